"""Every kind of question at every table size: what is needed is inside the window, and what can be chosen can be hit.

By default every kind is seen with every merchant that is asked it, at table sizes that take turns;
`COVETOWN_EVERY_POSITION=1` sees each of them at every table size.
"""

from __future__ import annotations

import os
import re
from functools import cache
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.merchants_cove.positions import Position, Showroom, kinds, positions
from tests.browser.town import PHONE

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
EVERY = bool(os.environ.get("COVETOWN_EVERY_POSITION"))
GAMES = 80  # so many random games with each number of players meet every kind of question
SIZES = (1, 2, 3, 4, 5)

ON_A_LAPTOP = {
    "the prompt": ".prompt",
    "the harbour": ".harbour",
    "a boat": ".boat",
    "a pier": ".pier",
    "the clock": ".clock .dial",
    "the town square": ".square .offer",
    "the own shop": ".shop",
    "the workshop": ".shop .workshop > *",
    "the others": ".others .other",
}
ON_A_PHONE = {"the prompt": ".prompt"}

# What is written here is measured again, frame by frame, until nothing is amiss or a second has passed: a board may
# scroll by itself to what is asked about.
MEASURE = """async ([needed, refs]) => {
    const inside = (node) => {
        const box = node.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1
            && box.bottom <= innerHeight + 1;
    };
    const hit = (node) => {
        const box = node.getBoundingClientRect();
        const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        // Water is chosen by way of the ship that lies on it, when that ship glows.
        const ship = node.dataset.ref?.startsWith('sea:') && found?.closest('.live[data-ref^="ship:"]');
        return inside(node) && !!found && (node.contains(found) || !!node.closest('.sea')?.contains(ship || null));
    };
    const look = () => {
        const amiss = [];
        for (const [name, selector] of Object.entries(needed)) {
            const nodes = [...document.querySelectorAll(selector)];
            if (!nodes.length) amiss.push(`${name} is not there`);
            if (nodes.some((node) => !inside(node))) amiss.push(`${name} is outside the window`);
        }
        for (const node of document.querySelectorAll('[data-answer]'))
            if (!hit(node)) amiss.push(`the answer ${node.textContent.trim()} cannot be hit`);
        const lit = new Map();
        for (const node of document.querySelectorAll('.cove .live[data-ref]'))
            lit.set(node.dataset.ref, lit.get(node.dataset.ref) || hit(node));
        for (const [ref, can] of lit) if (!can) amiss.push(`${ref} cannot be hit`);
        const places = [...document.querySelectorAll('.cove .places .asked:not([aria-selected=true])')];
        if (!places.length) for (const ref of refs) if (!lit.has(ref)) amiss.push(`${ref} does not glow`);
        const here = document.querySelector('.cove .places [aria-selected=true]');
        if (places.length && !here.matches('.asked')) amiss.push(`the board stays at ${here.id}`);
        for (const tab of places) if (!hit(tab)) amiss.push(`the place ${tab.id} cannot be hit`);
        if (!lit.size && !document.querySelector('[data-answer]')) amiss.push('nothing can be chosen');
        return amiss;
    };
    let amiss = look();
    for (let frame = 0; amiss.length && frame < 60; frame += 1) {
        await new Promise((seen) => requestAnimationFrame(seen));
        amiss = look();
    }
    return amiss;
}"""

# References that are one thing each on the board (frontend/src/boards/merchants_cove/kit.ts).
THING = re.compile(
    r"^(space|boat|berth|hall|townsfolk|slot|corruption|good|clock|card|shield|marble|catch|cauldron|vat|furnace"
    r"|rack|ship|rift|tile|bench):"
)


@cache
def found(seats: int) -> list[Position]:
    return positions(seats, GAMES)


def sample() -> list[Position]:
    """Every kind with every merchant that is asked it, the table sizes taking turns."""
    if EVERY:
        return [position for seats in SIZES for position in found(seats)]
    by_key: dict[tuple[str, str], list[Position]] = {}
    for seats in SIZES:
        for position in found(seats):
            by_key.setdefault((position.kind, position.merchant), []).append(position)
    return [choices[turn % len(choices)] for turn, choices in enumerate(by_key.values())]


def first_things(position: Position) -> list[str]:
    """What must glow before anything is pointed at: each answer's first thing that is drawn."""
    assert position.decision is not None
    refs: list[str] = []
    for option in position.decision["options"]:
        refs += [ref for ref in option["refs"] if THING.match(ref)][:1]
    return sorted(set(refs))


def amiss(showroom: Showroom, position: Position, needed: dict[str, str]) -> list[str]:
    showroom.show(position)
    if needed is ON_A_LAPTOP and position.view["players"][position.seat]["spaces"]:
        needed = {**needed, "an action space": ".shop .space"}  # the Entertainer has none
    told: Any = showroom.page.evaluate(MEASURE, [needed, first_things(position)])
    return [f"{position}: {what}" for what in told]


def test_the_sample_meets_every_kind_of_question() -> None:
    seen = sample()
    assert {position.kind for position in seen} == kinds()
    assert {position.players for position in seen} == {2, 3, 4, 5}


@pytest.mark.parametrize(("size", "needed"), [(LAPTOP, ON_A_LAPTOP), (PHONE, ON_A_PHONE)], ids=["laptop", "phone"])
def test_what_is_asked_about_can_be_seen_and_hit(visit: Visit, size: object, needed: dict[str, str]) -> None:
    shown = sample()
    showroom = Showroom(visit, size)
    assert [what for position in shown for what in amiss(showroom, position, needed)] == []
