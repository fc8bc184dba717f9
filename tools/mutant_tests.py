"""A pytest plugin for `make mutants`: notes which functions every test calls, or runs chosen tests in a chosen order.

`--calls-into FILE` writes, for every test, the functions of the package that it called and how long it took.
`--only-tests FILE` runs the tests listed in the file, in that order, and no others.
`--not-about GAMES` leaves out tests that have one of these names in theirs.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--calls-into", default="")
    parser.addoption("--only-tests", default="")
    parser.addoption("--not-about", default="")


class Calls:
    """The functions that each test called, as `file:first line`. Only calls are traced, so tests stay quick.

    What is called while a module is loaded is noted by itself: its outcome, a table of courses, say, matters to all.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self.called: set[str] = set()
        self.loading: set[str] = set()
        self.tests: dict[str, dict[str, Any]] = {}
        sys.settrace(self.trace)  # from here on: tests load most of the package when they are collected

    def trace(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if not code.co_filename.startswith(self.package):
            return
        name = f"{code.co_filename[len(self.package) :]}:{code.co_firstlineno}"
        if name not in self.called and (name not in self.loading or not self.is_loading(frame)):
            (self.loading if self.is_loading(frame) else self.called).add(name)

    def is_loading(self, frame: FrameType | None) -> bool:
        while frame is not None:
            if frame.f_code.co_name == "<module>" and frame.f_code.co_filename.startswith(self.package):
                return True
            frame = frame.f_back
        return False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.called = set()
        began = time.perf_counter()
        sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            seconds = round(time.perf_counter() - began, 4)
            self.tests[item.nodeid] = {"seconds": seconds, "calls": sorted(self.called)}


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--calls-into"):
        import covetown

        config.pluginmanager.register(Calls(str(Path(covetown.__file__).parent) + "/"), "calls")


def pytest_unconfigure(config: pytest.Config) -> None:
    calls = config.pluginmanager.get_plugin("calls")
    if isinstance(calls, Calls):
        Path(config.getoption("--calls-into")).write_text(
            json.dumps({"tests": calls.tests, "loading": sorted(calls.loading)}), "utf-8"
        )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    others = [name for name in config.getoption("--not-about").split(",") if name]
    items[:] = [item for item in items if not any(name in item.nodeid for name in others)]
    listed = config.getoption("--only-tests")
    if listed:
        order = {nodeid: place for place, nodeid in enumerate(json.loads(Path(listed).read_text("utf-8")))}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])
