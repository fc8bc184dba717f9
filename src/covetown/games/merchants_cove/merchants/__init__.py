"""The merchants, one file each: every module of this folder that offers a MERCHANT can be played."""

from __future__ import annotations

import importlib
import pkgutil

from covetown.games.merchants_cove.merchant import Merchant
from covetown.kernel import RuleError

TABLE: dict[str, Merchant] = {}


def register(merchant: Merchant) -> None:
    """Put a merchant into the table; its key and its number must be its own."""
    for other in TABLE.values():
        if other is not merchant and (other.key == merchant.key or other.number == merchant.number):
            raise ValueError(f"{merchant.key} ({merchant.number}) clashes with {other.key} ({other.number})")
    if merchant.number < 2 or merchant.number > 30:
        raise ValueError(f"{merchant.key}: numbers from 2 to 30 are for merchants, not {merchant.number}")
    TABLE[merchant.key] = merchant


def merchants() -> list[Merchant]:
    """All merchants, in alphabetical order."""
    return [TABLE[key] for key in sorted(TABLE)]


def merchant(key: str) -> Merchant:
    """A merchant by its key."""
    if key not in TABLE:
        raise RuleError(f"there is no merchant {key}; there are: {', '.join(sorted(TABLE))}")
    return TABLE[key]


def discover() -> None:
    """Import every file of this folder and register its merchant."""
    for module in sorted(found.name for found in pkgutil.iter_modules(__path__)):
        loaded = importlib.import_module(f"{__name__}.{module}")
        made = getattr(loaded, "MERCHANT", None)
        if isinstance(made, Merchant):
            register(made)


discover()
