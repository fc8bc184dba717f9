"""How the terminal table looks: panels, the prompt with numbered options, events, help. Colour never stands alone."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel as Frame
from rich.text import Text

from covetown.cli.language import in_english
from covetown.kernel import Message, Option, Panel, Thing
from covetown.narrator import Narrator

TONES = {
    "coral": "red",
    "leaf": "green",
    "indigo": "blue",
    "amber": "yellow",
    "brass": "bold yellow",
    "slate": "bright_black",
    "sea": "cyan",
    "good": "bold green",
    "bad": "bold red",
    "dim": "dim",
    "strong": "bold",
    **{colour: colour for colour in ("red", "green", "blue", "yellow", "cyan", "magenta", "white")},
}


class Screen:
    """The terminal as a table. In plain form everything is simple lines, top to bottom."""

    def __init__(self, console: Console, narrator: Narrator, plain: bool) -> None:
        self.console = console
        self.narrator = narrator
        self.plain = plain

    def say(self, text: str) -> None:
        self.console.print(text, markup=False, soft_wrap=self.plain)

    def event(self, line: str) -> None:
        self.console.print(Text(("" if self.plain else "· ") + line, style="" if self.plain else "italic cyan"))

    def verdict(self, verdict: str, line: str) -> None:
        """What a strong player says to a decision; the words say all that the colour does."""
        style = {"agrees": "green", "near": "green", "miss": "bold red"}.get(verdict, "yellow")
        self.console.print(Text(line, style="" if self.plain else style), soft_wrap=self.plain)

    def panels(self, panels: list[Panel]) -> None:
        """The table, or the part of it that is to be shown."""
        if self.plain:
            for panel in panels:
                self.say(self.narrator.pair(self.narrator.message(panel.title), "").rstrip())
                for line in panel.lines:
                    self.say(f"  {self.narrator.row(line)}")
        elif panels:
            frames = [self.frame(panel) for panel in panels]
            self.console.print(Columns(frames, equal=False, expand=False) if len(frames) > 1 else frames[0])

    def told(self, panels: list[Panel]) -> list[list[str]]:
        """What panels say, line by line; first what the panel is, which stays when its title changes."""
        names = [f"{panel.seat}" if panel.seat >= 0 else panel.title.key for panel in panels]
        return [[name, *map(self.narrator.row, panel.lines)] for name, panel in zip(names, panels, strict=True)]

    def frame(self, panel: Panel) -> RenderableType:
        rows: list[RenderableType] = []
        for line in panel.lines:
            row = Text(self.narrator.message(line.label) + " ", style="dim")
            for index, thing in enumerate(line.things):
                if index:
                    row.append("  ", style="default")
                row.append(self.narrator.message(thing.text), style=TONES.get(thing.tone, "default"))
            rows.append(row)
        return Frame(Group(*rows), title=self.narrator.message(panel.title), title_align="left", border_style="yellow")

    def question(self, name: str, prompt: Message, options: list[Option]) -> None:
        """The prompt bar and the numbered answers, grouped by kind."""
        self.console.print(Text(self.narrator.pair(name, self.narrator.message(prompt)), style="bold"))
        kind = ""
        for number, option in enumerate(options, 1):
            if option.kind != kind and len(options) > 12:
                kind = option.kind
                self.console.print(Text(f"  [{self.kind(kind)}]", style="dim"))
            self.console.print(Text(f"  {number:>3}  {self.narrator.message(option.text)}"))

    def kind(self, kind: str) -> str:
        """What the game calls a kind of answers."""
        key = f"option-kind-{kind.replace('_', '-')}"
        return self.narrator.say.key(key) if self.narrator.say.has(key) else kind

    def read(self) -> str | None:
        """A line from the person, the table's own words in English; None when the input has ended."""
        try:
            return in_english(self.console.input("> ").strip())
        except EOFError:
            return None

    def hand_over(self, name: str) -> bool:
        """Between two people on one screen: nobody sees the other's hand. False when the input has ended."""
        self.console.clear()
        try:
            self.console.input(self.narrator.say.key("cli-pass", name=name) + " ")
        except EOFError:
            return False
        return True

    def help(self, words: str, panels: list[Panel]) -> bool:
        """Help on every thing on the table whose name has these words; False when there is none."""
        told: set[str] = set()
        for panel in panels:
            for line in panel.lines:
                for thing in line.things:
                    self.tell(thing, words.lower(), told)
        return bool(told)

    def tell(self, thing: Thing, words: str, told: set[str]) -> None:
        name = self.narrator.message(thing.text)
        if thing.help is None or words not in name.lower():
            return
        sentence = self.narrator.pair(name, self.narrator.message(thing.help))
        if sentence not in told:
            told.add(sentence)
            self.say(sentence)

    def result(self, ending: str, names: list[str], places: list[int], scores: list[int]) -> None:
        """The final table of places."""
        self.console.print(Text(ending, style="bold yellow"))
        for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat)):
            self.say(f"  {places[seat]}.  {names[seat]}  ({scores[seat]})")
