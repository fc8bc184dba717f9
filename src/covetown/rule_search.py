"""Finds rules by words: whole rules and tables, best first, and what else to look for when nothing fits.

A word finds its other forms (overpay, overpaying), words that begin like it, and a few words that mean the same at any
table (money, gold). A rule is also found by the title of a worked example, or of a row of an index, that cites it.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from math import log

from covetown.rulebook import Rule, Rulebook, Table, rulebook

WORD = re.compile(r"[a-z0-9]+(?:[’'][a-z]+)?")
IDENT = re.compile(r"\b[A-Z]{2}-X?[0-9]{2,3}[a-z]?\b")
SMALL = frozenset(
    word
    for line in (
        "a an and are as at be by can do does for from he how i if in is it may my not of on one or so than that the",
        "then this to was what when where which who why will with you your",
    )
    for word in line.split()
)
ENDINGS = ("ings", "ing", "ied", "ies", "ers", "er", "ed", "es", "s", "ment", "ly")
SYNONYMS = (
    ("attack", "fire", "shoot", "volley", "combat", "battle", "fight"),
    ("begin", "start", "setup"),
    ("buy", "purchase", "bought"),
    ("coin", "gold", "money"),
    ("discard", "throw", "trash"),
    ("escape", "flee", "flight", "fled"),
    ("finish", "end", "over"),
    ("pay", "payment", "price", "cost", "paid"),
    ("player", "seat", "captain"),
    ("point", "score", "scoring", "fame"),
    ("repair", "mend", "heal"),
    ("tie", "equal", "draw"),
    ("turn", "order", "round"),
    ("win", "victory", "winner", "won"),
)
CITED_MOST = 8  # an index row that cites more rules says nothing about any of them
EXACT, FORM, BEGINS, MEANS, HINTED, NAMED = 8.0, 7.0, 3.0, 2.0, 4.0, 100.0


def words_of(text: str) -> list[str]:
    return WORD.findall(text.lower())


@cache
def stem(word: str) -> str:
    """A word without its ending, so that its forms meet: sells, selling; chest, chests."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)]
            break
    if len(word) > 4 and word[-1] == word[-2] and word[-1] not in "aeilosu":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word[-1] in "ey" else word


MEANING = {stem(word): {stem(other) for other in group} for group in SYNONYMS for word in group}


class Entry:
    """Something that can be found: a rule, or a table with its caption."""

    def __init__(self, found: Rule | Table) -> None:
        self.found = found
        self.ident = found.ident if isinstance(found, Rule) else ""
        rows = [] if isinstance(found, Rule) else [" ".join(row) for row in found.rows]
        text = found.text if isinstance(found, Rule) else " ".join([found.caption, *rows])
        self.words = set(words_of(text))
        self.stems = {stem(word) for word in self.words}
        self.title = {stem(word) for word in words_of(found.section)}
        self.hints: set[str] = set()
        self.caption = "" if isinstance(found, Rule) else found.caption.lower()
        # Examples and tables explain; the rules themselves come first.
        self.weight = 1.0 if self.ident and "-X" not in self.ident else 0.7

    def called(self, question: str) -> bool:
        """Whether a table is asked for by its name, such as "table a"."""
        name = " ".join(question.lower().split())
        return bool(name) and re.match(rf"{re.escape(name)}\b", self.caption) is not None

    def worth(self, word: str) -> float:
        """How well a word of the question fits: 0 when it does not."""
        root = stem(word)
        if word in self.words or word == self.ident.lower():
            return EXACT
        if root in self.stems:
            return FORM
        if root in self.hints:
            return HINTED
        if len(word) >= 3 and any(other.startswith(word) for other in self.words):
            return BEGINS
        if root in self.title:
            return BEGINS
        return MEANS if MEANING.get(root, set()) & self.stems else 0.0


class Found:
    """What a question brought: the entries, best first; whether they have all its words; words to try instead."""

    def __init__(self, entries: list[Rule | Table], complete: bool, instead: list[str]) -> None:
        self.entries = entries
        self.complete = complete
        self.instead = instead


class RuleSearch:
    """The index of a rulebook."""

    def __init__(self, book: Rulebook) -> None:
        self.entries = [Entry(rule) for rule in book.rules]
        by_ident = {entry.ident.upper(): entry for entry in self.entries}
        self.by_ident = by_ident
        for rule in book.rules:
            if "-X" in rule.ident:
                self.hint(rule.text.partition(".")[0])
        for table in book.tables:
            cited = [row for row in table.rows[1:] if IDENT.search(" ".join(row))]
            if 2 * len(cited) > len(table.rows):  # an index, which points at rules
                for row in cited:
                    self.hint(" ".join(row))
            else:
                self.entries.append(Entry(table))
        self.known = {word for entry in self.entries for word in entry.words if len(word) > 2}

    def hint(self, text: str) -> None:
        """The rules that a title cites are found by its words."""
        cited = IDENT.findall(text)
        if len(cited) <= CITED_MOST:
            roots = {stem(word) for word in words_of(IDENT.sub("", text)) if word not in SMALL}
            for ident in cited:
                if ident in self.by_ident:
                    self.by_ident[ident].hints |= roots

    def search(self, question: str) -> Found:
        """The rules and tables for some words or an id."""
        asked = question.strip().upper()
        if asked in self.by_ident:
            return Found([self.by_ident[asked].found], True, [])
        all_words = words_of(" ".join(question.split("-")) if not IDENT.search(asked) else question)
        words = [word for word in dict.fromkeys(all_words) if word not in SMALL] or list(dict.fromkeys(all_words))
        worth = {word: [entry.worth(word) for entry in self.entries] for word in words}
        rare = {word: log(1 + len(self.entries) / (1 + sum(map(bool, found)))) for word, found in worth.items()}
        scored: list[tuple[int, float, int]] = []
        for place, entry in enumerate(self.entries):
            fits = [word for word in words if worth[word][place]]
            if fits:
                score = sum(worth[word][place] * rare[word] for word in fits) * entry.weight
                score += sum(stem(word) in entry.title for word in fits)
                score += NAMED if entry.called(question) else 0.0
                scored.append((len(fits), score, -place))
        most = max((fits for fits, _, _ in scored), default=0)
        best = sorted((one for one in scored if one[0] == most), key=lambda one: (-one[1], -one[2]))
        if best:  # what fits by its meaning only is left out where words fit themselves
            top = best[0][1] - (NAMED if best[0][1] > NAMED else 0.0)
            best = [one for one in best if one[1] >= top * 0.3]
        entries = [self.entries[-place].found for _, _, place in best]
        return Found(entries, bool(words) and most == len(words), self.instead(words) if most < len(words) else [])

    def instead(self, words: list[str]) -> list[str]:
        """Words of the rules that look like those that were not found."""
        out: list[str] = []
        for word in words:
            if word not in self.known:
                out += get_close_matches(word, self.known, n=3, cutoff=0.7)
        return list(dict.fromkeys(out))


@cache
def rule_search(game: str) -> RuleSearch:
    """The index of a registered game's rules."""
    return RuleSearch(rulebook(game))
