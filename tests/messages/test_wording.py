"""Fluent texts in words, as fluent.runtime words them."""

from __future__ import annotations

from typing import Any

import pytest

from whistclub.messages import languages
from whistclub.messages.wording import THOUSANDS, Entries, Unworded, Value

TEXT = """
-pack = { $case ->
    [genitive] of the pack
   *[plain] the pack
}
    .gender = it
plain = { -pack }, { -pack(case: "genitive") }, { -pack.gender ->
    [it] its{"}"} { 1000 } { 0.5 }
   *[other] theirs
}
cards = { $count ->
    [0] no card
    [one] one card
   *[other] { NUMBER($count) } cards
}
    .title = { shared } of { $name }
shared = Cards
said = { SAID($count, loud: "yes") }
self = { other }
other = { self }
wide = { two }{ two }{ two }{ two }{ two }{ two }{ two }{ two }
two = { one }{ one }{ one }{ one }{ one }{ one }{ one }{ one }{ one }{ one }{ one }{ one }
one = { $name }{ $name }{ $name }{ $name }{ $name }{ $name }{ $name }{ $name }{ $name }{ $name }{ $name }
lost = { nobody }
unknown = { CURRENCY($count) }
"""


def said(number: Any, loud: str) -> str:
    if number == 13:
        raise ValueError("unlucky")
    return f"{number}{loud}"


def worded(asked: str, spoken: str = "en", /, **values: Value) -> str:
    entries = Entries(spoken, {"NUMBER": lambda number: number, "SAID": said})
    entries.add(TEXT)
    key, _, attribute = asked.partition(".")
    pattern = entries.pattern(key, attribute)
    assert pattern is not None
    return entries.worded(pattern, values)


def test_references_terms_and_their_values_are_followed() -> None:
    assert "the pack, of the pack, its} 1,000 0.5" == worded("plain")
    assert "the pack, of the pack, its} 1.000 0,5" == worded("plain", "de")
    assert "Cards of Ann" == worded("cards.title", name="Ann")
    assert "3yes" == worded("said", count=3)


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 0, "no card"), ("en", 1, "one card"), ("en", -1, "one card"), ("en", 2, "2 cards"),
        ("en", 1_234_567, "1,234,567 cards"), ("de", 1_234, "1.234 cards"), ("de", -1_234, "-1.234 cards"),
        ("en", "some", "some cards"),
    ],
)  # fmt: skip
def test_a_number_chooses_its_variant_and_is_written_in_its_language(
    language: str, count: int | str, text: str
) -> None:
    assert text == worded("cards", language, count=count)


@pytest.mark.parametrize(
    ("name", "values", "why"),
    [
        ("cards", {}, "no value for count"),
        ("self", {}, "it refers to itself"),
        ("wide", {"name": "x"}, "more than 1000 parts"),
        ("cards.title", {"name": "x" * 3_000}, "more than 2500 characters"),
        ("lost", {}, "nobody"),
        ("unknown", {"count": 1}, "no function CURRENCY"),
        ("said", {"count": 13}, "unlucky"),
    ],
)
def test_what_cannot_be_worded_says_why(name: str, values: dict[str, Value], why: str) -> None:
    with pytest.raises(Unworded, match=why):
        worded(name, **values)


def test_every_language_says_how_it_writes_numbers() -> None:
    assert set(languages()) == set(THOUSANDS)
