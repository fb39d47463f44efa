"""The players of plain Whist: one of plain sense, and one of the long-suit game, on which the levels build."""
