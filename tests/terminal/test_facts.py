"""The facts at the side of the cloth."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.messages import Catalogue
from whistclub.terminal.app.theme import Appearance
from whistclub.terminal.app.widgets.facts import _held
from whistclub.terminal.texts.table_words import TableWords


def held(*texts: str) -> list[str]:
    """The lines of these cards."""
    cards: list[Card] = [FRENCH.card(text) for text in texts]
    words = TableWords(Catalogue("en"), game_of_preset("whist", {}), ())
    scene: Any = SimpleNamespace(words=words, appearance=Appearance())
    return list(_held(scene, "Laid away", cards))


def test_a_few_cards_of_one_suit_each_show_their_suit() -> None:
    (line,) = held("ST", "S7")
    assert "♠10 ♠7" in line


def test_more_cards_stand_by_suit() -> None:
    assert ["Laid away", "  ♠ 10 7 2", "  ♥ K"] == held("ST", "S7", "S2", "HK")
