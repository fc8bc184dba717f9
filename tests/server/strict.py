"""Holds what travels against the types of the wire, also where the server has it as a plain dict or encoded already."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect as shapes

from covetown.server import wire
from covetown.server.wire.plain import ALIAS, HOLDS


def read(data: str | bytes, kind: Any) -> Any:
    """What was sent as a type of the wire; anything that does not fit, however deep, is an error."""
    found = msgspec.json.decode(data, type=kind)
    hold(found, shapes.type_info(kind))
    return found


def hold(value: Any, kind: shapes.Type) -> None:
    """Look into the parts for which the server's own type is looser than the wire's."""
    if isinstance(kind, shapes.Metadata):
        extra = kind.extra or {}
        if HOLDS in extra:
            read(value if isinstance(value, msgspec.Raw) else msgspec.json.encode(value), extra[HOLDS])
        elif ALIAS in extra:
            hold_argument(value)
        else:
            hold(value, kind.type)
    elif isinstance(value, msgspec.Struct):
        struct = shapes.type_info(type(value))
        assert isinstance(struct, shapes.StructType)
        for field in struct.fields:
            part = getattr(value, field.name)
            if part is not msgspec.UNSET:
                hold(part, field.type)
    elif isinstance(value, list) and isinstance(kind, shapes.ListType):
        for item in value:
            hold(item, kind.item_type)
    elif isinstance(value, dict) and isinstance(kind, shapes.DictType):
        for item in value.values():
            hold(item, kind.value_type)
    elif isinstance(kind, shapes.UnionType) and value is not None:
        others = [each for each in kind.types if not isinstance(each, shapes.NoneType)]
        if len(others) == 1:
            hold(value, others[0])


def hold_argument(value: Any) -> None:
    """An argument of a message: a number, a text, a truth, nothing, a message, or a list of these."""
    if isinstance(value, list):
        for item in value:
            hold_argument(item)
    elif isinstance(value, dict):
        read(msgspec.json.encode(value), wire.Message)
    else:
        assert value is None or isinstance(value, str | int | float), value
