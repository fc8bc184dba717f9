"""A game's rules in our own words, read from its `rules.md`: sections of rules, paragraphs, lists, tables, charts."""

from __future__ import annotations

import re
from functools import cache

from covetown import registry

RULE = re.compile(r"\*\*([A-Z]{2}-X?[0-9]{2,3}[a-z]?)\*\*")
TAG = re.compile(r"\[[RFD]\]\s*")
ITEM = re.compile(r"(?:[-*]|[0-9]+[.)]) ")
FENCE = "```"


class Block:
    """A piece of a section: a `rule`, a `text`, an `item` of a list, a `row` of a table or a `chart` set line by line.

    `owner` is the rule under which an item stands; a row with an id is a rule too; a table begins with its head.
    """

    def __init__(
        self, kind: str, text: str = "", ident: str = "", source: str = "", owner: str = "", head: bool = False
    ) -> None:
        self.kind = kind
        self.text = text
        self.ident = ident
        self.source = source
        self.owner = owner
        self.head = head
        self.cells: list[str] = []


class Section:
    """What stands under one heading."""

    def __init__(self, title: str, level: int) -> None:
        self.title = title
        self.level = level
        self.blocks: list[Block] = []


class Rule:
    """One rule: its id, its section, how we know it (R rulebook, F public fact, D our ruling), and its whole text."""

    def __init__(self, ident: str, section: str, source: str, text: str) -> None:
        self.ident = ident
        self.section = section
        self.source = source
        self.text = text


class Table:
    """A table without ids of its own, or a chart: its caption, its section and its rows, the first one the head."""

    def __init__(self, caption: str, section: str, rows: list[list[str]]) -> None:
        self.caption = caption
        self.section = section
        self.rows = rows


class Reader:
    """Reads a rules file line by line."""

    def __init__(self, text: str) -> None:
        self.sections = [Section("", 1)]
        self.open: Block | None = None  # what the next line may go on with
        self.in_table = False
        self.owner = ""
        chart: list[str] | None = None
        for raw in text.splitlines():
            if raw.strip().startswith(FENCE):
                if chart is not None:
                    self.add(Block("chart", "\n".join(chart)))
                chart = [] if chart is None else None
            elif chart is not None:
                chart.append(raw.rstrip())
            else:
                self.line(raw)

    def add(self, block: Block) -> None:
        self.sections[-1].blocks.append(block)
        self.open = block if block.kind in ("rule", "text", "item") else None
        self.in_table = block.kind == "row"

    def line(self, raw: str) -> None:
        line = raw.strip()
        if line.startswith("#"):
            self.sections.append(Section(line.lstrip("#").strip(), len(line) - len(line.lstrip("#"))))
            self.end()
        elif not line or line.strip("-") == "":
            self.end()
        elif line.startswith("|"):
            self.row(line)
        elif RULE.match(line.removeprefix("- ")):
            self.rule(line.removeprefix("- "))
        elif ITEM.match(line):
            inside = self.owner if raw.startswith("  ") else ""
            words = line if line[0].isdigit() else line[2:]
            self.add(Block("item", words, owner=inside))
        elif self.open is not None:
            self.open.text += " " + line
        else:
            self.add(Block("text", line))

    def end(self) -> None:
        self.open, self.in_table, self.owner = None, False, ""

    def rule(self, line: str) -> None:
        found = RULE.match(line)
        assert found is not None
        self.owner = found.group(1)
        rest = line[found.end() :].strip()
        self.add(Block("rule", TAG.sub("", rest, count=1).strip(), self.owner, tag(rest)))

    def row(self, line: str) -> None:
        """A row of a table; the line between its head and the rest is none."""
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip("|"))]
        if self.in_table and all(set(cell) <= set("-: ") and "--" in cell for cell in cells):
            return
        found = RULE.search(cells[0])
        block = Block(
            "row", ident="" if found is None else found.group(1), source=tag(cells[0]), head=not self.in_table
        )
        block.cells = [RULE.sub(r"\1", cell) for cell in cells]
        self.add(block)


def tag(text: str) -> str:
    """How we know a rule: the letter in brackets after its id."""
    found = TAG.match(RULE.sub("", text).strip())
    return found.group(0)[1] if found else ""


class Rulebook:
    """All rules of a game in their order, with the tables and charts that belong to them."""

    def __init__(self, text: str) -> None:
        self.sections = [section for section in Reader(text).sections if section.title or section.blocks]
        self.rules: list[Rule] = []
        self.tables: list[Table] = []
        for section in self.sections:
            self.read(section)

    def read(self, section: Section) -> None:
        heads: list[str] = []
        caption = section.title
        rows: list[list[str]] = []
        for block in [*section.blocks, Block("text")]:
            if rows and (block.kind != "row" or block.head):
                if len(rows) > 1:
                    self.tables.append(Table(caption, section.title, rows))
                rows = []
            if block.kind == "rule":
                self.rules.append(Rule(block.ident, section.title, block.source, block.text))
            elif block.kind == "item" and block.owner:
                self.rules[-1].text += " " + block.text
            elif block.kind == "row" and block.ident:
                told = zip(heads[1:], block.cells[1:], strict=False)
                named = [f"{head}: {cell}" if head else cell for head, cell in told if cell]
                self.rules.append(Rule(block.ident, section.title, block.source, "; ".join(named)))
            elif block.kind == "row":
                heads = block.cells if block.head else heads
                rows.append(block.cells)
            elif block.kind == "chart":
                self.tables.append(Table(caption, section.title, [[line] for line in block.text.splitlines()]))
            if block.kind == "text" and block.text:
                caption = block.text.rstrip(":")

    def idents(self) -> list[str]:
        return [rule.ident for rule in self.rules]


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a registered game."""
    return Rulebook(written_rules(game))


def written_rules(game: str) -> str:
    """The rules file of a registered game, as it is written."""
    return registry.home(game).joinpath("rules.md").read_text("utf-8")
