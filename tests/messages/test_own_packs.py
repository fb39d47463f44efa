"""A pack of another package is named by messages of its own, and by those of the French cards for what it shares."""

import pytest

from tests.messages.test_speaker import Said
from whistclub.messages import Catalogue, Speaker
from whistclub.messages.catalogue import add_messages

PACK = "own_pack"
ENGLISH = """
suit-own-pack-R = rockets
suit-own-pack-S = stars
rank-own-pack-E = eleven
card-own-pack-W = the Fool
"""
GERMAN = """
suit-own-pack-R = Raketen
card-own-pack-W = der Narr
"""


@pytest.fixture(autouse=True, scope="module")
def _words() -> None:
    add_messages("en", ENGLISH)
    add_messages("de", GERMAN)


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("en", "RE", "eleven of rockets"),
        ("en", "S9", "nine of stars"),
        ("en", "HK", "king of hearts"),
        ("en", "W", "the Fool"),
        ("en", "X9", "X9"),
        ("de", "W", "der Narr"),
        ("de", "HK", "Herz-König"),
    ],
)
def test_a_card_is_named(language: str, text: str, words: str) -> None:
    assert words == Speaker(Catalogue(language), PACK).card(text)


def test_cards_are_one_list_and_suits_have_their_names() -> None:
    speaker = Speaker(Catalogue("en"), PACK).speaking_to("N")
    assert "eleven of rockets, ace of clubs and the Fool" == speaker.cards("RE CA W")
    assert ["stars", "diamonds", "Z"] == [speaker.suit(suit) for suit in "SDZ"]


def test_a_pack_without_a_word_of_its_own_is_named_as_the_french_one() -> None:
    assert "ten of hearts" == Speaker(Catalogue("en"), "some_pack").card("HT")


def test_a_line_of_the_score_names_its_trump() -> None:
    line = Said("score-own-pack-trump", (("trump", "R"),), (2, 0))
    assert "trump R" not in Speaker(Catalogue("en"), PACK).score_line(line, ("A", "B"))
