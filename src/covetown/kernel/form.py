"""Which form of the engine runs: compiled or interpreted."""

from __future__ import annotations

from covetown.kernel import chance


def compiled() -> bool:
    """Whether the kernel was built by the compiler."""
    return not str(chance.__file__).endswith(".py")


def form_name() -> str:
    return "compiled" if compiled() else "interpreted"
