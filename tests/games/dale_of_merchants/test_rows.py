"""What learners are told: rows of observations and of answers, held against the views of the seats."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

from librt.strings import BytesWriter

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.decisions import short
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import FastChance
from covetown.kernel.state import lowest_seat

FEATURES = GAME.features()
assert FEATURES is not None
WIDTH = len(FEATURES.answer_fields())
POSITIONS = 100_000 if os.environ.get("COVETOWN_ROWS") == "long" else 3_000


def seen(state: DaleState, seat: int) -> bytes:
    out = BytesWriter()
    FEATURES.write(state, seat, out)
    return out.getvalue()


def answer(state: DaleState, seat: int, option: int) -> bytes:
    out = BytesWriter()
    FEATURES.write_answer(state, seat, option, out)
    return out.getvalue()


def like(thing: object) -> object:
    """A view without references to single copies, and without the order of hands, stacks and cards aside."""
    if isinstance(thing, dict):
        plain = {key: like(value) for key, value in thing.items() if key not in ("ref", "id")}
        for key in ("cards", "marked"):
            if key in plain and "what" not in plain and isinstance(plain[key], list):
                plain[key] = alike(plain[key])
        if "stall" in plain:
            plain["stall"] = [alike(stack) for stack in plain["stall"]]
        return plain
    if isinstance(thing, list):
        return [like(item) for item in thing]
    return thing


def alike(cards: list[object]) -> list[object]:
    """Cards of which the order tells nothing."""
    return sorted(cards, key=lambda card: json.dumps(card, sort_keys=True))


def told(state: DaleState, seat: int) -> str:
    return json.dumps(like(state.view(seat)), sort_keys=True)


def positions(count: int, seed: int) -> Iterator[tuple[DaleState, int]]:
    """Moments of random games at random tables, each with what else could have come of the last answer now and then."""
    made = 0
    while made < count:
        chance = FastChance(seed)
        seed += 1
        seats, options = GAME.any_setup(chance)
        state = GAME.new(seats, GAME.check_options(seats, options), chance)
        for step in range(60 + int(chance.below(300))):
            if not state.waiting:
                break
            assert isinstance(state, DaleState)
            seat = int(lowest_seat(state.waiting))
            yield state, seat
            made += 1
            choices = state.options(seat)
            if step % 8 == 0:
                for option in choices[:12]:
                    other = state.copy()
                    other.apply(seat, option, FastChance(step))
                    if other.waiting:
                        yield other, int(lowest_seat(other.waiting))
                        made += 1
            state.apply(seat, choices[chance.below(len(choices))], chance)


def test_positions_that_look_different_have_different_rows() -> None:
    views: dict[bytes, str] = {}
    for state, seat in positions(POSITIONS, seed=100):
        answers = {answer(state, seat, option) for option in state.options(seat)}
        row = seen(state, seat) + b"".join(sorted(answers))
        assert state.asking is not None
        view = told(state, seat) + state.asking.kind(state, seat)
        assert views.setdefault(row, view) == view


def test_answers_with_the_same_row_mean_the_same() -> None:
    for state, seat in positions(POSITIONS, seed=200):
        rows: dict[bytes, list[int]] = {}
        for option in state.options(seat):
            row = answer(state, seat, option)
            assert len(row) == WIDTH
            rows.setdefault(row, []).append(option)
        for alike_answers in rows.values():
            if len(alike_answers) > 1:
                outcomes = set()
                for option in alike_answers:
                    other = state.copy()
                    other.apply(seat, option, FastChance(1))
                    outcomes.add(tuple(told(other, viewer) for viewer in range(-1, int(state.seats))))
                assert len(outcomes) == 1, [short(state, option) for option in alike_answers]


def test_what_a_row_tells_does_not_depend_on_what_the_seat_does_not_know() -> None:
    for at, (state, _) in enumerate(positions(POSITIONS // 3, seed=300)):
        seat = at % int(state.seats)
        assert seen(state.redeal(seat, FastChance(at)), seat) == seen(state, seat)
