"""Games by name, and what they are about."""

from whistclub.messages import Catalogue


def game_name(key: str, catalogue: Catalogue) -> str:
    """Returns the name of a game; its key in words where no message says it."""
    return _by_key(key, "", key.replace("_", " ").capitalize(), catalogue)


def game_about(key: str, catalogue: Catalogue) -> str:
    """Returns what a game is about; empty where no message says it."""
    return _by_key(key, "-about", "", catalogue)


def _by_key(key: str, ending: str, fallback: str, catalogue: Catalogue) -> str:
    """Returns the message named by the key of a game, as it is or with hyphens."""
    hyphened = catalogue.format_or(f"game-{key.replace('_', '-')}{ending}", fallback)
    return catalogue.format_or(f"game-{key}{ending}", hyphened)
