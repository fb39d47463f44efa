"""Words for the values that options take."""

from whistclub.messages import Catalogue
from whistclub.messages.keys import hyphened


def value_word(text: str, catalogue: Catalogue) -> str:
    """Returns the value in words; as it is written where no message says it, as for a number."""
    return catalogue.format_or(f"app-value-{hyphened(text)}", text)
