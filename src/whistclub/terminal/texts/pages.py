"""Rules pages for reading in a terminal, without the marks of Markdown."""

import re
from typing import Final

from whistclub.games.registry import GAMES, profile_of
from whistclub.messages import Catalogue, page, page_keys
from whistclub.terminal.texts.games import game_about, game_name

_MARKS: Final = re.compile(r"\*\*|`")
_LINE: Final = re.compile(r"^(?P<mark>#+|-)\s+", re.MULTILINE)


def plain_page(text: str) -> list[str]:
    """Returns the lines of a page without marks, one line a rule."""
    return _LINE.sub("", _MARKS.sub("", text)).strip().splitlines()


def game_page(key: str, catalogue: Catalogue) -> list[str]:
    """Returns the rules of a game as lines; its name and what it is about where it has no page, or is only at the
    club.
    """
    if key not in GAMES:
        return [game_name(key, catalogue), game_about(key, catalogue), catalogue.format("join-rules-at-club")]
    pages = profile_of(key).pages or (key,)
    if pages[0] in page_keys():
        return plain_page(page(pages[0], catalogue.language))
    return [game_name(key, catalogue), game_about(key, catalogue)]
