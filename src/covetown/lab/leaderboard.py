"""The leaderboard: ladders as a page for people, one HTML file that needs nothing else, by day and by night.

The page carries its figures with it, so that a ladder of one game is put in or replaced and the others stay, and so
that it can be written again in another language.
"""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any

from covetown import __version__, registry
from covetown.kernel import Journal, Message, RuleError
from covetown.lab.ladder import Rung
from covetown.lab.match import noted
from covetown.lab.report import END, WIDE, begin
from covetown.lab.words import Words
from covetown.text import FALLBACK, texts

FIGURES = re.compile(r'<script type="application/json" id="ladders">(.*?)</script>', re.S)
STYLE = """<style>
h2 small { white-space: nowrap; font-weight: 400; font-size: .95rem; color: var(--soft); }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
td.plot { width: 34%; padding: 0 .6rem; } td.plot svg { display: block; height: 1.4rem; }
table.met { table-layout: fixed; min-width: 22rem; }
td.met { background: color-mix(in srgb, var(--dot) calc(var(--share) * 35%), transparent); }
section { margin-bottom: 3rem; } .small { font-size: .85rem; color: var(--soft); }
@media (max-width: 40rem) { .plot { display: none; } }
</style>"""


def meetings(journals: list[Journal]) -> dict[str, dict[str, list[float]]]:
    """By the bot that sat alone against a table full of another, and by that other: how many games, how many won."""
    found: dict[str, dict[str, list[float]]] = {}
    for journal in journals:
        names = [str(name) for name in noted(journal, "bots")]
        payoffs = [float(str(payoff)) for payoff in noted(journal, "payoffs")]
        for seat, name in enumerate(names):
            others = {other for place, other in enumerate(names) if place != seat}
            if len(others) == 1 and name not in others:
                score = found.setdefault(name, {}).setdefault(others.pop(), [0, 0.0])
                score[0] += 1
                score[1] += payoffs[seat]
    return found


def ladder(game: str, seats: int, rungs: list[Rung], journals: list[Journal], command: str) -> dict[str, Any]:
    """The figures of one ladder, as the page carries them."""
    return {
        "game": game,
        "rules": registry.load(game).rules_version,
        "version": __version__,
        "seats": seats,
        "command": command,
        "rungs": [rung.plain() for rung in rungs],
        "meetings": meetings(journals),
    }


def put_in(file: Path, found: dict[str, Any], locale: str) -> None:
    """Put a ladder into the page, and write it in this language."""
    ladders: dict[str, dict[str, Any]] = {}
    if file.exists():
        carried = FIGURES.search(file.read_text("utf-8"))
        if carried is None:
            raise RuleError(
                f"{file} is there and is no leaderboard; name another file",
                Message("lab-no-leaderboard", {"file": str(file)}),
            )
        ladders = json.loads(carried.group(1))
    ladders[str(found["game"])] = found
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page(dict(sorted(ladders.items())), locale), "utf-8")


def page(ladders: dict[str, dict[str, Any]], locale: str = FALLBACK) -> str:
    """The whole page."""
    say = texts(locale=locale).key
    figures = json.dumps(ladders).replace("<", "\\u003c")
    parts = [
        begin(say("lab-leaderboard"), locale),
        STYLE,
        f"<h1>{escape(say('lab-leaderboard'))}</h1><p>{escape(say('lab-leaderboard-about'))}</p>",
        *(section(found, Words(game, locale)) for game, found in ladders.items()),
        f'<script type="application/json" id="ladders">{figures}</script>',
    ]
    return "\n".join(parts) + END


def section(found: dict[str, Any], words: Words) -> str:
    """One game: its ladder, and who beat whom."""
    say = words.say
    seats = say("lab-leaderboard-seats", n=found["seats"])
    made = say("lab-leaderboard-made", version=found["version"], rules=found["rules"])
    return "\n".join(
        [
            f"<section><h2>{escape(words.title())} <small>{escape(seats)}</small></h2>",
            rungs_table(found["rungs"], words),
            f"<h3>{escape(say('lab-leaderboard-met'))}</h3>",
            meetings_table([str(rung["bot"]) for rung in found["rungs"]], found["meetings"], words),
            f'<p class="small"><code>{escape(found["command"])}</code><br>{escape(made)}</p></section>',
        ]
    )


def rungs_table(rungs: list[dict[str, Any]], words: Words) -> str:
    low = min(rung["mu"] - 2 * rung["sigma"] for rung in rungs)
    high = max(rung["mu"] + 2 * rung["sigma"] for rung in rungs)
    heads = [words.say(f"lab-column-{column}") for column in ("bot", "rating", "spread")]
    heads_after = [words.say(f"lab-column-{column}") for column in ("seats", "wins")]
    lines = [
        WIDE,
        "<thead><tr>",
        *(f'<th scope="col">{escape(head)}</th>' for head in heads),
        '<td class="plot"></td>',
        *(f'<th scope="col">{escape(head)}</th>' for head in heads_after),
        "</tr></thead><tbody>",
    ]
    for rung in rungs:
        drawing = plot(rung["mu"], 2 * rung["sigma"], low, high)
        cells = [words.number(rung["mu"], 1), words.number(2 * rung["sigma"], 1)]
        after = [words.number(rung["games"]), words.share(rung["win_share"])]
        lines.append(
            f'<tr><th scope="row">{escape(rung["bot"])}</th>'
            + "".join(f"<td>{cell}</td>" for cell in cells)
            + f'<td class="plot">{drawing}</td>'
            + "".join(f"<td>{cell}</td>" for cell in after)
            + "</tr>"
        )
    return "".join([*lines, "</tbody></table></div>"])


def plot(middle: float, spread: float, low: float, high: float) -> str:
    """A rating as a dot with its interval; the same figures stand beside it."""

    def x(value: float) -> str:
        return f"{6 + 288 * (value - low) / max(high - low, 0.001):.1f}"

    return (
        '<svg viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">'
        f'<line x1="{x(middle - spread)}" x2="{x(middle + spread)}" y1="10" y2="10" '
        'stroke="var(--line)" stroke-width="3"/>'
        f'<circle cx="{x(middle)}" cy="10" r="5" fill="var(--dot)"/></svg>'
    )


def meetings_table(names: list[str], met: dict[str, dict[str, list[float]]], words: Words) -> str:
    lines = [WIDE.replace("<table", '<table class="met"'), "<thead><tr><td></td>"]
    lines += [f'<th scope="col">{escape(name)}</th>' for name in names]
    lines.append("</tr></thead><tbody>")
    for name in names:
        lines.append(f'<tr><th scope="row">{escape(name)}</th>')
        for other in names:
            games, wins = met.get(name, {}).get(other, [0, 0.0])
            if not games:
                lines.append("<td>–</td>" if name != other else "<td></td>")
                continue
            share = wins / games
            lines.append(f'<td class="met" style="--share: {share:.3f}">{escape(words.share(share))}</td>')
        lines.append("</tr>")
    return "".join([*lines, "</tbody></table></div>"])
