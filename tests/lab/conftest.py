"""The laboratory is tried on the small games of the bots' tests, and on real ones."""

from __future__ import annotations

from tests.bots.conftest import parlour

__all__ = ["parlour"]
