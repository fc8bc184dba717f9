"""Plain data at the edges: the head every view begins with, and how panels read the parts of a view."""

from __future__ import annotations

from covetown.kernel.state import State, seats_in


def view_head(game: str, state: State, viewer: int) -> dict[str, object]:
    """What every view of every game says first: which game, whose view, who is waited for, and how it ended."""
    end = state.result()
    return {
        "game": game,
        "seats": int(state.seats),
        "viewer": viewer,
        "over": end is not None,
        "waiting": seats_in(state.public_waiting()),
        "result": None if end is None else end.plain(),
    }


def part(value: object) -> dict[str, object]:
    """A part of a view that has names."""
    assert isinstance(value, dict)
    return value


def parts(value: object) -> list[dict[str, object]]:
    """A part of a view that is a list of such."""
    assert isinstance(value, list)
    return [part(item) for item in value]


def number(value: object) -> int:
    """A number in a view."""
    assert isinstance(value, int)
    return value


def dashed(name: str) -> str:
    """A class name as message keys write it: "ChooseSpace" is "choose-space"."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")
