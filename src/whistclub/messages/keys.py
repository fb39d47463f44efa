"""The keys of messages."""


def hyphened(name: str) -> str:
    """The name of a game, a preset or an option as message keys spell it: with hyphens for underscores."""
    return name.replace("_", "-")
