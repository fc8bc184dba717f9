"""The pages of the laboratory, leaderboard and balance report: whole, by themselves, and in the reader's language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from covetown import cli
from covetown.kernel import RuleError
from covetown.lab import ladder, leaderboard
from covetown.lab.balance import summary
from covetown.lab.contest import Contest, Entrant
from covetown.lab.ladder import Rung
from covetown.lab.match import run
from covetown.lab.records import Records
from covetown.lab.report import html
from covetown.lab.words import Words
from covetown.lab.workers import Here

VOID = {"meta", "br"}


class Tags(HTMLParser):
    """Whether every tag that is opened is closed again, and the words outside of scripts and styles."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that closes itself."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style") and data.strip():
            self.words.append(data.strip())


def figures(game: str, bot: str = "master:60i") -> dict[str, object]:
    rungs = [Rung(bot, 48.1, 2.6, 300, 279.0), Rung("random", -8.7, 3.8, 300, 1.0)]
    return leaderboard.ladder(game, 2, rungs, [], f"covetown lab ladder {game}")


@pytest.mark.usefixtures("parlour")
def test_who_met_whom_is_counted_for_the_one_who_sat_alone() -> None:
    entrants = [Entrant("random"), Entrant("apprentice")]
    journals = ladder.play(ladder.contests("auction", entrants, 3, {}, 1), 6, Records(None), Here(), None)
    met = leaderboard.meetings(journals)
    assert {name: list(others) for name, others in met.items()} == {"random": ["apprentice"], "apprentice": ["random"]}
    for name, other in (("random", "apprentice"), ("apprentice", "random")):
        alone = [journal for journal in journals if str(journal.notes["bots"]).count(f"'{name}'") == 1]
        games, won = met[name][other]
        assert games == len(alone) == 6
        payoffs = [list(zip(j.notes["bots"], j.notes["payoffs"], strict=True)) for j in alone]  # type: ignore[call-overload]
        assert won == sum(payoff for row in payoffs for bot, payoff in row if bot == name)
    equals = run(Contest("auction", [Entrant("random")] * 2, {}), 2, Records(None), Here())
    assert leaderboard.meetings(equals) == {}


def test_a_leaderboard_keeps_the_other_games_and_changes_its_language(tmp_path: Path) -> None:
    page = tmp_path / "pages" / "leaderboard.html"
    leaderboard.put_in(page, figures("pirates_cove"), "en")
    leaderboard.put_in(page, figures("dale_of_merchants"), "en")
    said = Tags(page.read_text("utf-8")).words
    assert [title for title in said if title in ("Dale of Merchants", "Pirate’s Cove")] == [
        "Dale of Merchants",
        "Pirate’s Cove",
    ]
    assert {"Leaderboard of the bots", "48.1", "93.0%", "rating"} <= set(said)
    leaderboard.put_in(page, figures("dale_of_merchants", "grandmaster"), "fr")
    text = page.read_text("utf-8")
    said = Tags(text).words
    assert {"Classement des robots", "La Crique des Pirates", "48,1", "cote", "grandmaster", "master:60i"} <= set(said)
    assert '<html lang="fr">' in text
    assert not re.search(r"https?:|@import|url\(", text), "it needs nothing else"
    assert "prefers-color-scheme: dark" in text


def test_names_cannot_break_out_of_a_leaderboard(tmp_path: Path) -> None:
    page = tmp_path / "leaderboard.html"
    bad = '</script><img src="x" onerror="alert(1)">'
    leaderboard.put_in(page, figures("pirates_cove", bad), "en")
    leaderboard.put_in(page, figures("dale_of_merchants"), "en")
    text = page.read_text("utf-8")
    assert "<img" not in text
    assert bad in Tags(text).words, "it is shown as it is written"


def test_a_page_that_is_no_leaderboard_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "diary.html"
    page.write_text("<p>mine</p>")
    with pytest.raises(RuleError, match="no leaderboard"):
        leaderboard.put_in(page, figures("pirates_cove"), "en")
    assert page.read_text() == "<p>mine</p>"


@pytest.mark.parametrize(
    ("game", "facet", "value", "english", "french"),
    [
        ("dale_of_merchants", "deck", "ocelots", "Ocelots", "Ocelots"),
        ("dale_of_merchants", "relies on", "squirrels", "Squirrels", "Écureuils"),
        ("dale_of_merchants", "pair", "macaws and pandas", "Macaws and Pandas", "Aras et Pandas"),
        ("dale_of_merchants", "turn order", "first", "first", "en premier"),
        ("merchants_cove", "merchant", "blacksmith", "Blacksmith", "Forgeron"),
        ("merchants_cove", "rogues", "robbers", "Robbers", "Brigands"),
        ("merchants_cove", "peddler", "no", "no", "non"),
        ("pirates_cove", "legend", "captain hook", "Captain Hook", "Capitaine Crochet"),
        ("pirates_cove", "seat", "A", "A", "A"),
    ],
)
def test_what_games_are_sorted_by_is_told_in_the_words_of_the_game(
    game: str, facet: str, value: str, english: str, french: str
) -> None:
    facets = ["deck", "merchant", "legend", facet]
    assert Words(game, "en").value(facet, value, facets) == english
    assert Words(game, "fr").value(facet, value, facets) == french


@pytest.mark.parametrize(("game", "key"), [("dale_of_merchants", "macaws"), ("pirates_cove", "blackbeard")])
def test_a_report_is_french_from_end_to_end(game: str, key: str) -> None:
    options: dict[str, object] = {"turn_limit": 3} if game == "dale_of_merchants" else {}
    contest = Contest(game, [Entrant("random")] * 2, options, seed=3, mirror=False)
    found = summary(game, ["random"] * 2, run(contest, 3, Records(None), Here()))
    text = html(found, "covetown lab balance", "fr")
    said = " ".join(word for word in Tags(text).words if not word.startswith("covetown lab")).lower()
    assert '<html lang="fr">' in text
    for english in ("mean", "games", "share", "seat", "count", "score:", "turn order", "relies", "ending", key):
        assert not re.search(rf"\b{english}\b", said), english
    assert not re.search(r"\d\.\d", said), "decimals have a comma"


def test_the_command_writes_the_leaderboard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "leaderboard.html"
    asked = ["lab", "ladder", "dale_of_merchants", "--bots", "random,novice", "--games", "2", "-o", "turn_limit=2"]
    with pytest.raises(SystemExit):
        cli.main([*asked, "--page", str(page), "--language", "fr"])
    capsys.readouterr()
    said = Tags(page.read_text("utf-8")).words
    command = "covetown lab ladder dale_of_merchants --bots random,novice --games 2 --seats 2 --seed 1 --think 0.1"
    assert f"{command} -o turn_limit=2" in said
    assert "victoires" in said
