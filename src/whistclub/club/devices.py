"""Devices: the browsers that are a person's, each by a cookie of its own, and the passkeys that make more of them
so.
"""

import re
import secrets
from typing import Final

import msgspec

CHALLENGE_MS: Final = 5 * 60 * 1000
"""The time for which a passkey's challenge can be answered."""

MOST_PASSKEYS: Final = 20
"""The most passkeys of one person."""

_BROWSERS: Final = (
    ("Firefox", r"Firefox/|FxiOS/"), ("Edge", r"Edg"), ("Opera", r"OPR/"), ("Samsung Internet", r"SamsungBrowser/"),
    ("Chrome", r"Chrome/|CriOS/"), ("Safari", r"Safari/"),
)  # fmt: skip
_SYSTEMS: Final = (
    ("iPhone", r"iPhone"), ("iPad", r"iPad"), ("Android", r"Android"), ("Windows", r"Windows"), ("macOS", r"Macintosh"),
    ("ChromeOS", r"CrOS"), ("Linux", r"Linux"),
)  # fmt: skip


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is this person's; `label` names the program and the system, empty if unknown."""

    id: str
    person: str
    label: str
    since_ms: int
    used_ms: int


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of a person: its id in base64url, its public key, and how often it says it was used."""

    id: str
    person: str
    public_key: bytes
    sign_count: int
    label: str
    since_ms: int
    used_ms: int


def new_device(person: str, user_agent: str, now_ms: int) -> Device:
    """A new device of this person."""
    return Device(
        id=secrets.token_urlsafe(20),
        person=person,
        label=label_of(user_agent),
        since_ms=now_ms,
        used_ms=now_ms,
    )


def label_of(user_agent: str) -> str:
    """The program and the system that a browser says it is, such as `Firefox, Linux`."""
    found = [_first(user_agent, kinds) for kinds in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name)


def _first(user_agent: str, kinds: tuple[tuple[str, str], ...]) -> str:
    return next((name for name, pattern in kinds if re.search(pattern, user_agent)), "")
