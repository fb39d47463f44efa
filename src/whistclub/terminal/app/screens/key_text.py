"""The page of keys."""

from collections.abc import Sequence

from whistclub.terminal.app.preferences import Preferences
from whistclub.terminal.app.widgets.panel import PageText

_PLAIN_CAPS = {"←": "Left", "→": "Right", "1…9": "1-9"}


def key_text(preferences: Preferences, groups: Sequence[tuple[str, Sequence[tuple[str, str]]]]) -> PageText:
    """Returns the page of keys. Each group has the message of its heading, and caps with the messages about them."""
    say = preferences.catalogue.format
    lines = [say("app-keys-about")]
    for heading, keys in groups:
        lines += ["", say(heading), *_rows(preferences, keys)]
    return PageText(say("app-keys"), lines)


def _rows(preferences: Preferences, keys: Sequence[tuple[str, str]]) -> list[str]:
    is_ascii = preferences.appearance.ascii
    caps = [_PLAIN_CAPS.get(cap, cap) if is_ascii else cap for cap, _ in keys]
    width = max(map(len, caps))
    about = [preferences.catalogue.format(key) for _, key in keys]
    return [f"{cap:<{width}}  {text}" for cap, text in zip(caps, about, strict=True)]
