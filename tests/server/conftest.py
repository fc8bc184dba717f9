"""What the tests of the server share."""

from tests.server.house import server, shelf

__all__ = ["server", "shelf"]
