"""Takes the pictures in docs/images/lessons: python -m tests.browser.lesson_shots GAME KEY [folder] [number …].

One of six is kept, or those with these numbers. Look at each.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from covetown.lessons import lesson_by_key
from tests.browser.lessons import OVER, begin, learn
from tests.browser.shots import take
from tests.browser.town import DESK, PHONE, ROOT, Town, Visitor, built_pages, open_browser

EVERY = 6  # of the beats one is kept


def main() -> None:
    lesson = lesson_by_key(sys.argv[1], sys.argv[2])
    folder = Path(sys.argv[3]) if len(sys.argv) > 3 else ROOT / "docs" / "images" / "lessons"
    wanted = {int(number) for number in sys.argv[4:]}
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        town = Town(Path(home) / "data", built_pages(Path(home) / "web")).start()
        browser = open_browser(playwright)
        for size in (DESK, PHONE):
            ann = Visitor(town, browser, "Ann", size)
            seen = 0

            def look(name: str, ann: Visitor = ann, suffix: str = f"{size['width']}x{size['height']}") -> None:
                nonlocal seen
                often = seen % EVERY == 0 or name.endswith(("lobby", "wrong", "after"))
                if seen in wanted if wanted else often:
                    take(ann.page, folder, f"{lesson.game}-{lesson.key}-{seen:02d}-{suffix}")
                seen += 1

            page = ann.go("/")
            page.wait_for_selector("[data-lesson]")
            look("lobby")
            begin(ann, lesson)
            learn(ann, page, look, mistakes=1)
            page.click(OVER)
            look("after")
            ann.close()
        browser.close()
        town.stop()


if __name__ == "__main__":
    main()
