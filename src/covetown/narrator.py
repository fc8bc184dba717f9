"""Turns events into sentences of the log, for one viewer, from the event and the game's catalogue alone."""

from __future__ import annotations

from covetown.kernel import Event, Game, Message
from covetown.text import Texts, texts

SEATS = ("seat", "other", "owner", "target", "winner", "by")
CARDS = ("card", "taken", "given", "copied", "bought")


class Narrator:
    """Tells one viewer what happened. `names` are the players' names by seat."""

    def __init__(self, game: Game, names: list[str], locale: str = "en") -> None:
        self.game = game
        self.names = names
        self.say: Texts = texts(game.key, locale)
        cards = game.catalogue().get("cards")
        self.cards: dict[str, object] = dict(cards) if isinstance(cards, dict) else {}

    def card(self, ident: object) -> str:
        """A card's name by its id."""
        found = self.cards.get(str(ident))
        if isinstance(found, dict):
            name = found.get("name", found.get("key"))
            key = str(name)
            if not self.say.has(key):
                key = "card-" + str(found.get("key", "")).replace("_", "-")
            if self.say.has(key):
                return self.say.key(key)
        return str(ident)

    def seat(self, seat: object) -> str:
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        if self.names and self.say.has("extra-seat"):
            return self.say.key("extra-seat")  # a player without a seat, such as an automatic opponent
        return str(seat)

    def line(self, event: dict[str, object]) -> str:
        """The sentence for an event as its viewer may know it; empty when it has none."""
        key = "event-" + str(event["kind"]).replace("_", "-")
        if not self.say.has(key):
            return ""
        args: dict[str, object] = {}
        for name, value in event.items():
            if name == "kind":
                continue
            if name in SEATS:
                args[name] = self.seat(value)
            elif name in CARDS and isinstance(value, int):
                args[name] = self.card(value)
            elif name == "cards" and isinstance(value, list):
                args[name] = ", ".join(self.card(item) for item in value)
                args["count"] = event.get("count", len(value))
            else:
                args[name] = value
        return self.say.key(key, **args)

    def lines(self, events: list[Event], viewer: int) -> list[str]:
        """The sentences of several events, for one seat or a spectator (-1)."""
        told = [self.line(event.seen_by(viewer)) for event in events]
        return [line for line in told if line]

    def message(self, message: Message) -> str:
        """A question, an answer or a panel's text, players called by their names."""
        return self.say.say(self.named(message))

    def named(self, message: Message) -> Message:
        """The message with names where it has numbers of seats."""
        args: dict[str, object] = {}
        for name, value in message.args.items():
            if name in ("seat", "other") and isinstance(value, int):
                args[name] = self.seat(value)
            else:
                args[name] = self.named(value) if isinstance(value, Message) else value
        return Message(message.key, args)
