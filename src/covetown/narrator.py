"""Turns events into sentences of the log, for one viewer, from the event and the game's catalogue alone."""

from __future__ import annotations

from covetown.kernel import SPECTATOR, Event, Game, Line, Message
from covetown.text import Texts, from_plain, texts


class Narrator:
    """Tells one viewer what happened. `names` are the players' names by seat; who sits in `you` is spoken to.

    A message that names a seat has a second form for the reader who sits there, an attribute: `.you` where `$seat` is
    the reader, `.you-other` where `$other` is, and so on. Without that form readers are called by name like others.
    """

    def __init__(self, game: Game, names: list[str], locale: str = "en", you: int = SPECTATOR) -> None:
        self.game = game
        self.names = names
        self.you = you
        self.say: Texts = texts(game.key, locale)
        cards = game.catalogue().get("cards")
        self.cards: dict[str, object] = dict(cards) if isinstance(cards, dict) else {}
        self.roles = {name: role for role, names in game.event_roles().items() for name in names}

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
        args = {name: self.argument(name, value) for name, value in event.items() if name != "kind"}
        cards = event.get("cards")
        if isinstance(cards, list):
            args.setdefault("count", len(cards))
        return self.say.key(self.addressed(key, event), **args)

    def lines(self, events: list[Event], viewer: int) -> list[str]:
        """The sentences of several events, for one seat or a spectator (-1)."""
        told = [self.line(event.seen_by(viewer)) for event in events]
        return [line for line in told if line]

    def message(self, message: Message) -> str:
        """A question, an answer or a panel's text, players called by their names."""
        return self.say.say(self.named(message))

    def row(self, line: Line) -> str:
        """A line of a panel: what it is, and the things that lie there."""
        return self.pair(self.message(line.label), ", ".join(self.message(thing.text) for thing in line.things))

    def pair(self, label: str, value: str) -> str:
        """A thing and what it is, with the colon as the language sets it."""
        return self.say.key("pair", label=label, value=value)

    def named(self, message: Message) -> Message:
        """The message with names where it has numbers of seats and cards."""
        args = {name: self.argument(name, value) for name, value in message.args.items()}
        return Message(self.addressed(message.key, message.args), args)

    def addressed(self, key: str, args: dict[str, object]) -> str:
        """The form of a message for its reader: the one that says "you", if a seat that it names is the reader's."""
        if self.you < 0 or "." in key:
            return key
        named = [name for name, value in args.items() if value == self.you and self.roles.get(name) == "seat"]
        for name in sorted(named, key=lambda name: name != "seat"):
            form = f"{key}.you" if name == "seat" else f"{key}.you-{name}"
            if self.say.has(form):
                return form
        return key

    def argument(self, name: str, value: object) -> object:
        """An argument of an event or a message as it is read: by its role a player's or a card's name, else itself."""
        if isinstance(value, list):
            mine = self.you >= 0 and self.roles.get(name) == "seat"
            return [
                self.say.key("seat-you") if mine and item == self.you else self.argument(name, item) for item in value
            ]
        if isinstance(value, Message):
            return self.named(value)
        if isinstance(value, dict) and "key" in value:
            return self.named(from_plain(value))
        role = self.roles.get(name)
        if role == "seat" and isinstance(value, int):
            return self.seat(value)
        if role == "card" and isinstance(value, int):
            return self.card(value)
        if isinstance(value, str) and self.say.has(f"{role}-{value}"):  # a word of the game, such as "tile-red"
            return self.say.key(f"{role}-{value}")
        return value
