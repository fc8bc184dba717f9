"""Events are complete: the log and the board need nothing but what is told."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.meta import GAME
from covetown.narrator import Narrator
from tests.games.pirates_cove.builder import Table, face

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay"]


def lines(table: Table, kind: str) -> list[str]:
    """The lines of the log for every event of a kind."""
    events = table.state.events
    assert events is not None
    narrator = Narrator(GAME, NAMES)
    return narrator.lines([event for event in events.told if event.kind == kind], -1)


@pytest.mark.rule("PC-302", "PC-306", "PC-307")
def test_a_legend_tells_his_whole_ranking() -> None:
    table = Table(4).legend("A", "blackbeard", 2).ship(0, (8, 2, 2, 2), at=2).ship(1, (8, 3, 8, 2), at=2)
    table.ship(2, (8, 2, 5, 2), at=2).feed(3, 5, 1, 1, 1, 1, 1, 1).fight(2)
    ranked = table.told("prey_ranked")[0]
    assert (ranked["ships"], ranked["other_ship"], ranked["more"]) == ([1, 2, 0], 1, 2)
    assert lines(table, "prey_ranked") == ["Blackbeard sets sights on Ben, Cat, Ann, in this order."]


@pytest.mark.rule("PC-027")
def test_a_combat_tells_who_fights_with_the_number_of_each_squadron() -> None:
    table = Table(4).legend("A", "captain_hook", 4).squadron(3, by=1).squadron(2, by=3).ship(0, (8, 2, 2, 2), at=2)
    fought = table.fight(2).told("combat")[0]
    assert (fought["ships"], fought["squadrons"], fought["navy"]) == ([0], 1, [1])
    assert lines(table, "combat") == ["Battle at Hull Island: Ann, Royal Navy 2!"]


@pytest.mark.rule("PC-370")
def test_a_squadron_fires_and_sinks_under_its_number() -> None:
    table = Table(4).squadron(3, by=1).squadron(2, by=3).ship(0, (8, 8, 8, 8), at=2, hand=["grapeshot_attack"]).fight(2)
    table.feed(1, 1, 1, 1).do(3, "aim section:0:hull")
    assert table.told("volley")[0]["squadron"] == 2
    table.feed(3, 3, 3, 3, 3).do(0, "fire fire hand:6")
    assert table.told("volley")[1]["foe_squadron"] == 2
    assert table.told("navy_sunk") == [{"squadron": 1, "number": 2}]
    assert lines(table, "volley") == [
        "Royal Navy 2 fires at the hull of Ann: 1, 1, 1, 1 (hits on 5+) – 0 hits.",
        "Ann fires at Royal Navy 2: 3, 3, 3, 3, 3 (hits on 3+) – 5 hits.",
    ]


@pytest.mark.rule("PC-352", "PC-357")
def test_two_squadrons_are_told_apart_on_the_table() -> None:
    table = Table(4).squadron(2, by=3).squadron(2, by=2).ship(0, (8, 8, 8, 8), at=2).ship(1, (8, 6, 8, 8), at=2)
    table.feed(2, 5).fight(2)
    assert read(table, 0, 1)["Hull Island"].endswith("Royal Navy 1 under Dan, Royal Navy 2 under Cat, Ann, Ben")
    battle = read(table, 0, 2)
    assert battle == {
        "Round 1": "Royal Navy 2, Royal Navy 1, Ann, Ben",
        "Enemies": "Royal Navy 1: hull 4 of 4, Royal Navy 2: hull 4 of 4",
    }
    assert all(len(set(line.split(", "))) == len(line.split(", ")) for line in battle.values())
    table.feed(1, 1, 1, 1).do(2, "aim section:0:hull")
    assert read(table, 0, 2)["Last volley"] == "Royal Navy 2, 1, 1, 1, 1"
    one = Table(4).squadron(2, by=3).ship(0, (8, 8, 8, 8), at=2).fight(2)
    assert read(one, 0, 1)["Hull Island"].endswith("Royal Navy under Dan, Ann")
    assert read(one, 0, 2) == {"Round 1": "Royal Navy, Ann", "Enemies": "Royal Navy: hull 4 of 4"}


@pytest.mark.rule("PC-233", "PC-479", "PC-485")
def test_cards_in_play_are_read_with_whose_they_are() -> None:
    table = Table(2).ship(0, (8, 8, 8, 8), at=2, hand=["smoke_screen", "grapeshot_attack", "powder_keg"])
    table.ship(1, (8, 6, 8, 8), at=2, hand=["smoke_screen", "powder_keg"]).ship(2, at=4).ship(3, at=5).fight(2)
    smoke, grapeshot, keg = face("smoke_screen"), face("grapeshot_attack"), face("powder_keg")
    table.do(0, f"battle hand:{smoke}").do(1, f"battle hand:{smoke}")
    assert read(table, 1, 2)["Cards in play"] == "Smoke Screen (Ann I), Smoke Screen (Ben I)"
    table.do(0, f"fire fire hand:{grapeshot} hand:{keg}")
    laid = "Smoke Screen (Ann I), Smoke Screen (Ben I), Grapeshot Attack (Ann I), Powder Keg (Ann I)"
    assert read(table, 1, 2)["Cards in play"] == laid
    table.do(1, f"kegs hand:{keg} amount:1")
    assert read(table, 1, 2)["Cards in play"] == laid + ", Powder Keg (Ben I)"
    table = Table(4).ship(0, (8, 8, 8, 8), at=2, hand=["six_gun_salute", "powder_keg", "powder_keg"])
    table.ship(1, (8, 6, 8, 8), at=2).ship(2, (8, 4, 8, 8), at=2).ship(3, at=4).fight(2)
    table.do(0, f"fire fire hand:{face('six_gun_salute')} hand:{keg} hand:{keg}")
    both = "Six Gun Salute (Ann), Powder Keg (Ann), Powder Keg (Ann)"
    assert read(table, 1, 2)["Cards in play"] == both
    assert read(table, 0, 2, you=0)["Cards in play"] == both.replace("Ann", "your ship")


@pytest.mark.rule("PC-356", "PC-357")
def test_a_squadron_is_sent_under_its_number_where_there_are_two() -> None:
    intercept, commission = face("royal_navy_intercept"), face("privateering_commission")
    table = Table(4).ship(0, at=2, hand=["royal_navy_intercept"]).ship(1, at=3, hand=["privateering_commission"])
    table.ship(2, at=4, hand=["royal_navy_intercept"]).ship(3, at=5).window_n1()
    table.do(2, "pass pass").do(0, f"play hand:{intercept} island:3")
    assert lines(table, "navy_sent") == ["Ann sends the Royal Navy to Sail Island."]
    table.do(1, "pass pass").do(2, f"play hand:{intercept} island:5")
    assert lines(table, "navy_sent")[1:] == ["Cat sends Royal Navy 2 to Crew Island."]
    table.do(1, f"play hand:{commission} navy:0 island:4")
    assert lines(table, "navy_sent_on") == ["Ben sends Royal Navy 1 on to Cannon Island."]
    alone = Table(4).squadron(3, by=0).ship(1, at=3, hand=["privateering_commission"]).window_n1()
    alone.do(1, f"play hand:{commission} navy:0 island:4")
    assert lines(alone, "navy_sent_on") == ["Ben sends the Royal Navy on to Cannon Island."]


@pytest.mark.rule("PC-329", "PC-330", "PC-331", "PC-335")
def test_hook_tells_his_numbers_what_he_needs_and_what_strays() -> None:
    table = Table(4).legend("A", "captain_hook", 2).ship(0, (8, 4, 2, 2), at=2).ship(1, (5, 3, 2, 2), at=2)
    table.ship(2, (4, 2, 2, 2), at=2).feed(1, 2, 3).fight(2)
    volley = table.told("volley")[0]
    assert (volley["at"], volley["needed"], volley["hits"]) == ("ship:0", 5, 0)
    assert (volley["numbered"], volley["strays"]) == ([1, 2], 2)
    assert [event["reason"] for event in table.told("levels_lost")] == ["stray", "stray"]
    assert lines(table, "volley") == [
        "Captain Hook fires at the hull of Ann: 1, 2, 3 (hits on 5+) – 0 hits and 2 stray shots."
    ]
    assert lines(table, "stray_shot")[0] == "A stray 1 of Captain Hook strikes Ben."
    view = table.state.view(-1)["combat"]
    assert isinstance(view, dict)
    assert view["last_dice"]["needed"] == 5


@pytest.mark.rule("PC-233")
def test_hook_needs_sixes_against_smoke() -> None:
    table = Table(4).legend("A", "captain_hook", 2).ship(0, (8, 2, 2, 2), at=2, hand=["smoke_screen"]).fight(2)
    table.feed(5, 5, 6).do(0, "battle hand:4")
    volley = table.told("volley")[0]
    assert (volley["needed"], volley["hits"], volley["numbered"], volley["strays"]) == (6, 1, [], 0)
    view = table.state.view(-1)["combat"]
    assert isinstance(view, dict)
    assert view["last_dice"]["needed"] == 6


@pytest.mark.rule("PC-254", "PC-481", "PC-485")
def test_damage_tells_its_cause() -> None:
    table = Table(4).ship(0, (8, 8, 4, 4), at=2, hand=["grapeshot_attack", "powder_keg"])
    table.ship(1, (8, 2, 4, 4), at=2, masters={"hull": "upright"}, parrot="flint").fight(2)
    table.do(0, "fire fire hand:6 hand:7").feed(3, 1, 1).do(0, "aim section:1:sails")
    causes = [(event["ship"], event["section"], event["reason"]) for event in table.told("levels_lost")]
    assert causes == [(1, "sails", "volley"), (0, "hull", "explosion"), (0, "cannon", "recoil")]
    assert [event["reason"] for event in table.told("master_turned")] == ["explosion"]
    assert lines(table, "levels_lost")[-1] == "Ann loses 2 in the cannon (level 2) by the recoil of the grapeshot."


@pytest.mark.rule("PC-398", "PC-410", "PC-413", "PC-481")
def test_recoil_is_told_also_when_a_mastercraft_or_a_parrot_takes_it() -> None:
    table = Table(4).ship(
        0, (8, 8, 4, 4), at=2, hand=["grapeshot_attack"], masters={"cannon": "turned"}, parrot="silver"
    )
    table.ship(1, (8, 2, 4, 4), at=2).fight(2)
    table.do(0, "fire fire hand:6").feed(1, 1, 1, 1, 1, 1).do(0, "aim section:1:sails")
    assert [event["reason"] for event in table.told("master_destroyed")] == ["recoil"]
    assert [event["reason"] for event in table.told("parrot_hurt")] == ["recoil"]
    assert table.told("levels_lost") == []


@pytest.mark.rule("PC-022", "PC-027")
def test_a_tie_roll_tells_who_rolled_what() -> None:
    table = Table(4).ship(0, (8, 4, 2, 2), at=2).ship(2, (8, 4, 2, 2), at=2).feed(2, 5).fight(2)
    assert lines(table, "tie_roll") == ["A tie is rolled for the order of volleys: Ann 2, Cat 5."]


@pytest.mark.rule("PC-022", "PC-570")
def test_a_tie_roll_tells_ships_of_one_captain_and_squadrons_apart() -> None:
    table = Table(2).ship(0, (8, 4, 2, 2), at=2).ship(2, (8, 4, 2, 2), at=2).ship(1, at=4).ship(3, at=4)
    table.feed(2, 5).fight(2)
    assert lines(table, "tie_roll") == ["A tie is rolled for the order of volleys: Ann I 2, Ann II 5."]
    table = Table(4).squadron(2, by=3).squadron(2, by=2).ship(0, (8, 8, 2, 2), at=2).feed(2, 5).fight(2)
    assert lines(table, "tie_roll") == ["A tie is rolled for the order of volleys: Royal Navy 1 2, Royal Navy 2 5."]


@pytest.mark.rule("PC-523")
def test_the_last_battle_tells_the_ships_that_fight() -> None:
    table = Table(4)
    for ship, fame in enumerate((9, 4, 9, 1)):
        table.ship(ship, (4, 4 + ship, 4, 4), fame=fame)
    table.reckon()
    assert table.told("last_battle")[0]["ships"] == [0, 2]
    assert lines(table, "last_battle") == ["Equal in fame: the last battle of Ann, Cat begins!"]


@pytest.mark.rule("PC-070")
def test_rigging_tells_the_gold_that_is_left() -> None:
    table = Table(4).rig()
    assert table.state.decision(0).prompt.args["gold"] == 9
    table.do(0, "rig section:0:hull").do(0, "rig section:0:hull")
    assert table.state.decision(0).prompt.args["gold"] == 6
    assert table.state.decision(1).prompt.args["gold"] == 9
    own = GAME.panels(table.state.view(0))[2]
    assert any(thing.text.args.get("amount") == 6 for line in own.lines for thing in line.things)
    other = GAME.panels(table.state.view(1))[2]
    assert any(thing.text.args.get("amount") == 9 for line in other.lines for thing in line.things)


def read(table: Table, viewer: int, number: int, you: int = -1) -> dict[str, str]:
    """The lines of a panel as a viewer reads them, by their labels."""
    say = Narrator(GAME, NAMES, you=you).message
    panel = GAME.panels(table.state.view(viewer))[number]
    return {say(line.label): ", ".join(say(thing.text) for thing in line.things) for line in panel.lines}


@pytest.mark.rule("PC-043", "PC-044", "PC-048", "PC-137", "PC-231")
def test_a_plan_for_rigging_reads_with_what_it_is_worth() -> None:
    table = Table(4).rig().do(0, "rig section:0:cannon")
    own = read(table, 0, 2)
    assert own["Mat"] == "hull 2 (5), sails 2 (5), cannon 3 (3), crew 2 (2)"
    assert own["Ship"] == "speed 5, 2 dice"
    table.do(0, "rig section:0:crew").do(0, "rig section:0:hull").do(0, "rig section:0:sails")
    own = read(table, 0, 2)
    assert own["Mat"] == "hull 3 (6), sails 3 (6), cannon 3 (3), crew 3 (3)"
    assert own["Ship"] == "speed 6, 3 dice"
    assert own["Cargo"] == "0 fame, 5 gold, 0/6 chests, not yet at sea"
    other = read(table, 1, 2)
    assert other["Mat"] == "hull 2 (5), sails 2 (5), cannon 2 (2), crew 2 (2)"
    assert (other["Ship"], other["Cargo"]) == ("speed 5, 2 dice", "0 fame, 9 gold, 0/5 chests, not yet at sea")


@pytest.mark.rule("PC-387", "PC-390", "PC-393", "PC-396")
@pytest.mark.parametrize(
    ("parrot", "chests", "ship"),
    [
        ("flint", "0 chests", "speed 5, 2 dice"),
        ("trelawney", "0/5 chests", "speed 25, 2 dice"),
        ("silver", "0/5 chests", "speed 5, 6 dice"),
        ("bones", "0/5 chests", "speed 5, 3 dice"),
    ],
)
def test_a_plan_for_rigging_reckons_with_the_parrot(parrot: str, chests: str, ship: str) -> None:
    own = read(Table(4).ship(0, parrot=parrot).rig().do(0, "rig section:0:cannon"), 0, 2)
    assert chests in own["Cargo"].split(", ")
    assert own["Ship"].startswith(ship + ", ")


@pytest.mark.rule("PC-079", "PC-080", "PC-081")
@pytest.mark.parametrize("card", ["consort", "crows_nest", "royal_navy_intercept"])
def test_a_window_names_the_ship_only_where_a_captain_has_two(card: str) -> None:
    asked: list[str] = []
    for players in (4, 2):
        table = Table(players).ship(0, at=1, hand=[card])
        table.window_n1() if card == "royal_navy_intercept" else table.navigate()
        asked.append(Narrator(GAME, NAMES).message(table.state.decision(0).prompt))
    assert "ship I" not in asked[0]
    assert "with ship" not in asked[0]
    assert "ship I" in asked[1]


def said(table: Table, kind: str, locale: str = "en", you: int = -1) -> str:
    """The first line of the log about an event of a kind, in a language, perhaps to somebody at the table."""
    events = table.state.events
    assert events is not None
    narrator = Narrator(GAME, NAMES, locale, you)
    return narrator.lines([event for event in events.told if event.kind == kind], you)[0]


@pytest.mark.rule("PC-181", "PC-310", "PC-337")
@pytest.mark.parametrize(
    ("legend", "name", "says"),
    [
        ("bonny_and_read", "Bonny and Read", ("take", "set", "fire", "are")),
        ("blackbeard", "Blackbeard", ("takes", "sets", "fires", "is")),
    ],
)
def test_a_legend_of_two_people_takes_the_plural(legend: str, name: str, says: tuple[str, ...]) -> None:
    table = Table(4).legend("A", "captain_hook", 1)
    table.state.captain_a = -1
    two = legend == "bonny_and_read"
    table.legend_decks([3, 0, 1] if two else [0, 3, 1], [4, 2]).closing()
    assert said(table, "legend_revealed").startswith(f"{name} {says[0]} command of black ship A ")
    table = Table(4).legend("A", legend, 2).ship(0, (8, 8, 8, 8), at=2).feed(*[1] * (3 if two else 6)).fight(2)
    table.state.combat.legend_hull = 1
    assert said(table, "prey_ranked") == f"{name} {says[1]} sights on Ann."
    assert said(table, "volley").startswith(f"{name} {says[2]} at the ")
    assert said(table, "volley", you=0).startswith(f"{name} {says[2]} at the ")
    table.fire(0, "", *[6] * 6)
    assert said(table, "legend_sunk") == f"{name} {says[3]} sunk!"


@pytest.mark.rule("PC-337")
def test_in_french_the_two_are_a_pair_that_takes_the_singular() -> None:
    table = Table(4).legend("A", "bonny_and_read", 2).ship(0, (8, 8, 8, 8), at=2).feed(1, 1, 1).fight(2)
    assert said(table, "prey_ranked", "fr") == "Le duo Bonny et Read prend pour cible Ann."
    assert said(table, "volley", "fr").startswith("Le duo Bonny et Read tire ")
