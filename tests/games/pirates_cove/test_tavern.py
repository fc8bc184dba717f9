"""The tavern deck, parrots and Mastercraft cards."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.tavern import Draw
from tests.games.pirates_cove.builder import PARROTS, Table


def drawing(*keys: str, parrot: str | None = None, **ship: object) -> Table:
    """P0 is about to draw these cards."""
    return Table(4).ship(0, parrot=parrot, **ship).deck_top(*keys)  # type: ignore[arg-type]


@pytest.mark.rule("PC-373")
def test_cards_are_drawn_from_the_top() -> None:
    table = drawing("consort", "secret_map").start(Draw(0, 1))
    assert (table.hand(0), table.deck()[0]) == (["consort"], "secret_map")


@pytest.mark.rule("PC-374")
def test_each_card_is_resolved_before_the_next() -> None:
    table = drawing("billy_bones_parrot", "consort", parrot="flint")
    size = len(table.state.deck) + 1
    table.start(Draw(0, 2))
    assert (table.asked(), table.hand(0), table.deck()[0]) == ("parrot", [], "consort")
    table.shuffle_under(size - 1).do(0, "keep card:19")
    assert table.hand(0) == ["consort"]


@pytest.mark.rule("PC-375", "PC-376")
def test_an_empty_deck_is_made_from_the_discard_pile() -> None:
    table = Table(4)
    table.state.discard = [card for card in table.state.deck if card.key == "consort"]
    kept = [card for card in table.state.deck if card.key != "consort"]
    table.state.deck = []
    for card in kept:
        if card.kind == "parrot":
            continue
        table.state.ships[3].take_card(card.ident)
    for number, ship in enumerate(table.state.ships):
        ship.parrot = number
    table.start(Draw(0, 2)).done()
    assert (table.hand(0), table.state.deck, table.discard()) == (["consort"], [], [])
    assert table.told("new_deck") == [{"count": 1}]


@pytest.mark.rule("PC-377", "PC-530")
def test_the_discard_pile_lies_open() -> None:
    table = (
        Table(4)
        .ship(0, (8, 5, 4, 4), at=2, hand=["smoke_screen", "powder_keg"])
        .ship(1, (8, 3, 4, 4), at=2, parrot="bones", hurt=True)
    )
    table.fight(2).do(0, "battle hand:4").do(0, "fire fire hand:7").feed(5, 1, 1).do(0, "aim section:1:crew")
    table.feed(6).do(1, "flee flee")
    tavern = table.state.view(-1)["tavern"]
    assert isinstance(tavern, dict)
    assert sorted(tavern["discard"]) == [4, 7, 22]


# Parrots.


@pytest.mark.rule("PC-378", "PC-379", "PC-086")
@pytest.mark.parametrize("name", list(PARROTS))
def test_a_drawn_parrot_perches_at_once_for_all_to_see(name: str) -> None:
    table = drawing(PARROTS[name]).start(Draw(0, 1))
    assert (table.parrot(0), table.hand(0)) == (PARROTS[name], [])
    ships = table.state.view(2)["ships"]
    assert isinstance(ships, list)
    assert ships[0]["parrot"]["card"] == table.told("parrot_drawn")[0]["card"]


@pytest.mark.rule("PC-380", "PC-381", "PC-382", "PC-384", "PC-510", "PC-548")
@pytest.mark.parametrize("take", [True, False])
def test_a_second_parrot(take: bool) -> None:
    table = drawing("billy_bones_parrot", parrot="flint", hurt=True, fame=4)
    size = len(table.state.deck)
    table.start(Draw(0, 1))
    assert table.offers(0) == ["keep card:19", "take card:22"]
    table.calm_shuffle(size).do(0, "take card:22" if take else "keep card:19").done()
    ship = table.state.ships[0]
    if take:
        assert (table.parrot(0), ship.hurt, table.fame()[0]) == ("billy_bones_parrot", 0, 3)
        assert "captain_flints_parrot" in table.deck()
    else:
        assert (table.parrot(0), ship.hurt, table.fame()[0]) == ("captain_flints_parrot", 1, 4)
        assert "billy_bones_parrot" in table.deck()
    assert table.discard() == []


@pytest.mark.rule("PC-383")
def test_no_card_replaces_a_parrot_not_kept() -> None:
    table = drawing("billy_bones_parrot", "consort", parrot="flint")
    size = len(table.state.deck)
    table.start(Draw(0, 1)).shuffle_under(size).do(0, "keep card:19")
    assert (table.hand(0), table.asked()) == ([], "")


@pytest.mark.rule("PC-385", "PC-013")
def test_the_exchange_is_allowed_without_fame() -> None:
    table = drawing("billy_bones_parrot", parrot="flint", fame=0)
    size = len(table.state.deck)
    table.start(Draw(0, 1)).calm_shuffle(size).do(0, "take card:22")
    assert (table.fame()[0], table.parrot(0)) == (0, "billy_bones_parrot")


@pytest.mark.rule("PC-387", "PC-388", "PC-389", "PC-492")
def test_captain_flints_parrot() -> None:
    table = Table(4).ship(0, (4, 5, 4, 4), at=2, chests=15, parrot="flint", fame=5, hand=["powder_keg"])
    table.legend("A", "blackbeard", 4).ship(1, (8, 3, 4, 4), at=2).closing()
    assert table.chests()[0] == 15
    table.fight(2).do(0, "fire fire hand:7").feed(5, 5, 1).do(0, "aim section:1:crew")
    assert (table.parrot(0), table.fame()[0], table.levels(0)[0], table.chests()[0]) == ("", 3, 4, 15)
    table.closing()
    assert table.chests()[0] == 7


@pytest.mark.rule("PC-388", "PC-392", "PC-395", "PC-397", "PC-398")
@pytest.mark.parametrize(("name", "section"), [("flint", 0), ("trelawney", 1), ("silver", 2), ("bones", 3)])
def test_the_section_of_each_parrot(name: str, section: int) -> None:
    sections = ("hull", "sails", "cannon", "crew")
    for at, target in enumerate(sections):
        table = Table(4).ship(0, (8, 8, 4, 4), at=2).ship(1, (8, 5, 5, 5), at=2, parrot=name)
        table.fight(2)
        if table.waiting() == [1]:
            table.do(1, "fire fire")
            table.feed(*[1] * int(table.state.ships[1].dice(False))).do(1, "aim section:0:hull")
        table.fire(0, f"section:1:{target}", 5, 1, 1)
        assert (table.state.ships[1].hurt == 1) is (at == section)


@pytest.mark.rule("PC-390", "PC-393", "PC-396")
def test_what_parrots_give() -> None:
    table = (
        Table(4)
        .ship(0, (2, 2, 1, 1), parrot="silver")
        .ship(1, (2, 2, 8, 1), parrot="bones")
        .ship(2, (2, 1, 2, 2), parrot="trelawney")
    )
    ships = table.state.ships
    assert (ships[0].dice(False), ships[1].dice(False), ships[2].speed()) == (6, 5, 24)


@pytest.mark.rule("PC-399", "PC-400", "PC-510")
def test_a_killed_parrot_costs_two_fame_and_is_discarded() -> None:
    table = Table(4).ship(0, (8, 8, 4, 4), at=2).ship(1, (8, 2, 5, 5), at=2, parrot="silver", fame=7).fight(2)
    table.fire(0, "section:1:cannon", 5, 5, 1)
    assert (table.fame()[1], table.discard(), table.levels(1)[2]) == (5, ["long_john_silvers_parrot"], 5)


@pytest.mark.rule("PC-402")
def test_a_hurt_parrot_that_survives_heals_free() -> None:
    table = Table(4).ship(0, (8, 8, 4, 4), at=2).ship(1, (8, 2, 5, 5), at=2, parrot="silver", gold=3).fight(2)
    table.fire(0, "section:1:cannon", 5, 1, 1).feed(6).do(1, "flee flee").ship(0, at=0).upgrade()
    assert (table.state.ships[1].hurt, table.gold()[1], table.parrot(1)) == (0, 3, "long_john_silvers_parrot")


# Mastercraft.


@pytest.mark.rule("PC-403", "PC-405", "PC-404", "PC-085")
@pytest.mark.parametrize("place", range(1, 8))
def test_attaching_at_any_location_to_any_section(place: int) -> None:
    table = Table(4).legend("A", "blackbeard", 3).ship(0, at=place, gold=0, hand=["mastercraft"]).upgrade()
    if place == 7:
        table.do(0, "cove_cards tavern")
    attach = [offer for offer in table.offers(0) if offer.startswith("attach")]
    assert attach == [f"attach hand:0 section:0:{s}" for s in ("hull", "sails", "cannon", "crew")]
    table.do(0, "attach hand:0 section:0:sails")
    assert (table.masters(0), table.gold()[0], "mastercraft" in table.hand(0)) == ({"sails": "upright"}, 0, False)


@pytest.mark.rule("PC-406", "PC-407")
@pytest.mark.parametrize("how", ["upright", "turned"])
def test_only_one_mastercraft_card_aboard(how: str) -> None:
    table = (
        Table(4)
        .ship(0, at=2, hand=["mastercraft"], masters={"hull": how})
        .upgrade()
        .do(0, "attach hand:0 section:0:crew")
    )
    assert (table.masters(0), table.discard()) == ({"crew": "upright"}, ["mastercraft"])


@pytest.mark.rule("PC-408")
def test_an_attached_card_stays_where_it_is() -> None:
    table = Table(4).ship(0, at=2, gold=1, masters={"crew": "upright"}).upgrade()
    assert table.offers(0) == ["end_turn done", "raise section:0:hull"]


@pytest.mark.rule("PC-409")
def test_a_mastercraft_card_has_no_other_effect() -> None:
    plain = Table(4).ship(0, (4, 4, 4, 4)).state.ships[0]
    fine = Table(4).ship(0, (4, 4, 4, 4), masters={"cannon": "upright"}).state.ships[0]
    assert (plain.dice(False), plain.speed(), plain.hold()) == (fine.dice(False), fine.speed(), fine.hold())


@pytest.mark.rule("PC-410", "PC-411", "PC-412")
@pytest.mark.parametrize("place", range(1, 8))
def test_a_turned_card_stays_turned_until_it_is_repaired_for_one_gold(place: int) -> None:
    table = Table(4).legend("A", "blackbeard", 3).ship(0, at=place, gold=1, masters={"crew": "turned"})
    table.closing()
    assert table.masters(0) == {"crew": "turned"}
    table.legend("A", "blackbeard", 3).upgrade()
    if place == 7:
        table.do(0, "cove_cards tavern")
    table.do(0, "mend master:0:crew")
    assert (table.masters(0), table.gold()[0]) == ({"crew": "upright"}, 0)


@pytest.mark.rule("PC-413", "PC-568")
@pytest.mark.parametrize(("option", "wrecks", "discard"), [("remove", 1, []), ("discard", 0, ["mastercraft"])])
def test_a_destroyed_card(option: str, wrecks: int, discard: list[str]) -> None:
    table = (
        Table(4, destroyed_mastercraft=option)
        .ship(0, (8, 8, 4, 4), at=2)
        .ship(1, (8, 2, 2, 2), at=2, masters={"hull": "turned"})
    )
    table.fight(2).fire(0, "section:1:hull", 5, 1, 1)
    assert (table.masters(1), table.state.wrecks, table.discard()) == ({}, wrecks, discard)


@pytest.mark.rule("PC-563", "PC-564", "PC-406")
def test_several_mastercraft_cards_by_option() -> None:
    table = Table(4, multi_mastercraft=True).ship(
        0, at=2, hand=["mastercraft", "mastercraft"], masters={"hull": "turned"}
    )
    table.upgrade().do(0, "attach hand:0 section:0:crew")
    assert (table.masters(0), table.discard()) == ({"hull": "turned", "crew": "upright"}, [])
    table.do(0, "attach hand:0 section:0:hull")
    assert (table.masters(0), table.discard()) == ({"hull": "upright", "crew": "upright"}, ["mastercraft"])
