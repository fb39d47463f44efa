"""The pricing of each shipped game: its stakes, its calls, its odds."""
