"""People: who somebody is, what they may be called, and how a second device becomes theirs. Pure but for fresh bytes."""

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

import msgspec

from whistclub.cards.errors import WhistclubError, reason

LONGEST_NAME: Final = 24
LINK_MS: Final = 10 * 60 * 1000
"""How long a link for a second device can be redeemed."""

BOT_NAMES: Final = ("Nora", "Emil", "Selma", "Wim")
"""What bots are called, by seat; no person may be called so."""

_RESERVED: Final = (*BOT_NAMES, "bot", "robot", "computer", "host", "whist", "whistclub", "admin", "house")
_GUESTS: Final = ("guest", "gast")
"""What people without a name are called, with their number, in each language."""


class BadName(WhistclubError):
    """A name that nobody may have; the reason says why."""


class Person(msgspec.Struct, frozen=True):
    """Somebody the club knows by a cookie: `number` names a guest who has taken no name yet."""

    id: str
    name: str
    number: int
    since_ms: int

    @property
    def called(self) -> str:
        """The name for the log: a guest's is `#4821`."""
        return self.name or f"#{self.number}"


def new_person(now_ms: int) -> Person:
    """A guest."""
    return Person(secrets.token_urlsafe(16), "", 1000 + secrets.randbelow(9000), now_ms)


def good_name(text: str, bots: Iterable[str] = ()) -> str:
    """The name with its spaces put in order. Raises BadName.

    From 1 to 24 characters that can be seen, in composed form; no control, direction or invisible characters, no more than two
    marks on a letter; and none that a person could take for a bot or for the house.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(reason("name-length", most=LONGEST_NAME))
    kinds = [unicodedata.category(one) for one in name]
    if any(kind[0] == "C" or kind in {"Zl", "Zp"} for kind in kinds) or not any(
        kind[0] in "LN" for kind in kinds
    ):
        raise BadName(reason("name-characters"))
    if "#" in name or _piled(kinds):
        raise BadName(reason("name-characters"))
    skeleton = _skeleton(name)
    if any(_like(skeleton, _skeleton(taken)) for taken in (*_RESERVED, *bots)):
        raise BadName(reason("name-of-bot"))
    if _without_number(name) in {_skeleton(guest) for guest in _GUESTS}:
        raise BadName(reason("name-of-guest"))
    return name


def _without_number(name: str) -> str:
    """The letters of the name without figures and signs before and behind them."""
    letters = [unicodedata.category(one)[0] == "L" for one in name]
    if True not in letters:
        return ""
    return _skeleton(name[letters.index(True) : len(letters) - letters[::-1].index(True)])


def _piled(kinds: list[str]) -> bool:
    run = 0
    for kind in kinds:
        run = run + 1 if kind[0] == "M" else 0
        if run > 2:
            return True
    return False


_SAME: Final = str.maketrans(
    {
        "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "|": "l", "!": "l", "i": "l", "j": "l", "$": "s", "@": "a",
        "а": "a", "в": "b", "е": "e", "н": "h", "к": "k", "м": "m", "о": "o", "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "і": "l", "ѕ": "s",
        "ո": "n", "ѡ": "w", "ԝ": "w", "ɴ": "n", "ɪ": "l",
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "l", "κ": "k", "μ": "m", "ν": "v", "ο": "o", "ρ": "p", "τ": "t", "υ": "u", "χ": "x", "ω": "w",
    }
)  # fmt: skip


def _skeleton(name: str) -> str:
    """The letters a reader could take the name for: without case, marks, spaces and signs, look-alikes made one."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_SAME)
    letters = "".join(one for one in plain if unicodedata.category(one)[0] in "LN")
    return letters.replace("rn", "m").replace("vv", "w")


def _like(skeleton: str, taken: str) -> bool:
    """Whether it reads as the taken name, alone or with a number or `bot` beside it."""
    rest = skeleton.replace("bot", "").strip("0123456789oleastb") if "bot" in skeleton else skeleton
    return (
        skeleton == taken
        or (taken in {rest, skeleton.rstrip("0123456789")})
        or skeleton in {f"{taken}bot", f"bot{taken}"}
    )


def link_digest(token: str) -> str:
    """Under what a link for a second device is kept: the token itself is never."""
    return hashlib.sha256(token.encode()).hexdigest()
