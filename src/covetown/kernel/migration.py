"""Journals of earlier formats brought up to date: the game is played again, move by move, under today's numbers."""

from __future__ import annotations

from covetown.kernel.chance import ChanceError, ScriptedChance
from covetown.kernel.game import Game, RuleError
from covetown.kernel.journal import (
    SET_UP,
    Journal,
    Move,
    another_result,
    fingerprint,
    journal_from,
    not_used,
    of_another_game,
    of_other_rules,
    passed_on,
    replay_move,
)
from covetown.kernel.state import State


def begin_anew(game: Game, old: Journal) -> tuple[Journal, State]:
    """The new journal with its set-up, and the position to which that leads.

    Format 1 wrote one list of chance values for the set-up. What was dealt before it comes first in that list.
    """
    source = ScriptedChance(old.setup)
    options = game.options_from(1, old.options)
    try:
        dealt = game.deal_options(old.seats, options, source)
        used = source.used
        state = game.new(old.seats, game.recorded_options({**options, **dealt}), source, None)
    except (RuleError, ChanceError) as error:
        raise passed_on(SET_UP, error) from None
    if source.left():
        raise not_used(SET_UP, source.left())
    new = Journal(old.game, old.rules, old.seats, options, old.setup[used:])
    new.dealt = dealt
    new.dealing = old.setup[:used]
    new.notes = old.notes
    new.result = old.result
    return new, state


def renumbered(game: Game, state: State, move: Move, number: int) -> Move:
    """A standing move of format 1 carried out and written anew, with the mark of the position as it is today."""
    played = Move(move.seat, game.option_from(1, move.option), move.chance)
    replay_move(state, played, number)
    played.mark = fingerprint(state) if move.mark else ""
    return played


def migrated(game: Game, data: object) -> Journal:
    """A journal of format 1 as one of today's format; a JournalError names the first move that cannot be played again.

    Every standing move must be legal and use up exactly the recorded chance values, and the result must be the
    recorded one. Positions are marked anew. A move that was taken back keeps its answer but loses its mark, because
    nothing says where it was made.
    """
    old = journal_from(data, 1)
    if old.game != game.key:
        raise of_another_game(old.game, game)
    if old.rules != game.rules_version:
        raise of_other_rules(old.rules, game)
    new, state = begin_anew(game, old)
    number = 0
    for move in old.moves:
        if move.undone:
            new.moves.append(Move(move.seat, game.option_from(1, move.option), move.chance, "", True))
        else:
            number += 1
            new.moves.append(renumbered(game, state, move, number))
    end = state.result()
    found = None if end is None else end.plain()
    if old.result is not None and found != old.result:
        raise another_result(old.result, found)
    return new
