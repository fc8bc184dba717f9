"""Every language says the same: the shell and every game, message by message, form by form, argument by argument."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from covetown import registry
from covetown.book import FOLDER
from covetown.testing.languages import differences, forms, junk, messages, slips_of_french, words
from covetown.testing.speech import SUBJECT, nodes
from covetown.text import FALLBACK, LOCALES, Texts, best, languages_in, source, texts

ROOT = Path(__file__).parents[1]
# The one switch: games whose French is not whole yet. What they have is checked; the rest is told in English.
# It has to be empty.
WITHOUT_FRENCH: tuple[str, ...] = ()

HOMES = [None, *registry.names()]
OTHERS = [locale for locale in LOCALES if locale != FALLBACK]
EVERYWHERE = pytest.mark.parametrize("game", HOMES, ids=lambda game: game or "shell")


def test_a_language_is_a_set_of_files(tmp_path: Path) -> None:
    for name in ("fr.ftl", "en-board.ftl", "en.ftl", "pt-BR-cards.ftl", "pt-BR.ftl", "note.txt", "enquete.md"):
        (tmp_path / name).write_text(f"name = {name}\n", "utf-8")
    found = {locale: [file.name for file in files] for locale, files in languages_in(tmp_path).items()}
    assert list(found) == ["en", "fr", "pt-BR"]
    assert found["en"] == ["en-board.ftl", "en.ftl"]
    assert found["pt-BR"] == ["pt-BR-cards.ftl", "pt-BR.ftl"]


def test_the_language_that_suits_best() -> None:
    there = ("en", "fr", "pt-BR")
    assert best(["fr_CA.UTF-8".partition(".")[0], "en"], there) == "fr"
    assert best(["de", "FR"], there) == "fr"
    assert best(["pt"], there) == "pt-BR"
    assert best(["de", ""], there) == "en"


def test_what_is_not_said_in_a_language_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    english = "greet = Hello, { $name }.\n    .help = Be kind.\nbye = Bye.\n"
    english += "cards = { $n ->\n    [one] card\n   *[other] cards\n}\n"
    french = "greet = Bonjour { $name }.\nlook = Voici : { bye }\n"
    monkeypatch.setattr("covetown.text.source", lambda locale="en", game=None: french if locale == "fr" else english)
    say = Texts(locale="fr")
    assert say.key("greet", name="Ann") == "Bonjour Ann."
    assert not say.has("greet.help")  # all forms of a message are of one language
    assert say.key("bye") == "Bye."
    assert say.key("look") == "Voici : Bye."
    assert say.key("cards", n=0) == "cards"  # counted as English counts


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert texts().number(1234.56, 1) == "1,234.6"
    assert texts(locale="fr").number(1234.56, 1) == "1\u202f234,6"
    assert texts(locale="fr").number(0.256, 1, percent=True) == "25,6\u00a0%"


@EVERYWHERE
def test_every_line_can_be_read(game: str | None) -> None:
    assert junk(FALLBACK, game) == []


@pytest.mark.parametrize("locale", OTHERS)
@EVERYWHERE
def test_every_language_says_what_english_says(game: str | None, locale: str) -> None:
    wrong = list(differences(locale, game))
    if game in WITHOUT_FRENCH:
        there = messages(locale, game)
        wrong = [line for line in wrong if line.partition(":")[0].partition(".")[0] in there]
    assert not wrong, f"{len(wrong)} differences:\n" + "\n".join(wrong)


@pytest.mark.parametrize("locale", OTHERS)
@EVERYWHERE
def test_no_language_calls_a_message_by_two_names(game: str | None, locale: str) -> None:
    written = re.findall(r"^(-?[a-z][a-z0-9-]*) *=", source(locale, game), re.M)
    assert sorted(written) == sorted(set(written))


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("game", registry.names())
def test_every_book_is_there_in_every_language(game: str, locale: str) -> None:
    """With the same pages and sections, the same figures, opened at the same questions."""
    folder = registry.home(game) / FOLDER
    if not (folder / f"{FALLBACK}.md").is_file():
        pytest.skip("the game has no book")
    if game in WITHOUT_FRENCH and not (folder / f"{locale}.md").is_file():
        pytest.skip("not translated yet")
    shapes = [shape((folder / f"{one}.md").read_text("utf-8")) for one in (FALLBACK, locale)]
    assert shapes[0] == shapes[1]


def shape(book: str) -> list[str]:
    """What of a book is the same in every language: its headings' ranks, its questions, its figures, its rules."""
    out = []
    for line in book.splitlines():
        head = re.match(r"(#{1,3}) .*?(\{asked:[^}]*\})?\s*$", line)
        if head:
            out.append(f"{head.group(1)} {head.group(2) or ''}".strip())
        elif line.startswith("::"):
            out.append(line.partition("|")[0].strip())
        out += re.findall(r"\[[A-Z]{2}-[^\]]+\]", line)
    return out


