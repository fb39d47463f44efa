"""The rules pages: each game's rules in the house's own words, every line with an id that never changes meaning.

The short rules tell the same as at a table, with cards to look at; `short_rules` says how they are written.
"""

from functools import cache
from typing import Literal

from whistclub.messages.catalogue import PSEUDO, SOURCE_LANGUAGE, UnknownLanguage, UnknownMessage, languages
from whistclub.messages.folders import added_folders, own_folder, texts

Folder = Literal["pages", "short"]


def page_keys() -> tuple[str, ...]:
    """The pages there are: one for each game, and `conventions`."""
    return _keys("pages")


def short_keys() -> tuple[str, ...]:
    """The short rules there are: one for each game, and `evening`."""
    return _keys("short")


def page(key: str, language: str) -> str:
    """The page as Markdown, in English where the language lacks it, in brackets under the pseudo-language.

    Raises UnknownLanguage and, when there is no such page, UnknownMessage.
    """
    return _text("pages", key, language)


def short_rules(key: str, language: str) -> str:
    """The short rules as Markdown with lines of cards; brackets and errors as for `page`."""
    return _text("short", key, language)


def _keys(folder: Folder) -> tuple[str, ...]:
    return tuple(sorted({*_pages(folder, SOURCE_LANGUAGE), *_added_pages(folder, SOURCE_LANGUAGE)}))


def _text(folder: Folder, key: str, language: str) -> str:
    spoken = SOURCE_LANGUAGE if language == PSEUDO else language
    if spoken not in languages():
        raise UnknownLanguage(f"no language {language!r}; there are {', '.join(languages())}")
    if key not in _keys(folder):
        raise UnknownMessage(f"no rules page {key!r}; there are {', '.join(_keys(folder))}")
    own = {**_pages(folder, SOURCE_LANGUAGE), **_pages(folder, spoken)}
    text = {**_added_pages(folder, spoken), **own}[key]
    return f"⟦{text}⟧" if language == PSEUDO else text


@cache
def _added_pages(folder: Folder, language: str) -> dict[str, str]:
    """The pages of other packages by name, the English ones where they lack the language."""
    spoken = (SOURCE_LANGUAGE, language)
    found = (one for each in spoken for place in added_folders(folder) for one in texts(place / each, ".md"))
    return {name.removesuffix(".md"): text for name, text in found}


@cache
def _pages(folder: Folder, language: str) -> dict[str, str]:
    return {name.removesuffix(".md"): text for name, text in texts(own_folder(folder) / language, ".md")}
