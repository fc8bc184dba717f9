"""Observations and answers as rows: what they say is held against the view and the words that people get."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import pytest
from librt.strings import BytesWriter

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, KIND_NAMES
from covetown.games.merchants_cove.answers import COLOUR, HOURS, LEVEL, PLACE, Meaning, mark_place
from covetown.games.merchants_cove.features import FEATURES
from covetown.games.merchants_cove.goods import good_name
from covetown.games.merchants_cove.merchants import SHELF
from covetown.games.merchants_cove.merchants.entertainer.cards import CARDS, FIRST_CARD
from covetown.games.merchants_cove.merchants.peddler.cards import FIRST_CARD as FIRST_PEDDLER_CARD
from covetown.games.merchants_cove.merchants.peddler.cards import PEDDLER_CARDS
from covetown.games.merchants_cove.state import MerchantsState
from covetown.games.merchants_cove.town.townsfolk import TOWNSFOLK
from covetown.kernel import SPECTATOR, FastChance, Message, Option, kind_number
from covetown.kernel.state import lowest_seat
from tests.games.merchants_cove.merchants.stage import Stage, words

LONG = os.environ.get("COVETOWN_ROWS") == "long"
POSITIONS = 100_000 if LONG else 3_000
NAMES = [name for name, _ in FEATURES.fields()]
ANSWER_NAMES = [name for name, _ in FEATURES.answer_fields()]
GOODS = tuple([good_name(good) for good in range(8)])
MARBLES = (*COLOUR_NAMES, "ichor")
PAY = "pay"
PAID = ANSWER_NAMES.index("kind entertainer pay")


def positions(seed: int, wanted: int) -> Iterator[tuple[MerchantsState, int]]:
    """Questions of many tables, answered now at random, now sensibly."""
    chance = FastChance(seed)
    guide = GAME.guide()
    while True:
        seats, options = GAME.any_setup(chance)
        state = GAME.new(seats, GAME.check_options(seats, options), chance)
        assert isinstance(state, MerchantsState)
        while state.waiting != 0:
            seat = int(lowest_seat(state.waiting))
            if wanted == 0:
                return
            wanted -= 1
            yield state, seat
            choices = state.options(seat)
            sensibly = chance.below(3) > 0
            choice = guide.prefer(state, seat, choices, chance) if sensibly else choices[chance.below(len(choices))]
            state.apply(seat, choice, chance)


def observation(state: MerchantsState, seat: int) -> bytes:
    out = BytesWriter()
    FEATURES.write(state, seat, out)
    return out.getvalue()


def row_of(state: MerchantsState, seat: int, option: int) -> bytes:
    out = BytesWriter()
    FEATURES.write_answer(state, seat, option, out)
    return out.getvalue()


def seen(view: dict[str, object]) -> str:
    """A view without what tells equal things apart: which of the ships lies where, how tiles lie on the workbench."""
    plain: Any = json.loads(json.dumps(view))
    for player in plain["players"]:
        board = player["board"]
        if player["merchant"] == "captain":
            board["ships"].sort(key=str)
        elif player["merchant"] == "chronomancer":
            board["bench"].sort()
    return json.dumps(plain, sort_keys=True)


def test_positions_that_look_different_have_different_rows() -> None:
    """None of many positions has the row of another with a different view or question (`COVETOWN_ROWS=long`: 100,000).

    A row is the observation with those of all answers.
    """
    known: dict[bytes, bytes] = {}
    merchants: set[str] = set()
    for state, seat in positions(5, POSITIONS):
        rows = observation(state, seat) + b"".join([row_of(state, seat, option) for option in state.options(seat)])
        truth = seen(state.view(seat)) + json.dumps(state.decision(seat).plain(), sort_keys=True)
        row = blake2b(rows, digest_size=16).digest()
        look = blake2b(truth.encode(), digest_size=16).digest()
        assert known.setdefault(row, look) == look, truth
        merchants |= {player.merchant.key for player in state.players}
    assert len(known) > POSITIONS * 0.9
    assert merchants == {merchant.key for merchant in SHELF.everyone}


def test_rows_come_from_what_the_seat_knows_alone() -> None:
    """Everything the seat cannot know is dealt anew: the rows of all seats and answers stay the same."""
    chance = FastChance(2)
    for count, (state, seat) in enumerate(positions(9, 1_500)):
        if count % 3:
            continue
        for viewer in range(int(state.seats)):
            world = state.redeal(viewer, chance)
            assert isinstance(world, MerchantsState)
            assert observation(world, viewer) == observation(state, viewer)
            if viewer == seat:
                for option in state.options(seat):
                    assert row_of(world, seat, option) == row_of(state, seat, option)


def test_answers_with_one_row_mean_the_same_and_plain_numbers_say_the_same() -> None:
    """Equal rows lead to what everybody sees as the same; numbers are equal where rows are, and only there."""
    used: dict[int, tuple[str, int]] = {}
    whole = FEATURES.plain_actions()
    for state, seat in positions(21, 2_500):
        first: dict[bytes, int] = {}
        numbers: dict[int, bytes] = {}
        merchant = state.players[seat].merchant
        for option in state.options(seat):
            row = row_of(state, seat, option)
            assert len(row) == len(ANSWER_NAMES)
            number = int(FEATURES.plain_action(state, seat, option))
            kind = int(kind_number(option))
            if number < 0:
                assert merchant.kinds[kind - merchant.first_kind] == PAY
            else:
                assert number < whole
                own = merchant.key if kind > 16 or kind in (2, 9) else ""
                assert used.setdefault(number, (own, kind)) == (own, kind)
                assert numbers.setdefault(number, row) == row
            if row in first:
                assert number == FEATURES.plain_action(state, seat, first[row])
                assert outcome(state, seat, option) == outcome(state, seat, first[row])
            first.setdefault(row, option)
        assert len(numbers) == len({row for row in first if not row[PAID]})


def outcome(state: MerchantsState, seat: int, option: int) -> tuple[str, str]:
    """What the actor and a spectator see after an answer."""
    after = state.copy()
    after.apply(seat, option, FastChance(77))
    return seen(after.view(seat)), seen(after.view(SPECTATOR))


def fields(state: MerchantsState, seat: int, option: int) -> dict[str, int]:
    return dict(zip(ANSWER_NAMES, row_of(state, seat, option), strict=True))


def test_a_reprise_is_the_same_whichever_card_lends_its_icons() -> None:
    """Two yellow icons are repeated, of a yellow or of a wild bundle: one answer (EN-198)."""
    stage = Stage(zone="ES10 EK01 EI03", bazaar="YY").song()
    stage.do("go bazaar")
    state = stage.table.state
    seat = int(lowest_seat(state.waiting))
    rows = {words(option): (row_of(state, seat, option.ident), option.ident) for option in state.decision(seat).options}
    yellow, wild = rows["spend again:ES10 yellow"], rows["spend again:EK01 yellow"]
    assert yellow[0] == wild[0]
    assert FEATURES.plain_action(state, seat, yellow[1]) == FEATURES.plain_action(state, seat, wild[1])
    assert outcome(state, seat, yellow[1]) == outcome(state, seat, wild[1])
    others = [row for said, (row, _) in rows.items() if not said.startswith("spend again")]
    assert len({*others, yellow[0]}) == len(others) + 1
    row = fields(state, seat, rows["spend ES10 yellow"][1])
    assert (row["entertainer: upper Y2"], row["colour yellow"], row["amount"], row["gold"]) == (1, 1, 2, 4)


def test_a_payment_is_a_count_of_bundles_of_each_type() -> None:
    stage = Stage(zone="ES01 ES02 ES04 EK01", volume=2, stones=1, halls={"red": 2}).song()
    stage.do("go red", "rune")
    state = stage.table.state
    seat = int(lowest_seat(state.waiting))
    found = {words(option): fields(state, seat, option.ident) for option in state.decision(seat).options}
    names = {"ES01": "upper R2", "ES02": "upper R1", "ES02_": "lower R32", "EK01": "upper P2", "stone": "stones"}
    assert len(found) > 3
    for said, row in found.items():
        assert row["kind entertainer pay"] == 1
        paid = {names[bundle] for bundle in said.removeprefix("pay ").split("+")}
        assert {name for name in names.values() if row[f"entertainer: {name}"]} == paid


REFERENCES = {
    "vat": "colour", "rack": "colour", "pool": "colour", "bench": "colour", "shield": "colour",
    "cauldron": "place", "furnace": "place", "rift": "place", "good": "good",
}  # fmt: skip


def check_answer(option: Option, row: dict[str, int]) -> None:
    """What an answer points at and says is what its row says."""
    for ref in option.refs:
        what, *rest = ref.split(":")
        if what in REFERENCES and len(rest) == 1 and rest[0] not in ("left", "right"):
            assert row[f"{REFERENCES[what]} {rest[0]}"] == 1, option.plain()
        elif what == "adventurer":
            assert row["colour " + (rest[0] if rest[0] in COLOUR_NAMES else "other")] == 1
        elif what == "die" and len(rest) == 2:
            assert row["level " + rest[1]] == 1
        elif what == "boat" and (option.kind != "rob" or ref is option.refs[-1]):
            assert row[f"boat {rest[0]}"] == 1
        elif what == "card" and int(rest[0]) < len(TOWNSFOLK):
            assert row["townsfolk"] == int(rest[0]) + 1
            icons = TOWNSFOLK[int(rest[0])].icons
            assert [row[f"icons {name}"] for name in (*COLOUR_NAMES, "corruption")] == [icons.count(i) for i in "RGBYC"]
        elif what == "card" and option.kind not in ("spend", "pay"):
            assert row["entertainer: card"] == int(rest[0]) - FIRST_CARD + 1
        elif what == "corruption":
            shown = [row[f"colour {name}"] for name in COLOUR_NAMES] + [row["corruption"]]
            sign, _, colour = rest[0].partition("-")
            assert shown == [int(name == colour) for name in COLOUR_NAMES] + [len(sign)]
    told = option.text.args
    for name, field in (("amount", "gold"), ("hours", "hours"), ("corruption", "corruption")):
        count = told.get(name)
        if isinstance(count, int) and option.kind in ("sell", "spend", "buy", "space", "card"):
            assert row[field] == min(count, 255)


# The numbers a prompt tells, by its key, and the fields of a choice in the making that say the same.
ASKED = {
    "prompt-hand": {"hours": "left"},
    "prompt-discard": {"most": "left", "least": "count"},
    "prompt-captain-point": {"points": "left"},
    "prompt-captain-return": {"left": "left"},
    "prompt-captain-spin": {"left": "left"},
    "prompt-chronomancer-push": {"left": "left"},
    "prompt-blacksmith-temper": {"left": "left"},
    "prompt-alchemist-place-few": {"most": "left"},
    "prompt-blacksmith-furnace": {"value": "count"},
}


def check_asked(prompt: Message, row: dict[str, int]) -> None:
    """A choice in the making is told to learners as it is to people."""
    for name, field in ASKED.get(prompt.key, {}).items():
        assert row[f"asked: {field}"] == prompt.args[name], prompt.key
    who, pier, boat = prompt.args.get("adventurer"), prompt.args.get("pier"), prompt.args.get("boat")
    if isinstance(who, Message):
        kind = who.key.removeprefix("adventurer-")
        assert row["asked: " + (kind if kind in COLOUR_NAMES else "other")] == 1
    if isinstance(pier, Message) and prompt.key == "prompt-sell":
        assert row["asked: " + pier.key.removeprefix("pier-")] == 1
        assert sum(row[f"asked: {good}"] for good in GOODS) == prompt.args["count"]
    if boat is not None:
        assert row[f"asked: boat {boat}"] == 1
    if prompt.key == "prompt-sailor-from":
        assert row[f"asked: to {prompt.args['target']}"] == 1


def test_rows_say_what_the_words_of_questions_and_answers_say() -> None:
    kinds: set[str] = set()
    prompts: set[str] = set()
    for state, seat in positions(33, 3_000):
        decision = state.decision(seat)
        prompts.add(decision.prompt.key)
        check_asked(decision.prompt, dict(zip(NAMES, observation(state, seat), strict=True)))
        for option in decision.options:
            row = fields(state, seat, option.ident)
            (kind,) = [name for name in ANSWER_NAMES if name.startswith("kind ") and row[name]]
            kinds.add(kind)
            check_answer(option, row)
    assert len(kinds) > 60
    assert not {*ASKED, "prompt-sell", "prompt-dock", "prompt-rob", "prompt-sailor-from", "prompt-boat"} - prompts


def check_town(view: dict[str, Any], row: dict[str, int]) -> None:
    for place, berth in enumerate(view["harbour"]["berths"]):
        name = f"berth {('BZ', 'PL', 'PR', 'BM')[place]}"
        assert (row[f"{name} taken"], row[f"{name} boat"]) == (int(berth["boat"] is not None), berth["boat"] or 0)
    for space in view["town"]["square"]:
        assert row[f"space {space['space']} card"] == (0 if space["card"] is None else space["card"] + 1)
    recruited = view["town"]["recruited"]
    assert row["recruited card"] == (0 if recruited is None else recruited + 1)
    assert row["townsfolk deck"] == view["town"]["deck"]
    below = [row[f"deck: {TOWNSFOLK[card].key}"] for card in view["town"]["bottom"]]
    assert below == [place + 2 for place in range(len(below))]
    assert sum(row[f"deck: {card.key}"] > 0 for card in TOWNSFOLK) == view["town"]["deck"]
    for pier in view["harbour"]["piers"]:
        assert {kind: row[f"{pier['pier']}: {kind}"] for kind in KIND_NAMES} == pier["crowd"]


def check_side(view: dict[str, Any], player: dict[str, Any], side: str, row: dict[str, int]) -> None:
    assert row[f"{side}: gold"] + row[f"{side}: gold beyond 255"] == player["gold"]
    assert row[f"{side}: before"] == view["clock"]["turns"].index(player["seat"])
    assert row[f"{side}: marked"] == player["marked"]
    assert row[f"{side}: active"] == int(view["active"] == player["seat"])
    for slot in range(6):
        card = player["staff"][slot]["card"] if slot < len(player["staff"]) else None
        assert row[f"{side}: staff {slot + 1}"] == (0 if card is None else card + 1)
    assert {good: row[f"{side}: shelf {good}"] for good in GOODS} == player["shelf"]


def check_public_board(key: str, board: dict[str, Any], row: dict[str, int]) -> None:
    """The public fields of another's board against the board in the view."""

    def at(name: str) -> int:
        return row[f"rival {key}: {name}"]

    def number(thing: object, kinds: tuple[str, ...]) -> int:
        return 0 if thing is None else kinds.index(str(thing)) + 1

    if key == "alchemist":
        for chute, name in enumerate(("L1", "L2", "R1", "R2")):
            shown = [at(f"chute {name} level {level}") for level in range(1, 6)]
            assert shown == [number(marble, MARBLES) for marble in board["chutes"][chute]]
        for index, cauldron in enumerate(board["cauldrons"]):
            for part, slots in (("base", cauldron["base"]), ("catalyst", cauldron["catalysts"])):
                shown = [at(f"cauldron {index + 1} {part} {slot + 1}") for slot in range(len(slots))]
                assert shown == [number(marble, MARBLES) for marble in slots]
        assert [at(f"vat {colour}") for colour in COLOUR_NAMES] == board["vats"]
        assert [at(f"bag: {marble}") for marble in MARBLES] == board["bag"]
        assert [at(f"catch: {marble}") for marble in MARBLES] == [board["catch"].count(marble) for marble in MARBLES]
    elif key == "blacksmith":
        for index, furnace in enumerate(board["furnaces"]):
            name = f"furnace {index + 1}"
            assert at(f"{name} alloy") == number(furnace["alloy"], COLOUR_NAMES)
            assert at(f"{name} alloy value") == furnace["value"]
            assert [at(f"{name} coal {place}") for place in (1, 2, 3)] == [*furnace["coal"], 0, 0, 0][:3]
        for pile in ("pool", "rack"):
            dice = (*COLOUR_NAMES, "coal")
            assert [at(f"{pile}: {die}") for die in dice] == [board[pile].count(die) for die in dice]
    elif key == "captain":
        for lane in "nesw":
            for space in range(1, 8):
                ships = board["ships"].count({"lane": lane, "space": space})
                assert at(f"ships in lane {lane} space {space}") == ships
        assert [at(f"wreck {lane}") for lane in "nesw"] == [number(token, COLOUR_NAMES) for token in board["tokens"]]
        assert [at(f"fetched {colour}") for colour in COLOUR_NAMES] == board["taken"]
    elif key == "chronomancer":
        for place, name in enumerate(("I", "II")):
            shown = [at(f"machine {name} rift {rift}") for rift in range(1, 6)]
            assert shown == [number(tile, COLOUR_NAMES) for tile in board["machines"][place]]
        assert [at(f"workbench: {name}") for name in COLOUR_NAMES] == [board["bench"].count(c) for c in COLOUR_NAMES]
        assert [at(f"anchor {colour}") for colour in COLOUR_NAMES] == board["anchors"]
        assert at("hourglass") == int(board["hourglass"])
    elif key == "entertainer":
        check_stage(at, board)
        assert not {card.key for card in CARDS if at(f"place of {card.key}") == 1} - {
            CARDS[card - FIRST_CARD].key for card in board["hand_known"]
        }
    else:
        left = [at(f"place of {card.key()}") for card in PEDDLER_CARDS]
        assert left.count(1) == board["deck"]
        assert [FIRST_PEDDLER_CARD + place for place, where in enumerate(left) if where == 2] == board["discard"]
        assert left.index(4) + FIRST_PEDDLER_CARD == board["right"] if board["right"] else 4 not in left
        pool = [at(f"pool {space}") for space in range(1, 7)]
        assert pool == [*[number(kind, KIND_NAMES) for kind in board["pool"]], 0, 0, 0, 0, 0, 0][:6]
        assert [at(f"shelf {space}") for space in range(1, 7)] == [
            number(good, tuple(GOODS)) for good in board["shelf"]
        ]
        assert [place for place, card in enumerate(TOWNSFOLK) if at(f"townsfolk {card.key}")] == board["townsfolk"]


