"""What the kernel hands to the edges: events with an audience, messages, knowledge of piles, the codec."""

from __future__ import annotations

import pytest

from covetown.kernel import (
    Codec,
    Event,
    FastChance,
    Line,
    Message,
    Option,
    Panel,
    ScriptedChance,
    Thing,
    seats_in,
)
from covetown.kernel.form import compiled, form_name
from covetown.kernel.knowledge import put_on_top, redraw
from covetown.kernel.playout import calibrate, copy_often, many_random_games, play_randomly
from tests.kernel.tiny import DUEL, FACES, Face


def test_only_the_audience_learns_the_secret_part_of_an_event() -> None:
    event = Event("drew", {"seat": 1, "count": 1}, 1 << 1, {"card": 17})
    assert event.seen_by(1) == {"kind": "drew", "seat": 1, "count": 1, "card": 17}
    for viewer in (-1, 0, 2):
        assert "card" not in event.seen_by(viewer)


def test_messages_nest_and_travel_as_plain_data() -> None:
    message = Message("bought", {"card": Message("card-x"), "others": [Message("card-y")], "price": 3})
    assert message.plain() == {
        "key": "bought",
        "args": {"card": {"key": "card-x"}, "others": [{"key": "card-y"}], "price": 3},
    }
    assert Message("x").plain() == {"key": "x"}


def test_panels_and_options_travel_as_plain_data() -> None:
    thing = Thing(Message("t"), "hand:1", "coral", Message("h"))
    panel = Panel(Message("p"), [Line(Message("l"), [thing])], 1)
    assert panel.plain()["seat"] == 1
    assert thing.plain() == {"text": {"key": "t"}, "ref": "hand:1", "tone": "coral", "help": {"key": "h"}}
    assert Option(3, "buy", Message("o"), ["market:1"]).plain()["refs"] == ["market:1"]


def test_what_is_known_of_a_pile_is_counted_from_its_top() -> None:
    assert put_on_top((), 0b10) == (0b10,)
    assert put_on_top((0b10,), 0) == (0, 0b10)
    assert put_on_top((), 0) == ()


def test_redraw_mixes_only_the_named_slots() -> None:
    first, second = [1, 2, 3], [4, 5]
    redraw([(first, 1), (second, 0)], ScriptedChance([0]))
    assert (first, second) == ([1, 4, 3], [2, 5])


def test_seats_of_a_mask_come_lowest_first() -> None:
    assert seats_in(0b1011) == [0, 1, 3]
    assert seats_in(0) == []


def test_the_codec_refuses_what_it_does_not_know() -> None:
    codec = Codec([], [], dict(enumerate(FACES)), Face)
    tree = {"a": [1, None, "x", (2.5, FACES[3])], 3: True}
    assert codec.decode(codec.encode(tree)) == tree
    with pytest.raises(TypeError, match="FastChance is neither listed"):
        codec.encode(FastChance(1))


class Pause:
    """A step without fields, of a family of its own."""


class LongPause(Pause):
    def __init__(self, length: int, why: str) -> None:
        self.length = length
        self.why = why


class VeryLongPause(LongPause):
    """It takes what its parent takes."""


def test_the_codec_finds_steps_by_itself_with_what_their_constructors_take() -> None:
    codec = Codec([], [Pause], {}, Face)
    read = codec.decode(codec.encode([LongPause(3, "tea"), VeryLongPause(9, "night")]))
    assert isinstance(read, list)
    assert [(type(step), step.length, step.why) for step in read] == [
        (LongPause, 3, "tea"),
        (VeryLongPause, 9, "night"),
    ]


def test_the_codec_finds_a_step_that_was_made_later() -> None:
    codec = Codec([], [Pause], {}, Face)
    later = type("LaterPause", (Pause,), {"__module__": __name__})
    written = codec.encode(later())
    assert written == b'["LaterPause"]'
    assert type(codec.decode(written)) is later


def test_two_steps_of_one_name_are_an_error_that_names_both() -> None:
    class Family:
        pass

    first = type("Twin", (Family,), {"__module__": "one"})
    second = type("Twin", (Family,), {"__module__": "other"})
    with pytest.raises(TypeError, match="two classes are called Twin, in one and in other"):
        Codec([], [Family], {}, Face)
    assert first is not second


def test_random_play_counts_its_decisions() -> None:
    assert many_random_games(DUEL, 2, {"size": 1}, 5, 1, 1000) == 10
    state = DUEL.new(3, {}, FastChance(1))
    copy_often(state, 3)
    assert play_randomly(state, FastChance(2), 2) == 2
    assert state.waiting
    assert calibrate(1000) > 0


def test_the_form_is_named() -> None:
    assert form_name() == ("compiled" if compiled() else "interpreted")


def test_a_step_that_keeps_more_than_its_constructor_takes_is_an_error() -> None:
    """A compiled class says what it keeps; a field the codec would lose must not be lost without a word."""

    class Keeping:
        pass

    class Hoard(Keeping):
        __mypyc_attrs__ = ("__dict__", "gold", "chests")

        def __init__(self, gold: int) -> None:
            self.gold = gold
            self.chests = 2 * gold

    with pytest.raises(TypeError, match="Hoard keeps chests"):
        Codec([], [Keeping], {}, Face)
    del Hoard.__mypyc_attrs__
    with pytest.raises(TypeError, match="Hoard keeps chests"):
        Codec([], [Keeping], {}, Face).encode(Hoard(1))
