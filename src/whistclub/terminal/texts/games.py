"""Games by name, and what they are about."""

from whistclub.messages import Catalogue


def game_name(key: str, catalogue: Catalogue) -> str:
    """Returns the name of a game; its key in words where no message says it."""
    return catalogue.format_or(f"game-{key}", key.replace("_", " ").capitalize())


def game_about(key: str, catalogue: Catalogue) -> str:
    """Returns what a game is about; empty where no message says it."""
    return catalogue.format_or(f"game-{key}-about", "")
