"""The history of the schema; `covetown.store.database.migrate` runs it at every start."""
