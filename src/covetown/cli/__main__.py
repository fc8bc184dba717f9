"""`python -m covetown.cli` is the same as `covetown`."""

from covetown.cli import main

main()
