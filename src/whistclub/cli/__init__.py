"""The `whist` command: reads the command line and hands over; the only room that knows all the others."""

from whistclub.cli.run import main

__all__ = ["main"]
