"""Everything a person reads exists: no game, card, option, prompt or event without its words."""

from __future__ import annotations

import re

import pytest

from covetown import registry
from covetown.inspection import walk
from covetown.kernel import Events, FastChance, Message, ScriptedChance, replay
from covetown.kernel.state import seats_in
from covetown.narrator import Narrator
from covetown.text import LOCALES, Texts, source, texts

GAMES = registry.names()
MISSING = re.compile(r"\{[a-z$][^}]*\}")


def broken(say: Texts, message: Message) -> bool:
    return bool(MISSING.search(say.say(message)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_title_summary_and_credits(game: str) -> None:
    say = texts(game)
    key = registry.load(game).about().key
    for part in ("", ".summary", ".designer", ".publisher"):
        assert say.has(key + part), f"{key}{part} has no text"


@pytest.mark.parametrize("game", GAMES)
def test_every_table_option_is_explained(game: str) -> None:
    say = texts(game)
    for spec in registry.load(game).option_specs():
        key = f"table-option-{spec.key.replace('_', '-')}"
        assert say.has(key), f"{key} has no name"
        assert say.has(key + ".help"), f"{key} has no help"


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_name_and_words(game: str) -> None:
    cards = registry.load(game).catalogue().get("cards")
    assert isinstance(cards, dict)
    assert cards
    narrator = Narrator(registry.load(game), [])
    for ident, card in cards.items():
        assert isinstance(card, dict)
        assert narrator.card(ident) != str(ident), f"card {ident} {card} has no name"
        assert not MISSING.search(narrator.card(ident))


@pytest.mark.parametrize("game", GAMES)
def test_no_prompt_option_event_or_panel_lacks_words(game: str) -> None:
    """Whole random games are read aloud; a message without text would show its key in braces."""
    title = registry.load(game)
    say = texts(game)
    silent: set[str] = set()
    for seed in range(5):
        match = walk(title, seed * 7 + 3, every=100_000)
        journal = match.journal
        narrator = Narrator(title, [f"P{seat}" for seat in range(journal.seats)])
        state = replay(title, journal, 0)
        for number, move in enumerate(journal.played()):
            if number % 12 == 0:
                for seat in seats_in(state.waiting):
                    decision = state.decision(seat)
                    messages = [decision.prompt, *[option.text for option in decision.options]]
                    silent.update(say.say(message) for message in messages if broken(say, message))
                for panel in title.panels(state.view(move.seat)):
                    messages = [panel.title, *[line.label for line in panel.lines]]
                    messages += [thing.text for line in panel.lines for thing in line.things]
                    messages += [thing.help for line in panel.lines for thing in line.things if thing.help is not None]
                    silent.update(say.say(message) for message in messages if broken(say, message))
            listener = Events()
            state.events = listener
            state.apply(move.seat, move.option, ScriptedChance(move.chance))
            for event in listener.take():
                for viewer in (-1, move.seat):
                    line = narrator.line(event.seen_by(viewer))
                    if not line:
                        silent.add(f"event-{event.kind} has no text")
                    elif MISSING.search(line):
                        silent.add(f"{event.kind}: {line}")
        result = state.result()
        assert result is not None
        assert say.has("ending-" + result.ending.replace("_", "-")), result.ending
    assert not silent, "\n".join(sorted(silent)[:40])


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_written_twice(locale: str) -> None:
    shell = re.findall(r"^([a-z][a-z0-9-]*) *=", source("covetown.text", locale), re.M)
    assert len(shell) == len(set(shell))
    for game in GAMES:
        own = re.findall(r"^([a-z][a-z0-9-]*) *=", source(f"covetown.games.{game}", locale), re.M)
        assert len(own) == len(set(own)), sorted(key for key in set(own) if own.count(key) > 1)
        assert not set(own) & set(shell)


def test_a_missing_message_shows_its_key() -> None:
    assert texts().say(Message("no-such-thing")) == "{no-such-thing}"
    assert FastChance(1).below(1) == 0
