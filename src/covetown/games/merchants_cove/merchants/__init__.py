"""The merchants, one folder each: every package in this folder that offers a MERCHANT is on the shelf."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Final, final

from covetown.games.merchants_cove.merchant import Merchant
from covetown.kernel import RuleError

LAST_NUMBER: Final = 30


@final
class Shelf:
    """The merchants there are, in alphabetical order: those of the folder, and guests put beside them."""

    def __init__(self, found: list[Merchant]) -> None:
        self.everyone: tuple[Merchant, ...] = ()
        for merchant in found:
            self.put(merchant)

    def put(self, merchant: Merchant) -> None:
        """Add a merchant; its key and its number must be its own. Number 1 is the Peddler's, whom nobody plays."""
        lowest = 1 if merchant.automatic else 2
        if merchant.number < lowest or merchant.number > LAST_NUMBER:
            raise ValueError(f"{merchant.key}: merchants have numbers from 2 to {LAST_NUMBER}, not {merchant.number}")
        by_key = {other.key: other for other in self.everyone}
        for other in self.everyone:
            if other is not merchant and (other.key == merchant.key or other.number == merchant.number):
                raise ValueError(f"{merchant.key} ({merchant.number}) clashes with {other.key} ({other.number})")
        by_key[merchant.key] = merchant
        self.everyone = tuple([by_key[key] for key in sorted(by_key)])

    def take_off(self, merchant: Merchant) -> None:
        """Remove a guest."""
        self.everyone = tuple([other for other in self.everyone if other is not merchant])


def found_merchants() -> list[Merchant]:
    """The MERCHANT of every package in this folder."""
    found: list[Merchant] = []
    for module in pkgutil.iter_modules(__path__):
        merchant = getattr(importlib.import_module(f"{__name__}.{module.name}"), "MERCHANT", None)
        if isinstance(merchant, Merchant):
            found.append(merchant)
    return found


SHELF: Final = Shelf(found_merchants())


def merchants() -> list[Merchant]:
    """The merchants that can be played, in alphabetical order."""
    return [merchant for merchant in SHELF.everyone if not merchant.automatic]


def merchant(key: str) -> Merchant:
    """A merchant by its key, the Peddler included."""
    for found in SHELF.everyone:
        if found.key == key:
            return found
    raise RuleError(f"there is no merchant {key}; there are: {', '.join([found.key for found in SHELF.everyone])}")
