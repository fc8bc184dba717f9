"""What players hide from each other, read off their views: what a world that is dealt anew has to draw again."""

from __future__ import annotations

import re
from collections.abc import Iterable

from covetown.kernel import FastChance, State

NUMBER = re.compile(r"(?<=\.)-?\d+(?=\.|$)")


def leaves(value: object, path: str = "") -> dict[str, object]:
    """Plain data flattened: every number and word by the path that leads to it. What is None or empty is left out."""
    if isinstance(value, dict):
        parts: Iterable[tuple[object, object]] = value.items()
    elif isinstance(value, list | tuple):
        parts = enumerate(value)
    else:
        return {} if value is None else {path: value}
    found: dict[str, object] = {}
    for name, part in parts:
        found |= leaves(part, f"{path}.{name}")
    return found


def seen(state: State, viewer: int) -> dict[str, object]:
    """What a viewer sees, flattened, but for who it is."""
    return leaves({name: part for name, part in state.view(viewer).items() if name != "viewer"})


def pattern(path: str) -> str:
    """A path without the numbers in it: the second card of the third hand is a card of a hand."""
    return NUMBER.sub("*", path).lstrip(".")


def differing(first: dict[str, object], second: dict[str, object]) -> set[str]:
    """The patterns of what is in the first and not the same in the second."""
    return {pattern(path) for path, value in first.items() if path not in second or second[path] != value}


class Secrets:
    """What was found to be hidden, and what of it was drawn anew in redealt worlds."""

    def __init__(self) -> None:
        self.hidden: set[str] = set()
        self.varied: set[str] = set()
        self.other_worlds = 0  # redealt worlds that are not the true one

    def look(self, state: State, deals: int) -> None:
        """Redeal a position for every seat, and see what the other seats would see there."""
        seats = range(int(state.seats))
        true_views = [seen(state, seat) for seat in seats]
        written = state.encode()
        for viewer in seats:
            for other in seats:
                self.hidden |= differing(true_views[other], true_views[viewer])
            for deal in range(deals):
                world = state.redeal(viewer, FastChance(deal))
                self.other_worlds += world.encode() != written
                for other in seats:
                    if other != viewer:
                        imagined = seen(world, other)
                        self.varied |= differing(imagined, true_views[other]) | differing(true_views[other], imagined)

    def unvaried(self) -> list[str]:
        """What is hidden and was the same in every redealt world."""
        return sorted(self.hidden - self.varied)
