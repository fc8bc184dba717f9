"""Record the golden games of Dale of Merchants anew, on purpose: `python -m tests.golden.dale_of_merchants.make`.

One game for every way it can end. Most are played by the game's own guide; a last stack by Charm or by Winter is Coming
is so rare that a patient player waits for it against an opponent who only passes.
"""

from __future__ import annotations

from pathlib import Path

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.decisions import short
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import FastChance, Match, new_match
from covetown.testing import Setup, record
from tests.games.dale_of_merchants.builder import kind_asked

HERE = Path(__file__).resolve().parent

GAMES: dict[str, Setup] = {
    "plain_stack": (0, 2, {"turn_limit": 200, "decks": ["squirrels", "ocelots", "macaws"]}),
    "three_players": (1, 3, {"turn_limit": 200}),
    "four_players_draft": (2, 4, {"turn_limit": 200, "decks": "draft"}),
    "team": (0, 4, {"mode": "team", "turn_limit": 200}),
    "mono_beaten": (12, 1, {"mode": "solo", "turn_limit": 200}),
    "mono_wins": (0, 1, {"mode": "solo", "turn_limit": 200}),
    "turn_limit": (1, 2, {"turn_limit": 5}),
    "turn_limit_drawn": (0, 2, {"turn_limit": 5}),
}
READABLE = "plain_stack"

SHOWS = ("flashy_show", "seeing_doubles", "favourite_toy")


class Patient:
    """Seat 0 collects what its plan needs, builds with everything else, and waits for the moment."""

    def __init__(self, plan: str, seed: int) -> None:
        self.plan = plan
        self.chance = FastChance(seed)
        self.keys = {"charm": ("charm", *SHOWS), "winter": ("winter_is_coming",)}[plan]

    def choose(self, dale: DaleState) -> int:
        options = [(int(option), short(dale, option)) for option in dale.options(0)]
        stacks = len(dale.players[0].stall)
        for wanted in (self.finish(dale, options, stacks), self.work(dale, options, stacks)):
            if wanted is not None:
                return wanted
        return options[int(self.chance.below(len(options)))][0]

    def finish(self, dale: DaleState, options: list[tuple[int, str]], stacks: int) -> int | None:
        """The moment the plan waits for."""
        if self.plan == "charm" and stacks == 7 and kind_asked(dale) == "action":
            hand = {card.key for card in dale.players[0].hand}
            reach = int(dale.flashy) + len(hand & set(SHOWS))
            if "charm" in hand and reach >= 3:
                for words in (
                    "play seeing_doubles as flashy_show",
                    "play flashy_show",
                    "play favourite_toy",
                    "play charm",
                ):
                    pile = dale.players[0].discard
                    if words == "play favourite_toy" and not (pile and pile[-1].key == "flashy_show"):
                        continue
                    for option, told in options:
                        if told == words:
                            return option
        if self.plan == "winter":
            for option, told in options:
                if stacks == 6 and told.startswith("build") and "winter_is_coming" in told:
                    trial = dale.copy()
                    trial.apply(0, option, FastChance(1))
                    if trial.active == 0 and any(short(trial, after).startswith("build") for after in trial.options(0)):
                        return option
                if kind_asked(dale) == "extra_build" and told.startswith("build"):
                    return option
        return None

    def work(self, dale: DaleState, options: list[tuple[int, str]], stacks: int) -> int | None:
        """Build without the key cards (and not too far), buy key cards, pay with others, else tidy up junk."""
        most = 7 if self.plan == "charm" else 6
        asked = kind_asked(dale)
        if asked == "action":
            for option, told in options:
                if told.startswith("build") and stacks < most and not any(key in told for key in self.keys):
                    return option
            for option, told in options:
                if told.startswith("buy"):
                    slot = told.split()[1]
                    if slot.isdigit() and dale.market[int(slot)].key in self.keys:
                        return option
            calm = [
                option for option, told in options if told == "inventory" or (told.startswith("buy") and stacks < most)
            ]
            return calm[int(self.chance.below(len(calm)))]
        if asked == "inventory":
            for option, told in options:
                if told == "card junk" or (
                    stacks == most and told != "done" and not any(key in told for key in self.keys)
                ):
                    return option
            return options[-1][0]
        spare = [option for option, told in options if not any(key in told for key in self.keys)]
        return spare[int(self.chance.below(len(spare)))] if spare else None


def patient_game(plan: str, decks: list[str], seed: int) -> Match:
    match = new_match(GAME, 2, {"decks": decks, "turn_limit": 400, "first_player": 0}, FastChance(seed))
    player = Patient(plan, seed)
    while match.state.waiting:
        state = match.state
        assert isinstance(state, DaleState)
        seat = 0 if state.waiting == 1 else 1
        match.choose(seat, player.choose(state) if seat == 0 else int(state.fallback(1, player.chance)))
    return match


def found(match: Match, plan: str) -> bool:
    state = match.state
    assert isinstance(state, DaleState)
    result = state.result()
    assert result is not None
    if result.ending != "stall":
        return False
    return state.resolving.key == "charm" if plan == "charm" else True


def record_rare(plan: str, decks: list[str]) -> None:
    """The first seed with which the patient player wins as planned."""
    for seed in range(400):
        match = patient_game(plan, decks, seed)
        if found(match, plan):
            name = {"charm": "last_stack_by_charm", "winter": "last_stack_by_winter_is_coming"}[plan]
            (HERE / f"{name}.json").write_text(match.journal.dumps() + "\n", "utf-8")
            print(f"{name}: seed {seed}, {len(match.journal.moves)} moves")
            return
    raise SystemExit(f"no game with a last stack by {plan} was found")


if __name__ == "__main__":
    record_rare("winter", ["squirrels", "raccoons", "pandas"])
    record_rare("charm", ["macaws", "ocelots", "chameleons"])
    record(GAME, HERE, GAMES, READABLE)
