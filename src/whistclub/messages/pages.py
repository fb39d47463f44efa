"""The rules pages: each game's rules in the house's own words, every line with an id that never changes meaning."""

from functools import cache

from whistclub.messages.catalogue import PSEUDO, SOURCE_LANGUAGE, UnknownLanguage, UnknownMessage, languages
from whistclub.messages.folders import added_folders, own_folder, texts


def page_keys() -> tuple[str, ...]:
    """The pages there are: one for each game, and `conventions`."""
    return tuple(sorted({*_pages(SOURCE_LANGUAGE), *added_pages(SOURCE_LANGUAGE)}))


def page(key: str, language: str) -> str:
    """The page as Markdown, in brackets under the pseudo-language. Raises UnknownLanguage and, when there is no such page, UnknownMessage."""
    spoken = SOURCE_LANGUAGE if language == PSEUDO else language
    if spoken not in languages():
        raise UnknownLanguage(f"no language {language!r}; there are {', '.join(languages())}")
    if key not in page_keys():
        raise UnknownMessage(f"no rules page {key!r}; there are {', '.join(page_keys())}")
    text = {**added_pages(spoken), **_pages(spoken)}[key]
    return f"⟦{text}⟧" if language == PSEUDO else text


@cache
def added_pages(language: str) -> dict[str, str]:
    """The pages of other packages by name, the English ones where they lack the language."""
    spoken = (SOURCE_LANGUAGE, language)
    found = (
        one for each in spoken for folder in added_folders("pages") for one in texts(folder / each, ".md")
    )
    return {name.removesuffix(".md"): text for name, text in found}


@cache
def _pages(language: str) -> dict[str, str]:
    return {name.removesuffix(".md"): text for name, text in texts(own_folder("pages") / language, ".md")}
