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
from tests.games.dale_of_merchants.builder import Table

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
    # Seats are told as seen from the one that looks, so a view is compared with those of its own seat at like tables.
    views: dict[tuple[int, str, bytes], str] = {}
    for state, seat in positions(POSITIONS, seed=100):
        answers = {answer(state, seat, option) for option in state.options(seat)}
        row = seen(state, seat) + b"".join(sorted(answers))
        assert state.asking is not None
        view = told(state, seat) + state.asking.kind(state, seat)
        rules = f"{state.seats} {state.view(seat)['rules']}"
        assert views.setdefault((seat, rules, row), view) == view


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


def fields_of(row: bytes, fields: list[tuple[str, int]]) -> dict[str, int]:
    """The fields of a row that are not nought."""
    return {name: count for (name, _), count in zip(fields, row, strict=True) if count}


def meanings(table: Table, kind: str) -> list[dict[str, int]]:
    """What the answers of a kind mean, in the order of the options."""
    dale = table.dale
    seat = int(lowest_seat(dale.waiting))
    rows = [fields_of(answer(dale, seat, option), FEATURES.answer_fields()) for option in dale.options(seat)]
    return [row for row in rows if row.get(kind)]


def test_a_row_says_what_is_bought_where_and_for_how_much() -> None:
    table = Table(hands=["charm spyglass", ""], market="acorn - - acorn#2 cookies")
    assert meanings(table, "buy") == [
        {"buy": 1, "card: cookies": 1, "slot 0": 1, "price, value or number of the stack": 2},
        {"buy": 1, "card: acorn": 1, "slot 1": 1, "price, value or number of the stack": 5},
        {"buy": 1, "card: acorn": 1, "slot 4": 1, "price, value or number of the stack": 8},
    ]


def test_a_stack_is_told_by_its_cards_wherever_they_are_in_the_hand() -> None:
    tables = [
        Table(hands=[hand, ""], stalls=[2, 0]) for hand in ("cookies swift_broker junk", "junk swift_broker cookies")
    ]
    assert meanings(tables[0], "build") == meanings(tables[1], "build")
    assert meanings(tables[0], "build") == [{"build": 1, "card: swift_broker": 1, "card: cookies": 1}]


def test_like_cards_that_lie_together_in_a_pile_are_one_answer() -> None:
    table = Table(hands=["new_season", ""], discards=["charm charm junk charm", ""], market_deck="acorn").do(
        "play new_season"
    )
    assert [row["depth in the pile"] for row in meanings(table, "pile")] == [1, 1, 4]


def test_cards_with_something_special_about_them_are_answers_of_their_own() -> None:
    table = Table(hands=["bold_haggler#1 bold_haggler#2 junk", ""]).do("roll bold_haggler", chance=[0])
    table.do("inventory")
    rolled = {"price, value or number of the stack": 1, "changed cards": 1, "rolled already": 1}
    plain = {"card": 1, "card: bold_haggler": 1}
    assert [row for row in meanings(table, "card") if row.get("card: bold_haggler")] == [{**plain, **rolled}, plain]


def test_players_are_named_as_seen_from_the_seat_that_answers() -> None:
    for active in range(3):
        hands = ["junk", "junk", "junk"]
        hands[active] = "nuisance junk"
        table = Table(hands=hands, players=3, active=active).do("play nuisance")
        assert meanings(table, "seat") == [{"seat": 1, "rival 1": 1}, {"seat": 1, "rival 2": 1}]


def test_an_observation_tells_the_order_of_a_payment_in_the_making() -> None:
    orders = []
    for first, second in (("junk", "cookies"), ("cookies", "junk")):
        table = Table(hands=["junk cookies acorn spyglass", ""], market="- spyglass#2 - - -")
        table.do("buy 3", f"lay {first}", f"lay {second}")
        row = fields_of(seen(table.dale, 0), FEATURES.fields())
        orders.append((row["laid 1"], row["laid 2"]))
        assert (row["price to pay"], row["paid so far"], row["slot paid for or stacks left"]) == (7, 3, 4)
    assert orders[0] == orders[1][::-1] != orders[1]


def test_an_observation_tells_how_many_more_stacks_may_be_built_and_nothing_of_a_payment() -> None:
    table = Table(hands=["winter_is_coming acorn empty_chest", ""], stalls=[4, 0], decks=["junk*9", ""])
    table.do("build winter_is_coming")
    assert table.asked == "extra_build"
    row = fields_of(seen(table.dale, 0), FEATURES.fields())
    told_so_far = ("price to pay", "paid so far", "stack so far", "slot paid for or stacks left")
    assert [row.get(name, 0) for name in told_so_far] == [0, 0, 0, 1]


def test_an_observation_tells_which_decks_are_banned_and_picked() -> None:
    """Two players ban a deck each, then pick one each: 1 is banned, 2 is picked."""
    dale = GAME.new(2, {"decks": "draft"}, FastChance(1))
    assert isinstance(dale, DaleState)
    drafted = []
    while not dale.decks:
        seat = int(lowest_seat(dale.waiting))
        row = fields_of(seen(dale, seat), FEATURES.fields())
        drafted.append([row.get(f"deck: {deck.key}", 0) for deck in GAME.shelf.decks])
        dale.apply(seat, dale.options(seat)[0], FastChance(1))
    assert drafted == [[0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0], [1, 1, 2, 0, 0, 0]]


def test_an_answer_has_the_same_number_in_every_hand_seat_and_slot() -> None:
    first = Table(hands=["charm acorn junk", ""], market="- - - - cookies")
    second = Table(hands=["", "acorn cookies#2 charm#2"], market="- - cookies#3 - -", active=1)
    numbers = []
    for table in (first, second):
        dale = table.dale
        seat = int(lowest_seat(dale.waiting))
        named = {short(dale, option): int(FEATURES.plain_action(dale, seat, option)) for option in dale.options(seat)}
        bought = [number for words, number in named.items() if words.startswith("buy")]
        numbers.append([named["play charm"], named["play acorn"], named["inventory"], *bought])
    assert numbers[0] == numbers[1]
    assert len(set(numbers[0])) == 4
