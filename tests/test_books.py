"""Every player's rulebook: each sentence stands for rules of the ledger, each question has its one place."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module

import pytest

from covetown import registry
from covetown.book import FOLDER, Book, faults, read
from covetown.kernel import FastChance, new_match, seats_in
from covetown.kernel.plain import dashed
from covetown.text import LOCALES, texts

QUESTION = "Question"  # in every game the class of the steps that ask
GAMES = 12
DECISIONS = 400


def books() -> list[Book]:
    """All books on the shelf, in every language they are written in."""
    found = []
    for game in registry.names():
        folder = registry.home(game) / FOLDER
        files = [file for file in folder.iterdir() if file.name.endswith(".md")] if folder.is_dir() else []
        found += [read(game, file.name.removesuffix(".md"), file.read_text("utf-8")) for file in files]
    return found


ALL = books()
BOOKS = pytest.mark.parametrize("found", ALL, ids=lambda found: f"{found.game}-{found.locale}")


def classes_of(game: str) -> dict[str, ast.ClassDef]:
    """The classes in the sources of a game, by name."""
    folders = [registry.home(game)]
    found: dict[str, ast.ClassDef] = {}
    while folders:
        for entry in folders.pop().iterdir():
            if entry.is_dir():
                folders.append(entry)
            elif entry.name.endswith(".py"):
                tree = ast.parse(entry.read_text("utf-8"))
                found |= {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    return found


def bases_of(one: ast.ClassDef) -> list[str]:
    return [base.id for base in one.bases if isinstance(base, ast.Name)]


def method(classes: dict[str, ast.ClassDef], name: str, wanted: str) -> ast.FunctionDef | None:
    """A method of a question, its own or one it has from another question of the game."""
    if name == QUESTION or name not in classes:
        return None
    for node in classes[name].body:
        if isinstance(node, ast.FunctionDef) and node.name == wanted:
            return node
    return next((found for base in bases_of(classes[name]) if (found := method(classes, base, wanted))), None)


def asks(classes: dict[str, ast.ClassDef], name: str) -> bool:
    bases = bases_of(classes[name]) if name in classes else []
    return QUESTION in bases or any(asks(classes, base) for base in bases)


@cache
def kinds_in_sources(game: str) -> set[str]:
    """Every kind of decision the rules can ask for, also those that random games hardly ever come to."""
    classes = classes_of(game)
    kinds: set[str] = set()
    for name in classes:
        if not asks(classes, name) or method(classes, name, "options") is None:
            continue
        told = method(classes, name, "kind")
        if told is None and not any(name in bases_of(other) for other in classes.values()):
            kinds.add(dashed(name))
        elif told is None:
            continue  # what other questions have in common
        else:
            answers = [node.value for node in ast.walk(told) if isinstance(node, ast.Return) and node.value]
            words = [part for answer in answers for part in parts_of(answer)]
            kinds |= {word.value for word in words if isinstance(word, ast.Constant) and isinstance(word.value, str)}
    return kinds


def parts_of(answer: ast.expr) -> list[ast.expr]:
    """What a method can return: both sides of a choice, not what the choice depends on."""
    return [*parts_of(answer.body), *parts_of(answer.orelse)] if isinstance(answer, ast.IfExp) else [answer]


@cache
def seen_in_play(game: str) -> tuple[set[str], set[str]]:
    """The kinds of decisions and of answers that a few random games come to."""
    rules = registry.load(game)
    kinds: set[str] = set()
    answers: set[str] = set()
    for seed in range(GAMES):
        chance = FastChance(seed)
        match = new_match(rules, *rules.any_setup(chance), chance, marks=False)
        for _ in range(DECISIONS):
            if not match.state.waiting:
                break
            seat = seats_in(match.state.waiting)[0]
            decision = match.state.decision(seat)
            kinds.add(decision.kind)
            answers |= {option.kind for option in decision.options}
            options = list(match.state.options(seat))
            match.choose(seat, options[chance.below(len(options))])
    return kinds, answers


@BOOKS
def test_every_rule_it_cites_exists_and_every_question_has_one_place(found: Book) -> None:
    assert faults(found, kinds_in_sources(found.game)) == []


@BOOKS
def test_every_sentence_stands_for_a_rule(found: Book) -> None:
    assert [one.text for one in found.sentences() if not one.rules] == []


@pytest.mark.parametrize("game", sorted({found.game for found in ALL}))
def test_the_sources_know_every_question_that_is_asked(game: str) -> None:
    assert seen_in_play(game)[0] - kinds_in_sources(game) == set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted({found.game for found in ALL}))
def test_every_kind_of_answer_has_a_name_and_a_line_that_explains_it(game: str, locale: str) -> None:
    package = type(registry.load(game)).__module__.rpartition(".")[0]
    kinds = [kind for kind in import_module(f"{package}.options").KIND_NAMES if kind]
    words = texts(game, locale)
    missing = [kind for kind in kinds if not words.has(f"option-kind-{dashes(kind)}")]
    missing += [f"{kind}.help" for kind in kinds if not words.has(f"option-kind-{dashes(kind)}.help")]
    assert missing == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted({found.game for found in ALL}))
def test_answers_are_grouped_under_names_and_never_under_raw_words(game: str, locale: str) -> None:
    """What the list of open answers is headed with: kinds as a decision names them."""
    words = texts(game, locale)
    keys = [f"option-kind-{dashes(kind)}" for kind in sorted(seen_in_play(game)[1])]
    assert [key for key in keys if not (words.has(key) and words.has(f"{key}.help"))] == []


def dashes(kind: str) -> str:
    return kind.replace("_", "-")
