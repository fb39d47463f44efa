"""Words for the values that options take."""

from whistclub.messages import Catalogue


def value_word(text: str, catalogue: Catalogue) -> str:
    """Returns the value in words; as it is written where no message says it, as for a number."""
    return catalogue.format_or(f"app-value-{text.replace('_', '-')}", text)
