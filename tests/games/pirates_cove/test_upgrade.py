"""The Upgrade phase and what the islands and the Cove offer."""

from __future__ import annotations

import pytest

from tests.games.pirates_cove.builder import Table


def at(place: int, **ship: object) -> Table:
    table = Table(4).legend("A", "blackbeard", 3 if place != 3 else 2)
    return table.ship(0, at=place, **ship)  # type: ignore[arg-type]


@pytest.mark.rule("PC-132", "PC-133", "PC-402")
def test_all_parrots_heal_before_any_turn() -> None:
    table = at(2, gold=5, parrot="flint", hurt=True).ship(1, at=7, parrot="bones", hurt=True).upgrade()
    assert (table.waiting(), [int(ship.hurt) for ship in table.state.ships]) == ([0], [0, 0, 0, 0])
    assert [event["ship"] for event in table.told("parrot_healed")] == [0, 1]
    assert table.gold()[0] == 5


@pytest.mark.rule("PC-134", "PC-138")
def test_places_take_their_turns_westward_the_cove_last() -> None:
    table = Table(6).legend("A", "blackbeard", 6)
    for ship, place in enumerate((7, 5, 6, 1, 3, 2)):
        table.ship(ship, at=place, gold=9, chests=1)
    table.upgrade()
    order = []
    while table.waiting():
        seat = table.waiting()[0]
        order.append(seat)
        table.do(seat, "cove_gold bank" if table.asked() == "cove" else "end_turn done")
    assert order == [3, 5, 4, 1, 2, 0]
    assert [event["ship"] for event in table.told("upgrade_turn")] == [3, 5, 4, 1, 2, 0]


@pytest.mark.rule("PC-135", "PC-136")
def test_the_order_at_a_shared_place_is_kept_for_its_whole_turn() -> None:
    table = Table(4)
    table.ship(0, (2, 3, 2, 2), at=6, gold=20, hand=["going_on_the_account"]).ship(1, (2, 4, 2, 2), at=6, chests=1)
    table.ship(2, (2, 3, 2, 2), at=6, chests=1).feed(2, 5).upgrade().done()
    assert table.waiting() == [1]
    table.do(1, "end_turn done")
    assert table.waiting() == [2]
    table.do(2, "end_turn done")
    assert table.waiting() == [0]


@pytest.mark.rule("PC-137")
@pytest.mark.parametrize(
    ("sails", "parrot", "speed"), [(4, None, 7), (1, None, 4), (0, None, 0), (4, "trelawney", 27), (0, "trelawney", 20)]
)
def test_speed_outside_combat(sails: int, parrot: str | None, speed: int) -> None:
    table = Table(4).ship(0, (2, sails, 2, 2), at=7, parrot=parrot)
    assert table.state.ships[0].speed() == speed


@pytest.mark.rule("PC-137")
def test_crippled_sails_come_last_at_the_cove() -> None:
    table = Table(4).ship(0, (2, 0, 2, 2), at=7, gold=4).ship(1, (2, 1, 2, 2), at=7).upgrade()
    assert table.waiting() == [1]


@pytest.mark.rule("PC-139", "PC-141")
def test_a_turn_is_a_sequence_of_single_actions() -> None:
    table = at(4, gold=10, masters={"hull": "turned"}, hand=["going_on_the_account", "mastercraft"]).upgrade()
    table.do(0, "raise section:0:cannon").do(0, "mend master:0:hull").do(0, "raise section:0:cannon")
    table.do(0, "account hand:12 section:0:cannon").do(0, "attach hand:0 section:0:crew").do(
        0, "raise section:0:cannon"
    )
    assert (table.levels(0), table.gold()[0]) == ((2, 2, 6, 2), 10 - 1 - 1 - 2 - 3)
    table.do(0, "end_turn done")
    assert table.asked() == ""


@pytest.mark.rule("PC-140")
@pytest.mark.parametrize("place", range(1, 7))
def test_nobody_has_to_upgrade(place: int) -> None:
    table = at(place, gold=9, chests=2).upgrade().do(0, "end_turn done")
    assert (table.levels(0), table.gold()[0], table.chests()[0], table.fame()[0]) == ((2, 2, 2, 2), 9, 2, 0)


@pytest.mark.rule("PC-142", "PC-143")
@pytest.mark.parametrize(
    ("place", "levels", "price", "answer"),
    [
        (2, (3, 2, 2, 2), 2, "raise section:0:hull"),
        (3, (2, 7, 2, 2), 4, "raise section:0:sails"),
        (1, (2, 2, 2, 2), 2, "buy tavern"),
        (6, (8, 8, 8, 5), 6, "raise section:0:crew"),
    ],
)
def test_only_what_can_be_paid_in_full_is_offered(
    place: int, levels: tuple[int, int, int, int], price: int, answer: str
) -> None:
    rich = at(place, levels=levels, gold=price).upgrade()
    assert answer in rich.offers(0)
    poor = at(place, levels=levels, gold=price - 1, hand=["mastercraft"]).upgrade()
    assert answer not in poor.offers(0)