@pytest.mark.parametrize("locale", OTHERS)
def test_the_example_from_elsewhere_is_told_in_every_language(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    home = ROOT / "examples" / "lantern_fair" / "src" / "lantern_fair"
    monkeypatch.setattr(registry, "home", lambda _key: home)
    assert list(differences(locale, "lantern_fair")) == []
    assert slips(messages(locale, "lantern_fair")) == []
    assert shape((home / FOLDER / "en.md").read_text("utf-8")) == shape((home / FOLDER / "fr.md").read_text("utf-8"))


@EVERYWHERE
def test_french_is_set_and_spelt_as_french_is(game: str | None) -> None:
    """Narrow spaces before ; : ! ?, the round apostrophe, « », and no vowel that should have been left out."""
    wrong = slips(messages("fr", game))
    assert not wrong, "\n".join(wrong)


# After a word or an argument; quotation marks around a command or a name are let be.
STRAIGHT = re.compile(r"(?<=[a-z])'(?=[a-z ])|(?<=\N{BLACK SQUARE})'(?=s\b)")


@EVERYWHERE
def test_english_has_round_apostrophes(game: str | None) -> None:
    told = messages(FALLBACK, game).items()
    assert [text for _, message in told for text in words(message) if STRAIGHT.search(text)] == []


def slips(told: dict[str, ast.Message]) -> list[str]:
    return [
        f"{key}: {', '.join(found)}: {text.strip()}"
        for key, message in told.items()
        for text in words(message)
        if (found := slips_of_french(text))
    ]


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("Prêt ?", "espace insécable"),
        ("Prêt?", "espace insécable"),
        ("Cartes: 3", "espace insécable"),
        ("l'eau", "apostrophe"),
        ("le arrivée", "élision"),
        ("de à côté", "élision"),
        ("le prix de le bateau", "contraction"),
        ('un "mot"', "guillemets"),
    ],
)
def test_a_slip_of_french_is_found(text: str, slip: str) -> None:
    assert slip in slips_of_french(text)


@pytest.mark.parametrize(
    "text", ["Prêt\u202f?", "l’eau", "«\u202fmot\u202f»", "le onze", "12:30", "de la mer", "ce oui"]
)
def test_good_french_is_let_be(text: str) -> None:
    assert slips_of_french(text) == []


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    english = "a = A { $n }\n    .you = You { $n }\nb = B\n"
    english += "c = { $n ->\n    [one] one of { $all }\n   *[other] many of { $all }\n}\n"
    french = "a = A { $m }\nc = { $all }\nd = D\n"
    monkeypatch.setattr(
        "covetown.testing.languages.source", lambda locale, game=None: french if locale == "fr" else english
    )
    found = sorted(differences("fr"))
    assert found == [
        "a.: $m is unknown",
        "a.: $n is not told",
        "a.you: missing",
        "b: missing",
        "d: English has no such message",
    ]
    assert list(forms(messages("en")["a"])) == ["", "you"]


def written_in(game: str | None) -> set[str]:
    """Every piece of a key that the sources of a game, of its board and of the house write between quotes or braces."""
    source_folder, pages = ROOT / "src" / "covetown", ROOT / "frontend" / "src"
    homes = [source_folder / "games" / game, pages / "boards" / game] if game else []
    files = [file for home in homes for end in ("py", "toml", "svelte", "ts") for file in home.rglob(f"*.{end}")]
    for room in (".", "agent", "bots", "cli", "kernel", "lab", "lab/teaching", "server", "store"):
        files += (source_folder / room).glob("*.py")
    files += [file for room in ("kit", "lib", "shell", "table", "replay") for file in (pages / room).glob("*.*")]
    text = "\n".join(file.read_text("utf-8") for file in files)
    found = re.findall(r"""(?<=["'`}])-?[A-Za-z][\w.-]*""", text)
    return {piece.replace("_", "-").lower().strip("-") for piece in found}


def put_together(parts: list[str], pieces: set[str]) -> bool:
    """Whether a key can be made of pieces that are written somewhere."""
    if not parts:
        return True
    ends = range(len(parts), 0, -1)
    return any(
        ("-".join(parts[:end]) in pieces or (parts[:end] == [str(parts[0])] and parts[0].isdigit()))
        and put_together(parts[end:], pieces)
        for end in ends
    )


def unused(game: str | None, keys: list[str]) -> list[str]:
    pieces = written_in(game)
    parts = {
        node.id.name
        for message in messages(FALLBACK, game).values()
        for node in nodes(message)
        if isinstance(node, ast.MessageReference)
    }
    return [key for key in keys if key not in parts and not put_together(key.split("-"), pieces)]


@pytest.mark.parametrize("game", registry.names())
def test_every_message_of_a_game_is_said_somewhere(game: str) -> None:
    """What boards say is looked at by the front end's own tests."""
    assert unused(game, [key for key in messages(FALLBACK, game) if not key.startswith("board-")]) == []
    assert unused(game, ["event-nonsense-thing", "option-bogus"]) == ["event-nonsense-thing", "option-bogus"]


OURS = ("agent-", "cli-", "lab-", "undo-", "rules-", "journal-", "facet-", "shell-refused-", "shell-promise-")


def test_every_message_of_the_server_and_the_terminal_is_said_somewhere() -> None:
    """The browser's are looked at by the front end's tests, the help of commands in tests/cli."""
    looked_at = ("cli-command-", "cli-argument-")
    assert all(any(key.startswith(start) for key in messages(FALLBACK)) for start in OURS)
    ours = [key for key in messages(FALLBACK) if key.startswith(OURS)]
    assert unused(None, [key for key in ours if not key.startswith(looked_at)]) == []
    assert unused(None, ["cli-nonsense", "shell-refused-bogus"]) == ["cli-nonsense", "shell-refused-bogus"]


@pytest.mark.parametrize(
    ("sentence", "verb"),
    [
        ("Vous prend une carte.", "prend"),
        ("Vous ne prend rien.", "prend"),
        ("Vous en pioche deux.", "pioche"),
        ("Vous piochez deux cartes.", "piochez"),
        ("Vous êtes à la taverne.", None),
    ],
)
def test_the_verb_of_a_sentence_to_its_reader_is_found(sentence: str, verb: str | None) -> None:
    found = SUBJECT.match(sentence)
    assert found is not None
    assert found.group(1) == verb
