"""The parser with every command in it."""

from whistclub.cli import club, games, party  # noqa: F401 - each adds its commands to the parser
from whistclub.cli.words import app

__all__ = ["app"]
