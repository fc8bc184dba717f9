"""Event, battle, volley and fame cards."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.navigation import CHARTING
from covetown.games.pirates_cove.plunder import PLUNDERS
from covetown.games.pirates_cove.upgrade import UPGRADE_PHASE
from tests.games.pirates_cove.builder import Table

# A Fond Farewell.


def farewell(*places: int, legend: int = 1, **extra: object) -> list[int]:
    """Where P0 may go, given where the ships are."""
    table = Table(len(places)).legend("A", "the_cacafuego", legend)
    if len(places) == 3:
        table.legend("B", "captain_hook", 5)
    for ship, place in enumerate(places):
        table.ship(ship, at=place)
    if "navy" in extra:
        table.squadron(int(str(extra["navy"])), by=1)
    table.ship(0, hand=["a_fond_farewell"]).window_n1()
    if not table.asked():
        return []
    return [int(offer[-1]) for offer in table.offers(0) if offer.startswith("play")]


@pytest.mark.rule("PC-415", "PC-416", "PC-417", "PC-418", "PC-419")
def test_where_a_fond_farewell_may_lead() -> None:
    assert farewell(2, 3, 6, 7) == [4, 5, 6]  # not 1: the Cacafuego's black ship; not 7: no island
    assert farewell(2, 3, 6, 7, navy=4) == [5, 6]
    assert farewell(6, 2, 3, 4) == [5]  # not 6: it is where the ship is
    assert farewell(6, 2, 3, 4, 5) == []
    assert farewell(2, 3, 3, 3, legend=6) == [1, 4, 5, 6]  # Treasure Island even with a legend


@pytest.mark.rule("PC-414", "PC-415")
def test_a_fond_farewell_after_a_navy_card() -> None:
    table = Table(4).ship(0, at=2, hand=["a_fond_farewell"]).ship(1, at=3, hand=["royal_navy_intercept"]).window_n1()
    table.do(0, "pass pass").do(1, "play hand:14 island:2")
    assert table.waiting() == [0]
    table.do(0, "play hand:9 island:4")
    assert (table.places()[0], table.navy()) == (4, [(2, 1)])


@pytest.mark.rule("PC-420")
def test_a_fond_farewell_cancels_the_consort_on_its_player_only() -> None:
    for victim, left in ((0, -1), (2, 2)):
        table = (
            Table(4)
            .consort(1, victim)
            .ship(0, at=2, hand=["a_fond_farewell"])
            .window_n1()
            .do(0, "play hand:9 island:6")
        )
        assert table.state.victim == left


# Consort.


@pytest.mark.rule("PC-421")
def test_consort_is_played_on_one_other_player() -> None:
    table = Table(4).ship(2, hand=["consort"]).navigate()
    assert table.offers(2) == ["pass pass", *[f"play hand:10 seat:{seat}" for seat in (0, 1, 3)]]


@pytest.mark.rule("PC-422", "PC-423", "PC-426", "PC-429")
@pytest.mark.parametrize(
    ("card", "bank", "consort", "victim"),
    [
        ((2, 6, 1, 0), 60, (1, 3, 1), (1, 3, 0)),
        ((1, 9, 1, 0), 60, (1, 5, 1), (0, 4, 0)),
        ((1, 9, 1, 0), 3, (1, 2, 1), (0, 1, 0)),
    ],
)
def test_halves(card: tuple[int, int, int, int], bank: int, consort: tuple[int, ...], victim: tuple[int, ...]) -> None:
    table = Table(5).consort(0, 1).ship(0, at=7).ship(1, at=2).treasure(2, *card).bank(gold=bank).plunder()
    rows = list(zip(table.fame(), table.gold(), table.chests(), strict=True))
    assert (rows[0], rows[1]) == (consort, victim)


@pytest.mark.rule("PC-426")
def test_consort_halves_after_the_secret_map() -> None:
    table = Table(4).consort(0, 1).secret_map(1, 2, 5).ship(1, at=2).treasure(2, 0, 5, 5, 0).plunder()
    assert table.chests()[:2] == [5, 5]


@pytest.mark.rule("PC-424", "PC-428")
def test_burial_fame_is_halved_on_the_total() -> None:
    table = Table(4).consort(0, 1).ship(1, at=6, chests=3, gold=6).upgrade()
    table.do(1, "bury bury").do(1, "bury_chests amount:3").do(1, "bury_gold amount:2")
    assert table.fame()[:2] == [3, 2]


@pytest.mark.rule("PC-425")
def test_consort_does_not_share_cove_benefit_and_bought_cards() -> None:
    table = (
        Table(4)
        .legend("A", "captain_hook", 4)
        .consort(0, 1)
        .ship(0, at=4)
        .ship(1, at=7)
        .upgrade()
        .do(1, "cove_gold bank")
    )
    assert (table.gold()[:2], table.hand(0), len(table.hand(1))) == ([0, 2], [], 1)
    table = Table(4).legend("A", "captain_hook", 4).consort(0, 1).ship(1, at=1, gold=2).upgrade().do(1, "buy tavern")
    assert (table.hand(0), len(table.hand(1))) == ([], 1)
    table = Table(4).consort(0, 1).legend("A", "the_cacafuego", 2).ship(1, at=2).feed(5).fight(2)
    assert table.fame()[:2] == [0, 5]


@pytest.mark.rule("PC-427")
def test_the_single_card_goes_to_the_player_of_consort_unseen() -> None:
    table = Table(4).consort(0, 1).ship(1, at=2).treasure(2, 0, 2, 5, 1).deck_top("secret_map").plunder()
    assert (table.hand(0), table.hand(1)) == (["secret_map"], [])
    events = table.state.events
    assert events is not None
    drew = next(event for event in events.told if event.kind == "drew")
    assert ("cards" in drew.seen_by(0), "cards" in drew.seen_by(1)) == (True, False)


@pytest.mark.rule("PC-430")
def test_chests_of_consort_are_cargo() -> None:
    table = Table(4).consort(0, 1).ship(0, at=6).ship(1, at=2).treasure(2, 0, 3, 6, 0).start(PLUNDERS[1], UPGRADE_PHASE)
    table.do(1, "end_turn done").do(0, "bury bury").do(0, "bury_chests amount:3")
    assert table.fame()[0] == 3
    table.ship(0, (1, 2, 2, 2), chests=6).closing()
    assert table.chests()[0] == 4


@pytest.mark.rule("PC-431")
def test_consort_ends_with_the_month() -> None:
    table = Table(4).consort(0, 1).closing()
    assert (table.state.consort, table.state.victim) == (-1, -1)


# Crow's Nest.


@pytest.mark.rule("PC-433", "PC-434", "PC-435", "PC-436", "PC-541")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_crows_nest(first: int) -> None:
    table = Table(4).legend("A", "blackbeard", 6).ship(1, hand=["crows_nest", "royal_navy_intercept"]).navigate()
    assert table.offers(1) == ["pass pass", *[f"play hand:11 seat:{seat}" for seat in range(4)]]
    table.do(1, f"play hand:11 seat:{first}")
    for seat in (0, 2, 3):
        table.do(seat, "sail island:6")
    for turn in range(4):
        seat = (first + turn) % 4
        assert (table.asked(), table.waiting()) == ("open_course", [seat])
        assert table.offers(seat) == [f"sail island:{island}" for island in range(1, 7)]
        table.do(seat, f"sail island:{turn + 1}")
        assert table.places()[seat] == turn + 1  # public at once
        ships = table.state.view(-1)["ships"]
        assert isinstance(ships, list)
        assert ships[seat]["place"] == turn + 1
    assert (table.asked(), table.waiting(), table.state.nest) == ("window_n1", [1], -1)


@pytest.mark.rule("PC-433")
def test_crows_nest_lasts_one_month() -> None:
    table = Table(4).ship(0, hand=["crows_nest"]).start(CHARTING, CHARTING).do(0, "play hand:11 seat:0")
    for seat in (1, 2, 3):
        table.do(seat, "sail island:6")
    for seat in range(4):
        table.do(seat, "sail island:6")
    assert (table.asked(), table.waiting()) == ("course", [0, 1, 2, 3])


# Going on the Account.


@pytest.mark.rule("PC-437", "PC-438", "PC-439")
@pytest.mark.parametrize("place", range(1, 8))
def test_going_on_the_account(place: int) -> None:
    table = Table(4).legend("A", "blackbeard", 3).ship(0, at=place, gold=3, hand=["going_on_the_account"]).upgrade()
    if place == 7:
        table.do(0, "cove_cards tavern")
    account = [offer for offer in table.offers(0) if offer.startswith("account")]
    assert account == [f"account hand:12 section:0:{s}" for s in ("hull", "sails", "cannon", "crew")]
    gold = table.gold()[0]
    table.do(0, "account hand:12 section:0:crew")
    assert (table.levels(0), table.gold()[0], table.discard()) == ((2, 2, 2, 3), gold, ["going_on_the_account"])
    if place == 6:
        table.do(0, "raise section:0:hull")  # the paid upgrade is still there
        assert table.levels(0) == (3, 2, 2, 3)


@pytest.mark.rule("PC-440")
def test_going_on_the_account_stops_at_level_8() -> None:
    table = Table(4).ship(0, (8, 7, 8, 8), at=2, hand=["going_on_the_account"]).upgrade()
    assert [offer for offer in table.offers(0) if offer.startswith("account")] == ["account hand:12 section:0:sails"]


# Privateering Commission.


@pytest.mark.rule("PC-442", "PC-443")
def test_commission_needs_a_squadron_at_the_players_island() -> None:
    table = Table(4).ship(0, at=2, hand=["privateering_commission"]).window_n1()
    assert table.asked() == ""
    table.squadron(3, by=1).window_n1()
    assert table.asked() == ""
    table.squadron(2, by=1).window_n1()
    assert table.waiting() == [0]


@pytest.mark.rule("PC-444", "PC-445", "PC-446", "PC-447")
def test_commission_sends_the_squadron_on() -> None:
    table = Table(4).ship(0, at=2, hand=["privateering_commission"]).ship(1, at=4).squadron(2, by=1).window_n1()
    assert table.offers(0) == ["pass pass", *[f"play hand:13 navy:0 island:{island}" for island in (1, 3, 4, 5)]]
    table.do(0, "play hand:13 navy:0 island:4")  # back to him who sent it
    assert table.navy() == [(4, 0)]


@pytest.mark.rule("PC-448")
def test_commission_moves_one_of_two_squadrons() -> None:
    table = Table(4).ship(0, at=2, hand=["privateering_commission"]).squadron(2, by=1).squadron(2, by=3).window_n1()
    assert [offer for offer in table.offers(0) if "navy:1" in offer]
    table.do(0, "play hand:13 navy:1 island:5")
    assert table.navy() == [(2, 1), (5, 0)]


# Secret Map.


def play_map(month: int, *dice: int, **options: object) -> Table:
    table = Table(4, **options).month(month).ship(0, hand=["secret_map"]).navigate()
    table.do(0, "play hand:15").feed(*dice)
    for seat in (1, 2, 3):
        table.do(seat, "sail island:6")
    return table.done()


@pytest.mark.rule("PC-452", "PC-453", "PC-455", "PC-459")
@pytest.mark.parametrize(("dice", "island"), [((4,), 4), ((6, 6, 2), 2), ((1,), 1)])
def test_secret_map_marks_an_outer_island_for_the_next_month(dice: tuple[int, ...], island: int) -> None:
    table = play_map(5, *dice)
    maps = table.state.view(-1)["maps"]
    assert maps == [{"month": 6, "island": island, "ship": 0, "seat": 0}]
    assert table.state.bank_chests == 50  # the marker is not one of the chests


@pytest.mark.rule("PC-454")
def test_after_fifty_sixes_the_map_marks_island_1() -> None:
    maps = play_map(5, *[6] * 50).state.view(-1)["maps"]
    assert isinstance(maps, list)
    assert maps[0]["island"] == 1


@pytest.mark.rule("PC-456", "PC-457", "PC-458", "PC-461")
def test_the_map_doubles_the_chests_of_its_owner_only() -> None:
    table = Table(4).month(6).secret_map(0, 3, 6).ship(0, at=3).treasure(3, 1, 1, 4, 1).plunder()
    assert (table.fame()[0], table.gold()[0], table.chests()[0], len(table.hand(0))) == (1, 1, 8, 1)
    table = Table(4).month(6).secret_map(1, 3, 6).ship(0, at=3).treasure(3, 0, 5, 5, 0).plunder()
    assert table.chests()[0] == 5
    table = Table(4).month(5).secret_map(0, 3, 6).ship(0, at=3).treasure(3, 0, 5, 5, 0).plunder()
    assert table.chests()[0] == 5  # a month too early


@pytest.mark.rule("PC-460", "PC-565")
@pytest.mark.parametrize(("option", "kind"), [("next", "course"), ("current", "window_t")])
def test_the_map_in_month_12(option: str, kind: str) -> None:
    table = Table(4, secret_map_month=option).month(12).ship(0, hand=["secret_map"]).navigate()
    assert table.state.decision(0).kind == kind


@pytest.mark.rule("PC-565")
def test_the_map_at_once() -> None:
    table = play_map(12, 3, secret_map_month="current")
    maps = table.state.view(-1)["maps"]
    assert isinstance(maps, list)
    assert maps[0]["month"] == 12


# Battle cards.


def prepared(*hand: str, other: list[str] | None = None, chests: int = 0) -> Table:
    table = Table(4).ship(0, (8, 5, 4, 4), at=2, hand=list(hand), chests=chests)
    return table.ship(1, (8, 3, 4, 4), at=2, hand=other or []).fight(2)


@pytest.mark.rule("PC-462", "PC-463", "PC-464")
def test_avast_belay_ends_all_playing_and_leaves_what_was_played() -> None:
    table = prepared("smoke_screen", "avast_belay", "grapeshot_attack", other=["blow_me_down", "powder_keg"])
    table.do(0, "battle hand:4").do(1, "pass pass").do(0, "battle hand:1")
    assert (table.asked(), table.state.combat.smoke) == ("volley", 0b01)
    assert table.offers(0) == ["fire fire", "flee flee"]
    table.do(0, "fire fire")
    assert table.asked() == "target"
    table.feed(1, 1, 1).do(0, "aim section:1:hull").do(1, "fire fire").feed(5, 5, 1).do(1, "aim section:0:hull")
    assert table.levels(0)[0] == 8  # still under smoke


@pytest.mark.rule("PC-465", "PC-466", "PC-467")
def test_blow_me_down_adds_up_in_two_plays() -> None:
    table = prepared("blow_me_down", "blow_me_down")
    assert table.offers(0) == ["pass pass", "battle hand:2"]
    table.do(0, "battle hand:2")
    assert table.state.combat.wind_of(0) == 6
    table.do(0, "battle hand:2")
    assert (table.state.combat.wind_of(0), table.state.combat.wind_of(1)) == (12, 0)


@pytest.mark.rule("PC-468", "PC-470")
def test_grapple_attack_counts_for_everybody() -> None:
    table = (
        Table(4)
        .ship(0, (8, 5, 8, 2), at=2, hand=["grapple_attack", "grapple_attack"])
        .ship(1, (8, 3, 1, 8), at=2)
        .fight(2)
    )
    table.do(0, "battle hand:3").do(0, "battle hand:3")
    table.do(0, "fire fire").feed(1, 1).do(0, "aim section:1:hull").done()
    table.do(1, "fire fire").feed(1, 1, 1, 1, 1).do(1, "aim section:0:hull").done()


@pytest.mark.rule("PC-471", "PC-472", "PC-473")
def test_smoke_screen_does_not_stop_recoil() -> None:
    table = prepared("smoke_screen", "grapeshot_attack").do(0, "battle hand:4").do(0, "fire fire hand:6")
    table.feed(1, 1, 1).do(0, "aim section:1:hull")
    assert table.levels(0)[2] == 2


@pytest.mark.rule("PC-474", "PC-475", "PC-476", "PC-477", "PC-478", "PC-542")
def test_treasure_overboard() -> None:
    table = prepared("treasure_overboard", chests=4)
    assert table.offers(0) == ["pass pass", *[f"battle hand:5 amount:{n}" for n in (1, 2, 3, 4)]]
    table.do(0, "battle hand:5 amount:3")
    assert (table.state.combat.wind_of(0), table.chests()[0], table.state.combat.overboard) == (6, 1, 3)
    bank = table.state.bank_chests
    table.feed(1).do(0, "flee flee")  # mutiny takes the cargo; the three chests are no cargo any more
    assert table.told("mutiny")[0]["chests"] == 1
    assert table.state.bank_chests == bank + 4
    assert table.chests()[0] == 0


# Volley cards.


@pytest.mark.rule("PC-481", "PC-482")
@pytest.mark.parametrize(
    ("parrot", "master", "cannon", "fame"),
    [
        (None, None, 2, 6),
        ("silver", None, 4, 4),
        (None, "upright", 4, 6),
        (None, "turned", 3, 6),
        ("silver", "upright", 4, 6),
    ],
)
def test_recoil(parrot: str | None, master: str | None, cannon: int, fame: int) -> None:
    table = Table(4).ship(0, (8, 5, 4, 4), at=2, hand=["grapeshot_attack"], parrot=parrot, fame=6)
    table.ship(0, masters={"cannon": master} if master else None).ship(1, (8, 3, 4, 4), at=2).fight(2)
    table.do(0, "fire fire hand:6").feed(*[1] * (6 if parrot else 3)).do(0, "aim section:1:hull")
    assert (table.levels(0)[2], table.fame()[0]) == (cannon, fame)


@pytest.mark.rule("PC-484", "PC-500")
def test_grapeshot_and_salute_are_for_the_own_volley() -> None:
    table = prepared(other=["grapeshot_attack", "six_gun_salute"]).do(0, "fire fire")
    assert (table.asked(), table.waiting()) == ("target", [0])  # no window for P1


@pytest.mark.rule("PC-485", "PC-487", "PC-489")
@pytest.mark.parametrize(("kegs", "hulls"), [(1, (6, 4)), (2, (4, 2))])
def test_powder_kegs_add_up(kegs: int, hulls: tuple[int, int]) -> None:
    table = (
        prepared(*["powder_keg"] * kegs).do(0, "fire fire" + " hand:7" * kegs).feed(5, 5, 1).do(0, "aim section:1:hull")
    )
    assert (table.levels(0)[0], table.levels(1)[0]) == hulls


@pytest.mark.rule("PC-486", "PC-488")
def test_a_keg_on_anothers_volley_strikes_npcs_too() -> None:
    table = (
        Table(4)
        .squadron(2, by=3)
        .ship(0, (8, 8, 4, 4), at=2, parrot="trelawney")
        .ship(1, (8, 2, 2, 2), at=2, hand=["powder_keg"])
    )
    table.fight(2).do(0, "fire fire").feed(5, 1, 1).do(1, "kegs hand:7 amount:1")
    assert (table.state.combat.first_hull, table.levels(0)[0], table.levels(1)[0]) == (2, 7, 7)


@pytest.mark.rule("PC-490")
def test_a_salutes_hit_counts_once_for_a_keg() -> None:
    table = prepared("powder_keg", "six_gun_salute").feed(5, 1, 1).do(0, "fire fire hand:8 hand:7")
    assert (table.levels(0)[0], table.levels(1)) == (7, (6, 2, 3, 3))


@pytest.mark.rule("PC-491")
def test_a_keg_on_a_volley_without_hit_is_discarded() -> None:
    table = prepared("powder_keg").do(0, "fire fire hand:7").feed(1, 2, 4).do(0, "aim section:1:hull")
    assert (table.discard(), table.levels(0)[0]) == (["powder_keg"], 8)


@pytest.mark.rule("PC-493", "PC-494", "PC-496")
def test_six_gun_salute() -> None:
    table = prepared("six_gun_salute").feed(5, 1, 1).do(0, "fire fire hand:8")
    assert table.told("volley")[0]["section"] == "all"
    assert (table.levels(1), table.state.combat.reload) == ((7, 2, 3, 3), 0b01)


@pytest.mark.rule("PC-497", "PC-567", "PC-543")
@pytest.mark.parametrize("may_flee", [True, False])
def test_the_reload_turn(may_flee: bool) -> None:
    table = (
        Table(4, reload_may_flee=may_flee)
        .ship(0, (8, 5, 4, 4), at=2, hand=["six_gun_salute"])
        .ship(1, (8, 3, 4, 4), at=2)
    )
    table.fight(2).feed(1, 1, 1).do(0, "fire fire hand:8").fire(1, "section:0:hull", 1, 1, 1)
    if may_flee:
        assert (table.asked(), table.offers(0)) == ("reload", ["flee flee", "reload pass"])
        table.do(0, "reload pass")
    assert (table.asked(), table.waiting()) == ("volley", [1])
    table.fire(1, "section:0:hull", 1, 1, 1)
    assert table.offers(0) == ["fire fire", "flee flee"]


@pytest.mark.rule("PC-567")
def test_fleeing_while_reloading_by_option() -> None:
    table = (
        Table(4, reload_may_flee=True).ship(0, (8, 5, 4, 4), at=2, hand=["six_gun_salute"]).ship(1, (8, 3, 4, 4), at=2)
    )
    table.fight(2).feed(1, 1, 1).do(0, "fire fire hand:8").fire(1, "section:0:hull", 1, 1, 1).feed(4).do(0, "flee flee")
    assert table.places()[0] == 7


@pytest.mark.rule("PC-498")
def test_a_reloading_player_may_play_powder_kegs() -> None:
    table = prepared("six_gun_salute", "powder_keg").feed(1, 1, 1).do(0, "fire fire hand:8").do(1, "fire fire")
    assert (table.asked(), table.waiting(), table.state.combat.reload) == ("kegs", [0], 0b01)


@pytest.mark.rule("PC-499")
def test_a_reload_lapses_with_the_combat() -> None:
    table = prepared("six_gun_salute").feed(1, 1, 1).do(0, "fire fire hand:8").feed(6).do(1, "flee flee")
    table.ship(1, at=2).fight(2)
    assert (table.waiting(), table.asked()) == ([0], "volley")


# Fame cards.


@pytest.mark.rule("PC-501", "PC-502", "PC-507")
def test_fame_cards_are_kept_and_counted() -> None:
    table = Table(4).ship(0, hand=["fame_one", "fame_one", "fame_two", "fame_three"]).ship(1, fame=3).reckon()
    assert (table.fame()[0], len(table.hand(0))) == (7, 4)
