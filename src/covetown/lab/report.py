"""A balance report as one HTML file that needs nothing else: plots drawn as SVG, and every figure in a table.

The plots can be had as pictures of their own too, for pages such as docs/balance.md.
"""

from __future__ import annotations

from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #22303a; --paper: #fbf8f1; --line: #b9b1a0; --dot: #0b6e6e; --bar: #c98a2b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e4d8; --paper: #1a2126; --line: #56606a; --dot: #59c3c3; --bar: #e0ab57; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 62rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; }
figure { margin: 1rem 0; } figcaption { font-size: .9rem; }
"""

ROW = 22
LEFT = 190
WIDTH = 760


def number(value: object) -> float:
    assert isinstance(value, (int, float))
    return float(value)


def pair(value: object) -> tuple[float, float]:
    assert isinstance(value, list)
    return number(value[0]), number(value[1])


def shares_plot(rows: list[dict[str, object]]) -> str:
    """Win shares as dots with their intervals, and the fair share as a tick in each row."""
    top = max(0.02, max(max(pair(row["win_interval"])[1], number(row["fair_share"])) for row in rows)) * 1.05
    plot = Plot(len(rows), 0.0, top)
    for place, row in enumerate(rows):
        low, high = pair(row["win_interval"])
        plot.label(place, f"{row['value']} ({row['count']})")
        plot.rule(place, low, high, "var(--dot)", 2)
        plot.tick(place, number(row["fair_share"]))
        plot.dot(place, number(row["win_share"]), f"{number(row['win_share']):.1%}")
    return plot.svg("win share, 95 % interval; the tick is a fair share", "{:.0%}")


def scores_plot(rows: list[dict[str, object]]) -> str:
    """Scores as boxes from the 5th to the 95th percentile, with the mean."""
    spans = [row["score_quantiles"] for row in rows]
    lows = [number(span[0]) for span in spans if isinstance(span, list)]
    highs = [number(span[4]) for span in spans if isinstance(span, list)]
    plot = Plot(len(rows), min(0.0, *lows), max(max(highs), 1.0) * 1.05)
    for place, row in enumerate(rows):
        span = row["score_quantiles"]
        assert isinstance(span, list)
        plot.label(place, f"{row['value']} ({row['count']})")
        plot.rule(place, number(span[0]), number(span[4]), "var(--line)", 2)
        plot.rule(place, number(span[1]), number(span[3]), "var(--bar)", 10)
        plot.tick(place, number(span[2]))
        plot.dot(place, number(row["mean_score"]), f"{number(row['mean_score']):.1f}")
    return plot.svg("scores: 5–95 %, 25–75 %, median (tick), mean (dot)", "{:.0f}")


class Plot:
    """A drawing with one row for each group."""

    def __init__(self, rows: int, low: float, high: float) -> None:
        self.rows = rows
        self.low = low
        self.high = high
        self.parts: list[str] = []

    def x(self, value: float) -> float:
        return LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - 60)

    def y(self, place: int) -> float:
        return 14.0 + place * ROW

    def label(self, place: int, text: str) -> None:
        self.parts.append(f'<text x="{LEFT - 8}" y="{self.y(place) + 4}" text-anchor="end">{escape(text)}</text>')

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

    def svg(self, caption: str, form: str) -> str:
        bottom = self.rows * ROW + 8
        axis = "".join(
            f'<text x="{self.x(value):.1f}" y="{bottom + 12}" text-anchor="middle">{form.format(value)}</text>'
            for value in (self.low + (self.high - self.low) * step / 4 for step in range(5))
        )
        return (
            f'<figure><svg viewBox="0 0 {WIDTH} {bottom + 18}" role="img" aria-label="{escape(caption)}">'
            + "".join(self.parts)
            + axis
            + f"</svg><figcaption>{escape(caption)}</figcaption></figure>"
        )


def pictures(data: dict[str, object]) -> dict[str, str]:
    """Every plot of a report as an SVG file of its own, by file name."""
    facets = data["facets"]
    assert isinstance(facets, dict)
    out: dict[str, str] = {}
    for name, rows in facets.items():
        stem = f"{data['game']}-{len(data_bots(data))}-{name}".replace(" ", "-").replace("(", "").replace(")", "")
        if all("win_share" in row for row in rows):
            out[f"{stem}-wins.svg"] = standing_alone(shares_plot(rows))
        out[f"{stem}-scores.svg"] = standing_alone(scores_plot(rows))
    return out


def data_bots(data: dict[str, object]) -> list[object]:
    bots = data["bots"]
    assert isinstance(bots, list)
    return bots


def standing_alone(figure: str) -> str:
    """The drawing of a figure with its colours, on paper of its own."""
    drawing = figure[figure.index("<svg") : figure.index("</svg>") + 6]
    style = f"<style>{STYLE} svg {{ background: var(--paper); }} svg text {{ font-family: sans-serif; }}</style>"
    return drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(">", f">{style}", 1) + "\n"


def figures_table(rows: list[dict[str, object]]) -> str:
    heads = ["", "count", "win share", "95 %", "fair", "mean score", "95 %", "to the mean", "decisions"]
    lines = ["<table><thead><tr>" + "".join(f"<th>{head}</th>" for head in heads) + "</tr></thead><tbody>"]
    for row in rows:
        low, high = pair(row["score_interval"])
        cells = [escape(str(row["value"])), str(row["count"])]
        if "win_share" in row:
            worst, best = pair(row["win_interval"])
            cells += [f"{number(row['win_share']):.1%}", f"{worst:.1%}–{best:.1%}", f"{number(row['fair_share']):.1%}"]
        else:
            cells += ["", "", ""]
        cells += [f"{number(row['mean_score']):.2f}", f"{low:.2f}–{high:.2f}"]
        cells += [f"{number(row['score_ratio']) - 1:+.1%}", f"{number(row['mean_decisions']):.0f}"]
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "".join([*lines, "</tbody></table>"])


def html(data: dict[str, object], command: str) -> str:
    """The whole report."""
    bots, facets, endings = data_bots(data), data["facets"], data["endings"]
    assert isinstance(facets, dict)
    assert isinstance(endings, dict)
    ends = ", ".join(f"{escape(str(name))} {count}" for name, count in sorted(endings.items()))
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(str(data["game"]))}: balance</title>',
        f"<style>{STYLE}</style><h1>{escape(str(data['game']))}: balance</h1>",
        f"<p>{data['games']} games between {escape(', '.join(str(bot) for bot in bots))}; "
        f"mean score {number(data['mean_score']):.2f}, {number(data['mean_decisions']):.0f} decisions a game. "
        f"Endings: {ends}.</p><p><code>{escape(command)}</code></p>",
    ]
    for name, rows in facets.items():
        parts.append(f"<h2>{escape(str(name))}</h2>")
        if all("win_share" in row for row in rows):
            parts.append(shares_plot(rows))
        parts.append(scores_plot(rows))
        parts.append(figures_table(rows))
    return "\n".join(parts) + "</html>\n"
