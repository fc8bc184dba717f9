"""A balance report as one HTML file that needs nothing else: plots drawn as SVG, and every figure in a table.

The plots can be had as pictures of their own too, for pages such as docs/balance.md.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from covetown.lab.words import Words
from covetown.text import FALLBACK

STYLE = """
:root { color-scheme: light dark; --ink: #22303a; --soft: #55626b; --paper: #fbf8f1; --line: #b9b1a0; --dot: #0b6e6e;
  --bar: #c98a2b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e4d8; --soft: #aab3b8; --paper: #1a2126; --line: #56606a; --dot: #59c3c3; --bar: #e0ab57; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 62rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 400; }
th:first-child { text-align: left; }
td { white-space: nowrap; }
h2::first-letter { text-transform: uppercase; }
.wide { overflow-x: auto; }
@media (max-width: 40rem) { th, td { padding: .2rem .35rem; } }
code { overflow-wrap: anywhere; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; }
figure { margin: 1rem 0; } figcaption { font-size: .9rem; }
"""

ROW = 22
LETTER = 6.5  # how wide a letter of a label is, about
PLOT = 510


def number(value: object) -> float:
    assert isinstance(value, (int, float))
    return float(value)


def pair(value: object) -> tuple[float, float]:
    assert isinstance(value, list)
    return number(value[0]), number(value[1])


def shares_plot(rows: list[dict[str, object]], names: list[str], words: Words) -> str:
    """Win shares as dots with their intervals, and the fair share as a tick in each row."""
    top = max(0.02, max(max(pair(row["win_interval"])[1], number(row["fair_share"])) for row in rows)) * 1.05
    plot = Plot(labels(rows, names, words), 0.0, top)
    for place, row in enumerate(rows):
        low, high = pair(row["win_interval"])
        plot.rule(place, low, high, "var(--dot)", 2)
        plot.tick(place, number(row["fair_share"]))
        plot.dot(place, number(row["win_share"]), words.share(number(row["win_share"])))
    return plot.svg(words.say("lab-shares-plot"), lambda value: words.number(value, 0, percent=True))


def scores_plot(rows: list[dict[str, object]], names: list[str], words: Words) -> str:
    """Scores as boxes from the 5th to the 95th percentile, with the mean."""
    spans = [row["score_quantiles"] for row in rows]
    lows = [number(span[0]) for span in spans if isinstance(span, list)]
    highs = [number(span[4]) for span in spans if isinstance(span, list)]
    plot = Plot(labels(rows, names, words), min(0.0, *lows), max(max(highs), 1.0) * 1.05)
    for place, row in enumerate(rows):
        span = row["score_quantiles"]
        assert isinstance(span, list)
        plot.rule(place, number(span[0]), number(span[4]), "var(--line)", 2)
        plot.rule(place, number(span[1]), number(span[3]), "var(--bar)", 10)
        plot.tick(place, number(span[2]))
        plot.dot(place, number(row["mean_score"]), words.number(number(row["mean_score"]), 1))
    return plot.svg(words.say("lab-scores-plot"), words.number)


def labels(rows: list[dict[str, object]], names: list[str], words: Words) -> list[str]:
    return [f"{name} ({words.number(number(row['count']))})" for name, row in zip(names, rows, strict=True)]


class Plot:
    """A drawing with one row for each group."""

    def __init__(self, labels: list[str], low: float, high: float) -> None:
        self.rows = len(labels)
        self.left = max(60.0, 16 + LETTER * max(len(label) for label in labels))
        self.low = low
        self.high = high
        self.parts = [
            f'<text x="{self.left - 8:.1f}" y="{self.y(place) + 4}" text-anchor="end">{escape(label)}</text>'
            for place, label in enumerate(labels)
        ]

    def x(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * PLOT

    def y(self, place: int) -> float:
        return 14.0 + place * ROW

    def rule(self, place: int, low: float, high: float, colour: str, width: int) -> None:
        y = self.y(place)
        self.parts.append(
            f'<line x1="{self.x(low):.1f}" x2="{self.x(high):.1f}" y1="{y}" y2="{y}" '
            f'stroke="{colour}" stroke-width="{width}"/>'
        )

    def tick(self, place: int, value: float) -> None:
        x, y = self.x(value), self.y(place)
        self.parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y - 8}" y2="{y + 8}" stroke="var(--ink)"/>')

    def dot(self, place: int, value: float, told: str) -> None:
        x, y = self.x(value), self.y(place)
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y}" r="4" fill="var(--dot)"><title>{escape(told)}</title></circle>'
        )

    def svg(self, caption: str, form: Callable[[float], str]) -> str:
        bottom = self.rows * ROW + 8
        axis = "".join(
            f'<text x="{self.x(value):.1f}" y="{bottom + 12}" text-anchor="middle">{escape(form(value))}</text>'
            for value in (self.low + (self.high - self.low) * step / 4 for step in range(5))
        )
        width = self.left + PLOT + 60
        return (
            f'<figure><svg viewBox="0 0 {width:.0f} {bottom + 18}" role="img" aria-label="{escape(caption)}">'
            + "".join(self.parts)
            + axis
            + f"</svg><figcaption>{escape(caption)}</figcaption></figure>"
        )


def pictures(data: dict[str, object], locale: str = FALLBACK) -> dict[str, str]:
    """Every plot of a report as an SVG file of its own, by file name."""
    words = Words(str(data["game"]), locale)
    out: dict[str, str] = {}
    for facet, rows in facets_of(data).items():
        names = names_of(data, facet, words)
        stem = f"{data['game']}-{len(data_bots(data))}-{facet}".replace(" ", "-").replace("(", "").replace(")", "")
        if all("win_share" in row for row in rows):
            out[f"{stem}-wins.svg"] = standing_alone(shares_plot(rows, names, words))
        out[f"{stem}-scores.svg"] = standing_alone(scores_plot(rows, names, words))
    return out


def facets_of(data: dict[str, object]) -> dict[str, list[dict[str, object]]]:
    facets = data["facets"]
    assert isinstance(facets, dict)
    return facets


def names_of(data: dict[str, object], facet: str, words: Words) -> list[str]:
    """The values of a facet as people call them."""
    facets = facets_of(data)
    return [words.value(facet, str(row["value"]), list(facets)) for row in facets[facet]]


def data_bots(data: dict[str, object]) -> list[object]:
    bots = data["bots"]
    assert isinstance(bots, list)
    return bots


def standing_alone(figure: str) -> str:
    """The drawing of a figure with its colours, on paper of its own."""
    drawing = figure[figure.index("<svg") : figure.index("</svg>") + 6]
    style = f"<style>{STYLE} svg {{ background: var(--paper); }} svg text {{ font-family: sans-serif; }}</style>"
    return drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(">", f">{style}", 1) + "\n"


WINS = ("wins", "interval", "fair")
SCORES = ("score", "interval", "ratio", "decisions")


WIDE = '<div class="wide" tabindex="0"><table>'


def figures_table(rows: list[dict[str, object]], names: list[str], facet: str, words: Words) -> str:
    won = all("win_share" in row for row in rows)
    heads = [facet, *(words.say(f"lab-column-{head}") for head in ("count", *(WINS if won else ()), *SCORES))]
    lines = [WIDE, "<thead><tr>", *(f'<th scope="col">{escape(head)}</th>' for head in heads)]
    lines.append("</tr></thead><tbody>")
    for name, row in zip(names, rows, strict=True):
        low, high = pair(row["score_interval"])
        cells = [words.number(number(row["count"]))]
        if won:
            share, fair = number(row["win_share"]), number(row["fair_share"])
            cells += [words.share(share), words.shares(*pair(row["win_interval"])), words.share(fair)]
        cells += [words.number(number(row["mean_score"]), 2), words.numbers(low, high, 2)]
        cells += [words.away(number(row["score_ratio"])), words.number(number(row["mean_decisions"]))]
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        lines.append(f'<tr><th scope="row">{escape(name)}</th>{told}</tr>')
    return "".join([*lines, "</tbody></table></div>"])


def begin(title: str, locale: str) -> str:
    """The head of a page that needs nothing else."""
    return (
        f'<!doctype html><html lang="{locale}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
    )


END = "</main></body></html>\n"


def together(names: list[str]) -> str:
    """Names with how often each stands there, where that is more than once."""
    counts = {name: names.count(name) for name in names}
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in counts.items())


def html(data: dict[str, object], command: str, locale: str = FALLBACK) -> str:
    """The whole report."""
    words = Words(str(data["game"]), locale)
    endings = data["endings"]
    assert isinstance(endings, dict)
    title = words.say("pair", label=words.title(), value=words.say("lab-balance"))
    told = words.say(
        "lab-report",
        games=data["games"],
        bots=together([str(bot) for bot in data_bots(data)]),
        score=words.number(number(data["mean_score"]), 2),
        decisions=words.number(number(data["mean_decisions"])),
    )
    ends = [(words.ending(str(name)), words.number(count)) for name, count in sorted(endings.items())]
    parts = [
        begin(title, locale),
        f"<h1>{escape(title)}</h1><p>{escape(told)}</p><ul>",
        *(f"<li>{escape(words.say('pair', label=name.rstrip('.'), value=count))}</li>" for name, count in ends),
        f"</ul><p><code>{escape(command)}</code></p>",
    ]
    for facet, rows in facets_of(data).items():
        names = names_of(data, facet, words)
        parts.append(f"<h2>{escape(words.facet(facet))}</h2>")
        if all("win_share" in row for row in rows):
            parts.append(shares_plot(rows, names, words))
        parts.append(scores_plot(rows, names, words))
        parts.append(figures_table(rows, names, words.facet(facet), words))
    return "\n".join(parts) + END
