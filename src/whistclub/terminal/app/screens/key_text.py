"""The page of keys."""

from collections.abc import Sequence
from typing import Final

from whistclub.terminal.app.host import KeyGroup
from whistclub.terminal.app.preferences import Preferences
from whistclub.terminal.app.widgets.panel import PageText

TABLE_KEYS: Final = "app-keys-table"
"""The heading of the keys that the menu of a table has too."""

_PLAIN_CAPS = {"←": "Left", "→": "Right", "1…9": "1-9", "↑ ↓": "Up Down", "← →": "Left Right"}


def key_text(preferences: Preferences, groups: Sequence[KeyGroup]) -> PageText:
    """Returns the page of keys. Each group has the message of its heading, and caps with the messages about them."""
    say = preferences.catalogue.format
    has_menu = any(heading == TABLE_KEYS for heading, _ in groups)
    lines = [say("app-keys-about"), ""] if has_menu else []
    for heading, keys in groups:
        lines += [say(heading), *_rows(preferences, keys), ""]
    return PageText(say("app-keys"), lines[:-1])


def _rows(preferences: Preferences, keys: Sequence[tuple[str, str]]) -> list[str]:
    is_ascii = preferences.appearance.ascii
    caps = [_PLAIN_CAPS.get(cap, cap) if is_ascii else cap for cap, _ in keys]
    width = max(map(len, caps))
    about = [preferences.catalogue.format(key) for _, key in keys]
    return [f"{cap:<{width}}  {text}" for cap, text in zip(caps, about, strict=True)]
