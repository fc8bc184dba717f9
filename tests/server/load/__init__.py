"""A load test: many tables over real sockets, a person at every seat. `python -m tests.server.load` or `make load`."""
