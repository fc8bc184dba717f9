"""The ladder: how strong the bots are, as ratings from games of everybody against everybody."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from covetown.kernel import Journal
from covetown.lab.contest import Contest, Entrant
from covetown.lab.match import noted, placed, run, scores_of
from covetown.lab.records import Records
from covetown.lab.workers import Workers

BEGIN = "<!-- ladder {} -->"
END = "<!-- end of ladder {} -->"


class Rung:
    """A bot on the ladder of one game."""

    def __init__(self, name: str, mu: float, sigma: float, games: int, wins: float) -> None:
        self.name = name
        self.mu = mu
        self.sigma = sigma
        self.games = games
        self.wins = wins

    def plain(self) -> dict[str, object]:
        share = self.wins / self.games if self.games else 0.0
        return {"bot": self.name, "mu": self.mu, "sigma": self.sigma, "games": self.games, "win_share": share}


def contests(game: str, entrants: list[Entrant], seats: int, options: dict[str, object], seed: int) -> list[Contest]:
    """Every pair of bots at a table: one of the first against a table full of the second, and the other way round."""
    out: list[Contest] = []
    for one, other in combinations(entrants, 2):
        out.append(Contest(game, [one] + [other] * (seats - 1), options, seed))
        if seats > 2:
            out.append(Contest(game, [other] + [one] * (seats - 1), options, seed))
    return out


def play(
    pairs: list[Contest], games: int, records: Records, hands: Workers, told: Callable[[Journal], None] | None
) -> list[Journal]:
    """Play so many games of every contest."""
    journals: list[Journal] = []
    for contest in pairs:
        journals.extend(run(contest, games, records, hands, told))
    return journals


def rate(journals: list[Journal]) -> list[Rung]:
    """Ratings after these games, strongest first; the games count in the order of their deals, not of the pairings."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, tuple[float, float]] = {}
    ordered = sorted(
        journals, key=lambda journal: (str(journal.notes["number"]).zfill(9), str(journal.notes["contest"]))
    )
    for journal in ordered:
        names = [str(name) for name in noted(journal, "bots")]
        before = [ratings.get(name, (model.mu, model.sigma)) for name in names]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = model.rate(teams, ranks=placed(journal, "places"))
        # A bot in several seats learns the mean of what its seats learned.
        for name in dict.fromkeys(names):
            own = [after[seat][0] for seat, other in enumerate(names) if other == name]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            ratings[name] = (mu, sigma)
    scores = scores_of(journals)
    rungs = [Rung(name, mu, sigma, scores[name].seats, scores[name].wins) for name, (mu, sigma) in ratings.items()]
    return sorted(rungs, key=lambda rung: -rung.mu)


def page(game: str, seats: int, rungs: list[Rung], command: str) -> str:
    """The ladder of one game as a section of docs/ladder.md."""
    lines = [
        BEGIN.format(game),
        f"## {game}, {seats} seats",
        "",
        "| bot | rating | ± | seats played | wins |",
        "|---|---:|---:|---:|---:|",
    ]
    for rung in rungs:
        lines.append(
            f"| {rung.name} | {rung.mu:.1f} | {2 * rung.sigma:.1f} | {rung.games} | {rung.wins / rung.games:.1%} |"
        )
    return "\n".join([*lines, "", f"`{command}`", END.format(game)])


HEAD = """# The ladder

Ratings of the bots (OpenSkill, Plackett–Luce; 25 is where everybody starts, ± is two standard deviations). Every pair
meets on shared deals with the seats rotated: one of a kind against a table full of the other. The command under each
table makes it again.
"""


def publish(text: str, game: str, section: str) -> str:
    """The ladder page with the section of one game put in or replaced."""
    begin, end = BEGIN.format(game), END.format(game)
    if not text.strip():
        text = HEAD
    if begin in text and end in text:
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        return before + section + after
    return text.rstrip("\n") + "\n\n" + section + "\n"
