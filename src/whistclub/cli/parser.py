"""The parser with every command in it, in the order that help lists them."""

from whistclub.cli import games  # noqa: F401 - each adds its commands to the parser

# isort: split
from whistclub.cli import club, evening  # noqa: F401
from whistclub.cli.words import app

__all__ = ["app"]
