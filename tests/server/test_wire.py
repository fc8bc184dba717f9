"""The types of the wire are true: what the rules and the server send fits them, and the front end has the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as shapes

from covetown import registry
from covetown.kernel import SPECTATOR, Events, FastChance, Game, Message, OptionSpec, seats_in
from covetown.server import create_app, wire
from covetown.server.rooms import Town
from tests.server.parlour import PARLOUR
from tests.server.strict import read

ROOT = Path(__file__).parents[2]
GAMES: list[Game] = [PARLOUR, *[registry.load(key) for key in registry.names()]]


def sent(plain: object, kind: Any) -> Any:
    """Plain data of the rules as a client reads it; nothing may be lost on the way."""
    data = msgspec.json.encode(plain)
    found = read(data, kind)
    if isinstance(found, wire.Wire):
        assert msgspec.to_builtins(found) == msgspec.json.decode(data)
    return found


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_what_the_rules_tell_fits_the_types_of_the_wire(game: Game) -> None:
    luck = Random(game.key)
    told = {"decisions": 0, "panels": 0, "events": 0, "results": 0}
    for seed in range(3):
        chance = FastChance(seed)
        seats = luck.choice(game.seat_counts(game.check_options(game.usual_seats, {})))
        state = game.new(seats, game.check_options(seats, {}), chance)
        state.events = Events()
        for number in range(250):
            if state.waiting == 0:
                break
            seat = luck.choice(seats_in(state.waiting))
            decision = sent(state.decision(seat).plain(), wire.Decision)
            assert [option.id for option in decision.options] == list(state.options(seat))
            told["decisions"] += 1
            if number % 20 == 0:
                for viewer in (SPECTATOR, seat):
                    view = state.view(viewer)
                    head = sent(view, wire.View)
                    assert (head.game, head.seats, head.viewer, head.over) == (game.key, seats, viewer, False)
                    for panel in game.panels(view):
                        sent(panel.plain(), wire.Panel)
                        told["panels"] += 1
            options = state.options(seat)
            state.apply(seat, options[luck.randrange(len(options))], chance)
            assert state.events is not None
            for event in state.events.take():
                for viewer in (SPECTATOR, *range(seats)):
                    assert sent(event.seen_by(viewer), wire.GameEvent).kind == event.kind
                told["events"] += 1
        end = state.result()
        if end is not None:
            assert sent(state.view(SPECTATOR), wire.View).result == sent(end.plain(), wire.Result)
            told["results"] += 1
    assert told["decisions"] > 20
    assert told["panels"] > 5
    assert told["events"] > 20


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_table_options_fit_the_types_of_the_wire(game: Game) -> None:
    for spec in game.option_specs():
        assert sent(spec.plain(), wire.OptionSpec).key == spec.key
    sent(game.about().plain(), wire.Message)


def test_a_message_may_hold_messages_and_lists() -> None:
    inner = Message("card", {"n": 1, "open": True, "of": None, "share": 0.5})
    sent(Message("outer", {"card": inner, "cards": [inner, [inner, "text"]]}).plain(), wire.Message)
    assert "args" not in Message("bare").plain()
    for wrong in ({"key": "a", "args": {"x": {"no": "message"}}}, {"key": "a", "args": {"x": [{"key": 1}]}}):
        with pytest.raises(msgspec.ValidationError):
            sent(wrong, wire.Message)


@pytest.mark.parametrize(
    ("plain", "kind"),
    [
        ({**OptionSpec("a", "number", 1).plain(), "kind": "colour"}, wire.OptionSpec),
        ({**OptionSpec("a", "number", 1).plain(), "step": 2}, wire.OptionSpec),
        ({"seat": 0, "kind": "a", "prompt": {"key": "a"}, "options": []}, wire.Decision),
        ({"game": "a", "seats": 2, "viewer": 0, "over": False, "waiting": [0]}, wire.View),
        ({"seat": 1}, wire.GameEvent),
        ({"places": [1], "scores": [1.5], "ending": "a"}, wire.Result),
    ],
)
def test_data_of_another_form_is_noticed(plain: dict[str, object], kind: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        sent(plain, kind)


def used_by(kind: shapes.Type, found: set[type]) -> None:
    """Every struct a type is made of."""
    if isinstance(kind, shapes.Metadata):
        held = (kind.extra or {}).get("holds")
        used_by(kind.type if held is None else shapes.type_info(held), found)
    elif isinstance(kind, shapes.StructType) and kind.cls not in found:
        found.update(base for base in kind.cls.__mro__ if base in wire_types())
        for field in kind.fields:
            used_by(field.type, found)
    elif isinstance(kind, shapes.UnionType):
        for each in kind.types:
            used_by(each, found)
    elif isinstance(kind, shapes.ListType):
        used_by(kind.item_type, found)
    elif isinstance(kind, shapes.DictType):
        used_by(kind.value_type, found)


def wire_types() -> set[type]:
    named = [getattr(wire, name) for name in wire.__all__]
    return {each for each in named if isinstance(each, type) and issubclass(each, msgspec.Struct)} - {wire.Wire}


def test_every_type_of_the_wire_travels() -> None:
    """A type that no message, request or answer uses any more is dead."""
    app = create_app()
    assert isinstance(app, Town)
    found: set[type] = {wire.GameEvent, wire.View}
    lobby = (wire.LobbyChanged, wire.News)
    for kind in (*get_args(wire.ServerMessage), *get_args(wire.ClientMessage), *lobby, *app.kinds):
        used_by(shapes.type_info(kind), found)
    assert {each.__name__ for each in wire_types() - found} == set()


def test_the_front_end_has_the_types_of_the_server() -> None:
    check = [sys.executable, str(ROOT / "tools" / "wiretypes.py"), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
