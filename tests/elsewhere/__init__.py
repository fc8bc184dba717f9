"""Games from elsewhere: packages that lie outside the tree and are installed as anybody would install them."""
