"""The terminal at a club's table: a client of the wire that `docs/wire.md` describes."""
