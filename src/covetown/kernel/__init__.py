"""The laws of every game: steps, decisions, chance, knowledge, events, journal."""

from covetown.kernel.advice import Advice, Considered, world_for
from covetown.kernel.bits import bit, ones
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
from covetown.kernel.game import Features, Game, Guide, OptionSpec, RuleError, Style
from covetown.kernel.journal import (
    Journal,
    JournalError,
    Move,
    OldJournal,
    fingerprint,
    journal_from,
    opening,
    read_journal,
    replay,
)
from covetown.kernel.knowledge import ALL_SEATS, Aside
from covetown.kernel.match import Match, Proposal, new_match, resume_match, taking_back
from covetown.kernel.message import Message, ToldError
from covetown.kernel.migration import migrated
from covetown.kernel.packing import ARGUMENT, argument_of, first_option, kind_number, kind_start, repacked
from covetown.kernel.plain import dashed, number, part, parts, view_head
from covetown.kernel.state import SPECTATOR, Line, Panel, Result, State, Thing, lowest_seat, seats_in

__all__ = [
    "ALL_SEATS",
    "ARGUMENT",
    "SPECTATOR",
    "Advice",
    "Aside",
    "Chance",
    "ChanceError",
    "Codec",
    "Considered",
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
    "OldJournal",
    "Option",
    "OptionSpec",
    "Panel",
    "Proposal",
    "Record",
    "RecordedChance",
    "Result",
    "RuleError",
    "ScriptedChance",
    "State",
    "Style",
    "Thing",
    "ToldError",
    "argument_of",
    "bit",
    "dashed",
    "fingerprint",
    "first_option",
    "journal_from",
    "kind_number",
    "kind_start",
    "lowest_seat",
    "migrated",
    "new_match",
    "number",
    "ones",
    "opening",
    "part",
    "parts",
    "pick",
    "read_journal",
    "repacked",
    "replay",
    "resume_match",
    "seats_in",
    "shuffle",
    "shuffle_script",
    "taking_back",
    "view_head",
    "world_for",
]
