"""Options as people read and point at them: no two of a decision read alike, and every one names something."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove import GAME
from covetown.kernel import FastChance
from covetown.narrator import Narrator
from tests.games.merchants_cove.builder import Table
from tests.games.merchants_cove.merchants.workshop import Workshop
from tests.games.merchants_cove.test_retold import TABLES


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_options_of_a_decision_read_differently_and_all_have_references(table: int) -> None:
    seats, options = TABLES[table]
    chance, luck = FastChance(table), FastChance(5)
    state = GAME.new(seats, options, chance)
    narrator = Narrator(GAME, list("ABCDE")[:seats])
    while state.waiting:
        seat = int(state.waiting).bit_length() - 1
        decision = state.decision(seat)
        words = [narrator.message(option.text) for option in decision.options]
        assert len(set(words)) == len(words), (decision.kind, words)
        assert all(option.refs for option in decision.options), (decision.kind, words)
        listed = state.options(seat)
        state.apply(seat, listed[luck.below(len(listed))], chance)


@pytest.mark.rule("MC-379")
def test_robbing_names_the_boat_somebody_leaves() -> None:
    table = Table("abcd", rogues="robbers").clock({3: "a", 9: "bcd"}).boats({1: "RG", 4: "Y"}).bag("X").begin()
    table.answer("space:one", "boat:1")
    assert "boat:1 adventurer:red boat:4" in table.offered()
    table.answer("boat:1 adventurer:red boat:4")
    boarded = [event.facts for event in table.events("boarded")]
    assert [(facts["sign"], facts["from"], facts["boat"]) for facts in boarded] == [("red", 1, 4)]


@pytest.mark.rule("CH-061", "CH-063")
def test_rewinding_points_at_the_hour_it_leads_to() -> None:
    table = Workshop("RGBYR", "GRGYB", round=2, hour=7).act("rewind")
    assert [option.refs for option in table.decision().options] == [["clock:12"], ["clock:10"]]


@pytest.mark.rule("MC-227", "CH-070")
def test_the_cost_of_recruiting_is_that_of_the_card_and_never_no_hours() -> None:
    """Neither an option nor a panel says "0h" of the Recruit space, also where two figures choose."""
    for merchant in ("chronomancer", "captain"):
        table = (
            Table("ab", merchants={"a": merchant, "b": "blacksmith"})
            .clock({1: "a", 9: "b"})
            .square("TL01", "TL02")
            .begin()
        )
        narrator = Narrator(GAME, ["A", "B"])
        decision = table.state.decision(0)
        words = [narrator.message(option.text) for option in decision.options if option.refs[-1].endswith(":recruit")]
        assert words
        assert all("cost by card" in text and "0h" not in text for text in words)
        things = [
            thing
            for panel in GAME.panels(table.state.view(0))
            for line in panel.lines
            for thing in line.things
            if thing.ref == f"space:{merchant}:recruit"
        ]
        assert things
        assert all("0h" not in narrator.message(thing.text) for thing in things)


@pytest.mark.rule("CH-087", "MC-237")
def test_other_spaces_say_their_hours_also_where_there_are_none() -> None:
    """Rewind costs no hours, and Activate Staff costs 2, though it is a common space like Recruit."""
    table = Workshop("RGBYR", "GRGYB", round=2, hour=7)
    table.me.staff = 1
    narrator = Narrator(GAME, ["A", "B"])
    words = {option.refs[-1]: narrator.message(option.text) for option in table.start().decision().options}
    assert "0h and 1 Corruption" in words["space:chronomancer:rewind"]
    assert "2h" in words["space:chronomancer:staff"]


@pytest.mark.rule("MC-302")
@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "Bodyguard [green, blue, skull, skull]"), ("fr", "Garde du corps [vert, bleu, crâne, crâne]")],
)
def test_the_icons_of_a_card_are_words_of_the_reader(locale: str, told: str) -> None:
    table = Table("ab", merchants={"a": "captain", "b": "blacksmith"}).square("TM12", "TL02").begin()
    town = next(panel for panel in GAME.panels(table.state.view(0)) if panel.title.key == "panel-town")
    narrator = Narrator(GAME, ["A", "B"], locale)
    assert told in [narrator.message(thing.text) for line in town.lines for thing in line.things]
