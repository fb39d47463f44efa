"""The rules pages: each game's rules in the house's own words, every line with an id that never changes meaning."""

from importlib.resources import files

from whistclub.messages.catalogue import PSEUDO, SOURCE_LANGUAGE, UnknownLanguage, UnknownMessage, languages


def page_keys() -> tuple[str, ...]:
    """The pages there are: one for each game, and `conventions`."""
    folder = files(__package__) / "pages" / SOURCE_LANGUAGE
    return tuple(
        sorted(file.name.removesuffix(".md") for file in folder.iterdir() if file.name.endswith(".md"))
    )


def page(key: str, language: str) -> str:
    """The page as Markdown, in brackets under the pseudo-language. Raises UnknownLanguage and, when there is no such page, UnknownMessage."""
    spoken = SOURCE_LANGUAGE if language == PSEUDO else language
    if spoken not in languages():
        raise UnknownLanguage(f"no language {language!r}; there are {', '.join(languages())}")
    if key not in page_keys():
        raise UnknownMessage(f"no rules page {key!r}; there are {', '.join(page_keys())}")
    text = (files(__package__) / "pages" / spoken / f"{key}.md").read_text(encoding="utf-8")
    return f"⟦{text}⟧" if language == PSEUDO else text
