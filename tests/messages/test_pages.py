"""The rules pages say the same lines, by the same ids, in every language."""

import re

import pytest

from whistclub.games.registry import rules_pages
from whistclub.messages import UnknownLanguage, UnknownMessage, languages, page, page_keys

RULE_LINE = re.compile(r"^- \*\*([A-Z]\d+)\*\* (.+)$")


def ids(key: str, language: str) -> list[str]:
    found = [RULE_LINE.match(line) for line in page(key, language).splitlines() if line.startswith("- ")]
    assert all(found), f"a line of {key} in {language} has no id"
    return [match[1] for match in found if match]


def test_there_is_a_page_for_each_game_one_of_conventions_and_one_of_evenings() -> None:
    assert tuple(sorted({*rules_pages(), "conventions", "evening"})) == page_keys()


def test_each_page_has_a_letter_of_its_own() -> None:
    letters = [ids(key, "en")[0][0] for key in page_keys()]
    assert sorted(set(letters)) == sorted(letters)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", page_keys())
def test_the_ids_of_a_page_are_consecutive_from_one(key: str, language: str) -> None:
    found = ids(key, language)
    assert [f"{found[0][0]}{number}" for number in range(1, len(found) + 1)] == found


@pytest.mark.parametrize("key", page_keys())
def test_a_page_has_the_same_lines_in_every_language(key: str) -> None:
    assert len({tuple(ids(key, language)) for language in languages()}) == 1


@pytest.mark.parametrize("key", page_keys())
def test_a_line_names_the_same_options_values_and_presets_in_every_language(key: str) -> None:
    named = {
        tuple(tuple(sorted(re.findall(r"`[^`]+`", line))) for line in page(key, language).splitlines())
        for language in languages()
    }
    assert len(named) == 1


def test_the_pseudo_language_brackets_the_english_page() -> None:
    assert f"⟦{page('whist', 'en')}⟧" == page("whist", "pseudo")


def test_an_unknown_page_or_language_is_refused_by_naming_those_there_are() -> None:
    with pytest.raises(UnknownMessage, match="gongor"):
        page("bridge", "en")
    with pytest.raises(UnknownLanguage, match="de, en"):
        page("whist", "xx")
