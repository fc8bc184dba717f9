"""Blindfold: a hand card is picked in secret and an opponent names its value (DM-338, DM-368 to DM-376)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import EMPTY, Card, Effect
from covetown.games.dale_of_merchants.choices import ARGUMENT, CARD, VALUE, found_in, named, target_in
from covetown.games.dale_of_merchants.copying import bind, reveal_copy
from covetown.games.dale_of_merchants.faces import distinct, faces_of
from covetown.games.dale_of_merchants.state import (
    MONO,
    SOLO,
    Dale,
    Mark,
    Marks,
    Step,
    change_code,
    shown_id,
)
from covetown.games.dale_of_merchants.techniques import PickPlayer, seat_menu
from covetown.kernel.chance import Chance

HIGHEST_GUESS: Final[i64] = 8  # DM-371


class Blindfold(Effect):
    """An opponent guesses the value of one of your cards: right, it is discarded; wrong, you set its value."""

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(PICK_HIDDEN)


@final
class PickHidden(Step):
    """The card is chosen first; a copier is bound in secret (DM-369, DM-376)."""

    def name(self) -> str:
        return "hand_card"

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        seat = dale.active
        for card in distinct(dale, dale.players[seat].hand):
            for way in faces_of(dale, seat, card):
                menu.append(named(dale, CARD, card, way.target))
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        before = dale.marks
        card = found_in(dale, dale.players[dale.active].hand, option)
        target = target_in(option)
        if target is not EMPTY:
            bind(dale, dale.active, card, target)
        dale.then(PickGuesser(card, before))

    def run(self, dale: Dale, chance: Chance) -> None:
        """No other card in hand (DM-368)."""


@final
class PickGuesser(PickPlayer):
    """Then the opponent who has to guess; never the teammate (DM-180)."""

    __slots__ = ("card", "marks")

    def __init__(self, card: Card, marks: Marks) -> None:
        self.card = card
        self.marks = marks

    def before(self, dale: Dale) -> Marks:
        return self.marks

    def options(self, dale: Dale) -> list[i64]:
        return seat_menu(dale.opponents())

    def chosen(self, dale: Dale, seat: i64, chance: Chance) -> None:
        if dale.events is not None:
            dale.events.tell("blindfolded", {"seat": int(dale.active), "other": int(seat)})
        dale.then(Guess(self.card, seat, self.marks))


@final
class Guess(Step):
    """The chosen opponent alone names a value (DM-370)."""

    __slots__ = ("card", "guesser", "marks")

    def __init__(self, card: Card, guesser: i64, marks: Marks) -> None:
        self.card = card
        self.guesser = guesser
        self.marks = marks

    def name(self) -> str:
        return "guess_value"

    def decider(self, dale: Dale) -> i64:
        return self.guesser

    def before(self, dale: Dale) -> Marks:
        return self.marks

    def options(self, dale: Dale) -> list[i64]:
        if dale.rules.mode == SOLO:
            return []
        menu: list[i64] = []
        value: i64 = 1
        while value <= HIGHEST_GUESS + dale.flashy:
            menu.append(VALUE | value)
            value += 1
        return menu

    def run(self, dale: Dale, chance: Chance) -> None:
        """Mono guesses at random (DM-544)."""
        self.judge(dale, 1 + dale.flashy + chance.below(5))

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        self.judge(dale, option & ARGUMENT)

    def judge(self, dale: Dale, guess: i64) -> None:
        """The card is shown to everybody, right or wrong (DM-375)."""
        seat = dale.active
        card = self.card
        right = guess == dale.worth(card)  # DM-372
        dale.show(seat, card)
        reveal_copy(dale, seat, card)
        dale.revelations += 1
        if dale.events is not None:
            other = MONO if dale.rules.mode == SOLO else self.guesser
            facts: dict[str, object] = {
                "seat": int(seat), "other": int(other), "card": shown_id(card), "guess": int(guess),
                "right": 1 if right else 0,
            }  # fmt: skip
            dale.events.tell("guessed", facts)
        if right:
            dale.discard_from_hand(seat, card)
        else:
            dale.then(SetValue(card))


@final
class SetValue(Step):
    """After a wrong guess the active player sets the card's value for this turn (DM-374, DM-551)."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def name(self) -> str:
        return "set_value"

    def options(self, dale: Dale) -> list[i64]:
        low: i64 = dale.flashy if dale.rules.shifted else 0
        return [VALUE | (low + 1), VALUE | (low + 2), VALUE | (low + 3), VALUE | (low + 4), VALUE | (low + 5)]

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        card = self.card
        mark = dale.mark_of(card)
        if mark is None:
            mark = Mark(card, EMPTY, (), (), (), 0, 0, False)
        dale.moment += 1
        changes = (*mark.changes, change_code(dale.moment, dale.flashy, True, option & ARGUMENT))
        dale.set_mark(Mark(card, mark.copy, mark.path, changes, mark.taken, mark.spent, mark.lent, mark.echo))
        if dale.events is not None:
            dale.events.tell(
                "set-value", {"seat": int(dale.active), "card": shown_id(card), "value": int(option & ARGUMENT)}
            )


PICK_HIDDEN: Final = PickHidden()
