"""Tables, people and journals on disk: SQLite in the user's data directory, or PostgreSQL by its URL."""

from covetown.store.database import Store, default_data_dir, open_store
from covetown.store.entries import After, Conflict, Entry, Step
from covetown.store.people import Person
from covetown.store.tables import Seat, Table

__all__ = [
    "After",
    "Conflict",
    "Entry",
    "Person",
    "Seat",
    "Step",
    "Store",
    "Table",
    "default_data_dir",
    "open_store",
]
