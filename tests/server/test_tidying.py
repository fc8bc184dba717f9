"""Nobody waits for the search for rings of forgotten objects, and yet none of them stays for ever."""

from __future__ import annotations

import asyncio
import gc
import warnings
import weakref
from collections.abc import Iterator

import pytest

from covetown import server
from covetown.server import tidying


class Ring:
    """Something that keeps itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def tidied() -> Iterator[None]:
    before = gc.get_threshold()
    with warnings.catch_warnings():  # what earlier tests have left open is not this one's
        warnings.simplefilter("ignore")
        gc.collect()
    tidying.begin()
    yield
    gc.callbacks.remove(tidying.set_aside)
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("tidied")
def test_what_was_looked_through_once_is_set_aside() -> None:
    kept = [[number] for number in range(3 * tidying.YOUNG)]  # enough for a search by itself
    old = {id(each) for age in (1, 2) for each in gc.get_objects(generation=age)}
    assert not old & {id(each) for each in kept}
    assert len(gc.get_objects(generation=0)) <= 2 * tidying.YOUNG


@pytest.mark.usefixtures("tidied")
def test_a_ring_that_is_forgotten_young_goes_with_the_next_portion() -> None:
    gone = weakref.ref(Ring())
    gc.collect(0)
    assert gone() is None


@pytest.mark.usefixtures("tidied")
def test_a_ring_that_is_forgotten_late_goes_when_everything_is_looked_through() -> None:
    ring = Ring()
    gc.collect(0)
    gone = weakref.ref(ring)
    del ring
    gc.collect(0)
    assert gone() is not None, "it was set aside"
    assert tidying.look_through() >= 0
    assert gone() is None


def test_everything_is_looked_through_when_little_goes_on_and_seldom_otherwise() -> None:
    assert not tidying.due(tidying.OFTEN_S - 1, 0.0)
    assert tidying.due(tidying.OFTEN_S, 0.0)
    assert not tidying.due(tidying.OFTEN_S, 0.9)
    assert tidying.due(tidying.SELDOM_S, 0.9)


def test_a_server_is_tidied_for_as_long_as_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    async def keep_tidy() -> None:
        happened.append("tidying")
        try:
            await asyncio.Event().wait()
        finally:
            happened.append("no longer")

    class Served:
        async def serve(self, sockets: list[object]) -> None:
            await asyncio.sleep(0)
            happened.append(f"served {sockets}")

    async def whole() -> None:
        await server.serve_tidily(Served(), "a socket")  # type: ignore[arg-type]
        await asyncio.sleep(0)
        happened.append("the loop goes on")

    monkeypatch.setattr(server, "keep_tidy", keep_tidy)
    asyncio.run(whole())
    assert happened == ["tidying", "served ['a socket']", "no longer", "the loop goes on"]
