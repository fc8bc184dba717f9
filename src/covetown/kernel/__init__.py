"""The laws of every game: steps, decisions, chance, knowledge, events, journal."""

from covetown.kernel.chance import (
    Chance,
    ChanceError,
    FairChance,
    FastChance,
    RecordedChance,
    ScriptedChance,
    pick,
    shuffle,
    shuffle_script,
)
from covetown.kernel.codec import Codec, Record
from covetown.kernel.decision import Decision, Option
from covetown.kernel.events import Event, Events
from covetown.kernel.game import Features, Game, Guide, OptionSpec, RuleError
from covetown.kernel.journal import Journal, JournalError, Move, fingerprint, journal_from, read_journal, replay
from covetown.kernel.match import Match, new_match, resume_match
from covetown.kernel.message import Message
from covetown.kernel.state import SPECTATOR, Line, Panel, Result, State, Thing, seats_in

__all__ = [
    "SPECTATOR",
    "Chance",
    "ChanceError",
    "Codec",
    "Decision",
    "Event",
    "Events",
    "FairChance",
    "FastChance",
    "Features",
    "Game",
    "Guide",
    "Journal",
    "JournalError",
    "Line",
    "Match",
    "Message",
    "Move",
    "Option",
    "OptionSpec",
    "Panel",
    "Record",
    "RecordedChance",
    "Result",
    "RuleError",
    "ScriptedChance",
    "State",
    "Thing",
    "fingerprint",
    "journal_from",
    "new_match",
    "pick",
    "read_journal",
    "replay",
    "resume_match",
    "seats_in",
    "shuffle",
    "shuffle_script",
]
