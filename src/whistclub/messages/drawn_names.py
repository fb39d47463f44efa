"""Drawn names, as Red Hat: a number stands for the name of somebody who has typed none, in every language."""

from typing import Final

from whistclub.messages.catalogue import Catalogue, languages
from whistclub.messages.folders import own_folder, texts

ADJECTIVES: Final = 24
THINGS: Final = 24
DRAWN_NAMES: Final = ADJECTIVES * THINGS
"""Numbers that leave the same rest by this are the same name."""


def drawn_name(catalogue: Catalogue, number: int) -> str:
    """The name that this number stands for; 0 is somebody without one, as who was removed."""
    if not number:
        return catalogue.format("drawn-none")
    adjective = catalogue.format(f"drawn-adjective-{number % ADJECTIVES}")
    return catalogue.format(f"drawn-thing-{number // ADJECTIVES % THINGS}", adjective=adjective)


def every_drawn_name() -> list[str]:
    """All drawn names, in all languages whose messages are here: a page's Python has none, and draws nobody a name."""
    here = [one for one in languages() if texts(own_folder("locales") / one, ".ftl")]
    return [
        drawn_name(catalogue, number)
        for catalogue in map(Catalogue, here)
        for number in range(1, DRAWN_NAMES + 1)
    ]
