"""States as bytes and back. A codec knows a game's plain classes and shared cards; steps it finds by itself.

A step is written by the name of its class and the values its constructor took, which it keeps under the same names. So
a new step, with fields or without, needs no list to be entered in.
"""

from __future__ import annotations

import inspect
import json
from typing import Final, final

# A tree that was just made has no rings in it, so nobody needs to look for them.
WRITER: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False)


@final
class Record:
    """How one plain class is written: the fields its constructor takes, in order, then those set afterwards.

    `found` is set for a class that the codec found by itself; all it keeps is written.
    """

    def __init__(self, cls: type, built: str = "", then: str = "") -> None:
        self.cls = cls
        self.name = cls.__name__
        self.built = built.split()
        self.then = then.split()
        self.found = False


def constructed(cls: type) -> Record:
    """The record of a class that keeps everything its constructor takes under the same names, and nothing else.

    A compiled class tells what it keeps; one whose constructor cannot be read (a default that is no literal) is an
    error, because its fields would be lost without a word.
    """
    record = Record(cls, " ".join(inspect.signature(cls).parameters))
    record.found = True
    kept = [str(name) for name in getattr(cls, "__mypyc_attrs__", ())]
    beside = [name for name in kept if not name.startswith("__") and name not in record.built]
    if beside:
        raise TypeError(f"{cls.__name__} keeps {', '.join(beside)}, which its constructor does not take")
    return record


def heirs(cls: type) -> list[type]:
    """Every class below this one, however far."""
    found: list[type] = []
    below: list[type] = type.__subclasses__(cls)
    for heir in below:
        found.append(heir)
        found.extend(heirs(heir))
    return found


@final
class Codec:
    """Writes and reads trees of ints, texts, lists, tuples, records and shared objects (cards, which travel by id).

    `families` are the classes whose heirs are records without being listed, such as a game's `Step`.
    """

    def __init__(
        self, records: list[Record], families: list[type], shared: dict[int, object], shared_class: type
    ) -> None:
        self.listed = records
        self.families = families
        self.records: dict[type, Record] = {}
        self.names: dict[str, Record] = {}
        self.shared = shared
        self.ids = {id(thing): number for number, thing in shared.items()}
        self.shared_class = shared_class
        self.find_records()

    def find_records(self) -> None:
        """Look for all records anew: a class may have been made since."""
        self.records = {record.cls: record for record in self.listed}
        self.names = {record.name: record for record in self.listed}
        for family in self.families:
            for cls in heirs(family):
                if cls in self.records:
                    continue
                record = constructed(cls)
                self.records[cls] = record
                other = self.names.get(record.name)
                if other is not None and other.cls.__module__ != cls.__module__:
                    raise TypeError(
                        f"two classes are called {record.name}, in {other.cls.__module__} and in {cls.__module__}; "
                        "a written state could not tell them apart"
                    )
                self.names[record.name] = record

    def encode(self, value: object) -> bytes:
        return WRITER.encode(self.tree(value)).encode()

    def decode(self, data: bytes) -> object:
        return self.value(json.loads(data))

    def record_of(self, cls: type) -> Record:
        found = self.records.get(cls)
        if found is None:
            self.find_records()
            found = self.records.get(cls)
        if found is None:
            raise TypeError(f"{cls.__name__} is neither listed with the codec nor a step")
        return found

    def named(self, name: str) -> Record:
        if name not in self.names:
            self.find_records()
        return self.names[name]

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
        record = self.record_of(type(value))
        kept = getattr(value, "__dict__", {})
        beside = [str(name) for name in kept if name not in record.built]
        if beside and record.found:
            raise TypeError(f"{record.name} keeps {', '.join(beside)}, which its constructor does not take")
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
        record = self.named(head)
        fields = [self.value(item) for item in tree[1:]]
        count = len(record.built)
        made: object = record.cls(*fields[:count])
        for name, item in zip(record.then, fields[count:], strict=True):
            setattr(made, name, item)
        return made
