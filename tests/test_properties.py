"""What holds for every game of the house: the suite that games from elsewhere are held to as well."""

from __future__ import annotations

import pytest

from covetown import registry
from covetown.testing import Conformance

# Told of the automatic opponent only, which has no seat and reads nothing.
SPOKEN_OF = {"merchants_cove": ("event-peddler-card", "event-peddler-turn")}


class TestEveryGame(Conformance):
    """The suite once for each game."""

    @pytest.fixture(autouse=True, params=registry.in_house())
    def on_the_table(self, request: pytest.FixtureRequest) -> None:
        self.key = request.param
        self.spoken_of = SPOKEN_OF.get(self.key, ())


@pytest.mark.parametrize("game", registry.in_house())
def test_every_game_of_the_house_has_cards(game: str) -> None:
    cards = registry.load(game).catalogue().get("cards")
    assert isinstance(cards, dict)
    assert cards


@pytest.mark.parametrize("game", registry.in_house())
def test_every_game_of_the_house_can_be_learned(game: str) -> None:
    assert registry.load(game).features() is not None
