"""`whist rules`: the rules page of a game, and the other pages; short, as they are told at a table."""

from whistclub.games.registry import GAMES, PRESETS
from whistclub.messages import page, page_keys, short_keys, short_rules
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.choosing import plain_key
from whistclub.terminal.commands.context import Context
from whistclub.terminal.texts.pages import plain_page
from whistclub.terminal.texts.short_rules import short_rules_lines


def rules(context: Context, key: str | None, *, as_json: bool) -> int:
    """A rules page."""
    valid = _listed(page_keys())
    if key is None:
        raise context.wrong("cli-rules-which", valid=valid)
    name = _page_named(key)
    if name not in page_keys():
        raise context.wrong("cli-no-page", text=key[:40], valid=valid)
    text = page(name, context.catalogue.language)
    document = doc.Rules(page=name, language=context.catalogue.language, text=text)
    return context.answer(document, plain_page(text), as_json=as_json)


def rules_in_short(context: Context, key: str | None, *, as_json: bool) -> int:
    """The short rules of a page."""
    valid = _listed(short_keys())
    if key is None:
        raise context.wrong("cli-rules-which", valid=valid)
    name = _page_named(key)
    if name not in short_keys():
        raise context.wrong("cli-no-short-rules", text=key[:40], valid=valid)
    text = short_rules(name, context.catalogue.language)
    document = doc.Rules(page=name, language=context.catalogue.language, text=text)
    return context.answer(document, short_rules_lines(name, context.catalogue), as_json=as_json)


def _listed(names: tuple[str, ...]) -> str:
    """The pages, those of the games first."""
    return ", ".join(
        (*(name for name in GAMES if name in names), *(name for name in names if name not in GAMES))
    )


def _page_named(key: str) -> str:
    """The name of the page that a game, a preset or a page is asked for by."""
    name = plain_key(key)
    return PRESETS[name].game if name in PRESETS else name
