"""Blindfold: a card is picked in secret and an opponent names its value (DM-338, DM-368 to DM-376)."""

from __future__ import annotations

import pytest

from covetown.kernel import FastChance
from tests.games.dale_of_merchants.builder import Table, printed


def blindfold(hand: str, **zones: object) -> Table:
    """A plays Blindfold with this hand against two others."""
    given: dict[str, object] = {"hands": [f"blindfold {hand}", "junk", "junk"], "players": 3, **zones}
    return Table(**given).do("play blindfold")  # type: ignore[arg-type]


@pytest.mark.rule("DM-368")
def test_blindfold_alone_does_nothing() -> None:
    table = blindfold("")
    assert (table.asked, table.discard(), table.open_actions) == ("action", ["blindfold"], 1)


@pytest.mark.rule("DM-338", "DM-369", "DM-370")
def test_first_the_card_then_the_opponent_and_the_card_stays_hidden() -> None:
    assert printed("blindfold") == (5, 1, True, True)
    table = blindfold("spyglass junk")
    assert (table.asked, table.seat) == ("hand_card", 0)
    assert sorted(table.options()) == ["card junk", "card spyglass"]
    table.do("card spyglass")
    assert (table.asked, table.seat, table.options()) == ("player", 0, ["seat 1", "seat 2"])
    table.do("seat 2")
    # Then: the chosen opponent alone is asked, and nothing told so far names the card
    assert (table.asked, table.seat, table.dale.waiting) == ("guess_value", 2, 4)
    assert table.shown() == []
    spyglass = int(table.card("spyglass").ident)
    assert not [event for event in table.told if spyglass in event.seen_by(2).values()]


@pytest.mark.rule("DM-371")
@pytest.mark.parametrize("flashy", [0, 1, 3])
def test_the_guess_is_a_number_up_to_eight_and_the_flashy_shows(flashy: int) -> None:
    table = blindfold("spyglass junk", flashy=flashy).do("card spyglass", "seat 1")
    assert table.options() == [f"value {value}" for value in range(1, 8 + flashy + 1)]


@pytest.mark.rule("DM-372", "DM-373")
@pytest.mark.parametrize(("guess", "right"), [(4, True), (3, False), (8, False)])
def test_a_right_guess_discards_the_card(guess: int, right: bool) -> None:
    table = blindfold("spyglass junk", discards=["cookies"]).do("card spyglass", "seat 1", f"value {guess}")
    assert (table.asked == "set_value") is not right
    assert [told["right"] for told in table.events("guessed", 2)] == [int(right)]
    if right:
        assert (table.hand(), table.discard()) == (["junk"], ["blindfold", "spyglass", "cookies"])
        assert table.open_actions == 1


@pytest.mark.rule("DM-372")
@pytest.mark.parametrize(("guess", "right"), [("value 5", True), ("value 1", False), ("value 4", False)])
def test_the_guess_is_compared_with_the_current_value(guess: str, right: bool) -> None:
    # Given: a Bold Haggler (1) rolled up by 3 after a Flashy Show: it counts 5
    table = Table(hands=["blindfold bold_haggler junk", "junk"], flashy=1)
    table.do("roll bold_haggler", chance=[5]).do("play blindfold", "card bold_haggler", guess)
    assert ("bold_haggler" in table.discard()) is right


@pytest.mark.rule("DM-374")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_after_a_wrong_guess_the_player_sets_the_value(value: int) -> None:
    table = blindfold("spyglass junk", flashy=1).do("card spyglass", "seat 1", "value 1")
    assert (table.asked, table.seat) == ("set_value", 0)
    assert table.options() == ["value 1", "value 2", "value 3", "value 4", "value 5"]
    table.do(f"value {value}")
    assert (table.hand(), table.worth("spyglass")) == (["junk", "spyglass"], value)
    assert (table.discard(), table.open_actions) == (["blindfold"], 1)


@pytest.mark.rule("DM-374")
def test_junk_can_be_set_too_and_is_told_apart_from_other_junk() -> None:
    table = blindfold("junk junk", market="- - - - acorn").do("seat 1", "value 8", "value 3")
    assert sorted(int(table.dale.worth(card)) for card in table.dale.players[0].hand) == [1, 3]
    assert table.payments(0) == {"junk+junk"}


@pytest.mark.rule("DM-375")
@pytest.mark.parametrize("guess", [4, 5])
def test_right_or_wrong_everybody_sees_the_card(guess: int) -> None:
    table = blindfold("spyglass junk").do("card spyglass", "seat 1", f"value {guess}")
    for seat in (1, 2, -1):
        assert table.told_cards("guessed", seat) == ["spyglass"]
    if guess == 5:
        assert table.shown() == ["spyglass"]


@pytest.mark.rule("DM-376")
@pytest.mark.parametrize(("guess", "right"), [(4, True), (2, False)])
def test_a_copier_is_bound_in_secret_and_shown_after_the_guess(guess: int, right: bool) -> None:
    # Given: Reflection (2) could be an Acorn (4) or Cookies (2)
    table = blindfold("reflection junk", discards=["", "acorn", "cookies"])
    assert sorted(table.options()) == ["card junk", "card reflection as acorn", "card reflection as cookies"]
    table.do("card reflection as acorn", "seat 2")
    assert table.events("copied") == []
    assert table.shown() == []
    table.do(f"value {guess}")
    # Then: the value of the copy decides, and everybody learns what it was a copy of
    assert ("reflection" in table.discard()) is right
    assert table.told_cards("copied", seat=1) == ["reflection"]
    if not right:
        table.do("value 1")
        assert (table.worth("reflection"), table.copies("reflection")) == (1, "acorn")


@pytest.mark.rule("DM-376")
def test_while_the_opponent_is_chosen_only_the_player_sees_what_the_card_copies() -> None:
    table = blindfold("reflection junk", discards=["", "acorn", "cookies"]).do("card reflection as acorn")
    assert table.asked == "player"
    for viewer in (-1, 0, 1, 2):
        players = table.dale.view(viewer)["players"]
        assert isinstance(players, list)
        seen = players[0]["cards"] if viewer == 0 else players[0]["marked"]
        assert [card["copy"]["key"] for card in seen if "copy" in card] == (["acorn"] if viewer == 0 else [])


@pytest.mark.rule("DM-376")
def test_a_copier_with_one_valid_card_is_bound_for_blindfold_without_asking() -> None:
    table = blindfold("reflection junk", discards=["", "acorn", ""])
    assert sorted(table.options()) == ["card junk", "card reflection as acorn"]


@pytest.mark.rule("DM-376")
@pytest.mark.parametrize("hidden", ["reflection as acorn", "junk"])
def test_worlds_for_the_guesser_tell_nothing_of_a_copier_bound_in_secret(hidden: str) -> None:
    decks = ["charm*3 gamble whirligig new_season spyglass", ""]
    table = Table(hands=["blindfold reflection junk*2", "junk"], discards=["", "acorn"], decks=decks)
    table.do("play blindfold", f"card {hidden}")
    worlds = [table.dale.redeal(1, FastChance(seed)) for seed in range(100)]
    held = [any(card.key == "reflection" for card in world.players[0].hand) for world in worlds]
    assert 10 < sum(held) < 60