def check_stage(at: Any, board: dict[str, Any]) -> None:
    """What is public of an Entertainer's board, or what its player sees of it."""
    assert [at(name) for name in ("volume", "quarter", "stones", "badges", "hand")] == [
        board[name] for name in ("volume", "quarter", "stones", "badges", "hand_size")
    ]
    assert [place for place, card in enumerate(TOWNSFOLK) if at(f"fan {card.key}")] == board["fans"]
    assert [place for place, card in enumerate(TOWNSFOLK) if at(f"fan {card.key}") == 2] == board["beside"]
    assert [name for name in COLOUR_NAMES if at(f"rune {name}")] == board["runes"]
    top = board["discard_top"]
    assert at("top of the discards") == (0 if top is None else top - FIRST_CARD + 1)
    if board["bard"] is not None:
        assert at("movement") == board["movement"]


def check_own_board(key: str, board: dict[str, Any], row: dict[str, int]) -> None:
    """Those fields of the own board that tests of the packing do not look at."""
    if key == "entertainer":
        check_stage(lambda name: row[f"entertainer: {name}"], board)
        for pile in ("hand", "song", "discard"):
            shown = [place for place, card in enumerate(CARDS) if row[f"entertainer: {pile} {card.key}"]]
            assert [place + FIRST_CARD for place in shown] == board[pile]
        tops = [row[f"entertainer: deck {CARDS[card - FIRST_CARD].key}"] for card in board["deck_top"]]
        assert tops == [place + 2 for place in range(len(tops))]
    elif key == "blacksmith":
        for index, furnace in enumerate(board["furnaces"]):
            coal = [row[f"blacksmith: furnace {index + 1} coal {place}"] for place in (1, 2, 3)]
            assert coal == [*furnace["coal"], 0, 0, 0][:3]
        rolled = {(die["die"], die["value"]): 0 for die in board["rolled"]}
        for die in board["rolled"]:
            rolled[die["die"], die["value"]] += 1
        for (name, value), count in rolled.items():
            assert row[f"asked: {name} die {value}"] == count
    elif key == "alchemist":
        for index, cauldron in enumerate(board["cauldrons"]):
            for slot, marble in enumerate(cauldron["catalysts"]):
                cells = [row[f"alchemist: cauldron {index + 1} catalyst {slot + 1}: {name}"] for name in MARBLES]
                assert cells == [int(name == marble) for name in MARBLES]


