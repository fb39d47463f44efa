"""Each message that can stand at the start of a line starts with a capital letter, in every language."""

import re

import pytest
from fluent.syntax import ast

from tests.messages.test_catalogues import entries
from whistclub.messages import Catalogue, languages

GOES_ON = re.compile(
    r"client-prompt-(how-many-rest|unless|no-ace-changes)|evening-organiser-.*|(why|reason|terms|cli|app-bid)-.*|.*-rest"
)
"""Messages that go on a sentence begun by another, or that the page gives their capital itself."""


def starts(pattern: ast.Pattern) -> list[str]:
    """The first characters that a message may start with; a number in words as `one`."""
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        return [first.value.lstrip('“„"(')[:1]]
    inside = first.expression
    if isinstance(inside, ast.SelectExpression):
        return [start for variant in inside.variants for start in starts(variant.value)]
    if isinstance(inside, ast.FunctionReference) and inside.id.name == "WORDS":
        return ["O" if inside.arguments.named else "o"]
    return []


def endings(pattern: ast.Pattern) -> list[str]:
    """The last characters that a message may end with."""
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        return [last.value.rstrip()[-1:]]
    if isinstance(last.expression, ast.SelectExpression):
        return [end for variant in last.expression.variants for end in endings(variant.value)]
    return []


@pytest.mark.parametrize("language", languages())
def test_every_sentence_starts_with_a_capital_letter(language: str) -> None:
    small = []
    for _, entry in entries(language):
        if not isinstance(entry, ast.Message) or entry.value is None or GOES_ON.fullmatch(entry.id.name):
            continue
        is_sentence = set(endings(entry.value)) & set(".!?") or entry.id.name.startswith("client-result-")
        if is_sentence and any(start.islower() for start in starts(entry.value)):
            small.append(entry.id.name)
    assert [] == small


@pytest.mark.parametrize("language", languages())
def test_a_message_whose_forms_start_with_capitals_has_them_in_all_forms(language: str) -> None:
    mixed = []
    for _, entry in entries(language):
        if (
            isinstance(entry, ast.Message)
            and entry.value is not None
            and not entry.id.name.startswith("cli-")
        ):
            found = {start.isupper() for start in starts(entry.value) if start.isalpha()}
            if len(found) > 1:
                mixed.append(entry.id.name)
    assert [] == mixed


def test_a_number_in_words_starts_a_line_with_a_capital() -> None:
    assert "Two taken, no marker for it" == Catalogue("en").format("client-result-no-marker", tricks=2)
    assert "Zwei gemacht, keine Marke dafür" == Catalogue("de").format("client-result-no-marker", tricks=2)


@pytest.mark.parametrize("language", languages())
def test_an_option_is_named_by_its_subject_not_by_a_question(language: str) -> None:
    named = [entry for _, entry in entries(language) if isinstance(entry, ast.Message) and entry.value]
    asked = {
        entry.id.name
        for entry in named
        if entry.id.name.startswith("option-") and set(starts_with_word(entry.value)) & {"Whether", "Ob"}
    }
    assert set() == asked


def starts_with_word(pattern: ast.Pattern | None) -> list[str]:
    """The first word of a message that starts with text."""
    first = pattern.elements[0] if pattern else None
    return first.value.split(maxsplit=1)[:1] if isinstance(first, ast.TextElement) else []
