"""Everything a person reads exists. What a game has to say, `covetown.testing` checks; here is what the shell says."""

from __future__ import annotations

import re

import pytest

from covetown.kernel import Message
from covetown.text import LOCALES, source, texts


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_of_the_shell_is_written_twice(locale: str) -> None:
    shell = re.findall(r"^([a-z][a-z0-9-]*) *=", source(locale), re.M)
    assert shell
    assert len(shell) == len(set(shell))


def test_a_missing_message_shows_its_key() -> None:
    assert texts().say(Message("no-such-thing")) == "{no-such-thing}"
