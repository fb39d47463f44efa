"""Drawn names: nobody is without one, and no two of a table are taken for one another."""

import pytest

from whistclub.club.names import LONGEST_NAME, BadName, alike, good_name
from whistclub.messages.catalogue import Catalogue, languages
from whistclub.messages.drawn_names import DRAWN_NAMES, drawn_name, every_drawn_name

LANGUAGES = pytest.mark.parametrize("language", languages())


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [(4717, "Cheerful Bell", "Fröhliche Glocke"), (1000, "Gentle Wheel", "Sanftes Rad"), (0, "Somebody", "Jemand")],
)  # fmt: skip
def test_a_number_is_the_same_name_in_each_language(number: int, english: str, german: str) -> None:
    assert (english, german) == tuple(drawn_name(Catalogue(one), number) for one in ("en", "de"))


@LANGUAGES
def test_names_as_many_as_numbers_all_look_different_and_are_as_long_as_a_name_may_be(language: str) -> None:
    names = [drawn_name(Catalogue(language), number) for number in range(1, DRAWN_NAMES + 1)]
    assert 24 * 24 == DRAWN_NAMES == len(set(names))
    assert LONGEST_NAME >= max(map(len, names))
    first = names[0]
    assert [] == [other for other in names[1:] if alike(first, other)]


@pytest.mark.parametrize("name", [*every_drawn_name()[::97], "red hat", "RED HAT", "Red Hat 2", "Rоter Hut"])
def test_nobody_may_type_a_drawn_name_nor_one_that_looks_like_it(name: str) -> None:
    with pytest.raises(BadName) as refused:
        good_name(name)
    assert "name-of-guest" == refused.value.reason.key