def test_observations_say_what_the_view_says() -> None:
    met: set[str] = set()
    for count, (state, seat) in enumerate(positions(41, 1_600)):
        if count % 4:
            continue
        view: Any = state.view(seat)
        row = dict(zip(NAMES, observation(state, seat), strict=True))
        check_town(view, row)
        players = view["players"]
        assert row["half hours to the marker"] == max(0, view["clock"]["marker"] - players[seat]["position"])
        for side in range(len(players)):
            player = players[(seat + side) % len(players)]
            key = player["merchant"]
            check_side(view, player, "own" if side == 0 else f"rival {side}", row)
            if side == 0:
                check_own_board(key, player["board"], row)
                continue
            met.add(key)
            assert [row[f"rival {other} is the {key}"] for other in range(1, 6)] == [
                int(other == side) for other in range(1, 6)
            ]
            check_public_board(key, player["board"], row)
            for figure, space in zip(SHELF_KEYS[key].figures, player["figures"], strict=True):
                spaces = [found.key for found in SHELF_KEYS[key].spaces]
                assert row[f"rival {key} {figure}"] == (0 if space is None else spaces.index(space) + 1)
    assert met == set(SHELF_KEYS)


SHELF_KEYS = {merchant.key: merchant for merchant in SHELF.everyone}


