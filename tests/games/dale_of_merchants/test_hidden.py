"""Section 17: what each seat sees, and nothing else."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.cards import JUNK
from covetown.games.dale_of_merchants.state import DaleState
from covetown.inspection import as_bytes
from covetown.kernel import FastChance
from covetown.kernel.state import lowest_seat
from tests.games.dale_of_merchants.builder import Table

ROW = "nuisance#1 nuisance#2 nuisance#3 treasure_hunter loyal_partner"


def seen_ids(value: object) -> set[int]:
    """Every card id that occurs anywhere in a view."""
    found: set[int] = set()
    if isinstance(value, dict):
        if isinstance(value.get("id"), int):
            found.add(value["id"])
        for item in value.values():
            found |= seen_ids(item)
    elif isinstance(value, list):
        for item in value:
            found |= seen_ids(item)
    return found


def side(table: Table, viewer: int, seat: int) -> dict[str, object]:
    players = table.dale.view(viewer)["players"]
    assert isinstance(players, list)
    facts = players[seat]
    assert isinstance(facts, dict)
    return facts


def names(cards: object) -> list[str]:
    assert isinstance(cards, list)
    return sorted(card["key"] for card in cards)


@pytest.mark.rule("DM-440")
def test_a_hand_is_seen_by_its_owner_only_and_counted_by_all() -> None:
    table = Table(hands=["acorn charm", "sabotage junk", "gamble"], players=3)
    assert names(side(table, 1, 1)["cards"]) == ["junk", "sabotage"]
    for viewer in (-1, 0, 2):
        facts = side(table, viewer, 1)
        assert facts["hand"] == 2
        assert "cards" not in facts
        assert int(table.card("sabotage", 1).ident) not in seen_ids(table.dale.view(viewer))


@pytest.mark.rule("DM-441")
def test_nobody_sees_a_deck_and_all_know_its_size() -> None:
    table = Table(hands=["junk", "junk"], decks=["acorn charm", "gamble"], market_deck="sabotage spyglass")
    for viewer in (-1, 0, 1):
        view = table.dale.view(viewer)
        assert [side(table, viewer, seat)["deck"] for seat in (0, 1)] == [2, 1]
        assert view["market_deck"] == 2
        assert seen_ids({key: value for key, value in view.items() if key != "unseen"}) <= {int(JUNK.ident)}


@pytest.mark.rule("DM-443")
def test_stalls_and_market_are_public() -> None:
    table = Table(
        stalls=[[["acorn"]], [["charm"], ["cookies"]]], market="- - sabotage gamble spyglass", hands=["", "junk"]
    )
    for viewer in (-1, 0, 1):
        stalls = [side(table, viewer, seat)["stall"] for seat in (0, 1)]
        assert [[names(stack) for stack in stall] for stall in stalls] == [[["acorn"]], [["charm"], ["cookies"]]]  # type: ignore[attr-defined]
        row = table.dale.view(viewer)["market"]
        assert isinstance(row, list)
        assert [(offer["card"]["key"], offer["price"]) for offer in row[:3]] == [
            ("spyglass", 4),
            ("gamble", 6),
            ("sabotage", 7),
        ]
        assert row[3]["card"] is None


@pytest.mark.rule("DM-444")
def test_a_drawn_card_is_seen_by_its_drawer_and_counted_by_the_others() -> None:
    table = Table(hands=["shattered_relic junk", ""], decks=["acorn", ""]).do("play shattered_relic")
    assert table.told_cards("drew", 0) == ["acorn"]
    assert table.told_cards("drew", 1) == table.told_cards("drew", -1) == ["?"]


@pytest.mark.rule("DM-445")
def test_junk_taken_in_clean_up_is_public() -> None:
    table = Table(hands=["junk", ""], decks=["", "junk*9"], market=ROW).pass_turn()
    assert table.told_cards("took-junk", -1) == ["junk"] * 4


@pytest.mark.rule("DM-446", "DM-197")
def test_a_played_technique_and_a_used_passive_are_public() -> None:
    table = Table(hands=["bold_haggler flashy_show junk", ""])
    table.do("play flashy_show", "roll bold_haggler", chance=[5])
    assert table.told_cards("played", -1) == ["flashy_show"]
    assert "bold_haggler" in table.told_cards("showed", -1)
    marked = side(table, 1, 0)["marked"]
    assert names(marked) == ["bold_haggler"]


@pytest.mark.rule("DM-447")
def test_bought_paid_built_and_thrown_cards_are_public() -> None:
    table = Table(hands=["spyglass cookies acorn junk", ""], decks=["junk*9", ""], market="- - - charm -")
    table.do("buy 1", "lay spyglass", "lay junk")
    assert table.told_cards("paid", -1) == ["spyglass", "junk"]
    assert table.told_cards("bought", -1) == ["charm"]
    assert "charm" in table.shown(0)
    built = Table(hands=["cookies", ""], stalls=[1, 0], decks=["junk*9", ""]).do("build cookies")
    assert built.told_cards("placed", -1) == ["cookies"]
    thrown = Table(hands=["shattered_relic acorn", ""]).do("play shattered_relic")
    assert thrown.told_cards("threw", -1) == ["acorn"]


@pytest.mark.rule("DM-448")
@pytest.mark.parametrize(
    ("card", "zones", "answers", "taken"),
    [
        ("prepaid_good", {"market": "- - - - acorn"}, [], "acorn"),
        ("treasure_hunter", {"discards": ["", "acorn"]}, [], "acorn"),
        ("favourite_toy", {"discards": ["acorn", ""]}, [], "acorn"),
        ("acorn", {"stalls": [0, [["charm"]]]}, [], "charm"),
        ("gift_voucher", {"market": "- - - - charm"}, [], "charm"),
    ],
)
def test_cards_taken_from_a_public_zone_are_public(
    card: str, zones: dict[str, object], answers: list[str], taken: str
) -> None:
    table = Table(hands=[f"{card} junk", ""], decks=["junk*9", ""], **zones).do(f"play {card}", *answers)  # type: ignore[arg-type]
    ident = int(table.card(taken, 0).ident)
    public = [event.seen_by(-1) for event in table.told]
    assert any(event.get("card") == ident and event.get("to") == "hand:0" for event in public)
    assert taken in table.shown(0)


@pytest.mark.rule("DM-449", "DM-237")
def test_spyglass_shows_its_cards_to_the_active_player_alone() -> None:
    table = Table(hands=["spyglass junk", ""], decks=["acorn charm gamble sabotage", ""]).do("play spyglass")
    for viewer, sees in ((0, True), (1, False), (-1, False)):
        aside = table.dale.view(viewer)["aside"]
        assert isinstance(aside, dict)
        assert aside["count"] == 3
        assert ("cards" in aside) is sees
    table.do("aside charm", "aside acorn")
    assert table.deck(0)[:2] == ["gamble", "acorn"]
    known = side(table, 0, 0)["known"]
    assert isinstance(known, list)
    assert [(row["position"], row["card"]["key"]) for row in known] == [(0, "gamble"), (1, "acorn")]
    assert side(table, 1, 0)["known"] == []
    assert table.told_cards("kept", 1) == ["?"]


@pytest.mark.rule("DM-450", "DM-271")
def test_special_offer_hides_the_card_taken_and_shows_the_thrown() -> None:
    table = Table(
        hands=["special_offer", ""], decks=["junk*9", ""], market=ROW, market_deck="acorn charm gamble sabotage"
    )
    table.do("play special_offer", "aside charm", "aside acorn")
    assert table.told_cards("kept", 0) == ["charm"]
    assert table.told_cards("kept", 1) == ["?"]
    assert table.told_cards("threw", 1) == ["acorn", "gamble"]
    assert int(table.card("charm", 0).ident) not in seen_ids(table.dale.view(1))


@pytest.mark.rule("DM-451", "DM-292")
def test_rotten_food_is_known_to_its_giver_until_it_is_drawn() -> None:
    table = Table(hands=["rotten_food acorn junk", "junk", "junk"], decks=["junk*9", "charm", ""], players=3)
    table.do("play rotten_food", "card acorn", "seat 1")
    known = {viewer: side(table, viewer, 1)["known"] for viewer in (0, 1, 2)}
    assert [row["card"]["key"] for row in known[0]] == ["acorn"]  # type: ignore[attr-defined]
    assert known[1] == known[2] == []
    assert table.told_cards("planted", 0) == ["acorn"]
    assert table.told_cards("planted", 1) == table.told_cards("planted", 2) == ["?"]


@pytest.mark.rule("DM-452")
@pytest.mark.parametrize("card", ["dirty_exchange", "gamble"])
def test_third_players_learn_only_numbers_of_an_exchange(card: str) -> None:
    table = Table(hands=[f"{card} acorn", "charm", "junk"], players=3)
    if card == "gamble":
        table.do("play gamble", "seat 1", chance=[1])
    else:
        table.do("play dirty_exchange", "seat 1", "card acorn")
    kinds = {event.kind for event in table.told if event.secrets is not None}
    assert kinds
    for kind in kinds:
        assert sorted(table.told_cards(kind, 0)) == sorted(table.told_cards(kind, 1)) == ["acorn", "charm"]
        assert table.told_cards(kind, 2) == table.told_cards(kind, -1) == ["?", "?"]


@pytest.mark.rule("DM-453")
def test_whirligig_shows_discards_to_all_and_each_side_its_own_new_hand() -> None:
    table = Table(hands=["whirligig acorn", "charm", "junk"], decks=["gamble", "", ""], players=3)
    table.do("play whirligig", "seat 1", chance=[0])
    assert table.told_cards("discarded", 2) == ["acorn"]
    assert table.told_cards("drew", 0) == ["gamble"]
    assert table.told_cards("drew", 1) == ["?"]
    mixed = [table.told_cards("mixed", viewer) for viewer in (0, 1, 2)]
    assert sorted(mixed[0]) == sorted(["?", table.hand(0)[0]])
    assert sorted(mixed[1]) == sorted(["?", table.hand(1)[0]])
    assert mixed[2] == ["?", "?"]


@pytest.mark.rule("DM-454", "DM-455", "DM-288", "DM-298")
def test_nuisance_and_sabotage_end_in_the_open() -> None:
    table = Table(hands=["nuisance", "acorn"]).do("play nuisance", "seat 1")
    assert table.told_cards("discarded", -1) == ["acorn"]
    sabotage = Table(hands=["sabotage", ""], decks=["", "acorn charm"]).do("play sabotage")
    assert sabotage.told_cards("looked", 0) == ["acorn", "charm"]
    assert sabotage.told_cards("looked", 1) == ["?", "?"]
    assert "cards" not in str(sabotage.dale.view(1)["aside"])
    sabotage.do("aside charm")
    assert sabotage.told_cards("threw", -1) == ["charm"]
    assert sabotage.told_cards("discarded", -1) == ["acorn"]


@pytest.mark.rule("DM-456", "DM-369", "DM-375")
def test_the_blindfold_card_is_hidden_until_the_guess() -> None:
    table = Table(hands=["blindfold acorn charm junk", "junk", "junk"], players=3)
    table.do("play blindfold", "card charm", "seat 1")
    ident = int(table.card("charm", 0).ident)
    for viewer in (1, 2, -1):
        assert ident not in seen_ids(table.dale.view(viewer))
        assert not any(event.seen_by(viewer).get("card") == ident for event in table.told)
    assert ident in seen_ids(table.dale.view(0)["laid"])
    table.do("value 3")
    for viewer in (1, 2, -1):
        assert any(event.seen_by(viewer).get("card") == ident for event in table.told)


@pytest.mark.rule("DM-457", "DM-339")
def test_every_roll_and_its_cause_are_public() -> None:
    table = Table(hands=["bold_haggler gamble junk", "acorn"])
    table.do("roll bold_haggler", "play gamble", chance=[3, 0])
    rolls = table.events("rolled", -1)
    assert [(roll["roll"], roll["purpose"]) for roll in rolls] == [(2, "bold_haggler"), (0, "gamble")]


@pytest.mark.rule("DM-458", "DM-459")
def test_changed_values_and_copies_are_public_with_their_card() -> None:
    table = Table(
        hands=["bold_haggler reflection junk", ""], discards=["", "market_discovery"], market_deck="acorn charm"
    )
    table.do("roll bold_haggler", "throw reflection as market_discovery", chance=[5])
    marked = side(table, 1, 0)["marked"]
    assert isinstance(marked, list)
    shown = {card["key"]: card for card in marked}
    assert shown["bold_haggler"]["worth"] == 4
    assert shown["reflection"]["copy"]["key"] == "market_discovery"
    assert Table(hands=["", "junk"], flashy=2).dale.view(-1)["flashy"] == 2


@pytest.mark.rule("DM-460", "DM-461")
def test_known_positions_shift_with_the_deck_and_are_forgotten_by_a_shuffle() -> None:
    table = Table(
        hands=["spyglass rotten_food#1 junk", "rotten_food#2 acorn wily_fellow"],
        decks=["charm gamble sabotage cookies", "junk*5"],
        market=ROW,
    )

    def known(viewer: int) -> list[tuple[int, str]]:
        rows = side(table, viewer, 0)["known"]
        assert isinstance(rows, list)
        return [(row["position"], row["card"]["key"]) for row in rows]

    table.do("play spyglass", "aside charm", "aside gamble")
    assert known(0) == [(0, "sabotage"), (1, "gamble")]
    table.do("inventory", "done")
    assert known(0) == []  # two were drawn to fill the hand
    table = Table(
        hands=["spyglass junk*4", "rotten_food acorn"], decks=["charm gamble sabotage cookies", "junk*5"], market=ROW
    )
    table.do("play spyglass", "aside charm", "aside gamble", "inventory", "done")
    table.do("play rotten_food")
    assert known(0) == [(1, "sabotage"), (2, "gamble")]  # a card put there unseen
    assert known(1) == [(0, "acorn")]
    wily = Table(
        hands=["spyglass wily_fellow", ""], decks=["charm gamble sabotage", ""], discards=["acorn cookies", ""]
    )
    wily.do("play spyglass", "aside charm", "aside gamble", "play wily_fellow", chance=[0, 0])
    table = wily
    assert known(0) == []


@pytest.mark.rule("DM-462", "DM-282")
def test_wily_fellow_lays_the_former_deck_open() -> None:
    table = Table(hands=["wily_fellow", ""], decks=["charm gamble", ""]).do("play wily_fellow")
    assert table.discard(0) == ["wily_fellow", "gamble", "charm"]
    assert names(side(table, -1, 0)["discard"]) == ["charm", "gamble", "wily_fellow"]


@pytest.mark.rule("DM-464")
def test_a_spectator_sees_what_is_public_and_nothing_else() -> None:
    """Whatever is dealt into hidden places, the spectator's view is the same, byte for byte."""
    chance = FastChance(8)
    dale = GAME.new(3, {}, chance)
    assert isinstance(dale, DaleState)
    for _ in range(120):
        if not dale.waiting:
            break
        seat = lowest_seat(dale.waiting)
        options = dale.options(seat)
        dale.apply(seat, options[chance.below(len(options))], chance)
        assert as_bytes(dale.redeal(-1, chance).view(-1)) == as_bytes(dale.view(-1))
    players = dale.view(-1)["players"]
    assert isinstance(players, list)
    assert not any("cards" in player or player.get("known") for player in players)


