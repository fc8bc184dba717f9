"""A captain who plays Pirate's Cove by the board alone: islands, mats, cards and the buttons of the prompt."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.play import QUESTION, click_answer, moved_on, question, settled

MINE = ".mine"
CHART = ".chart"
BATTLE = ".battle"
LIVE = ".live"
PRIMARY = ".answers .primary:not([disabled])"


class Captain:
    """Sails somewhere else every month, fires rather than flees, and spends what is there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: Counter[str] = Counter()
        self.sailed = 0
        self.raised = 0

    def kind(self) -> str:
        """What is asked now; nothing when the game is over."""
        settled(self.page)
        return self.page.get_attribute(".table-page", "data-asked") or ""

    def play(self, most: int = 900, until: str = "") -> int:
        """Play until the game is over, or until a question of this kind is asked; returns the number of decisions."""
        made = 0
        while kind := self.kind():
            if kind == until:
                break
            assert made < most, "the game does not end"
            try:
                self.decide(kind)
            except TooLate as late:
                raise AssertionError(f"stuck after {made} decisions at: {self.page.inner_text('.prompt')}") from late
            made += 1
        return made

    def decide(self, kind: str) -> None:
        self.asked[kind] += 1
        if kind in ("course", "open_course"):
            self.set_course()
        elif kind == "rigging":
            self.rig()
        elif kind in ("target", "navy_target"):
            self.aim()
        elif kind == "upgrade":
            self.upgrade()
        elif kind == "bury_gold":
            self.bury_gold()
        elif kind == "bury_chests":
            self.press_in_dialogue()
        elif kind == "volley":
            self.fire()
        elif kind == "parrot":
            self.point(self.live(".perch").last)
        elif kind == "cove":
            self.point(self.live(CHART).first)
        elif kind in ("window_t", "window_n0", "window_n1", "battle_card", "kegs"):
            self.lay_a_card()
        else:
            self.answer("reload", "flee", "pass")

    def question(self) -> str:
        return question(self.page)

    def wait(self, before: str) -> None:
        moved_on(self.page, before)

    # Pointing.

    def live(self, place: str) -> Locator:
        return self.page.locator(f"{place} {LIVE}[data-ref]")

    def point(self, thing: Locator) -> None:
        """Point at a thing that answers at once, or leaves a button to press."""
        before = question(self.page)
        self.click(thing)
        self.heard(before)
        if question(self.page) == before and self.primary().count():
            self.press(PRIMARY)
        moved_on(self.page, before)

    def heard(self, before: str) -> None:
        """Wait until the page shows what was pointed at: picked, in a dialogue, or already answered."""
        self.page.wait_for_function(
            f"before => {QUESTION} !== before || document.querySelector('.picked, dialog[open], .answers .primary')",
            arg=before,
        )

    def click(self, thing: Locator) -> None:
        thing.click()

    def primary(self) -> Locator:
        return self.page.locator(PRIMARY)

    def answer(self, *kinds: str) -> None:
        """Press the first of these answers that is offered, when the table has time to hear it."""
        wanted = ", ".join(f"[data-answer='{kind}']:not([disabled])" for kind in kinds)
        cancel = self.page.get_by_role("button", name="Cancel selection")
        self.page.wait_for_selector(f"{wanted}, .prompt button:has-text('Cancel selection')")
        if not self.page.locator(wanted).count() and cancel.count():
            cancel.first.click()  # what was pointed at stays while others answer the same question
        self.page.wait_for_selector(wanted)
        for kind in kinds:
            if click_answer(self.page, kind):
                return
        raise AssertionError(f"none of {kinds} is offered at: {self.page.inner_text('.prompt')}")

    # Decisions.

    def set_course(self) -> None:
        self.sailed += 1
        wanted = [1 + (2 * self.sailed) % 5, 6 if self.sailed % 3 == 0 else 1 + (2 * self.sailed + 2) % 5]
        if self.sailed % 3 == 2:
            wanted[0] = 6
        if wanted == [wanted[0]] * 2:
            wanted = [6, 6]
        before = question(self.page)
        self.sail_to(wanted[0])
        if self.kind() == "course" and self.page.locator(f"{MINE} .fleet").count() > 1:
            self.sail_to(wanted[1])
        self.press("[data-answer='sail']")
        moved_on(self.page, before)

    def sail_to(self, island: int) -> None:
        self.click(self.page.locator(f"{CHART} [data-ref='island:{island}']"))

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def rig(self) -> None:
        sections = self.live(MINE)
        if sections.count() and self.raised < 5:
            self.point(sections.nth(self.raised % sections.count()))
            self.raised += 1
        else:
            self.raised = 0
            self.answer("rig_done")

    def aim(self) -> None:
        place = BATTLE if self.live(BATTLE).count() else ".cove"
        things = self.live(place)
        self.point(things.nth(self.asked["target"] % things.count()))

    def upgrade(self) -> None:
        if click_answer(self.page, "mend"):
            return
        treasure = self.page.locator(f"{CHART} {LIVE}[data-ref='bury']")
        if treasure.count():
            self.point(treasure.first)
            return
        own = self.page.locator(f"{MINE} .mat {LIVE}[data-ref^='section']")
        if own.count():
            self.point(own.first)
            return
        tavern = self.page.locator(f"{CHART} {LIVE}[data-ref='tavern']")
        if tavern.count():
            self.point(tavern.first)
            return
        self.answer("end_turn")

    def press_in_dialogue(self) -> None:
        before = question(self.page)
        self.press("dialog[open] .primary:not([disabled])")
        moved_on(self.page, before)

    def bury_gold(self) -> None:
        """Chests and gold are chosen in one dialogue: gold chosen with the chests is answered by the board itself."""
        button = self.page.locator("dialog[open] .primary:not([disabled])")
        while self.kind() == "bury_gold" and not button.count():
            self.page.wait_for_timeout(40)
        if button.count():
            self.press_in_dialogue()

    def fire(self) -> None:
        cards = self.live(f"{MINE} .hand")
        if cards.count() and self.asked["volley"] % 2:
            self.click(cards.first)
            before = question(self.page)
            self.press(PRIMARY)
            moved_on(self.page, before)
        else:
            self.answer("fire", "flee")

    def lay(self, card: str, target: str) -> None:
        """Lay this card of the hand at this target; where only one is left, the board has it picked already."""
        before = question(self.page)
        self.click(self.page.locator(f"{MINE} .hand [data-ref='{card}']"))
        self.heard(before)
        aim = self.page.locator(f"{CHART} {LIVE}[data-ref='{target}']")
        if aim.count():
            self.point(aim.first)
        else:
            self.press(PRIMARY)
            moved_on(self.page, before)

    def lay_a_card(self) -> None:
        """Every other time a card is laid where it glows, with whatever it aims at."""
        cards = self.live(f"{MINE} .hand")
        if not cards.count() or sum(self.asked.values()) % 2:
            self.answer("pass")
            return
        before = question(self.page)
        self.click(cards.first)
        self.heard(before)
        for _ in range(3):
            if self.page.locator("dialog[open]").count():
                self.press_in_dialogue()
                return
            if self.page.locator(".answers .primary").count() and not self.live(".cove").count():
                break
            if not self.live(".cove").count():
                break
            picked = self.page.locator(".picked").count()
            self.click(self.live(".cove").first)
            self.page.wait_for_function(
                f"([before, picked]) => {QUESTION} !== before || document.querySelectorAll('.picked').length > picked"
                " || document.querySelector('dialog[open]')",
                arg=[before, picked],
            )
            if question(self.page) != before:
                return
        self.press(PRIMARY)
        moved_on(self.page, before)
