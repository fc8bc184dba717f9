"""The rules on request: the numbered rules by words or by id, and the pages of the player's rulebook."""

from __future__ import annotations

from covetown.agent.words import Consult, FoundRule, FoundTable, PageText, PageTitle, Rules
from covetown.book import Block, Book, Page, book
from covetown.kernel import Message, RuleError
from covetown.rule_search import rule_search
from covetown.rulebook import Rule, Table
from covetown.text import FALLBACK, texts

MOST = 12  # rules and tables told at once; more words narrow the search
MARKS = {"item": "- ", "example": "> "}


def refusal(key: str, **args: object) -> RuleError:
    """Why a request is not carried out, in plain English and as a message."""
    return RuleError(texts().key(key, **args), Message(key, args))


class Library:
    """The rules of a game in one language. The numbered rules are in English, the rulebook is in most languages."""

    def __init__(self, game: str, locale: str = FALLBACK) -> None:
        self.game = game
        self.locale = locale
        self.say = texts(game, locale)
        self.book: Book | None = book(game, locale)
        self.pages: list[Page] = self.book.pages if self.book is not None else []

    def consult(self, asked: Consult) -> Rules:
        """What is asked for; a RuleError says that it is not there, and what is."""
        if asked.rule:
            return self.rule(asked.rule)
        if asked.page:
            return self.page(asked.page)
        return self.search(asked.words) if asked.words.strip() else Rules("", [], [], titles(self.pages), None)

    def rule(self, ident: str) -> Rules:
        found = rule_search(self.game).by_ident.get(ident.strip().upper())
        if found is None or not isinstance(found.found, Rule):
            raise refusal("agent-no-rule", rule=ident)
        return Rules("", [rule_words(found.found)], [], titles(self.citing(found.ident)), None)

    def page(self, ident: str) -> Rules:
        for page in self.pages:
            if page.id == ident:
                return Rules("", [], [], [], PageText(page.id, page.title, page_words(page)))
        raise refusal("agent-no-page", page=ident, pages=", ".join(page.id for page in self.pages))

    def search(self, words: str) -> Rules:
        found = rule_search(self.game).search(words)
        pages = self.with_words(words)
        if not found.entries and not pages:
            key = "cli-rules-instead" if found.instead else "cli-rules-none"
            raise refusal(key, game=self.game, words=words, instead=", ".join(found.instead))
        notes = []
        if not found.complete:
            notes.append(self.say.key("cli-rules-some", words=words))
        if len(found.entries) > MOST:
            notes.append(self.say.key("cli-rules-more", n=len(found.entries) - MOST))
        told = found.entries[:MOST]
        return Rules(
            " ".join(notes),
            [rule_words(one) for one in told if isinstance(one, Rule)],
            [FoundTable(one.caption, one.section, one.rows) for one in told if isinstance(one, Table)],
            titles(pages),
            None,
        )

    def with_words(self, words: str) -> list[Page]:
        """The pages on which all these words stand."""
        wanted = words.casefold().split()
        return [page for page in self.pages if all(word in page_words(page).casefold() for word in wanted)]

    def citing(self, ident: str) -> list[Page]:
        """The pages that tell a rule."""
        return [
            page
            for page in self.pages
            if any(ident in one.rules for part in page.sections for block in part.blocks for one in block.sentences)
        ]

    def page_for(self, decision: str) -> str:
        """The page to open at a kind of decision; empty where there is none."""
        return next((page.id for page in self.pages if any(decision in part.asked for part in page.sections)), "")


def titles(pages: list[Page]) -> list[PageTitle]:
    return [PageTitle(page.id, page.title) for page in pages]


def rule_words(rule: Rule) -> FoundRule:
    return FoundRule(rule.ident, rule.section, rule.text)


def block_words(block: Block) -> str:
    told = [one.text + (f" [{', '.join(one.rules)}]" if one.rules else "") for one in block.sentences]
    return MARKS.get(block.kind, "") + " ".join(told)


def page_words(page: Page) -> str:
    """A page as Markdown; of a figure, its caption."""
    parts = [f"## {page.title}"]
    for section in page.sections:
        if section.title:
            parts.append(f"### {section.title}")
        parts += [block_words(block) for block in section.blocks if block.sentences]
    return "\n\n".join(parts)


def book_words(found: Book) -> str:
    """The whole rulebook as Markdown."""
    return "\n\n".join([f"# {found.title}", *map(page_words, found.pages)])
