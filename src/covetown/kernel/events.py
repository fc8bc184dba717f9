"""Events: facts about what happened, each with an audience. They exist only while somebody listens."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1


@final
class Event:
    """A fact. Everyone learns `facts`; only the seats in the bit mask `audience` also learn `secrets`."""

    def __init__(self, kind: str, facts: dict[str, object], audience: i64, secrets: dict[str, object] | None) -> None:
        self.kind = kind
        self.facts = facts
        self.audience = audience
        self.secrets = secrets

    def seen_by(self, seat: int) -> dict[str, object]:
        """The event as this seat (-1: a spectator) may know it."""
        out: dict[str, object] = {"kind": self.kind}
        out.update(self.facts)
        if self.secrets is not None and seat >= 0 and (self.audience >> seat) & 1:
            out.update(self.secrets)
        return out


@final
class Events:
    """Where the rules report what happens while somebody listens."""

    def __init__(self) -> None:
        self.told: list[Event] = []

    def tell(self, kind: str, facts: dict[str, object]) -> None:
        """Report something everybody may know."""
        self.told.append(Event(kind, facts, EVERYBODY, None))

    def whisper(self, kind: str, facts: dict[str, object], audience: i64, secrets: dict[str, object]) -> None:
        """Report something of which a part is for some seats only."""
        self.told.append(Event(kind, facts, audience, secrets))

    def take(self) -> list[Event]:
        """What was told since the last call."""
        taken = self.told
        self.told = []
        return taken
