"""Words for options and conventions: a game's own come before those of all games."""

from __future__ import annotations

from typing import ClassVar

from whistclub.messages import Catalogue
from whistclub.terminal.texts.presets import convention_name, convention_value, option_about


class Catalogued(Catalogue):
    """A catalogue of the house with a few messages of a game's own."""

    OWN: ClassVar = {
        "option-oh-hell-deals": "Hands until the end.",
        "convention-oh-hell-lead": "First lead.",
        "convention-oh-hell-lead-low": "low",
    }

    def format_or(self, key: str, default: str, /, **args: str | int) -> str:
        return self.OWN[key] if key in self.OWN else super().format_or(key, default, **args)


def test_a_games_own_words_for_an_option_come_before_those_of_all_games() -> None:
    english = Catalogued("en")
    assert "Hands until the end." == option_about("oh_hell", "deals", english)
    assert english.format("option-deals") == option_about("whist", "deals", english)
    assert "First lead." == convention_name("oh_hell", "lead", english)
    assert "low" == convention_value("oh_hell", "lead", "low", english)


def test_an_option_without_words_is_called_by_its_bare_name() -> None:
    assert "dogs life" == option_about("oh_hell", "dogs_life", Catalogued("en"))
