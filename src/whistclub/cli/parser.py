"""The parser with every command in it."""

from whistclub.cli import club, evening, games  # noqa: F401 - each adds its commands to the parser
from whistclub.cli.words import app

__all__ = ["app"]
