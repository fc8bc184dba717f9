"""Sections 37 to 39, 41 and 49: the Entertainer's parts, set-up, Compose and Rest, and the 26 cards."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.merchants import merchant
from covetown.games.merchants_cove.merchants.entertainer.board import BADGES, MOVEMENT, STONES, EntertainerBoard
from covetown.games.merchants_cove.merchants.entertainer.cards import (
    CARDS,
    CREATURES,
    IMPRO_STACK,
    ISLAND_STACK,
    SKILL_STACK,
    SKILLS,
    STARTING_DECK,
    song_card,
)
from covetown.games.merchants_cove.state import MerchantsState
from covetown.kernel import FastChance
from tests.games.merchants_cove.merchants.stage import Stage

FACES = {
    # code: kind, hourglasses, upper, price, lower, volume, corruption
    "ES01": ("skill", 1, "R2", 0, "", 1, 0),
    "ES02": ("skill", 2, "R1", 2, "R3", 3, 0),
    "ES03": ("skill", 3, "R1", 3, "G2", 5, 0),
    "ES04": ("skill", 1, "G2", 0, "", 1, 0),
    "ES05": ("skill", 2, "G1", 2, "G2", 3, 0),
    "ES06": ("skill", 3, "G1", 3, "B2", 5, 0),
    "ES07": ("skill", 1, "B2", 0, "", 2, 1),
    "ES08": ("skill", 2, "B2", 2, "B2", 2, 0),
    "ES09": ("skill", 2, "B1", 3, "Y2", 2, 0),
    "ES10": ("skill", 1, "Y2", 0, "", 2, 1),
    "ES11": ("skill", 2, "Y2", 2, "Y3", 2, 0),
    "ES12": ("skill", 2, "Y2", 3, "R2", 3, 0),
    "EK01": ("skill", 1, "P2", 0, "", 1, 0),
    "EK02": ("skill", 2, "P1", 2, "P2", 3, 0),
    "EK03": ("skill", 3, "G2", 3, "R3", 5, 0),
    "EK04": ("skill", 2, "B2", 3, "Y3", 2, 0),
}
COLOURS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "P": "paladin"}


def fresh(seed: int = 1, seats: int = 3) -> tuple[MerchantsState, EntertainerBoard]:
    line_up = ["entertainer", "alchemist", "captain", "blacksmith"][:seats]
    options: dict[str, object] = {f"merchant_{place + 1}": key for place, key in enumerate(line_up)}
    state = GAME.new(seats, options, FastChance(seed))
    assert isinstance(state, MerchantsState)
    for player in state.players:
        if isinstance(player.board, EntertainerBoard):
            return state, player.board
    raise AssertionError("nobody plays the Entertainer")


def bits(mask: int) -> int:
    return int(mask).bit_count()


@pytest.mark.rule("EN-004")
@pytest.mark.rule(
    "EN-178",
    "EN-179",
    "EN-180",
    "EN-181",
    "EN-182",
    "EN-183",
    "EN-184",
    "EN-185",
    "EN-186",
    "EN-187",
    "EN-188",
    "EN-189",
    "EN-200",
    "EN-201",
    "EN-202",
    "EN-203",
)
@pytest.mark.parametrize("code", FACES)
def test_the_skill_cards(code: str) -> None:
    kind, hours, upper, price, lower, volume, corruption = FACES[code]
    cards = merchant("entertainer").view.catalogue()["cards"]
    assert isinstance(cards, dict)
    face = next(face for face in cards.values() if face["code"] == code)
    assert (face["kind"], face["hourglasses"], face["volume"], face["corruption"]) == (kind, hours, volume, corruption)
    assert face["upper"] == {"colour": COLOURS[upper[0]], "value": int(upper[1])}
    assert face["lower"] == ({"colour": COLOURS[lower[0]], "value": int(lower[1]), "price": price} if lower else None)


@pytest.mark.rule("EN-001", "EN-003", "EN-204")
def test_the_parts_of_the_box() -> None:
    assert len(CARDS) == 26
    assert [bits(pile) for pile in (STARTING_DECK, ISLAND_STACK, IMPRO_STACK, SKILL_STACK)] == [14, 4, 4, 4]
    assert (STONES, BADGES, len(MOVEMENT)) == (3, 6, 4)
    cards = merchant("entertainer").view.catalogue()["cards"]
    assert isinstance(cards, dict)
    kinds = [face["kind"] for face in cards.values()]
    assert [kinds.count(kind) for kind in ("skill", "impro", "creature")] == [16, 5, 5]
    for seed in range(8):
        _, board = fresh(seed)
        assert board.hand & ~SKILLS == 0


@pytest.mark.rule("EN-002")
def test_no_spaces_no_goods_no_staff() -> None:
    entertainer = merchant("entertainer")
    assert (len(entertainer.spaces), len(entertainer.goods), len(entertainer.staff)) == (0, 0, 0)
    stage = Stage(hand="ES01 ES02").turn()
    assert {option.split()[0] for option in stage.options()} == {"play"}


@pytest.mark.rule("EN-007", "EN-008")
@pytest.mark.parametrize(("volume", "drop", "after"), [(0, "ES03", 5), (2, "ES03", 6), (6, "ES05", 6)])
def test_volume_stays_between_nothing_and_six(volume: int, drop: str, after: int) -> None:
    stage = Stage(hand=f"ES01 {drop}", volume=volume).compose("ES01", drop)
    assert stage.board.volume == after


@pytest.mark.rule("EN-009", "EN-010", "EN-011", "EN-012", "EN-013", "EN-014", "EN-053")
def test_movement_by_quarter() -> None:
    assert list(MOVEMENT) == [1, 2, 3, 2]
    for quarter, moves in enumerate((1, 2, 3, 2)):
        stage = Stage(quarter=quarter).song().do("go bazaar")
        went = 0
        while stage.options("go"):
            stage.do(stage.options("go")[0])
            went += 1
        assert went == moves


@pytest.mark.rule("EN-015", "EN-016", "EN-017", "EN-018")
@pytest.mark.parametrize(
    ("gone", "limit", "price"), [(0, 2, 1), (1, 3, 1), (2, 4, 1), (3, 4, 2), (4, 4, 3), (5, 4, 4), (6, 4, 5)]
)
def test_badges_uncover_melodies_then_gems(gone: int, limit: int, price: int) -> None:
    board = Stage(badges=6 - gone).board
    assert (board.hand_limit(), board.card_price()) == (limit, price)


@pytest.mark.rule("EN-018", "EN-121", "EN-023", "EN-024")
@pytest.mark.parametrize(("runes", "price"), [("", 1), ("R", 2), ("RG", 3), ("RGBY", 5)])
def test_each_rune_raises_the_price(runes: str, price: int) -> None:
    assert Stage(runes=runes).board.card_price() == price


@pytest.mark.rule("EN-019", "EN-105")
def test_one_price_for_both_stacks_at_every_pier() -> None:
    for pier in ("bazaar", "plaza", "black"):
        for bought in ("EK01", "EI01"):
            stage = Stage(gold=5, runes="R", quarter=0).song().do(f"go {pier}")
            assert stage.options("buy") == ["buy EK01", "buy EI01"]
            assert stage.do(f"buy {bought}").gold == 3


@pytest.mark.rule(
    "EN-020",
    "EN-021",
    "EN-022",
    "EN-023",
    "EN-025",
    "EN-026",
    "EN-027",
    "EN-028",
    "EN-030",
    "EN-031",
    "EN-032",
    "EN-033",
    "EN-034",
)
@pytest.mark.parametrize("seed", range(12))
def test_set_up(seed: int) -> None:
    _, board = fresh(seed)
    assert (board.volume, board.quarter, board.stones, board.runes, board.fans) == (0, 0, 0, 0, 0)
    assert (board.badges, board.bard, board.discard) == (6, -1, 0)
    assert (board.swan, board.sang) == (False, False)
    assert bits(board.hand) == 2
    assert board.hand & ~SKILLS == 0
    assert board.hand | board.deck | board.song | board.brag == STARTING_DECK
    assert board.brag & ~CREATURES == 0
    assert board.song & (SKILLS | CREATURES) == 0
    assert board.island == ISLAND_STACK
    assert board.impro_stack | (1 << int(board.impro_top)) == IMPRO_STACK
    assert board.skill_stack | (1 << int(board.skill_top)) == SKILL_STACK


@pytest.mark.rule("EN-025", "EN-027", "EN-028", "EN-034")
def test_set_up_is_shuffled_and_draws_past_other_cards() -> None:
    boards = [fresh(seed)[1] for seed in range(40)]
    assert len({int(board.hand) for board in boards}) > 10
    assert {int(board.impro_top) for board in boards} == {song_card(f"EI0{number}") for number in range(1, 5)}
    assert {int(board.skill_top) for board in boards} == {song_card(f"EK0{number}") for number in range(1, 5)}
    assert any(board.song for board in boards)
    assert any(board.brag for board in boards)


@pytest.mark.rule("EN-029", "EN-165")
def test_stack_tops_and_creatures_are_open() -> None:
    state, board = fresh()
    players = state.view(-1)["players"]
    assert isinstance(players, list)
    shop = next(player["board"] for player in players if player["merchant"] == "entertainer")
    assert len(shop["island"]) == 4
    assert shop["skill_stack"]["below"] == shop["impro_stack"]["below"] == 3
    for name in ("volume", "quarter", "stones", "badges", "runes", "fans", "discard", "song", "brag"):
        assert name in shop
    assert board.skill_top >= 0


@pytest.mark.rule("EN-035", "EN-037", "EN-038", "EN-166", "EN-167", "EN-168")
def test_compose_plays_one_card_and_drops_another() -> None:
    stage = Stage(hand="ES01 ES02 ES11", deck="ES04 ES05", badges=5, fans="TL01").turn()
    assert stage.options() == ["play ES01", "play ES02", "play ES11"]
    stage.do("play ES02")
    assert stage.zone("song") == "ES02"
    assert stage.options() == ["drop ES01", "drop ES11"]
    stage.do("drop ES11")
    assert stage.options() == ["tempo +0", "tempo +1", "tempo -1"]
    stage.do("tempo +0")
    assert stage.zone("discard") == "ES11"
    assert stage.asked == ""


@pytest.mark.rule("EN-039")
def test_the_rest_of_a_larger_hand_stays() -> None:
    stage = Stage(hand="ES01 ES02 ES11 ES12", deck="ES04 ES05 ES06", fans="TL01 TL05").compose("ES01", "ES11")
    assert stage.zone("hand") == "ES02 ES04 ES05 ES12"


@pytest.mark.rule("EN-040", "EN-005", "EN-045", "EN-046", "EN-050")
@pytest.mark.parametrize("drop", ["ES01", "ES02", "ES03"])
@pytest.mark.parametrize("quarter", range(4))
def test_the_dial_turns_by_the_hourglasses_of_the_dropped_card(quarter: int, drop: str) -> None:
    hours = FACES[drop][1]
    stage = Stage(hand=f"ES06 {drop}", deck="ES04 ES05", quarter=quarter).compose("ES06", drop)
    assert stage.board.quarter == (quarter + hours) % 4
    assert (stage.asked == "place-bard") is (quarter + hours >= 4)


@pytest.mark.rule("EN-041", "EN-042", "EN-043", "EN-067", "EN-168")
@pytest.mark.parametrize(
    ("drop", "tempo", "quarter", "cards"), [("ES02", 1, 3, 1), ("ES02", -1, 1, 1), ("ES02", 0, 2, 0), ("ES01", 1, 2, 1)]
)
def test_a_corruption_card_turns_the_dial_a_quarter_more_or_less(
    drop: str, tempo: int, quarter: int, cards: int
) -> None:
    stage = Stage(hand=f"ES04 {drop}", deck="ES05 ES06").compose("ES04", drop, tempo)
    assert stage.board.quarter == quarter
    assert stage.corruption() == cards
    assert stage.table.where("a") == 4 + FACES[drop][1]


@pytest.mark.rule("EN-041", "EN-168")
def test_the_dial_turns_at_least_one_quarter_and_tempo_needs_a_card() -> None:
    stage = Stage(hand="ES01 ES04").turn().do("play ES04")
    assert "tempo -1" not in stage.options()
    empty = Stage(hand="ES02 ES04", deck="ES05 ES06")
    empty.table.corruption_deck()
    empty.turn().do("play ES04")
    assert empty.asked == ""  # tempo is not asked without a Corruption card to draw
    assert empty.board.quarter == 2


@pytest.mark.rule("EN-044")
def test_the_bottom_line_of_the_dropped_card_counts() -> None:
    stage = Stage(hand="ES01 ES07", deck="ES04 ES05", volume=1).compose("ES01", "ES07")
    assert (stage.board.volume, stage.corruption()) == (3, 1)
    other = Stage(hand="ES01 ES07", deck="ES04 ES05", volume=1).compose("ES07", "ES01")
    assert (other.board.volume, other.corruption()) == (2, 0)


@pytest.mark.rule("EN-047", "EN-068", "EN-069")
def test_a_complete_rotation_opens_a_song_and_the_song_zone_is_cleared_afterwards() -> None:
    stage = Stage(hand="ES01 ES02", zone="EI00 ES04", deck="ES05 ES06", quarter=2).compose("ES01", "ES02")
    assert stage.asked == "place-bard"
    stage.do("go bazaar", "end")
    assert stage.zone("song") == ""
    assert stage.zone("discard") == "ES01 ES02 ES04 EI00"
    assert stage.board.bard == -1


@pytest.mark.rule("EN-070")
def test_without_a_song_the_song_zone_stays() -> None:
    stage = Stage(hand="ES01 ES02", zone="ES04", deck="ES05 ES06").compose("ES01", "ES02")
    assert stage.zone("song") == "ES01 ES04"


@pytest.mark.rule("EN-048", "EN-049")
def test_short_hands() -> None:
    one = Stage(hand="ES03", deck="ES04 ES05").turn().do("tempo +0")
    assert (one.zone("song"), one.zone("discard"), one.table.where("a")) == ("", "ES03", 7)
    none = Stage(deck="ES04 ES05").turn()
    assert (none.table.where("a"), none.zone("hand"), none.board.quarter) == (5, "ES04 ES05", 0)


@pytest.mark.rule("EN-036", "EN-065", "EN-066", "EN-160")
def test_rest_advances_by_the_dropped_card_after_the_song_and_loads_then() -> None:
    stage = Stage(hand="ES01 ES03", deck="ES04 ES05", quarter=3, boats={1: "R", 4: "G"}, loads=True)
    stage.table.bag("Y")
    stage.compose("ES01", "ES03").do("go island")
    assert stage.table.where("a") == 4
    assert "Y" not in stage.table.boat(1) + stage.table.boat(4)
    stage.do("end")
    while stage.asked and stage.asked not in ("place-bard",):
        stage.table.answer(stage.table.offered()[0])
    assert stage.table.where("a") == 7


@pytest.mark.rule("EN-071", "EN-072", "EN-X10")
def test_drawing_goes_past_creature_and_impro_cards() -> None:
    stage = Stage(hand="ES01 ES02", deck="EC00 ES03 EI00 ES07 ES11").compose("ES01", "ES02")
    assert stage.zone("brag") == "EC00"
    assert stage.zone("song") == "ES01 EI00"
    assert stage.zone("hand") == "ES03 ES07"
    assert [CARDS[card].code for card in stage.board.top] == ["ES11"]


@pytest.mark.rule("EN-073", "EN-X11")
def test_an_empty_deck_is_shuffled_anew_while_drawing() -> None:
    stage = Stage(hand="ES10 ES11", deck="ES04", discard="ES01 ES02 ES05").compose("ES10", "ES11")
    assert bits(stage.board.hand) == 2
    assert "ES04" in stage.zone("hand")
    assert bits(stage.board.deck) == 3
    assert stage.zone("discard") == ""


@pytest.mark.rule("EN-074")
def test_drawing_stops_when_nothing_is_left() -> None:
    stage = Stage(hand="ES01 ES02", zone="ES03", quarter=0).compose("ES01", "ES02")
    assert stage.zone("hand") == "ES02"
    assert stage.zone("song") == "ES01 ES03"


@pytest.mark.rule("EN-X02")
@pytest.mark.parametrize(
    ("before", "turned", "complete", "after"),
    [
        (3, 1, True, 0),
        (1, 2, False, 3),
        (0, 3, False, 3),
        (0, 4, True, 0),
        (2, 3, True, 1),
        (2, 2, True, 0),
        (3, 4, True, 3),
    ],
)
def test_rotation_arithmetic(before: int, turned: int, complete: bool, after: int) -> None:
    drop, tempo = {1: ("ES01", 0), 2: ("ES02", 0), 3: ("ES03", 0), 4: ("ES03", 1)}[turned]
    stage = Stage(hand=f"ES04 {drop}", deck="ES05 ES06", quarter=before).compose("ES04", drop, tempo)
    assert stage.board.quarter == after
    assert (stage.asked == "place-bard") is complete


@pytest.mark.rule("EN-X03")
def test_corruption_for_tempo() -> None:
    stage = Stage(hand="ES04 ES03", deck="ES05 ES06", volume=2).compose("ES04", "ES03", 1)
    assert (stage.corruption(), stage.board.quarter, stage.board.movement, stage.board.volume) == (1, 0, 1, 6)
    stage.do("go bazaar", "end")
    assert stage.table.where("a") == 7


@pytest.mark.rule("EN-163", "EN-164")
def test_the_hand_and_the_order_of_the_deck_are_hidden() -> None:
    state, board = fresh(5)
    seat = next(int(player.seat) for player in state.players if player.board is board)
    for viewer in (-1, *range(3)):
        players = state.view(viewer)["players"]
        assert isinstance(players, list)
        shop = players[seat]["board"]
        assert shop["hand_size"] == 2
        assert (shop["hand"] is not None) is (viewer == seat)
        assert shop["deck"] == bits(board.deck)
        assert shop["deck_top"] == []
    bought = Stage(gold=5, deck="ES04").song().do("go bazaar", "buy EK01")
    players = bought.table.state.view(-1)["players"]
    assert isinstance(players, list)
    assert len(players[0]["board"]["deck_top"]) == 2


@pytest.mark.rule("EN-161")
def test_clean_up_changes_nothing_of_the_entertainers() -> None:
    stage = Stage(
        hand="ES01 ES02",
        zone="ES04",
        brag="EC00",
        discard="ES05",
        quarter=2,
        volume=4,
        stones=1,
        runes="R",
        fans="TL01",
    )
    before = stage.board.copy()
    stage.table.cleanup()
    for field in ("hand", "song", "brag", "discard", "quarter", "volume", "stones", "runes", "fans", "badges"):
        assert getattr(stage.board, field) == getattr(before, field)
