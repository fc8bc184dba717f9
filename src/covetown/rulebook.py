"""A game's rules in our own words, read from its `rules.md`: every rule with its id and the section it stands in."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

RULE = re.compile(r"\*\*([A-Z]{2}-X?[0-9]{2,3}[a-z]?)\*\*")
TAG = re.compile(r"\[[RFD]\]\s*")


class Rule:
    """One rule: its id, the section it stands in, how we know it (R rulebook, F public fact, D our ruling), and its
    text.
    """

    def __init__(self, ident: str, section: str, source: str, text: str) -> None:
        self.ident = ident
        self.section = section
        self.source = source
        self.text = text


class Rulebook:
    """All rules of a game in their order."""

    def __init__(self, text: str) -> None:
        self.rules: list[Rule] = []
        section = ""
        heads: list[str] = []
        for raw in text.splitlines():
            line = raw.strip()
            if line.startswith("#"):
                section = line.lstrip("#").strip()
                heads = []
                continue
            if line.startswith("|") and not RULE.search(line):
                cells = [cell.strip() for cell in line.strip("|").split("|")]
                if not all(set(cell) <= set("-: ") for cell in cells):
                    heads = cells
                continue
            found = RULE.search(line)
            starts = line.startswith(("- **", "| **"))
            if found and starts:
                source = TAG.search(line)
                self.rules.append(
                    Rule(found.group(1), section, source.group(0)[1] if source else "", rule_text(line, heads))
                )
            elif raw.startswith("  ") and line and self.rules and self.rules[-1].section == section:
                self.rules[-1].text += " " + line.removeprefix("- ")
        self.by_id = {rule.ident: rule for rule in self.rules}

    def idents(self) -> list[str]:
        return [rule.ident for rule in self.rules]


def rule_text(line: str, heads: list[str]) -> str:
    """The words of a rule, whether it stands in a list or in a row of a table."""
    if line.startswith("|"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        named = [f"{head}: {cell}" if head else cell for head, cell in zip(heads[1:], cells[1:], strict=False) if cell]
        return "; ".join(named) if named else " ".join(cells[1:])
    return TAG.sub("", RULE.sub("", line.removeprefix("- "), count=1)).strip()


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a registered game."""
    return Rulebook(resources.files(f"covetown.games.{game}").joinpath("rules.md").read_text("utf-8"))
