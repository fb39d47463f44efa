"""Games by name, and what they are about."""

from whistclub.messages import Catalogue
from whistclub.messages.keys import hyphened


def game_name(key: str, catalogue: Catalogue) -> str:
    """Returns the name of a game; its key in words where no message says it."""
    return catalogue.format_or(f"game-{hyphened(key)}", key.replace("_", " ").capitalize())


def game_about(key: str, catalogue: Catalogue) -> str:
    """Returns what a game is about; empty where no message says it."""
    return catalogue.format_or(f"game-{hyphened(key)}-about", "")
