"""The names people may take: visible in full, and not to be taken for another's. Pure.

What everybody can see is for PRECIS to say (RFC 8266, the nickname profile), what looks alike for the Unicode security data
(UTS #39, section 4, skeletons).
"""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import count
from typing import Final

import msgspec

from whistclub.cards.errors import WhistclubError, reason

LONGEST_NAME: Final = 24
BOT_NAMES: Final = ("Nora", "Emil", "Selma", "Wim")
"""The names of bots, by seat; no person may have one."""

_HOUSE: Final = (
    "whistclub", "whist", "host", "house", "admin", "administrator", "moderator", "system", "support", "staff", "server", "root",
    "verwaltung",
)  # fmt: skip
"""Words that no name may have in it, since they would speak for the house."""
_RESERVED: Final = (
    "bot", "robot", "computer", "you", "me", "we", "us", "they", "them", "du", "ich", "wir", "ihr", "sie", "north", "east", "south", "west", "nord",
    "ost", "süd", "dummy", "partner", "opponent", "gegner", "nobody", "niemand",
)  # fmt: skip
"""Words that the table calls people by, and so nobody's whole name."""
_GUESTS: Final = ("guest", "gast")
"""The name of people without one, with their number, in each language."""
_BLANK: Final = frozenset("\u2800\U0001d159")
"""Signs that draw nothing and are no ignorable ones: the empty Braille pattern and the null notehead."""
_STYLES: Final = "\ufe0e\ufe0f"
"""Signs behind a symbol that ask for it plain or as a picture. Phones write them; the name is kept without them."""
_READ_AS: Final = str.maketrans("013457|!$@i", "oleastllsal")
"""Figures and signs that people write for letters, and `i`, whose capital looks like an l."""


class BadName(WhistclubError):
    """Nobody may have this name; the reason says why."""


def good_name(text: str, bots: Iterable[str] = ()) -> str:
    """The name in composed form with single spaces. Raises BadName.

    A name has 1 to 24 visible characters, a letter or figure among them, without control, direction or invisible ones, and at most two
    marks on a letter. It must not look like the name of a bot, of the house, or what the table calls people.
    """
    return _unlike(visible_name(text), (*BOT_NAMES, *_RESERVED, *_HOUSE, *bots))


def hall_name(text: str) -> str:
    """As `good_name`, for an evening: people may have the names of bots, which take others beside them. Raises BadName."""
    return _unlike(visible_name(text), (*_RESERVED, *_HOUSE))


def visible_name(text: str) -> str:
    """The name in composed form with single spaces, if everybody can see all of it. Raises BadName."""
    from precis_i18n import get_profile

    text = _unstyled(text)
    if not 1 <= len(" ".join(text.split())) <= LONGEST_NAME:
        raise BadName(reason("name-length", most=LONGEST_NAME))
    try:
        name: str = get_profile("NicknameCasePreserved").enforce(text)
    except UnicodeEncodeError as problem:
        raise BadName(reason("name-characters")) from problem
    kinds = [unicodedata.category(one) for one in name]
    if (
        not any(kind[0] in "LN" for kind in kinds)
        or "#" in name
        or _BLANK & set(name)
        or _has_stacked_marks(kinds)
    ):
        raise BadName(reason("name-characters"))
    if len(name) > LONGEST_NAME:
        raise BadName(reason("name-length", most=LONGEST_NAME))
    return name


def _unstyled(text: str) -> str:
    """The text without a sign of style behind each symbol."""
    return "".join(
        sign
        for before, sign in zip(" " + text, text, strict=False)
        if sign not in _STYLES or unicodedata.category(before) != "So"
    )


def told_apart(name: str, others: Sequence[str]) -> str:
    """The name with a number behind it, where one of the others looks like it."""
    taken = {skeleton(one) for one in others}
    if skeleton(name) not in taken:
        return name
    return next(f"{name} ({number})" for number in count(2) if skeleton(f"{name} ({number})") not in taken)


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """The letters and figures that a reader could take the name for, without case, marks, spaces and signs. Names alike have the same one."""
    text = name
    for _ in "capitals", "small letters":
        alike = "".join(map(_prototype, unicodedata.normalize("NFKD", text)))
        text = unicodedata.normalize("NFKD", alike).casefold()
    letters = "".join(one for one in text.translate(_READ_AS) if unicodedata.category(one)[0] in "LN")
    return letters.replace("rn", "m").replace("vv", "w")


def _prototype(letter: str) -> str:
    """The text that stands for everything that looks like this letter."""
    found = _look_alikes().get(letter, ())
    if letter.isascii() or len(found) != 1:
        return letter
    return found[0] if len(_look_alikes().get(found[0], ())) > 1 else min(letter, found[0], key=_plainness)


def _plainness(text: str) -> tuple[bool, str]:
    return not text.isascii(), text


class _LookAlike(msgspec.Struct):
    c: str


@cache
def _look_alikes() -> dict[str, tuple[str, ...]]:
    """By text, the texts that look like it: each of many has its prototype alone, and the prototype all of them."""
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    found = msgspec.json.decode(data, type=dict[str, list[_LookAlike]])
    return {text: tuple(one.c for one in alike) for text, alike in found.items()}


def _unlike(name: str, taken: Iterable[str]) -> str:
    """The name, if it looks like none of those taken and like no guest's number. Raises BadName."""
    whole, bare = skeleton(name), _without_number(name)
    house = {skeleton(word) for word in _HOUSE}
    if any(skeleton(word) in house for word in _words(name)) or any(
        _looks_like(whole, bare, skeleton(one)) for one in taken
    ):
        raise BadName(reason("name-of-bot"))
    if bare in {skeleton(guest) for guest in _GUESTS}:
        raise BadName(reason("name-of-guest"))
    return name


def _words(name: str) -> list[str]:
    """The words of the name, without figures at either end."""
    letters = "".join(one if unicodedata.category(one)[0] in "LMN" else " " for one in name)
    return [word.strip("0123456789") for word in letters.split()]


def _without_number(name: str) -> str:
    """The name's skeleton, without figures and signs at either end."""
    letters = [unicodedata.category(one)[0] == "L" for one in name]
    if True not in letters:
        return ""
    return skeleton(name[letters.index(True) : len(letters) - letters[::-1].index(True)])


def _looks_like(whole: str, bare: str, taken: str) -> bool:
    """True if it reads as the taken name, alone or with a number (without which it is `bare`) or `bot` next to it."""
    rest = whole.replace("bot", "").strip("0123456789oleastb") if "bot" in whole else whole
    return taken in {whole, bare, rest} or whole in {f"{taken}bot", f"bot{taken}"}


def _has_stacked_marks(kinds: list[str]) -> bool:
    run = 0
    for kind in kinds:
        run = run + 1 if kind[0] == "M" else 0
        if run > 2:
            return True
    return False