@pytest.mark.rule("DM-465")
def test_a_log_entry_has_a_public_and_a_private_form() -> None:
    from covetown.narrator import Narrator

    table = Table(hands=["shattered_relic junk", ""], decks=["acorn", ""]).do("play shattered_relic")
    drew = next(event for event in table.told if event.kind == "drew")
    narrator = Narrator(GAME, ["Ada", "Bob"])
    private, public = narrator.line(drew.seen_by(0)), narrator.line(drew.seen_by(1))
    assert "Acorn" in private
    assert "Acorn" not in public
    assert "Ada" in public


@pytest.mark.rule("DM-466", "DM-556")
def test_the_display_aid_uses_public_information_only() -> None:
    table = Table(
        hands=["acorn junk", "charm"], decks=["gamble", "sabotage"], market_deck="spyglass", unseen_cards=True
    )
    views = [table.dale.view(viewer)["unseen"] for viewer in (-1, 0, 1)]
    assert as_bytes(views[0]) == as_bytes(views[1]) == as_bytes(views[2])
    first = views[0]
    assert isinstance(first, dict)
    assert [row["key"] for row in first["players"][0]] == ["acorn", "gamble", "junk"]
    moved = Table(
        hands=["gamble junk", "sabotage"], decks=["acorn", "charm"], market_deck="spyglass", unseen_cards=True
    )
    assert as_bytes(moved.dale.view(-1)["unseen"]) == as_bytes(views[0])
    off = Table(hands=["acorn", ""], unseen_cards=False)
    assert "unseen" not in off.dale.view(0)


@pytest.mark.rule("DM-467")
def test_no_view_holds_seed_or_generator() -> None:
    dale = GAME.new(2, {}, FastChance(77))
    assert isinstance(dale, DaleState)
    for viewer in (-1, 0, 1):
        text = as_bytes(dale.view(viewer)).decode().lower()
        assert "seed" not in text
        assert "revelations" not in text
        assert "chance" not in text