@pytest.mark.rule("PC-143", "PC-411")
def test_mending_needs_its_gold() -> None:
    table = at(3, gold=0, masters={"hull": "turned"}, hand=["mastercraft"]).upgrade()
    assert not [offer for offer in table.offers(0) if offer.startswith("mend")]


# The islands.


@pytest.mark.rule("PC-145", "PC-146")
def test_the_tavern_sells_three_cards_one_at_a_time() -> None:
    table = at(1, gold=9).deck_top("consort", "billy_bones_parrot", "fame_two", "fame_one").upgrade()
    table.do(0, "buy tavern")
    assert (table.gold()[0], table.hand(0)) == (7, ["consort"])
    table.do(0, "buy tavern")
    assert table.parrot(0) == "billy_bones_parrot"  # on its perch before the next is bought
    table.do(0, "buy tavern")
    assert (table.gold()[0], table.asked()) == (3, "")  # no fourth


@pytest.mark.rule("PC-147")
def test_a_parrot_turned_down_counts_as_a_purchase() -> None:
    table = at(1, gold=8, parrot="flint").deck_top("billy_bones_parrot", "fame_two", "fame_one", "consort").upgrade()
    size = len(table.state.deck)
    table.do(0, "buy tavern").shuffle_under(size).do(0, "keep card:19").do(0, "buy tavern").do(0, "buy tavern")
    assert (table.gold()[0], len(table.hand(0)), table.asked()) == (2, 2, "")


@pytest.mark.rule("PC-148")
def test_no_card_is_sold_when_there_is_none() -> None:
    table = at(1, gold=9, hand=["mastercraft"])
    kept = table.state.deck[:]
    for card in kept:
        if card.kind == "parrot":
            table.ship(
                {"captain_flints_parrot": 0, "squire_trelawneys_parrot": 1, "long_john_silvers_parrot": 2}.get(
                    card.key, 3
                ),
                parrot={
                    "captain_flints_parrot": "flint",
                    "squire_trelawneys_parrot": "trelawney",
                    "long_john_silvers_parrot": "silver",
                }.get(card.key, "bones"),
            )
        else:
            table.ship(1, hand=[card.key])
    table.upgrade()
    assert "buy tavern" not in table.offers(0)


@pytest.mark.rule("PC-149", "PC-150", "PC-151", "PC-152", "PC-153")
@pytest.mark.parametrize(("place", "section"), [(2, "hull"), (3, "sails"), (4, "cannon"), (5, "crew")])
def test_an_island_raises_its_own_section_as_often_as_can_be_paid(place: int, section: str) -> None:
    table = at(place, gold=20).upgrade()
    for _ in range(6):
        assert table.offers(0) == ["end_turn done", f"raise section:0:{section}"]
        table.do(0, f"raise section:0:{section}")
    assert (sum(table.levels(0)), max(table.levels(0)), table.gold()[0], table.asked()) == (14, 8, 5, "")


@pytest.mark.rule("PC-154")
def test_lost_levels_are_paid_for_again() -> None:
    table = at(2, levels=(1, 2, 2, 2), gold=5).upgrade().do(0, "raise section:0:hull").do(0, "raise section:0:hull")
    assert (table.levels(0)[0], table.gold()[0]) == (3, 3)


@pytest.mark.rule("PC-155", "PC-156", "PC-157", "PC-158", "PC-506", "PC-160")
@pytest.mark.parametrize(("chests", "threes"), [(0, 1), (0, 3), (4, 0), (2, 2), (4, 3)])
def test_burying(chests: int, threes: int) -> None:
    table = at(6, gold=11, chests=4).upgrade().do(0, "bury bury")
    assert table.offers(0) == [f"bury_chests amount:{n}" for n in range(5)]
    table.do(0, f"bury_chests amount:{chests}")
    assert table.offers(0) == [f"bury_gold amount:{n}" for n in range(0 if chests else 1, 4)]
    gold, bank = table.state.bank_gold, table.state.bank_chests
    table.do(0, f"bury_gold amount:{threes}")
    assert (table.fame()[0], table.chests()[0], table.gold()[0]) == (chests + threes, 4 - chests, 11 - 3 * threes)
    assert (table.state.bank_gold - gold, table.state.bank_chests - bank) == (3 * threes, chests)


@pytest.mark.rule("PC-159")
def test_burying_is_one_action_of_something_once_a_visit() -> None:
    table = at(6, gold=5, chests=2).upgrade()
    table.do(0, "bury bury").do(0, "bury_chests amount:1").do(0, "bury_gold amount:0")
    assert "bury bury" not in table.offers(0)
    assert (table.chests()[0], table.gold()[0]) == (1, 5)
    poor = at(6, gold=2, hand=["mastercraft"]).upgrade()
    assert "bury bury" not in poor.offers(0)  # neither a chest nor three gold
    chest = at(6, gold=2, chests=1, hand=["mastercraft"]).upgrade().do(0, "bury bury")
    assert chest.fame()[0] == 1  # the only way to bury is taken at once


