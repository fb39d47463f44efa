"""People: their identity, the names they may take, and links for a second device. Pure but for random bytes."""

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

import msgspec

from whistclub.cards.errors import WhistclubError, reason

LONGEST_NAME: Final = 24
LINK_MS: Final = 10 * 60 * 1000
"""The time for which a link for a second device can be redeemed."""

BOT_NAMES: Final = ("Nora", "Emil", "Selma", "Wim")
"""The names of bots, by seat; no person may have one."""

_BRAND: Final = "whistclub"
_HOUSE_NAMES: Final = (_BRAND, _BRAND.removesuffix("club"), "host", "admin", "house")
_RESERVED: Final = ("bot", "robot", "computer", *_HOUSE_NAMES)
_GUESTS: Final = ("guest", "gast")
"""The name of people without one, with their number, in each language."""


class BadName(WhistclubError):
    """Nobody may have this name; the reason says why."""


class Person(msgspec.Struct, frozen=True):
    """A person known by a cookie. `number` identifies a guest who has no name yet."""

    id: str
    name: str
    number: int
    since_ms: int

    @property
    def called(self) -> str:
        """The name for the log: a guest's is `#4821`."""
        return self.name or f"#{self.number}"


def new_person(now_ms: int) -> Person:
    """A new guest."""
    return Person(secrets.token_urlsafe(16), "", 1000 + secrets.randbelow(9000), now_ms)


def good_name(text: str, bots: Iterable[str] = ()) -> str:
    """The name in composed form with single spaces. Raises BadName.

    A name has 1 to 24 visible characters, without control, direction or invisible ones, and at most two marks on a letter. It must
    not look like the name of a bot or of the house.
    """
    return _unlike(visible_name(text), (*BOT_NAMES, *_RESERVED, *bots))


def hall_name(text: str) -> str:
    """As `good_name`, for a table with real cards: there are no bots, so that people may have the names of bots. Raises BadName."""
    return _unlike(visible_name(text), _RESERVED)


def visible_name(text: str) -> str:
    """The name in composed form with single spaces, if everybody can see all of it. Raises BadName."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(reason("name-length", most=LONGEST_NAME))
    kinds = [unicodedata.category(one) for one in name]
    if any(kind[0] == "C" or kind in {"Zl", "Zp"} for kind in kinds) or not any(
        kind[0] in "LN" for kind in kinds
    ):
        raise BadName(reason("name-characters"))
    if "#" in name or _has_stacked_marks(kinds):
        raise BadName(reason("name-characters"))
    return name


def _unlike(name: str, taken: Iterable[str]) -> str:
    """The name, if it looks like none of those taken and like no guest's number. Raises BadName."""
    skeleton = _skeleton(name)
    if any(_looks_like(skeleton, _skeleton(one)) for one in taken):
        raise BadName(reason("name-of-bot"))
    if _without_number(name) in {_skeleton(guest) for guest in _GUESTS}:
        raise BadName(reason("name-of-guest"))
    return name


def _without_number(name: str) -> str:
    """The name's skeleton, without digits and signs at either end."""
    letters = [unicodedata.category(one)[0] == "L" for one in name]
    if True not in letters:
        return ""
    return _skeleton(name[letters.index(True) : len(letters) - letters[::-1].index(True)])


def _has_stacked_marks(kinds: list[str]) -> bool:
    run = 0
    for kind in kinds:
        run = run + 1 if kind[0] == "M" else 0
        if run > 2:
            return True
    return False


_LOOK_ALIKES: Final = str.maketrans(
    {
        "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "|": "l", "!": "l", "i": "l", "j": "l", "$": "s", "@": "a",
        "а": "a", "в": "b", "е": "e", "н": "h", "к": "k", "м": "m", "о": "o", "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "і": "l", "ѕ": "s",
        "ո": "n", "ѡ": "w", "ԝ": "w", "ɴ": "n", "ɪ": "l",
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "l", "κ": "k", "μ": "m", "ν": "v", "ο": "o", "ρ": "p", "τ": "t", "υ": "u", "χ": "x", "ω": "w",
    }
)  # fmt: skip


def _skeleton(name: str) -> str:
    """The letters that a reader could take the name for, without case, marks, spaces and signs, and with look-alikes unified."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_LOOK_ALIKES)
    letters = "".join(one for one in plain if unicodedata.category(one)[0] in "LN")
    return letters.replace("rn", "m").replace("vv", "w")


def _looks_like(skeleton: str, taken: str) -> bool:
    """True if it reads as the taken name, alone or with a number or `bot` next to it."""
    rest = skeleton.replace("bot", "").strip("0123456789oleastb") if "bot" in skeleton else skeleton
    return (
        skeleton == taken
        or (taken in {rest, skeleton.rstrip("0123456789")})
        or skeleton in {f"{taken}bot", f"bot{taken}"}
    )


def link_digest(token: str) -> str:
    """The digest by which a link for a second device is stored, instead of its token."""
    return hashlib.sha256(token.encode()).hexdigest()
