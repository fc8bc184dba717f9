"""A title on the shelf: how many play it, its table options, how to start it, and what the edges need to show it."""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from covetown.kernel.chance import Chance
from covetown.kernel.events import Events
from covetown.kernel.message import Message, ToldError
from covetown.kernel.state import Panel, Result, State


class RuleError(ToldError):
    """Something the rules do not allow was tried; nothing has changed. The message says what is possible instead."""


@final
class OptionSpec:
    """A table option: fixed before set-up, public. `choices` lists the allowed values; empty means see `kind`.

    `kind` is "choice" (one of choices), "flag" (true or false), "number" (an integer from low to high, or null if it is
    `optional`) or "list" (a list of distinct choices). `people_default` is what a table for two or more people gets
    that says nothing else, where that is not the default: what keeps people's secrets may cost a simulation time.
    `before` is what the games had that were recorded before there was this option, where that is not the default.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        default: object,
        choices: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        optional: bool = False,
        people_default: object = None,
        before: object = None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.default = default
        self.choices: list[str] = [] if choices is None else choices
        self.low = low
        self.high = high
        self.optional = optional
        self.people_default = default if people_default is None else people_default
        self.before = default if before is None else before

    def plain(self) -> dict[str, object]:
        return {
            "key": self.key,
            "kind": self.kind,
            "default": self.default,
            "choices": self.choices,
            "low": self.low,
            "high": self.high,
            "optional": self.optional,
            "people_default": self.people_default,
        }

    def check(self, value: object) -> None:
        """Raise a RuleError unless the value is one this option can take."""
        if self.optional and value is None:
            return
        if self.kind == "choice":
            if isinstance(value, str) and value in self.choices:
                return
            raise self.refused("choice", f"is one of {', '.join(self.choices)}", value)
        if self.kind == "flag":
            if isinstance(value, bool):
                return
            raise self.refused("flag", "is true or false", value)
        if self.kind == "number":
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return
            raise self.refused("number", f"is a whole number from {self.low} to {self.high}", value)
        if self.kind == "list":
            if isinstance(value, (list, tuple)):
                items = [str(item) for item in value]
                if len(set(items)) == len(items) and all(item in self.choices for item in items):
                    return
            raise self.refused("list", f"lists different ones of {', '.join(self.choices)}", value)

    def refused(self, kind: str, what: str, value: object) -> RuleError:
        """Why a value cannot be; `what` says in English what this option takes."""
        told: dict[str, object] = {"option": self.key, "value": repr(value)}
        if kind == "number":
            told["low"], told["high"] = self.low, self.high
        elif kind != "flag":
            told["choices"] = ", ".join(self.choices)
        return RuleError(f"option {self.key} {what}, not {value!r}", Message(f"rules-option-{kind}", told))


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a game tells bots about itself: how good a position looks and which answers look sensible.

    A guide is given states that have been redealt for its seat, so it can use nothing that the seat does not know.
    """

    def value(self, state: State, seat: i64) -> float:
        """How good the position looks for this seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def judge(self, state: State, values: list[float]) -> None:
        """Fill in `value` for every seat, where a game knows a quicker way than one after the other."""
        seat: i64 = 0
        while seat < state.seats:
            values[seat] = self.value(state, seat)
            seat += 1

    def prefer(self, state: State, seat: i64, options: list[i64], chance: Chance) -> i64:
        """The answer a quick, sensible player would give: the roll-out policy and the apprentice."""
        raise NotImplementedError

    def weigh(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        """A prior weight for each answer; a search looks at the heavy ones first, and never at those of no weight.

        One answer at least has a weight. None has an answer that only goes back, so that nobody goes round for ever.
        """
        return [1.0 for _ in options]

    def glance(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        """The weights that a search uses beyond its first question, where it has many to ask for and little time."""
        return self.weigh(state, seat, options)

    def depth(self) -> int:
        """How many decisions a search plays on before it trusts `value`; 0: always to the end of the game."""
        return 0

    def doubt(self) -> float:
        """How much a search doubts the weights of answers: this part of 1 is spread evenly over all of them."""
        return 0.2

    def explore(self) -> float:
        """How much a search weighs the unknown against the good: the less, the better the weights of answers are."""
        return 0.7


@mypyc_attr(allow_interpreted_subclasses=True)
class Style:
    """A character that a bot can have in a game: what it is fond of beside winning, in positions and in answers.

    It is named in the words of the game: `style-<key>`, with a line on what it does as the attribute `about`.
    """

    def __init__(self, key: str) -> None:
        self.key = key

    def fond(self, state: State, seat: i64) -> float:
        """How much a position pleases beside what it promises, as log-odds of the win: 0 not at all, 1 very much."""
        return 0.0

    def drawn(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        """How much each answer draws: 0 neither nor, 1 so much that it is thought of about three times as often."""
        return [0.0 for _ in options]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """A seat's view as a fixed number of fields, for learning. Only what the seat may know goes in."""

    def fields(self) -> list[tuple[str, int]]:
        """The name of every field, and the count that learners see as 1 (what is more is 1 too)."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        """Append the observation of a seat: one byte for every field."""
        raise NotImplementedError

    def answer_fields(self) -> list[tuple[str, int]]:
        """The name of every field of an answer, and the count that learners see as 1; none: answers have no rows."""
        return []

    def write_answer(self, state: State, seat: i64, option: i64, out: BytesWriter) -> None:
        """Append what an answer means, one byte for every answer field: the same row for answers that mean the same."""

    def plain_actions(self) -> int:
        """How many numbers `plain_action` uses."""
        return 0

    def plain_action(self, state: State, seat: i64, option: i64) -> i64:
        """A number for an answer by its meaning, from 0, the same in every position and game; -1: none of its own."""
        return -1

    def actions(self) -> int:
        """At least as many as there are ever legal answers of different meaning.

        So many answers without a plain number can be numbered by their rank, behind the plain ones.
        """
        return 512


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the collection; there is one object of it.

    A subclass that is not compiled sets `key` and the other fields in `__init__`: compiled code reads them there.
    """

    key: str = ""
    rules_version: str = "1"
    usual_seats: int = 2  # what a table is laid for when nobody says how many play
    minutes: tuple[int, int] = (0, 0)  # about how long people play it, from … to …; (0, 0): not said
    complexity: int = 0  # how much there is to learn, from 1 (a minute's talk) to 5 (an evening); 0: not said

    def seat_counts(self, options: dict[str, object]) -> list[int]:
        """With how many deciding seats this game can be played under these options."""
        raise NotImplementedError

    def option_specs(self) -> list[OptionSpec]:
        """The table options, in the order in which they are offered."""
        return []

    def check_options(self, seats: int, options: dict[str, object]) -> dict[str, object]:
        """The options completed with defaults; a RuleError names what cannot be."""
        specs = {spec.key: spec for spec in self.option_specs()}
        full: dict[str, object] = {spec.key: spec.default for spec in specs.values()}
        for name, value in options.items():
            if name not in specs:
                known = ", ".join(specs) if specs else "none"
                raise RuleError(
                    f"{self.key} has no option {name}; its options are: {known}",
                    Message("rules-no-option", {"game": self.key, "option": name, "known": ", ".join(specs)}),
                )
            specs[name].check(value)
            full[name] = value
        counts = self.seat_counts(full)
        if seats not in counts:
            allowed = ", ".join(str(count) for count in counts)
            raise RuleError(
                f"{self.key} is played with {allowed} seats here, not {seats}",
                Message("rules-seats", {"allowed": allowed, "seats": seats}),
            )
        return full

    def recorded_options(self, options: dict[str, object]) -> dict[str, object]:
        """The options of a recorded game, completed with what games had before there was an option."""
        full = {spec.key: spec.before for spec in self.option_specs() if spec.before != spec.default}
        full.update(options)
        return full

    def options_for(self, people: int, options: dict[str, object]) -> dict[str, object]:
        """The options of a table at which so many people sit, completed with what people get who said nothing else."""
        if people < 2:
            return options
        wanted = {spec.key: spec.people_default for spec in self.option_specs() if spec.people_default != spec.default}
        wanted.update(options)
        return wanted

    def deal_options(self, seats: int, options: dict[str, object], chance: Chance) -> dict[str, object]:
        """What chance decides from the whole shelf before set-up, as options: a merchant for a seat that took "any".

        It is written into the journal, so that a game stays the same when something is added to the shelf later.
        `options` are complete; options that leave nothing open are dealt nothing.
        """
        return {}

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> State:
        """A fresh game, set up to its first decision.

        Options not named have their defaults; what they leave open is dealt first, as by `deal_options`.
        `events` is where the rules tell what happens until then; the state goes on telling there.
        """
        raise NotImplementedError

    def option_from(self, version: int, option: int) -> int:
        """The number of an answer in a journal of an earlier format, as this engine numbers it."""
        return option

    def options_from(self, version: int, options: dict[str, object]) -> dict[str, object]:
        """The table options of a journal of an earlier format, without those that are no longer offered."""
        return options

    def decode(self, data: bytes) -> State:
        """The state that `encode` wrote."""
        raise NotImplementedError

    def faults(self, state: State) -> list[str]:
        """What is wrong with a state (lost cards, doubled coins …); empty for every state the rules can reach."""
        raise NotImplementedError

    def any_setup(self, chance: Chance) -> tuple[int, dict[str, object]]:
        """A random number of seats with random options: the fuzzer walks through the whole space of tables with it."""
        raise NotImplementedError

    def line_ups(self, seats: int) -> list[dict[str, object]]:
        """Options that together seat every side (merchant, faction …) everywhere; laboratories go through them."""
        return [{}]

    def momentary_events(self) -> list[str]:
        """Kinds of events about things that lie open for a moment only, so that no view keeps them."""
        return []

    def event_roles(self) -> dict[str, list[str]]:
        """Which arguments of events and messages are seats and which are cards, one or a list of them.

        Any other role is how the messages begin that name a word: with the role "tile", "red" is said by `tile-red`.
        """
        return {"seat": ["seat", "seats", "other", "winner"], "card": ["card", "cards"]}

    def sim_options(self) -> dict[str, object]:
        """Options that simulations set unless told otherwise, such as a turn limit."""
        return {}

    def panels(self, view: dict[str, object]) -> list[Panel]:
        """A view as panels of text, from the view alone."""
        raise NotImplementedError

    def catalogue(self) -> dict[str, object]:
        """Static public facts for a client: cards, their values and pictures, by id."""
        return {}

    def board(self) -> str:
        """The file name of the game's own board, an ES module in the folder `board` of its package; empty for none.

        Games whose board is built into the pages, and games played at the generic table, have none.
        """
        return ""

    def about(self) -> Message:
        """One sentence on the game; designer and publisher are message attributes beside it."""
        return Message("game-" + self.key.replace("_", "-"))

    def rematch_options(self, options: dict[str, object], result: Result) -> dict[str, object]:
        """The options of a rematch after a game with this result, for rules such as "a loser starts"."""
        return dict(options)

    def facets(self, state: State) -> list[tuple[str, str, int]]:
        """What balance reports sort games by: (facet, value, seat it belongs to, or -1 for the whole table)."""
        return []

    def features(self) -> Features | None:
        """How a position is written as numbers for learning; None if the game has not said."""
        return None

    def guide(self) -> Guide:
        """What bots should know."""
        raise NotImplementedError

    def styles(self) -> list[Style]:
        """The characters that bots can have in this game, besides the levels that every game has."""
        return []
