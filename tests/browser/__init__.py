"""The table in a real browser: whole games, lost connections, watchers, and what everything looks like."""
