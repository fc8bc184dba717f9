"""The inspector walks through random games and looks for faults, for `covetown fuzz` and for the property tests."""

from __future__ import annotations

import hashlib
import json

from librt.strings import BytesWriter

from covetown.kernel import (
    SPECTATOR,
    Chance,
    FastChance,
    Game,
    Journal,
    Match,
    Move,
    RecordedChance,
    State,
    fingerprint,
    lowest_seat,
    new_match,
    seats_in,
)
from covetown.kernel.chance import ChanceError, ScriptedChance
from covetown.kernel.events import Events

ENDLESS = 60_000
LOOKED_AT = 5  # of so many marks of positions one is followed by a mark of how it looks


class Fault(Exception):
    """Something is wrong with a game; `journal` leads to the position before it."""

    def __init__(self, what: str, journal: Journal) -> None:
        super().__init__(what)
        self.what = what
        self.journal = journal


def as_bytes(value: object) -> bytes:
    """Plain data in one canonical form, the way it would be sent."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True).encode()


def look(game: Game, state: State, chance: Chance, deep: bool) -> str:
    """What is wrong with a position, or nothing. `deep` also tests copy, codec, views, decisions and redeal."""
    faults = game.faults(state)
    if faults:
        return "; ".join(faults)
    if state.waiting == 0:
        if state.result() is None:
            return "nobody is asked, but the game has no result: a dead end"
    elif state.result() is not None:
        return "the game has a result, but somebody is still asked"
    waiting = state.waiting
    seat = 0
    while waiting >> seat:
        if (waiting >> seat) & 1:
            options = state.options(seat)
            if not options:
                return f"seat {seat} is asked, but has no legal answer: a dead end"
            if len(set(options)) != len(options):
                return f"seat {seat} is offered the same answer twice"
        seat += 1
    return look_deeper(game, state, chance) if deep else ""


def look_deeper(game: Game, state: State, chance: Chance) -> str:
    """The slow checks of one position."""
    written = state.encode()
    if state.copy().encode() != written:
        return "a copy differs from its original"
    read = game.decode(written)
    if read.encode() != written:
        return "decoding and encoding again gives another state"
    viewers = [SPECTATOR, *range(state.seats)]
    for viewer in viewers:
        view = state.view(viewer)
        seen = as_bytes(view)
        game.panels(view)
        if as_bytes(read.view(viewer)) != seen:
            return f"something that viewer {viewer} sees is not written when the state is"
        asked = viewer >= 0 and bool((state.waiting >> viewer) & 1)
        question = as_bytes(state.decision(viewer).plain()) if asked else b""
        if asked:
            described = [option.ident for option in state.decision(viewer).options]
            if described != list(state.options(viewer)):
                return f"the decision of seat {viewer} does not show exactly its legal answers"
        other = state.redeal(viewer, chance)
        faults = game.faults(other)
        if faults:
            return f"redeal for viewer {viewer}: " + "; ".join(faults)
        if as_bytes(other.view(viewer)) != seen:
            return f"redeal changes what viewer {viewer} sees"
        if asked:
            if list(other.options(viewer)) != list(state.options(viewer)):
                return f"redeal changes the options of seat {viewer}"
            if as_bytes(other.decision(viewer).plain()) != question:
                return f"redeal changes the question to seat {viewer}"
        elif (other.waiting == 0) != (state.waiting == 0) or other.public_waiting() != state.public_waiting():
            return f"redeal changes whom viewer {viewer} sees being waited for"
        afresh = game.decode(other.encode())
        for seat in seats_in(other.waiting):
            if list(other.options(seat)) != list(afresh.options(seat)):
                return f"redeal for viewer {viewer} keeps answers of seat {seat} that belong to the true world"
    if state.encode() != written:
        return "looking at a position changed it"
    return ""


def whispers(game: Game, state: State, seat: int, option: int, chance: Chance) -> str:
    """Whether a choice tells a viewer something by its events alone.

    The choice is carried out in the true world and in one that a viewer cannot tell from it. Where the viewer's view is
    the same afterwards, everything the viewer was told must be the same too, byte for byte (in whatever order: when a
    card is shown may depend on when it was drawn). Choices that use chance or shuffle are left out: there a card may
    lie open for a moment and be hidden again, so that the view forgets it.
    """
    for viewer in [SPECTATOR, *range(state.seats)]:
        if viewer == seat:
            continue
        other = state.redeal(viewer, chance)
        if not (other.waiting >> seat) & 1 or option not in other.options(seat):
            continue
        recorder = RecordedChance(chance)
        true_world, true_told = carry_out(state, seat, option, recorder)
        if recorder.values or any("shuffle" in event.kind for event in true_told.told):
            continue
        try:
            other_world, other_told = carry_out(other, seat, option, ScriptedChance([]))
        except ChanceError:
            continue
        if as_bytes(true_world.view(viewer)) != as_bytes(other_world.view(viewer)):
            continue
        if (true_world.waiting == 0) != (other_world.waiting == 0):
            continue
        first = lasting(game, true_told, viewer)
        second = lasting(game, other_told, viewer)
        if first != second:
            return f"events tell viewer {viewer} something it may not know:\n  {first.decode()}\n  {second.decode()}"
    return secret_told(game, state, seat, option)


def secret_told(game: Game, state: State, seat: int, option: int) -> str:
    """Whether an answer that is given in secret, while others still think, is told to somebody else.

    Two different answers are carried out. Who sees the same table after both must have been told the same.
    """
    answers = state.options(seat)
    if state.waiting == 1 << seat or len(answers) < 2 or not state.decision(seat).secret:
        return ""
    instead = answers[0] if answers[0] != option else answers[1]
    try:
        first_world, first_told = carry_out(state, seat, option, ScriptedChance([]))
        second_world, second_told = carry_out(state, seat, instead, ScriptedChance([]))
    except ChanceError:
        return ""
    for viewer in [SPECTATOR, *range(state.seats)]:
        if viewer == seat or as_bytes(first_world.view(viewer)) != as_bytes(second_world.view(viewer)):
            continue
        first = lasting(game, first_told, viewer)
        second = lasting(game, second_told, viewer)
        if first != second:
            return f"events tell viewer {viewer} a secret answer:\n  {first.decode()}\n  {second.decode()}"
    return ""


def lasting(game: Game, told: Events, viewer: int) -> bytes:
    """What a viewer was told, but for what lies open for a moment only."""
    passing = game.momentary_events()
    return as_bytes(
        sorted(as_bytes(event.seen_by(viewer)).decode() for event in told.told if event.kind not in passing)
    )


def carry_out(state: State, seat: int, option: int, chance: Chance) -> tuple[State, Events]:
    """A choice on a copy, with a listener."""
    world = state.copy()
    told = Events()
    world.events = told
    world.apply(seat, option, chance)
    world.events = None
    return world, told


def walk(game: Game, seed: int, every: int = 25, setup: tuple[int, dict[str, object]] | None = None) -> Match:
    """Play one random game on a random table and look at every position; every so often look deeply. Raises a Fault."""
    chance = FastChance(seed)
    seats, options = setup if setup is not None else game.any_setup(chance)
    match = new_match(game, seats, options, chance, marks=False)
    eyes = FastChance(seed + 1)
    state = match.state
    journal = match.journal
    made = 0
    while True:
        try:
            wrong = look(game, state, eyes, made % every == 0)
        except Exception as error:
            raise Fault(f"after {made} moves looking fails: {type(error).__name__}: {error}", journal) from error
        if wrong:
            raise Fault(f"after {made} moves: {wrong}", journal)
        if state.waiting == 0:
            break
        seat = lowest_seat(state.waiting)
        if state.waiting != 1 << seat and chance.below(2):
            seat = int(state.waiting).bit_length() - 1
        options_now = state.options(seat)
        option = options_now[chance.below(len(options_now))]
        recorder = RecordedChance(chance)
        try:
            if made % every == 1:
                wrong = whispers(game, state, seat, option, eyes)
            state.apply(seat, option, recorder)
        except Exception as error:
            journal.moves.append(Move(seat, option, recorder.take()))
            raise Fault(
                f"move {made + 1} (seat {seat}, option {option}): {type(error).__name__}: {error}", journal
            ) from error
        journal.moves.append(Move(seat, option, recorder.take()))
        if wrong:
            raise Fault(f"move {made + 1} (seat {seat}, option {option}): {wrong}", journal)
        made += 1
        if made > ENDLESS:
            raise Fault(f"the game does not end: {ENDLESS} moves were made", journal)
    result = state.result()
    journal.result = None if result is None else result.plain()
    return match


def looks(game: Game, state: State, seat: int, chance: Chance) -> str:
    """A short mark of what is made of a position: views, words, fields of learners, a world, what its guide says.

    Little of that is in the position itself, so only this mark tells that another form of the engine knows, deals or
    judges something else.
    """
    world = state.redeal(seat, chance)
    rows = BytesWriter()
    features = game.features()
    told: list[object] = [state.view(seat), state.view(SPECTATOR), state.decision(seat).plain()]
    options = list(state.options(seat))
    if features is not None:
        features.write(state, seat, rows)
        if features.answer_fields():
            for option in options:
                features.write_answer(state, seat, option, rows)
    guide = game.guide()
    told += [guide.value(world, seat), guide.weigh(world, seat, options), guide.prefer(world, seat, options, chance)]
    seen = hashlib.blake2s(as_bytes(told) + rows.getvalue() + world.encode(), digest_size=6)
    return seen.hexdigest()


def trace(game: Game, seed: int) -> list[str]:
    """The marks of all positions of one random game, for comparing the compiled form with the other.

    Every few positions a mark of what is made of it follows.
    """
    chance = FastChance(seed)
    aside = FastChance(seed + 1)
    seats, options = game.any_setup(chance)
    state = game.new(seats, options, chance)
    marks = [fingerprint(state)]
    while state.waiting and len(marks) < ENDLESS:
        seat = lowest_seat(state.waiting)
        if len(marks) % LOOKED_AT == 0:
            marks.append(looks(game, state, int(seat), aside))
        answers = state.options(seat)
        state.apply(seat, answers[chance.below(len(answers))], chance)
        marks.append(fingerprint(state))
    return marks
