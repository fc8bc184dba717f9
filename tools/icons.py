"""Draws the icons of the installed app from their SVG files: python tools/icons.py

The browser that the tests use does the drawing. The pictures lie in frontend/public/icons and are kept in the
repository, because a package is built where there is no browser.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "frontend" / "public" / "icons"
PICTURES = {
    "icon-192": ("icon", 192),
    "icon-512": ("icon", 512),
    "maskable-512": ("maskable", 512),
    "touch-180": ("maskable", 180),
}

sys.path.insert(0, str(ROOT))
from tests.browser.town import open_browser  # noqa: E402


def main() -> None:
    with sync_playwright() as playwright:
        browser = open_browser(playwright)
        for name, (drawing, size) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (
                (ICONS / f"{drawing}.svg")
                .read_text("utf-8")
                .replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            )
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
            page.close()
            print(ICONS / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
