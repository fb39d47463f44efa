"""Every word that an option of a game takes is said in words by the pages and by the terminal, in each language."""

from collections.abc import Iterator

import pytest

from whistclub.games.registry import GAMES
from whistclub.messages import Catalogue, languages
from whistclub.messages.keys import hyphened
from whistclub.rules.options import specs

SWITCH = {"on", "off"}


def words() -> Iterator[tuple[str, str, str]]:
    """Each game, option and word, without switches, which have their own."""
    for key, game in GAMES.items():
        for spec in specs(game.options_type):  # type: ignore[attr-defined]
            yield from ((key, spec.name, word) for word in spec.words or () if set(spec.words) != SWITCH)


@pytest.mark.parametrize("language", languages())
def test_every_word_of_an_option_has_a_message(language: str) -> None:
    catalogue = Catalogue(language)
    missing = [
        (game, option, word)
        for game, option, word in words()
        for keys in ((f"option-{game}-{option}-{word}", f"option-{option}-{word}"), (f"app-value-{word}",))
        if not any(hyphened(key) in catalogue for key in keys)
    ]
    assert [] == missing
