"""The names people may take: visible in full, and not to be taken for another's. Pure.

What everybody can see is for PRECIS to say (RFC 8266, the nickname profile), what looks alike for the Unicode security
data (UTS #39, section 4, skeletons).
"""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import count
from typing import Final

import msgspec

from whistclub.cards.errors import WhistclubError, reason
from whistclub.messages.drawn_names import every_drawn_name

LONGEST_NAME: Final = 24
"""Letters of a person's name at the club; a log takes longer ones (`club/table/sitters.py`)."""
BOT_NAMES: Final = ("Nora", "Emil", "Selma", "Wim", "Hedda", "Ruben")
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
"""What nobody is called, with a number or without."""
_BLANK: Final = frozenset("\u2800\U0001d159")
"""Signs that draw nothing and are no ignorable ones: the empty Braille pattern and the null notehead."""
_STYLES: Final = "\ufe0e\ufe0f"
"""Signs behind a symbol that ask for it plain or as a picture. Phones write them; the name is kept without them."""
_READ_AS: Final = str.maketrans("013457!$@", "o|east|sa")
"""Figures and signs that people write for letters."""
_I_OR_L: Final = "|"
"""A letter that is read as an i or as an l: a capital i, and signs like it. A small i, with its dot, is no l."""
_EITHER: Final = (frozenset("i|"), frozenset("l|"))
_ANY_I_OR_L: Final = str.maketrans("il", "||")
_LIKE_L: Final = frozenset("lI|1")
_JOINS: Final = "\u200d"
"""Joins several pictures into one, as a family."""
_JOINED: Final = "\ufffc"
"""Stands for the sign that joins pictures while a name is looked at: PRECIS knows that one in words alone."""


class BadName(WhistclubError):
    """Nobody may have this name; the reason says why."""


def good_name(text: str, bots: Iterable[str] = ()) -> str:
    """The name in composed form with single spaces. Raises BadName.

    A name has 1 to 24 visible characters, a letter, a figure or a picture among them, without control, direction or
    invisible ones, and at most two marks on a letter. It must not look like the name of a bot, of the house, or what
    the table calls people.
    """
    return _unlike(visible_name(text), (*BOT_NAMES, *_RESERVED, *_HOUSE, *bots))


def hall_name(text: str) -> str:
    """As `good_name`, for an evening: people may have the names of bots, which take others beside them. Raises
    BadName.
    """
    return _unlike(visible_name(text), (*_RESERVED, *_HOUSE))


def visible_name(text: str) -> str:
    """The name in composed form with single spaces, if everybody can see all of it. Raises BadName."""
    from precis_i18n import get_profile

    text = _unstyled(text)
    if not 1 <= len(" ".join(text.split())) <= LONGEST_NAME:
        raise BadName(reason("name-length", most=LONGEST_NAME))
    try:
        name: str = get_profile("NicknameCasePreserved").enforce(_held_apart(text)).replace(_JOINED, _JOINS)
    except UnicodeEncodeError as problem:
        raise BadName(reason("name-characters")) from problem
    kinds = [unicodedata.category(one) for one in name]
    if (
        not any(kind[0] in "LN" or kind == "So" for kind in kinds)
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
        if sign not in _STYLES or not _is_picture(before)
    )


def _held_apart(text: str) -> str:
    """The text with a stand-in for each sign that joins two pictures. Raises BadName for one that has the stand-in
    itself.
    """
    if _JOINED in text:
        raise BadName(reason("name-characters"))
    around = zip(" " + text, text, text[1:] + " ", strict=False)
    return "".join(
        _JOINED if sign == _JOINS and _is_picture(before) and _is_picture(after) else sign
        for before, sign, after in around
    )


def _is_picture(sign: str) -> bool:
    """True for an emoji or another symbol, and for a tone of skin."""
    return unicodedata.category(sign) == "So" or "\U0001f3fb" <= sign <= "\U0001f3ff"


def bot_called(table: int, seat: int) -> str:
    """The name of the bot in this seat of one of many tables, counted from 1: no two of them share one."""
    turn, name = divmod(4 * (table - 1) + seat, len(BOT_NAMES))
    return f"{BOT_NAMES[name]} ({turn + 1})" if turn else BOT_NAMES[name]


def told_apart(name: str, others: Sequence[str]) -> str:
    """The name with a number behind it, where one of the others looks like it."""
    if not any(alike(name, other) for other in others):
        return name
    numbered = (f"{name} ({number})" for number in count(2))
    return next(one for one in numbered if not any(alike(one, other) for other in others))


def alike(one: str, other: str) -> bool:
    """True if a reader could take one name for the other."""
    return _reads_as(skeleton(one), skeleton(other))


def _reads_as(one: str, other: str) -> bool:
    """True if two skeletons may stand for the same name."""
    pairs = zip(one, other, strict=False)
    return len(one) == len(other) and all(a == b or {a, b} in _EITHER for a, b in pairs)


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """The letters and figures that a reader could take the name for, without case, marks, spaces and signs; `|` stands
    for an i or an l.

    A name of pictures alone is its pictures. `alike` compares two of them.
    """
    text = _with_capital_i(name).replace(_I_OR_L, "I")
    for _ in "capitals", "small letters":
        drawn = "".join(map(_prototype, unicodedata.normalize("NFKD", text)))
        text = unicodedata.normalize("NFKD", drawn.replace("I", _I_OR_L)).casefold()
    read = text.translate(_READ_AS)
    letters = "".join(one for one in read if one == _I_OR_L or unicodedata.category(one)[0] in "LN")
    return letters.replace("rn", "m").replace("vv", "w") or "".join(filter(_is_picture, name))


def _with_capital_i(name: str) -> str:
    """The name with a capital i for each small l in a word of at least two capitals and nothing else, as which it is
    read there.
    """
    return " ".join(
        word.replace("l", "I") if others.isupper() and len(others) > 1 else word
        for word in name.split(" ")
        for others in [word.replace("l", "")]
    )


def _prototype(letter: str) -> str:
    """The text that stands for everything that looks like this letter."""
    found = _look_alikes().get(letter, ())
    if letter.isascii() or len(found) != 1:
        return letter
    if found[0] in _LIKE_L:
        return _I_OR_L
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
    """The name, if it looks like none of those taken, like no drawn one and like no guest's. Raises BadName."""
    whole, bare = skeleton(name), _without_number(name)
    house = [skeleton(word) for word in _HOUSE]
    words = [skeleton(word) for word in _words(name)]
    if any(_reads_as(word, one) for word in words for one in house) or any(
        _looks_like(whole, bare, skeleton(one)) for one in taken
    ):
        raise BadName(reason("name-of-bot"))
    if any(_reads_as(bare, skeleton(guest)) for guest in _GUESTS) or _by_shape(bare) in _drawn():
        raise BadName(reason("name-of-guest"))
    return name


@cache
def _drawn() -> frozenset[str]:
    """The drawn names, as `_by_shape` of each."""
    return frozenset(_by_shape(skeleton(name)) for name in every_drawn_name())


def _by_shape(shape: str) -> str:
    """A skeleton whose every i and l is the sign for either."""
    return shape.translate(_ANY_I_OR_L)


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
    rest = whole.replace("bot", "").strip("0123456789oleastb|") if "bot" in whole else whole
    return any(_reads_as(taken, one) for one in (whole, bare, rest)) or any(
        _reads_as(whole, one) for one in (f"{taken}bot", f"bot{taken}")
    )


def _has_stacked_marks(kinds: list[str]) -> bool:
    run = 0
    for kind in kinds:
        run = run + 1 if kind[0] == "M" else 0
        if run > 2:
            return True
    return False
