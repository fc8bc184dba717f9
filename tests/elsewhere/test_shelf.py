"""What the shelf makes of offers: good ones are taken, bad ones are named with their package and harm nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from covetown import registry
from covetown.cli import main
from covetown.kernel import Game, RuleError

GOOD = """
from covetown.kernel import Game

class Sample(Game):
    def __init__(self):
        self.key = "{key}"

GAME = Sample()
"""


class Packages:
    """Packages as an installer leaves them: a module, and a note of what it offers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def offer(self, package: str, key: str, code: str = GOOD, value: str = "", complete: bool = True) -> None:
        module = package.replace("-", "_")
        home = self.folder / module
        (home / "text").mkdir(parents=True)
        (home / "__init__.py").write_text(code.replace("{key}", key))
        if complete:
            (home / "rules.md").write_text("# Rules\n")
        note = self.folder / f"{module}-1.2.dist-info"
        note.mkdir()
        (note / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
        (note / "entry_points.txt").write_text(f"[covetown.games]\n{key} = {value or module + ':GAME'}\n")
        registry.look_again()


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    monkeypatch.syspath_prepend(str(tmp_path))
    yield Packages(tmp_path)
    monkeypatch.undo()
    registry.look_again()


def test_a_package_offers_a_game(packages: Packages) -> None:
    packages.offer("sample-one", "sample_one")
    assert registry.names() == sorted([*registry.in_house(), "sample_one"])
    assert isinstance(registry.load("sample_one"), Game)
    assert registry.load("sample_one") is registry.load("sample_one")
    assert (registry.home("sample_one") / "rules.md").is_file()
    assert registry.troubles() == []


def test_the_game_may_lie_in_a_module_of_its_package(packages: Packages) -> None:
    packages.offer("sample-two", "sample_two", "", "sample_two.meta:GAME")
    (packages.folder / "sample_two" / "meta.py").write_text(GOOD.replace("{key}", "sample_two"))
    registry.look_again()
    assert (registry.home("sample_two") / "rules.md").is_file()


BAD = [
    ("raises", "broken_one", "raise ValueError('no luck')", "", True, "fails with ValueError: no luck"),
    ("missing", "broken_two", "", "", True, "fails with AttributeError"),
    ("elsewhere", "broken_three", "", "no_such_module:GAME", True, "fails with ModuleNotFoundError"),
    ("no-game", "broken_four", "GAME = 7", "", True, "is no Game of covetown.kernel, but of type int"),
    ("renamed", "broken_five", GOOD.replace("{key}", "other"), "", True, "its own key is 'other'"),
    ("wordless", "broken_six", GOOD, "", False, "there must be a folder `text` and a file `rules.md`"),
    ("shouting", "Broken", GOOD, "", True, "a key is made of small letters"),
]


@pytest.mark.parametrize(("package", "key", "code", "value", "complete", "why"), BAD, ids=[row[0] for row in BAD])
def test_a_bad_offer_is_named_and_the_others_stay(
    packages: Packages, package: str, key: str, code: str, value: str, complete: bool, why: str
) -> None:
    packages.offer(package, key, code, value, complete)
    packages.offer("sample-good", "sample_good")
    assert registry.names() == sorted([*registry.in_house(), "sample_good"])
    assert len(registry.troubles()) == 1
    assert registry.troubles()[0].startswith(f"the game {key} of {package} 1.2 cannot be used: ")
    assert why in registry.troubles()[0]
    with pytest.raises(RuleError, match=f"of {package} 1.2 cannot be used"):
        registry.load(key)
    with pytest.raises(RuleError, match="there is no game"):
        registry.home(key)


def test_two_packages_with_the_same_key_are_both_named(packages: Packages) -> None:
    packages.offer("left-hand", "sample_twin")
    packages.offer("right-hand", "sample_twin")
    assert registry.names() == list(registry.in_house())
    assert registry.troubles() == [
        "the game sample_twin of left-hand 1.2 and right-hand 1.2 cannot be used: "
        "they use the same key; uninstall all but one"
    ]


def test_a_game_of_the_house_is_not_replaced(packages: Packages) -> None:
    key = registry.in_house()[0]
    packages.offer("usurper", key)
    assert type(registry.load(key)).__module__.startswith("covetown.games.")
    assert "of usurper 1.2 cannot be used: Covetown has a game of this key itself" in registry.troubles()[0]


def test_the_command_lists_what_can_be_played_and_names_what_cannot(
    packages: Packages, capsys: pytest.CaptureFixture[str]
) -> None:
    packages.offer("raises", "broken_one", "raise ValueError('no luck')")
    with pytest.raises(SystemExit) as stopped:
        main(["games", "--json"])
    assert not stopped.value.code
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == len(registry.in_house())
    assert told.err.startswith("covetown: the game broken_one of raises 1.2 cannot be used")
