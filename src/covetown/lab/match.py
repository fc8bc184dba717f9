"""A match between bots: playing the games of a contest and adding up who won."""

from __future__ import annotations

from collections.abc import Callable

from covetown.kernel import Journal
from covetown.lab.contest import Contest, play_number
from covetown.lab.figures import mean, wilson
from covetown.lab.records import Records
from covetown.lab.workers import Workers


def run(
    contest: Contest,
    games: int,
    records: Records,
    hands: Workers,
    told: Callable[[Journal], None] | None = None,
) -> list[Journal]:
    """The journals of a contest's first `games` games, playing those that are not on record yet."""
    wanted = set(range(games))
    found: dict[int, Journal] = {}
    for journal in records.read(contest.mark()):
        number = number_of(journal)
        if number in wanted:
            found[number] = journal
            if told is not None:
                told(journal)
    left = [number for number in range(games) if number not in found]
    for line in hands.results(play_number, contest.plain(), left):
        journal = records.append(line)
        found[number_of(journal)] = journal
        if told is not None:
            told(journal)
    return [found[number] for number in sorted(found)]


def number_of(journal: Journal) -> int:
    number = journal.notes["number"]
    assert isinstance(number, int)
    return number


def noted(journal: Journal, name: str) -> list[object]:
    """A list from the notes of a journal."""
    found = journal.notes[name]
    assert isinstance(found, list)
    return found


def placed(journal: Journal, name: str) -> list[float]:
    """`places` or `scores` of the result, by seat."""
    assert journal.result is not None
    found = journal.result[name]
    assert isinstance(found, list)
    return [float(item) for item in found]


class Score:
    """What one bot reached in a match, over all seats it had."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats = 0
        self.wins = 0.0
        self.places: list[float] = []
        self.scores: list[float] = []
        self.asked = 0
        self.seconds = 0.0


def scores_of(journals: list[Journal]) -> dict[str, Score]:
    """The outcome by bot name, in the order in which the bots were named."""
    out: dict[str, Score] = {}
    for journal in journals:
        payoffs = noted(journal, "payoffs")
        places = placed(journal, "places")
        points = placed(journal, "scores")
        asked = noted(journal, "asked")
        seconds = noted(journal, "seconds")
        for seat, bot in enumerate(noted(journal, "bots")):
            score = out.setdefault(str(bot), Score(str(bot)))
            score.seats += 1
            score.wins += float(str(payoffs[seat]))
            score.places.append(places[seat])
            score.scores.append(points[seat])
            score.asked += int(str(asked[seat]))
            score.seconds += float(str(seconds[seat]))
    return out


def summary(contest: Contest, journals: list[Journal], seconds: float) -> dict[str, object]:
    """A match in figures. A bot's win rate is the share of all games won from any of its seats."""
    games = len(journals)
    scores = scores_of(journals)
    decisions = sum(len(journal.moves) for journal in journals)
    return {
        "game": contest.game,
        "seats": len(contest.entrants),
        "line_up": [entrant.name for entrant in contest.entrants],
        "options": contest.options,
        "seed": contest.seed,
        "contest": contest.mark(),
        "games": games,
        "win_rate": {name: score.wins / games for name, score in scores.items()},
        "interval": {name: list(wilson(score.wins, games)) for name, score in scores.items()},
        "mean_place": {name: mean(score.places) for name, score in scores.items()},
        "mean_score": {name: mean(score.scores) for name, score in scores.items()},
        "ms_per_answer": {name: round(1000 * score.seconds / max(1, score.asked), 3) for name, score in scores.items()},
        "decisions": decisions,
        "decisions_per_s": round(decisions / seconds) if seconds > 0 else 0,
    }
