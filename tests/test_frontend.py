"""The front end names no game: only the folder of a board, src/boards/<game>, knows what is special to it."""

from __future__ import annotations

import re
from pathlib import Path

from covetown import registry
from covetown.narrator import Narrator
from covetown.text import texts

ROOT = Path(__file__).resolve().parents[1]
FRONTEND = ROOT / "frontend"
BOARDS = FRONTEND / "src" / "boards"
SHELL_TEXTS = sorted((ROOT / "src" / "covetown" / "text").glob("*.ftl"))
MADE = {"node_modules", "dist", "coverage"}
KINDS = {".svelte", ".ts", ".css", ".html"}


def shared_files() -> list[Path]:
    """Everything of the front end that serves every game."""
    return sorted(
        path
        for path in FRONTEND.rglob("*")
        if path.suffix in KINDS
        and path.relative_to(FRONTEND).parts[0] not in MADE
        and not (path.is_relative_to(BOARDS) and path.parent != BOARDS)
    )


def names() -> set[str]:
    """What a game calls itself, its opponents without a seat, its families of cards and its cards.

    A card called by one everyday word ("Charm") says nothing about a game; such words may be used.
    """
    found: set[str] = set()
    for key in registry.names():
        game = registry.load(key)
        say = texts(key)
        found |= {key, say.say(game.about()), *(part for part in key.split("_") if len(part) > 2)}
        if say.has("extra-seat"):
            found.add(say.key("extra-seat"))
        catalogue = game.catalogue()
        cards, decks = catalogue.get("cards"), catalogue.get("decks")
        assert isinstance(cards, dict)
        narrator = Narrator(game, [])
        found |= {name for name in map(narrator.card, cards) if " " in name}
        if isinstance(decks, list):
            found |= {str(deck["key"]) for deck in decks}
    return found | {name.replace("’", "'") for name in found}


def test_there_are_names_to_look_for() -> None:
    found = names()
    assert {"dale_of_merchants", "Pirate's Cove", "Merchants Cove", "Mono", "The Peddler", "macaws"} <= found
    assert len(found) > 100
    assert len(shared_files()) > 60


def test_no_shared_file_names_a_game_its_cards_or_its_opponents() -> None:
    pattern = re.compile(r"(?<![a-z])(" + "|".join(map(re.escape, sorted(names()))) + r")(?![a-z])", re.I)
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {found[0]}"
        for path in shared_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if (found := pattern.search(line))
    ]
    assert not wrong, "\n".join(wrong)


def test_no_shared_file_reaches_into_the_folder_of_a_board() -> None:
    pattern = re.compile(r"boards/\w+/")
    wrong = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in shared_files()
        if "test" not in path.name and (found := pattern.search(path.read_text("utf-8")))
    ]
    assert not wrong, "\n".join(wrong)


def test_no_text_of_the_shell_belongs_to_one_game() -> None:
    short = {part for key in registry.names() for part in key.split("_")} - {"of"}
    titles = [texts(key).say(registry.load(key).about()) for key in registry.names()]
    wrong = []
    for path in SHELL_TEXTS:
        text = path.read_text("utf-8")
        for key in re.findall(r"^([a-z][a-z0-9-]*) *=", text, re.M):
            if short & set(key.split("-")):
                wrong.append(f"{path.name}: {key}")
        wrong.extend(f"{path.name}: {title}" for title in titles if title in text)
    assert not wrong, "\n".join(wrong)


def test_a_board_has_the_key_of_a_game_for_its_folder() -> None:
    folders = {path.name for path in BOARDS.iterdir() if path.is_dir()}
    assert folders <= set(registry.names())
    assert all((BOARDS / name / "Cover.svelte").exists() or (BOARDS / name / "kit.ts").exists() for name in folders)


def test_no_text_is_put_together_with_english_marks() -> None:
    """`a: b` and `a; b` are messages (`labelled`, `inTurn`), because other languages set them in another way."""
    glued = re.compile(r"\}: \$\{|join\('; '\)|join\(': '\)")
    # Errors for the console; the ledger, which is English; the text of a card, taken apart.
    spared = {
        "lib/texts.svelte.ts",
        "worker/store.ts",
        "shell/Rules.svelte",
        "boards/merchants_cove/shops/entertainer/SongCard.svelte",
    }
    pages = ROOT / "frontend" / "src"
    files = [file for end in ("svelte", "ts") for file in pages.rglob(f"*.{end}") if ".test." not in file.name]
    found = {str(file.relative_to(pages)) for file in files if glued.search(file.read_text("utf-8"))}
    assert found == spared
