"""The test kit's knowledge of the games of this package: one module a game, named by its profile."""
