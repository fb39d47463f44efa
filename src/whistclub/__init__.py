"""The whist family of card games: rules, records, messages and the `whist` command."""

__version__ = "0.1.0.dev0"
