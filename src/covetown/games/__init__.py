"""The games, one folder each. `covetown.registry` finds them; nobody else names one."""