@pytest.mark.rule("PC-160")
def test_buried_goods_can_be_won_again() -> None:
    table = at(6, gold=9, chests=6).bank(gold=0, chests=0).upgrade()
    table.do(0, "bury bury").do(0, "bury_chests amount:6").do(0, "bury_gold amount:3")
    table.ship(1, at=2).treasure(2, 0, 3, 6, 0).plunder()
    assert (table.gold()[1], table.chests()[1]) == (3, 6)


@pytest.mark.rule("PC-161", "PC-162", "PC-163")
def test_one_level_at_twice_its_price_on_treasure_island() -> None:
    table = at(6, levels=(2, 3, 4, 7), gold=20, chests=1).upgrade()
    for section, price in (("hull", 2), ("sails", 4), ("cannon", 4), ("crew", 8)):
        other = at(6, levels=(2, 3, 4, 7), gold=20, chests=1).upgrade().do(0, f"raise section:0:{section}")
        assert other.gold()[0] == 20 - price
        assert not [offer for offer in other.offers(0) if offer.startswith("raise")]
        other.do(0, "bury bury").do(0, "bury_chests amount:1").do(0, "bury_gold amount:0")
        assert (sum(other.levels(0)), other.fame()[0]) == (17, 1)
    table.do(0, "bury bury").do(0, "bury_chests amount:1").do(0, "bury_gold amount:0").do(0, "raise section:0:hull")
    assert table.levels(0)[0] == 3


@pytest.mark.rule("PC-164")
def test_the_limits_of_a_visit_begin_anew_each_month() -> None:
    table = at(6, gold=20, chests=2).upgrade().do(0, "raise section:0:hull")
    table.do(0, "bury bury").do(0, "bury_chests amount:1").do(0, "bury_gold amount:0")
    table.upgrade()
    assert "bury bury" in table.offers(0)
    assert "raise section:0:hull" in table.offers(0)


# Pirate's Cove.


@pytest.mark.rule("PC-165", "PC-167", "PC-549")
@pytest.mark.parametrize(("answer", "gold", "cards"), [("cove_cards tavern", 0, 2), ("cove_gold bank", 2, 1)])
def test_the_benefit_of_the_cove(answer: str, gold: int, cards: int) -> None:
    table = at(7).deck_top("fame_one", "fame_two").upgrade()
    assert (table.offers(0), table.hand(0)) == (["cove_cards tavern", "cove_gold bank"], [])  # before any card is seen
    table.do(0, answer)
    assert (table.gold()[0], table.hand(0)) == (gold, ["fame_one", "fame_two"][:cards])


@pytest.mark.rule("PC-166", "PC-168")
def test_every_ship_at_the_cove_has_the_benefit() -> None:
    table = at(7, levels=(2, 8, 2, 2)).ship(1, (2, 3, 0, 2), at=7, gold=2).upgrade()
    table.do(0, "cove_gold bank")
    assert (table.asked(), table.waiting(), table.gold()[1], table.levels(1)) == ("cove", [1], 0, (2, 3, 2, 2))


@pytest.mark.rule("PC-168", "PC-169", "PC-170", "PC-173")
def test_repair_is_compulsory_and_costs_two_for_each_section() -> None:
    table = at(7, levels=(0, 1, 0, 5), gold=9).upgrade()
    assert (table.levels(0), table.gold()[0], table.asked()) == ((2, 1, 2, 5), 5, "cove")


@pytest.mark.rule("PC-171", "PC-172", "PC-175")
def test_who_cannot_pay_is_repaired_free_and_gets_nothing() -> None:
    table = at(7, levels=(0, 1, 0, 5), gold=3, hand=["going_on_the_account"]).upgrade()
    assert (table.levels(0), table.gold()[0], table.asked()) == ((2, 1, 2, 5), 3, "upgrade")
    assert table.hand(0) == ["going_on_the_account"]


@pytest.mark.rule("PC-174", "PC-441")
def test_repair_then_benefit_then_other_actions() -> None:
    table = at(7, levels=(0, 2, 2, 2), gold=2, hand=["going_on_the_account"]).upgrade()
    assert (table.levels(0)[0], table.asked()) == (2, "cove")
    table.do(0, "cove_gold bank")
    assert table.asked() == "upgrade"
    table.do(0, "account hand:12 section:0:hull")
    assert table.levels(0)[0] == 3


@pytest.mark.rule("PC-176", "PC-376")
def test_the_cove_gives_what_there_is() -> None:
    table = at(7).bank(gold=1).upgrade().do(0, "cove_gold bank")
    assert table.gold()[0] == 1
    table = at(7)
    for card in list(table.state.deck):
        if card.kind != "parrot" and card.key != "fame_three":
            table.ship(1, hand=[card.key])
    for ship, parrot in enumerate(("flint", "silver", "bones", "trelawney")):
        table.ship(ship, parrot=parrot)
    table.upgrade().do(0, "cove_cards tavern")
    assert (table.hand(0), table.state.deck) == (["fame_three"], [])
