"""The texts next to the table: the game in short, the score sheet, the journal of the deal, the rules short and
numbered, the agreements.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.app.widgets.panel import PageText
from whistclub.terminal.texts.day import day_lines
from whistclub.terminal.texts.presets import convention_lines
from whistclub.terminal.texts.primer import primer
from whistclub.terminal.texts.table_words import game_page_lines, page_lines, short_game_page_lines

HEADINGS: Final = {
    "primer": "app-beside-primer",
    "sheet": "app-beside-sheet",
    "journal": "app-beside-journal",
    "rules": "app-beside-rules",
    "numbered": "app-beside-numbered",
    "agreements": "app-beside-agreements",
}
"""The texts in the order Tab shows them, with the keys of their headings."""


def side_text(tab: str, scene: Scene) -> PageText:
    """Returns one of the texts."""
    lines = list(_TEXTS[tab](scene))
    return PageText(scene.words.say(HEADINGS[tab]), lines, tab in _FROM_END)


def _primer(scene: Scene) -> list[str]:
    return [*primer(scene.words), "", scene.words.say("app-primer-keys")]


def _sheet(scene: Scene) -> list[str]:
    words = scene.words
    day = (
        []
        if scene.day is None
        else ["", *day_lines(scene.day, words.name(), words.catalogue), words.say("app-day-review")]
    )
    return [*words.sheet(scene.sight.match), *day]


def _journal(scene: Scene) -> Iterator[str]:
    for one in scene.story.events:
        if one.key.startswith("event-dealt"):
            continue
        yield scene.words.speaker.event(one)
        if one.key.startswith("event-trick"):
            yield ""


def _rules(scene: Scene) -> list[str]:
    return short_game_page_lines(scene.words.game.key, scene.words.catalogue)


def _numbered(scene: Scene) -> list[str]:
    return game_page_lines(scene.words.game.key, scene.words.catalogue)


def _agreements(scene: Scene) -> list[str]:
    conventions = scene.words.profile.conventions
    if not conventions:
        return [scene.words.say("app-no-agreements")]
    catalogue = scene.words.catalogue
    agreed = convention_lines(scene.words, scene.sight.conventions)
    return [*agreed, *([""] if agreed else []), *page_lines(conventions, catalogue)]


_TEXTS: Final[Mapping[str, Callable[[Scene], list[str] | Iterator[str]]]] = {
    "primer": _primer,
    "sheet": _sheet,
    "journal": _journal,
    "rules": _rules,
    "numbered": _numbered,
    "agreements": _agreements,
}
_FROM_END: Final = {"sheet", "journal"}
