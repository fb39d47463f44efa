"""The page of keys."""

from typing import TYPE_CHECKING

from whistclub.terminal.app.keys import CHOICES, COMMANDS, MOVES, Key

if TYPE_CHECKING:
    from whistclub.terminal.app.app import WhistApp


def key_text(club: "WhistApp") -> tuple[str, list[str], bool]:
    """Heading and lines of the page of keys."""
    say = club.catalogue.format
    lines = [say("app-keys-about"), "", say("app-keys-hand"), *_rows(club, MOVES)]
    lines += ["", say("app-keys-choices"), *_rows(club, CHOICES)]
    lines += ["", say("app-keys-table"), *_rows(club, COMMANDS)]
    return say("app-keys"), lines, False


def _rows(club: "WhistApp", keys: tuple[Key, ...]) -> list[str]:
    plain = {"←": "Left", "→": "Right", "1…9": "1-9"}
    caps = [plain.get(key.cap, key.cap) if club.look.ascii else key.cap for key in keys]
    width = max(map(len, caps))
    return [
        f"{cap:<{width}}  {club.catalogue.format(key.about)}" for cap, key in zip(caps, keys, strict=True)
    ]
