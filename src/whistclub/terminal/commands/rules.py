"""`whist rules`: the rules page of a game, and the other pages."""

from whistclub.games.registry import GAMES, PRESETS
from whistclub.messages import page, page_keys
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.choosing import plain_key
from whistclub.terminal.commands.context import Context
from whistclub.terminal.texts.pages import plain_page


def rules(context: Context, key: str | None, *, as_json: bool) -> int:
    """A rules page."""
    valid = ", ".join((*GAMES, *(name for name in page_keys() if name not in GAMES)))
    if key is None:
        raise context.wrong("cli-rules-which", valid=valid)
    name = plain_key(key)
    if name in PRESETS:
        name = PRESETS[name].game
    if name not in page_keys():
        raise context.wrong("cli-no-page", text=key[:40], valid=valid)
    text = page(name, context.catalogue.language)
    document = doc.Rules(page=name, language=context.catalogue.language, text=text)
    return context.answer(document, plain_page(text), as_json=as_json)
