"""Teaching: games that programs play against themselves, and what a network learns of them."""
