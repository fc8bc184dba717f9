"""The player's rulebook: a game in a few pages, in the folder `book` of the game, one Markdown file for each language.

    # Title of the book
    ## A page
    ### A section {asked: action, pay}     the decisions at which the book is opened here
    A sentence. [DM-010] Another one. [DM-011, DM-012]
    - An item of a list. [DM-020]
    > A worked example. [DM-X01]
    :: cards 12 17 | A figure made of the board's own parts, with its caption.

Every sentence that states a rule names the rules of the ledger it stands for, so that whoever wants the letter of it
finds it, and a test finds a sentence whose rule is gone.
"""

from __future__ import annotations

import re
from functools import cache

import msgspec

from covetown import registry
from covetown.kernel import RuleError
from covetown.rulebook import rulebook
from covetown.text import FALLBACK

FOLDER = "book"
HEAD = re.compile(r"(#{1,3})\s+(.*?)(?:\s*\{asked:\s*([^}]*)\})?\s*$")
CITED = re.compile(r"\s*\[((?:[A-Z]{2}-[A-Z]?[0-9]{1,3}[a-z]?(?:,\s*)?)+)\]\s*")


class BookError(Exception):
    """A book cannot be read."""


class Sentence(msgspec.Struct, frozen=True):
    """Words, and the rules of the ledger they stand for."""

    text: str
    rules: list[str]


class Block(msgspec.Struct, frozen=True):
    """A paragraph, an item of a list, a worked example, or a figure with its caption."""

    kind: str
    sentences: list[Sentence]
    figure: str = ""
    args: list[str] = []


class Section(msgspec.Struct, frozen=True):
    """A section; `asked` are the kinds of decisions at which it helps."""

    id: str
    title: str
    asked: list[str]
    blocks: list[Block]


class Page(msgspec.Struct, frozen=True):
    """A page of the book."""

    id: str
    title: str
    sections: list[Section]


class Book(msgspec.Struct, frozen=True):
    """The rulebook of a game in one language."""

    game: str
    locale: str
    title: str
    pages: list[Page]

    def sections(self) -> list[Section]:
        return [section for page in self.pages for section in page.sections]

    def sentences(self) -> list[Sentence]:
        return [one for section in self.sections() for block in section.blocks for one in block.sentences]


def sentences(text: str) -> list[Sentence]:
    """Words cut at their citations: what stands before one belongs to it."""
    found: list[Sentence] = []
    at = 0
    for cited in CITED.finditer(text):
        found.append(Sentence(text[at : cited.start()].strip(), re.split(r",\s*", cited.group(1))))
        at = cited.end()
    if text[at:].strip():
        found.append(Sentence(text[at:].strip(), []))
    return found


def slug(words: str) -> str:
    return re.sub(r"[^\w]+", "-", words.lower()).strip("-") or "section"


def block_of(line: str) -> Block:
    """One line of the file as a block."""
    if line.startswith("::"):
        drawn, _, caption = line[2:].partition("|")
        name, *args = drawn.split()
        return Block("figure", sentences(caption.strip()), name, args)
    if line.startswith(("- ", "* ")):
        return Block("item", sentences(line[2:]))
    if line.startswith("> "):
        return Block("example", sentences(line[2:]))
    return Block("text", sentences(line))


def read(game: str, locale: str, text: str) -> Book:
    """A book from its file. Lines that follow each other without an empty one between them are one paragraph."""
    title = ""
    pages: list[Page] = []
    words: list[str] = []

    def flush() -> None:
        if words:
            blocks().append(block_of(" ".join(words)))
            words.clear()

    def blocks() -> list[Block]:
        if not pages:
            raise BookError(f"the book of {game} in {locale} must begin with a page (##)")
        if not pages[-1].sections:
            pages[-1].sections.append(Section(pages[-1].id, "", [], []))
        return pages[-1].sections[-1].blocks

    for raw in text.splitlines():
        line = raw.strip()
        head = HEAD.match(line)
        if not line or head or line.startswith(("::", "- ", "* ", "> ")):
            flush()
        if head:
            name, asked = head.group(2), [kind for kind in re.split(r",\s*", head.group(3) or "") if kind]
            if head.group(1) == "#":
                title = name
            elif head.group(1) == "##":
                pages.append(Page(slug(name), name, []))
                if asked:
                    pages[-1].sections.append(Section(slug(name), "", asked, []))
            else:
                if not pages:
                    raise BookError(f"the book of {game} in {locale}: a section before the first page")
                pages[-1].sections.append(Section(slug(name), name, asked, []))
        elif line:
            words.append(line)
    flush()
    return Book(game, locale, title, pages)


@cache
def book(game: str, locale: str = FALLBACK) -> Book | None:
    """The book of a game; in English where there is none in this language, nothing where there is none at all."""
    try:
        folder = registry.home(game) / FOLDER
    except RuleError:
        return None
    for language in (locale, FALLBACK):
        file = folder / f"{language}.md"
        if file.is_file():
            return read(game, language, file.read_text("utf-8"))
    return None


def faults(found: Book, kinds: set[str]) -> list[str]:
    """What is wrong with a book: rules that no ledger has, decisions at which it would not know where to open."""
    name = f"the book of {found.game} in {found.locale}"
    known = set(rulebook(found.game).idents())
    wrong = [
        f"{name} cites {ident}, which is no rule: {one.text[:60]}"
        for one in found.sentences()
        for ident in one.rules
        if ident not in known
    ]
    asked: dict[str, int] = {}
    for section in found.sections():
        for kind in section.asked:
            asked[kind] = asked.get(kind, 0) + 1
    wrong += [f"{name} does not say where to open at {kind}" for kind in sorted(kinds - set(asked))]
    wrong += [f"{name} opens at {kind}, which nobody is asked" for kind in sorted(set(asked) - kinds)]
    wrong += [f"{name} opens at {kind} in {count} places" for kind, count in sorted(asked.items()) if count > 1]
    return wrong
