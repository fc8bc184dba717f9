"""The command speaks the language that is asked for: in its help, its errors and at the table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer.main

from covetown import cli, registry
from covetown.cli import language
from covetown.cli.language import OPTION, TYPED, VARIABLE, of_system, taken
from covetown.text import FALLBACK, LOCALES, source, texts

GAME = registry.names()[0]


@pytest.fixture(autouse=True)
def _english_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language.Tongue, "locale", FALLBACK)


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        cli.main(list(arguments))
    return int(stopped.value.code or 0)


def test_the_language_may_stand_anywhere() -> None:
    assert taken(["--language", "fr", "games"]) == ("fr", ["games"])
    assert taken(["games", "--language=fr", "--json"]) == ("fr", ["games", "--json"])
    assert taken(["rules", GAME, "--", OPTION, "x"]) == (None, ["rules", GAME, "--", OPTION, "x"])


def test_without_a_word_the_environment_decides(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    assert run("nonsense") == 2
    assert "No such command" in capsys.readouterr().err  # COVETOWN_LANGUAGE goes before the system
    monkeypatch.delenv(VARIABLE)
    assert run("nonsense") == 2
    assert "Commande inconnue" in capsys.readouterr().err
    assert run("nonsense", "--language", "en") == 2
    assert "No such command" in capsys.readouterr().err


def test_the_system_s_languages_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("LANGUAGE", "fr")
    assert of_system() == []  # a system that speaks C asks for nothing
    monkeypatch.setenv("LANG", "de_DE@euro")
    monkeypatch.setenv("LANGUAGE", "fr_BE:en")
    assert of_system() == ["fr_BE", "en", "de_DE"]


def test_an_unknown_language_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--language", "xx", "games") == 2
    told = capsys.readouterr().err
    assert "xx" in told
    assert "en, fr" in told


def test_help_and_errors_are_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--language", "fr", "table", "--help") == 0
    told = " ".join(capsys.readouterr().out.split())
    for words in ("Usage\u202f:", "S’asseoir à une table", "La clé du jeu", "[obligatoire]", "par défaut"):
        assert " ".join(words.split()) in told, words
    assert run("sim", "--language", "fr") == 2
    assert "Il manque l’argument" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("sim pirates_cove --games x", "Valeur refusée pour --games\u202f: x n’est pas un nombre entier"),
        ("sim pirates_cove --games 0", "il faut au moins 1, et non 0"),
        ("sim pirates_cove --think wind", "wind n’est pas un nombre"),
        ("sim pirates_cove more", "Un argument de trop\u202f: more"),
        ("sim pirates_cove --games", "--games demande une valeur"),
        ("lab nothing", "Commande inconnue\u202f: nothing"),
        ("lab match pirates_cove --bots king", "il n’y a pas de robot king"),
        ("lab match pirates_cove --bots ,", "nommez au moins un robot"),
        ("sim chess", "il n’y a pas de jeu chess"),
        ("lesson pirates_cove cookery", "pirates_cove n’a pas de leçon cookery"),
        ("sim pirates_cove -o colour=red", "pirates_cove n’a pas d’option colour"),
        ("sim dale_of_merchants -o mode=loud", "l’option mode est l’une de free, team, solo, et non 'loud'"),
        ("sim dale_of_merchants -o turn_limit=x", "l’option turn_limit est un nombre entier de"),
        ("sim dale_of_merchants -o deck_list=macaws", "l’option Paquets n’est pas réglée sur"),
        ("sim dale_of_merchants -o decks=chosen", "Aras rouges fringants"),
        ("sim merchants_cove -o townsfolk=sailors", "au moins 2 des 3 groupes d’Habitants"),
        ("sim merchants_cove -o merchant_1=captain -o merchant_2=captain", "aucun marchand n’est en jeu deux fois"),
        ("replay nowhere.json", "ce fichier n’existe pas"),
    ],
)
def test_what_is_wrong_is_told_in_french(arguments: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--language", "fr", *arguments.split()) == 2
    assert told in capsys.readouterr().err


def test_a_broken_record_is_told_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = {"covetown": 2, "game": GAME, "rules": "0", "seats": 2, "options": {}, "setup": [], "moves": []}
    wrong = {
        "{": "ce n’est pas un journal (ligne 1)",
        "{}": "ce n’est pas un journal Covetown de format 2",
        '{"covetown": 1}': "ce journal est de format 1",
        json.dumps(head | {"game": None}): "le journal doit nommer son jeu",
        json.dumps(head | {"moves": [[0, 0, ["x"]]]}): "coup 1\u202f: les valeurs du hasard doivent être",
        json.dumps(head | {"setup": 3}): "mise en place\u202f: les valeurs du hasard doivent être",
        json.dumps(head): "la partie suit la version 0 des règles",
    }
    for text, told in wrong.items():
        file = tmp_path / "game.json"
        file.write_text(text, "utf-8")
        assert run("verify", str(file), "--language", "fr") in (1, 2)
        said = capsys.readouterr()
        assert told in said.err + said.out, text


def test_the_tables_of_the_laboratory_are_french(capsys: pytest.CaptureFixture[str]) -> None:
    common = ("--bots", "random,random", "--games", "2", "--language", "fr")
    assert run("lab", "match", GAME, *common, "-o", "turn_limit=2") == 0
    told = capsys.readouterr().out
    assert "rang moyen" in told
    assert "décisions" in told
    assert "mean" not in told
    assert run("lab", "balance", GAME, *common, "-o", "turn_limit=2") == 0
    told = capsys.readouterr().out
    for words in ("part égale", "ordre de jeu", "paquet"):
        assert words in told, words
    assert run("lab", "ladder", GAME, "--bots", "random,novice", "--games", "2", "-o", "turn_limit=2") == 0
    assert "seats played" in capsys.readouterr().out


def commands(command: Any, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Any]]:
    inner = getattr(command, "commands", {})
    return [(path, command), *(found for name, one in inner.items() for found in commands(one, (*path, name)))]


def test_every_command_and_argument_has_its_words_and_no_words_are_left_over() -> None:
    cli.mount_laboratory()
    used: set[str] = set()
    for path, command in commands(typer.main.get_command(cli.app)):
        key = f"cli-command-{'-'.join(path) or 'covetown'}"
        assert texts().has(key), key
        used.add(key)
        for argument in command.params:
            name = argument.name.replace("_", "-")
            keys = ["-".join(("cli-argument", *path[:end], name)) for end in range(len(path), -1, -1)]
            found = next((one for one in keys if texts().has(one)), None)
            assert found is not None, keys[0]
            used.add(found)
    written = set(re.findall(r"^(cli-(?:command|argument)-[a-z-]+) =", source(), re.M)) - {"cli-argument-help"}
    assert written == used


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_typed_is_understood_in_every_language(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language.Tongue, "locale", locale)
    words = [language.say(f"cli-type-{known}") for known in TYPED]
    assert len(set(words)) == len(words)
    assert all(word == word.lower() and " " not in word for word in words)
    assert [language.in_english(word) for word in words] == list(TYPED)
    assert [language.in_english(known) for known in TYPED] == list(TYPED)
    assert language.in_english(f"{language.say('cli-type-rules')} Abc") == "rules Abc"


def test_a_table_is_french(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["aide", "1", "reprendre", "quitter"])
    monkeypatch.setattr("rich.console.Console.input", lambda *_: next(typed))
    with pytest.raises(SystemExit):
        cli.main(["table", GAME, "--plain", "--seed", "4", "--seats", "you,novice", "--language", "fr"])
    told = capsys.readouterr().out
    for words in ("tapez aide", "reprendre votre dernier choix", "Repris.", "Vous avez quitté la table."):
        assert words in told, words
