"""What can be chosen, and whether a finger or a pointer gets at it."""

from __future__ import annotations

from playwright.sync_api import Page

NEEDED = [".prompt", ".mine .mat", ".mine .hand"]

REACH = """needed => {
    const inside = (box) => box.width > 0 && box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1
        && box.bottom <= innerHeight + 1;
    const shown = (node) => inside(node.getBoundingClientRect());
    const hit = (node) => {
        const box = node.getBoundingClientRect();
        if (!inside(box)) return false;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (node.contains(top)) return true;
        // Cards of a full hand lie over each other: what is left of a card is enough.
        if (!node.closest('.hand')) return false;
        const edge = document.elementFromPoint(box.left + Math.min(8, box.width / 2), y);
        return node.contains(edge);
    };
    const out = needed.flatMap((part) => [...document.querySelectorAll(part)].filter((n) => !shown(n)).map(() => part));
    const found = new Map();
    for (const node of document.querySelectorAll('.live[data-ref]')) {
        const { ref } = node.dataset;
        found.set(ref, found.get(ref) || hit(node));
    }
    for (const [ref, reached] of found) if (!reached) out.push(ref);
    return out;
}"""


def out_of_reach(page: Page) -> list[str]:
    """What is needed and not wholly in the window, and what can be chosen and cannot be hit where it lies.

    The board brings things into view by itself; it is given a moment for that, and no longer than it needs.
    """
    for _ in range(30):
        found: list[str] = page.evaluate(REACH, NEEDED)
        if not found:
            break
        page.wait_for_timeout(50)
    return found
