"""Open pages are found by the person who has them open, without a look at the others."""

from __future__ import annotations

from covetown.server.open_pages import OpenPages


class Sheet:
    def __init__(self, ident: str | None) -> None:
        self.ident = ident


def test_pages_are_found_by_person() -> None:
    pages: OpenPages[Sheet] = OpenPages()
    first, second, other, nobody = Sheet("ann"), Sheet("ann"), Sheet("ben"), Sheet(None)
    for page in (first, second, other, nobody):
        pages.add(page)
    assert set(pages.of(["ann", "eve"])) == {first, second}
    assert set(pages) == {first, second, other, nobody}
    assert len(pages) == 4


def test_who_has_closed_everything_is_forgotten() -> None:
    pages: OpenPages[Sheet] = OpenPages()
    page, nobody = Sheet("ann"), Sheet(None)
    pages.add(page)
    pages.add(nobody)
    pages.discard(page)
    pages.discard(page)
    pages.discard(nobody)
    assert not pages
    assert pages.by_person == {}
