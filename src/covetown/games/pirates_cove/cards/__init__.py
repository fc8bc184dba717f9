"""The tavern cards: what a card is, one room for each kind, and the deck they make together."""
