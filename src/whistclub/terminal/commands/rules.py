"""`whist rules`: the rules page of a game, and the other pages; short, as they are told at a table."""

from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.games.registry import GAMES, PRESETS
from whistclub.messages import Catalogue, page, page_keys, short_keys, short_rules
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.choices import plain_key
from whistclub.terminal.commands.context import Context
from whistclub.terminal.texts.pages import plain_page
from whistclub.terminal.texts.short_rules import short_rules_lines


class Pages(msgspec.Struct, frozen=True):
    """Pages of one kind: their names, a page as Markdown and as lines to read, and the message about one there is
    not.
    """

    keys: Callable[[], tuple[str, ...]]
    text: Callable[[str, str], str]
    lines: Callable[[str, Catalogue], list[str]]
    missing: str


NUMBERED: Final = Pages(
    page_keys, page, lambda name, catalogue: plain_page(page(name, catalogue.language)), "cli-no-page"
)
SHORT: Final = Pages(short_keys, short_rules, short_rules_lines, "cli-no-short-rules")


def rules(context: Context, key: str | None, pages: Pages, *, as_json: bool) -> int:
    """A page of the rules."""
    names = pages.keys()
    valid = ", ".join(
        (*(name for name in GAMES if name in names), *(name for name in names if name not in GAMES))
    )
    if key is None:
        raise context.wrong("cli-rules-which", valid=valid)
    name = plain_key(key)
    if name in PRESETS:
        name = PRESETS[name].game
    if name not in names:
        raise context.wrong(pages.missing, text=key[:40], valid=valid)
    language = context.catalogue.language
    document = doc.Rules(page=name, language=language, text=pages.text(name, language))
    return context.answer(document, pages.lines(name, context.catalogue), as_json=as_json)
