"""The shapes of requests and answers, from which the OpenAPI description is made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Nonce = Annotated[str, Field(max_length=100)]
Level = Annotated[str, Field(max_length=32)]
Pace = Annotated[int, Field(ge=0, le=5000)]
Ident = Annotated[str, Field(max_length=32)]


class Asked(BaseModel):
    """Something a client asks for; fields nobody knows are an error."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NameAsked(Asked):
    name: Annotated[str, Field(min_length=1, max_length=100)]


class AccountAsked(Asked):
    username: Annotated[str, Field(max_length=100)]
    password: Annotated[str, Field(max_length=300)]


class PasswordAsked(Asked):
    old: Annotated[str, Field(max_length=300)] | None = None
    new: Annotated[str, Field(max_length=300)]


class PasskeyAsked(Asked):
    challenge: Ident
    credential: dict[str, Any]
    name: Annotated[str, Field(max_length=100)] = "passkey"


class PasskeyLogin(Asked):
    challenge: Ident
    credential: dict[str, Any]


class Nothing(Asked):
    pass


class CheckAsked(Asked):
    seats: Annotated[int, Field(ge=1, le=32)]
    options: dict[str, Any] = {}


class ClockAsked(Asked):
    bank_s: Annotated[int, Field(ge=10, le=30 * 86_400)]
    increment_s: Annotated[int, Field(ge=0, le=86_400)] = 0


class SeatAsked(Asked):
    kind: Literal["me", "here", "open", "invite", "bot"]
    name: Annotated[str, Field(max_length=100)] | None = None
    level: Level | None = None


class TableAsked(Asked):
    game: Annotated[str, Field(max_length=64)]
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    title: Annotated[str, Field(max_length=80)] = ""
    visibility: Literal["public", "link"] = "public"
    spectators: bool = True
    undo: bool = True
    clock: ClockAsked | None = None
    leaver_level: Level | None = None
    pace_ms: Pace = 700
    nonce: Nonce | None = None


class JoinAsked(Asked):
    seat: Annotated[int, Field(ge=0, le=63)] | None = None
    invite: Ident | None = None
    nonce: Nonce | None = None


class LeaveAsked(Asked):
    level: Level | None = None


class SeatChange(Asked):
    kind: Literal["open", "invite", "bot"]
    level: Level | None = None


class ForkAsked(Asked):
    step: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=63)] = 0
    level: Level | None = None
    pace_ms: Pace = 700


class HintAsked(Asked):
    seat: Annotated[int, Field(ge=0, le=63)] | None = None


# --- answers ---


class No(BaseModel):
    """A refusal."""

    reason: str
    text: str
    args: dict[str, Any] = {}


class PersonTold(BaseModel):
    id: str
    name: str
    kind: Literal["guest", "account", "program"]
    username: str | None


class Me(BaseModel):
    person: PersonTold | None


class PasskeyTold(BaseModel):
    id: str
    name: str
    created: int


class PasskeysTold(BaseModel):
    passkeys: list[PasskeyTold]


class ChallengeTold(BaseModel):
    challenge: str
    options: dict[str, Any]


class TokenTold(BaseModel):
    id: str
    name: str
    created: int


class TokensTold(BaseModel):
    tokens: list[TokenTold]


class NewToken(BaseModel):
    id: str
    name: str
    token: str


class Words(BaseModel):
    """A message key with its arguments."""

    key: str
    args: dict[str, Any] | None = None


class OptionSpecTold(BaseModel):
    key: str
    kind: str
    default: Any
    choices: list[str]
    low: int
    high: int
    optional: bool


class GameCard(BaseModel):
    key: str
    title: Words
    rules_version: str
    seat_counts: list[int]
    options: list[OptionSpecTold]
    defaults: dict[str, Any]


class GamesTold(BaseModel):
    games: list[GameCard]


class GameTold(GameCard):
    catalogue: dict[str, Any]


class Checked(BaseModel):
    ok: bool
    text: str | None
    options: dict[str, Any]
    seat_counts: list[int]


class Block(BaseModel):
    kind: Literal["rule", "text", "item", "row"]
    id: str | None = None
    text: str | None = None
    cells: list[str] | None = None
    head: bool | None = None


class Section(BaseModel):
    id: str
    level: int
    title: str
    blocks: list[Block]


class RulesTold(BaseModel):
    game: str
    title: str
    sections: list[Section]


class LevelsTold(BaseModel):
    levels: list[str]


class SeatTold(BaseModel):
    seat: int
    kind: Literal["human", "bot", "open", "invite"]
    name: str | None
    level: str | None
    stand_in: str | None
    you: bool
    here: bool


class ClockTold(BaseModel):
    bank_s: int
    increment_s: int


class ParentTold(BaseModel):
    table: str
    step: int


class TableCard(BaseModel):
    id: str
    game: str
    title: str
    status: Literal["gathering", "playing", "over", "closed"]
    options: dict[str, Any]
    seats: list[SeatTold]
    host: str
    you_host: bool
    visibility: Literal["public", "link"]
    spectators: bool
    undo: bool
    clock: ClockTold | None
    created: int
    started: int | None
    ended: int | None
    moves: int | None
    waiting: list[int]
    your_turn: bool
    paused: bool
    result: dict[str, Any] | None
    commitment: str | None
    invite: str | None
    parent: ParentTold | None
    imported: bool
    rematch_of: str | None
    rematch: str | None


class TablesTold(BaseModel):
    tables: list[TableCard]
    more: int | None


class LogLine(BaseModel):
    step: int
    seat: int | None
    events: list[dict[str, Any]]


class ReplayTold(BaseModel):
    table: TableCard
    steps: int
    viewer: int
    viewers: list[int]
    fork: bool
    log: list[LogLine]


class PositionTold(BaseModel):
    step: int
    steps: int
    viewer: int
    view: dict[str, Any]
    panels: list[dict[str, Any]] | None
    waiting: list[int]
    events: list[dict[str, Any]]
    result: dict[str, Any] | None


class Considered(BaseModel):
    option: int
    share: float
    value: float


class HintTold(BaseModel):
    option: int
    considered: list[Considered]


class Weighed(BaseModel):
    """An answer a strong player thought about; without a value where it was played but not tried in thought."""

    option: int
    text: Words
    share: float
    value: float | None


class AnalysisTold(BaseModel):
    step: int
    seat: int
    prompt: Words
    possible: int
    played: int | None
    best: int
    verdict: Literal["open", "forced", "agrees", "near", "less", "miss", "unseen"]
    loss: float | None
    considered: list[Weighed]


class Point(BaseModel):
    """What the seat that decides can expect before a step, and what its answer gave away."""

    step: int
    seat: int
    value: float
    loss: float | None


class Moment(BaseModel):
    """A decision worth looking at again: something else was clearly better."""

    step: int
    seat: int
    played: Words
    best: Words
    value: float
    worth: float


class SeatSummary(BaseModel):
    seat: int
    judged: int
    agreed: int
    lost: float


class GameAnalysisTold(BaseModel):
    state: Literal["none", "waiting", "running", "stopped", "failed", "done"]
    done: int
    total: int
    points: list[Point]
    moments: list[Moment]
    seats: list[SeatSummary]
    end: list[float]


class FairTold(BaseModel):
    commitment: str | None
    nonces: list[str]
    seed: str | None
    from_step: int
    verified: bool | None
    reason: str
    text: str
