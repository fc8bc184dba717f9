"""Combat: the order of sides, the cards in play, volleys, damage, flight, legends, the Navy and the last battle."""
