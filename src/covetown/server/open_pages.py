"""The pages that are open at this server, found by the person who has them open.

A busy server has thousands, and word for two people must not cost a look at all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar


class Page(Protocol):
    """A socket of somebody, who stays the same person as long as it is open."""

    @property
    def ident(self) -> str | None: ...


P = TypeVar("P", bound=Page)


class OpenPages(Generic[P]):
    """Open pages of one kind."""

    def __init__(self) -> None:
        self.all: set[P] = set()
        self.by_person: dict[str, set[P]] = {}

    def __iter__(self) -> Iterator[P]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    def add(self, page: P) -> None:
        self.all.add(page)
        if page.ident is not None:
            self.by_person.setdefault(page.ident, set()).add(page)

    def discard(self, page: P) -> None:
        self.all.discard(page)
        mine = self.by_person.get(page.ident) if page.ident is not None else None
        if mine is not None:
            mine.discard(page)
            if not mine:
                del self.by_person[str(page.ident)]

    def of(self, people: Iterable[str]) -> list[P]:
        """Those of some people."""
        return [page for person in people for page in self.by_person.get(person, ())]
