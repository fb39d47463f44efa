"""What the test kit knows of the games of this package: one module a game, named by its profile."""
