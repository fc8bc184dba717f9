"""States as bytes and back. A codec knows the record classes of a game and its shared card objects; nothing else is
encoded.
"""

from __future__ import annotations

import json
from typing import final


@final
class Record:
    """How one plain class is written: the fields its constructor takes, in order, then those set afterwards."""

    def __init__(self, cls: type, built: str = "", then: str = "") -> None:
        self.cls = cls
        self.name = cls.__name__
        self.built = built.split()
        self.then = then.split()


@final
class Codec:
    """Writes and reads trees of ints, texts, lists, tuples, records and shared objects (cards), which travel by
    their id.
    """

    def __init__(self, records: list[Record], shared: dict[int, object], shared_class: type) -> None:
        self.records = {record.cls: record for record in records}
        self.names = {record.name: record for record in records}
        if len(self.names) != len(self.records):
            raise ValueError("two record classes share one name")
        self.shared = shared
        self.ids = {id(thing): number for number, thing in shared.items()}
        self.shared_class = shared_class

    def encode(self, value: object) -> bytes:
        return json.dumps(self.tree(value), separators=(",", ":")).encode()

    def decode(self, data: bytes) -> object:
        return self.value(json.loads(data))

    def tree(self, value: object) -> object:
        if value is None or isinstance(value, (int, str, float)):
            return value
        if isinstance(value, list):
            return ["[", *[self.tree(item) for item in value]]
        if isinstance(value, tuple):
            return ["(", *[self.tree(item) for item in value]]
        if isinstance(value, dict):
            return ["{", *[[self.tree(key), self.tree(item)] for key, item in value.items()]]
        if isinstance(value, self.shared_class):
            return ["#", self.ids[id(value)]]
        record = self.records.get(type(value))
        if record is None:
            raise TypeError(f"{type(value).__name__} is not registered with the codec")
        return [
            record.name,
            *[self.tree(getattr(value, field)) for field in record.built],
            *[self.tree(getattr(value, field)) for field in record.then],
        ]

    def value(self, tree: object) -> object:
        if not isinstance(tree, list):
            return tree
        head = tree[0]
        if head == "[":
            return [self.value(item) for item in tree[1:]]
        if head == "(":
            return tuple([self.value(item) for item in tree[1:]])
        if head == "{":
            return {self.value(key): self.value(item) for key, item in tree[1:]}
        if head == "#":
            return self.shared[tree[1]]
        record = self.names[head]
        fields = [self.value(item) for item in tree[1:]]
        count = len(record.built)
        made: object = record.cls(*fields[:count])
        for name, item in zip(record.then, fields[count:], strict=True):
            setattr(made, name, item)
        return made
