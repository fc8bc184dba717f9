"""How fair a game is: win shares and scores by merchant, deck, seat, or whatever the game sorts its tables by."""

from __future__ import annotations

from covetown.kernel import Journal
from covetown.lab.figures import mean, mean_interval, quantile, wilson
from covetown.lab.match import noted, placed

WHOLE_TABLE = " (table)"  # follows the name of what is counted by table, where seats are counted by it too


class Group:
    """All seats (or tables) that had the same value of a facet."""

    def __init__(self, facet: str, value: str, table: bool) -> None:
        self.facet = facet
        self.value = value
        self.table = table
        self.wins = 0.0
        self.fair = 0.0
        self.scores: list[float] = []
        self.lengths: list[float] = []

    def add(self, payoff: float, fair: float, score: float, length: int) -> None:
        self.wins += payoff
        self.fair += fair
        self.scores.append(score)
        self.lengths.append(float(length))

    def plain(self, everybody: float) -> dict[str, object]:
        """The group in figures; `everybody` is the mean score of all seats of the report."""
        count = len(self.scores)
        middle = mean(self.scores)
        low, high = mean_interval(self.scores)
        out: dict[str, object] = {
            "value": self.value,
            "count": count,
            "mean_score": middle,
            "score_interval": [low, high],
            "score_ratio": middle / everybody if everybody else 1.0,
            "score_quantiles": [quantile(self.scores, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)],
            "mean_decisions": mean(self.lengths),
        }
        if not self.table:
            out["win_share"] = self.wins / count
            out["win_interval"] = list(wilson(self.wins, count))
            out["fair_share"] = self.fair / count
        return out


def groups_of(journals: list[Journal]) -> dict[str, list[Group]]:
    """The groups of every facet; the seat is a facet of every game."""
    found: dict[tuple[str, str, bool], Group] = {}

    def group(facet: str, value: str, table: bool) -> Group:
        key = (facet, value, table)
        if key not in found:
            found[key] = Group(facet, value, table)
        return found[key]

    for journal in journals:
        payoffs = [float(str(item)) for item in noted(journal, "payoffs")]
        scores = placed(journal, "scores")
        length = len(journal.moves)
        fair = sum(payoffs) / len(payoffs)
        facets: list[tuple[str, str, int]] = [("seat", chr(65 + seat), seat) for seat in range(len(payoffs))]
        for row in noted(journal, "facets"):
            assert isinstance(row, list)
            if row[0] != "seat":
                facets.append((str(row[0]), str(row[1]), int(row[2])))
        for facet, value, seat in facets:
            if seat >= 0:
                group(facet, value, False).add(payoffs[seat], fair, scores[seat], length)
            else:
                group(facet, value, True).add(fair, fair, mean(scores), length)
    out: dict[str, list[Group]] = {}
    for facet, value, table in sorted(found):
        name = facet + WHOLE_TABLE if table and (facet, value, False) in found else facet
        out.setdefault(name, []).append(found[(facet, value, table)])
    return out


def summary(game: str, bots: list[str], journals: list[Journal]) -> dict[str, object]:
    """A balance report as data."""
    points = [score for journal in journals for score in placed(journal, "scores")]
    everybody = mean(points)
    endings: dict[str, int] = {}
    for journal in journals:
        assert journal.result is not None
        ending = str(journal.result["ending"])
        endings[ending] = endings.get(ending, 0) + 1
    facets = {name: [group.plain(everybody) for group in groups] for name, groups in groups_of(journals).items()}
    return {
        "game": game,
        "bots": bots,
        "games": len(journals),
        "mean_score": everybody,
        "mean_decisions": mean([float(len(journal.moves)) for journal in journals]),
        "endings": endings,
        "facets": facets,
    }
