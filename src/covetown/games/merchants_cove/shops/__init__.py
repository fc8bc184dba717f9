"""The shop boards of the base merchants: their numbers, what lies on them, how they look and what bots make of them."""
