"""The player's rulebook of a game from elsewhere: read, cited from its ledger, and opened at what is asked."""

from __future__ import annotations

import msgspec
import pytest

from covetown import book, registry
from covetown.kernel import FastChance, new_match, seats_in


@pytest.fixture(autouse=True)
def anew() -> None:
    book.book.cache_clear()


def asked_in(key: str, games: int = 20) -> set[str]:
    """Every kind of decision that random games come to."""
    game, kinds = registry.load(key), set()
    for seed in range(games):
        chance = FastChance(seed)
        match = new_match(game, *game.any_setup(chance), chance, marks=False)
        while match.state.waiting:
            seat = seats_in(match.state.waiting)[0]
            kinds.add(match.state.decision(seat).kind)
            options = list(match.state.options(seat))
            match.choose(seat, options[chance.below(len(options))])
    return kinds


def test_every_sentence_and_every_question_has_its_place(on_the_shelf: str) -> None:
    found = book.book(on_the_shelf)
    assert found is not None
    assert found.title == "Lantern Fair"
    assert book.faults(found, asked_in(on_the_shelf)) == []
    (choosing,) = [section for section in found.sections() if section.asked == ["choose-lantern"]]
    assert choosing.blocks[0].sentences[0].rules == ["LF-014", "LF-016"]
    assert found.pages[0].sections[0].title == ""


def test_what_is_wrong_with_a_book_is_said(on_the_shelf: str) -> None:
    text = "# T\n## P\n### S {asked: lay-candle, nothing}\nSo it is. [LF-999]\n:: cards 1 2 | Two. [LF-014]\n"
    found = book.read(on_the_shelf, "en", text)
    figure = found.sections()[0].blocks[1]
    assert (figure.kind, figure.figure, figure.args) == ("figure", "cards", ["1", "2"])
    wrong = book.faults(found, {"lay-candle", "choose-lantern"})
    assert [one.removeprefix("the book of lantern_fair in en ") for one in wrong] == [
        "cites LF-999, which is no rule: So it is.",
        "does not say where to open at choose-lantern",
        "opens at nothing, which nobody is asked",
    ]
    with pytest.raises(book.BookError):
        book.read(on_the_shelf, "en", "words before any page")


def test_it_travels(on_the_shelf: str) -> None:
    from covetown.server import shelf, wire

    shelf.written_book.cache_clear()
    sent = msgspec.json.decode(shelf.written_book(on_the_shelf, "en"), type=wire.Book)
    assert sent.pages[0].title == "The fair"
    shelf.written_book.cache_clear()
