"""The laboratory: many games between programs, what they show about bots, and what they show about the games."""