def test_rows_are_narrow_and_every_field_has_its_own_name() -> None:
    assert len(ANSWER_NAMES) == len(set(ANSWER_NAMES)) <= 160
    assert len(NAMES) == len(set(NAMES))


@pytest.mark.parametrize(
    ("meaning", "argument", "number", "marked"),
    [
        (Meaning(), 0, 0, {}),
        (Meaning(PLACE, 5, none=True), 3, 3, {PLACE + 3: 1}),
        (Meaning(PLACE, 5, none=True), 63, 5, {}),
        (Meaning(LEVEL, 6, COLOUR, 5, bits=3, first=1), 8 * 4 + 6, 29, {LEVEL + 6: 1, COLOUR + 4: 1}),
        (Meaning(HOURS, 2, first=1), 2, 1, {HOURS: 2}),
    ],
)
def test_a_meaning_numbers_and_marks_what_an_argument_names(
    meaning: Meaning, argument: int, number: int, marked: dict[int, int]
) -> None:
    out = BytesWriter()
    out.write(bytes(60))
    meaning.write(argument, 0, out)
    assert meaning.number(argument) == number < meaning.numbers
    assert {place: found for place, found in enumerate(out.getvalue()) if found} == marked


def test_a_place_beyond_the_usual_nine_is_marked_too() -> None:
    rows = set()
    for place in range(40):
        out = BytesWriter()
        out.write(bytes(60))
        mark_place(place, 0, out)
        rows.add(out.getvalue())
    assert len(rows) == 40
