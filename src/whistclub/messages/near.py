"""The valid word that a wrong one was probably meant to be."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final

from whistclub.messages.catalogue import Catalogue

_WRONG: Final = ("name", "text", "value", "option", "command", "player", "bot", "preset")
_VALID: Final = ("valid", "games", "presets")
_CLOSE: Final = 0.65
_MOST_LETTERS: Final = 40


def with_near(sentence: str, facts: Mapping[str, str | int], catalogue: Catalogue) -> str:
    """Returns a refusal with the question whether the nearest of the valid words was meant; as it is where none is
    near.

    `facts` are those of the sentence: it names the wrong word, and the valid ones with commas between.
    """
    listed = [str(facts[name]) for name in _VALID if name in facts]
    words = [word.strip() for text in listed for word in text.split(",")]
    for name in _WRONG:
        found = nearest(str(facts.get(name, "")), words)
        if found:
            return with_question(sentence, found, catalogue)
    return sentence


def with_question(sentence: str, near: str, catalogue: Catalogue) -> str:
    """Returns the sentence with the question whether this word was meant; as it is for an empty word."""
    return f"{sentence} {catalogue.format('cli-did-you-mean', near=near)}" if near else sentence


def nearest(wrong: str, valid: Iterable[str]) -> str:
    """Returns the valid word that is nearest to the wrong one; empty where none is near, or it is one of them."""
    by_plain = {_plain(word): word for word in valid}
    found = get_close_matches(_plain(wrong[:_MOST_LETTERS]), by_plain, 1, _CLOSE)
    return by_plain[found[0]] if found and by_plain[found[0]] != wrong else ""


def _plain(word: str) -> str:
    return word.lower().lstrip("-").replace("-", "_").replace(" ", "_")
