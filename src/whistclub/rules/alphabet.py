"""The acts of a game as it declares them: kinds, each with its text form, its typed value and the message that words
it.

Records, the wire, programs, the test kit and the faces read `Game.alphabet`: what is not declared there cannot be said.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, Reason, reason
from whistclub.cards.pack import Pack
from whistclub.rules.actions import Action, Bid, Call, Discard, Exchange, Lay, Play, Say, Trump

Value = tuple[Any, ...]
"""The parts of an act, as its class takes them."""


class Takes(msgspec.Struct, frozen=True, omit_defaults=True):
    """The values of a kind of act, as data: up to `most` different cards, one of the `words`, a number or a suit.

    `pairs` are a number and one of the `words`. `text` is any words, for a kind that none of these describes.
    """

    of: Literal["cards", "words", "number", "pairs", "suit", "nothing", "text"] = "text"
    most: int = 1
    words: tuple[str, ...] = ()


class KindForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of act as data, for a program that has no rules of the game: see `Kind`."""

    verb: str
    takes: Takes
    meaning: str
    argument: str = ""


class Kind(msgspec.Struct, frozen=True, eq=False):
    """Acts of the class `made`, with values of one type.

    `read` gives the value of the words behind the verb, None for words that are no value. It may take more than
    `listed`, which has the values of a pack and of the cards dealt from it in a fixed order, so that the rules can say
    why not. The message `meaning` words the act; `argument` is the name of the value in it, empty where it needs none.
    `takes` says as data what `read` takes.
    """

    made: type[Action]
    read: Callable[[Sequence[str], Pack], Value | None]
    listed: Callable[[Pack, Sequence[Card]], Iterable[Value]]
    meaning: str
    argument: str = ""
    takes: Takes = Takes()


class Alphabet:
    """The kinds of act of a game, in the order in which programs number their acts."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def read(self, text: str, pack: Pack) -> Action:
        """The act written, in any case and spacing. Raises BadText when the text is no act of the game."""
        return _read(self, text, pack)[1]

    def meaning(self, text: str, pack: Pack) -> Reason:
        """The key and the facts of the message that words the act written. Raises BadText as `read` does."""
        kind, act = _read(self, text, pack)
        if kind.takes.of == "pairs":
            count, strain = act.parts
            return reason(kind.meaning, count=count, strain=strain)
        value = " ".join(map(str, act.parts)) if act.number is None else act.number
        return reason(kind.meaning, **({kind.argument: value} if kind.argument else {}))

    def forms(self) -> tuple[KindForm, ...]:
        """The kinds as data, in order."""
        return tuple(KindForm(kind.made.verb, kind.takes, kind.meaning, kind.argument) for kind in self.kinds)

    def acts(self, pack: Pack, dealt: Sequence[Card]) -> tuple[Action, ...]:
        """Every act, each once, for a deal from these cards of the pack."""
        return tuple(kind.made(*value) for kind in self.kinds for value in kind.listed(pack, dealt))


# Tables read the same few texts at every move. An alphabet is one object for each game, and a key by its identity.
@lru_cache(maxsize=4096)
def _read(alphabet: Alphabet, text: str, pack: Pack) -> tuple[Kind, Action]:
    refused = BadText(reason("unknown-act", text=" ".join(text.split())[:40]))
    verb, *words = text.lower().split() or [""]
    for kind in alphabet.kinds:
        if kind.made.verb != verb:
            continue
        try:
            value = kind.read(words, pack)
        except BadText as problem:
            refused = problem
        else:
            if value is not None:
                return kind, kind.made(*value)
    raise refused


def _message(of: str) -> str:
    return f"act-{of.replace('_', '-')}"


def single(dealt: Sequence[Card]) -> Iterable[Value]:
    """Each card by itself."""
    return ((card,) for card in dealt)


def card_acts(
    made: type[Action], most: int = 1, listed: Callable[[Sequence[Card]], Iterable[Value]] = single
) -> Kind:
    """Acts with a card, or with up to `most` different ones; `listed` gives those that there can be."""

    def read(words: Sequence[str], pack: Pack) -> Value | None:
        found = tuple(map(pack.card, words)) if len(words) <= most else ()
        return found if found and len(set(found)) == len(found) else None

    argument = "card" if most == 1 else "cards"
    takes = Takes("cards", most)
    return Kind(made, read, lambda _, dealt: listed(dealt), _message(made.verb), argument, takes)


def word_acts(made: type[Action], *words: str) -> Kind:
    """Acts with one of these words, the names of calls: `call misere`. Words have small letters, digits and `_`."""
    takes = Takes("words", words=words)
    return Kind(
        made, _known(words), lambda *_: ((word,) for word in words), _message(made.verb), "call", takes
    )


def word_act(made: type[Action], word: str, meaning: str = "") -> Kind:
    """The act with this word and a message of its own, usually that of the word: `call pass` is `act-pass`."""
    takes = Takes("words", words=(word,))
    return Kind(made, _known((word,)), lambda *_: ((word,),), meaning or _message(word), takes=takes)


def _known(words: Sequence[str]) -> Callable[[Sequence[str], Pack], Value | None]:
    return lambda said, _: (said[0],) if len(said) == 1 and said[0] in words else None


def number_acts(made: type[Action], numbers: Iterable[int], argument: str = "count") -> Kind:
    """Acts with a number of up to two digits, of which these are the ones that there can be: `bid 4`."""
    values = tuple((number,) for number in numbers)
    return Kind(made, _number, lambda *_: values, _message(made.verb), argument, Takes("number"))


def _number(said: Sequence[str], _: Pack) -> Value | None:
    if len(said) != 1 or len(said[0]) > 2 or not (said[0].isascii() and said[0].isdecimal()):
        return None
    return (int(said[0]),)


def number_word_acts(made: type[Action], numbers: Iterable[int], words: Sequence[str]) -> Kind:
    """Acts with a number and one of these words, number by number in the order of the words: `call 4 uptown`.

    The message `act-VERB-of` words them; that of the word is `strain-WORD`, or the name of the suit whose letter it is.
    """
    values = tuple((number, word) for number in numbers for word in words)
    takes = Takes("pairs", words=tuple(words))
    return Kind(made, _pair(words), lambda *_: values, f"{_message(made.verb)}-of", "strain", takes)


def _pair(words: Sequence[str]) -> Callable[[Sequence[str], Pack], Value | None]:
    known = {word.lower(): word for word in words}

    def read(said: Sequence[str], pack: Pack) -> Value | None:
        number = _number(said[:1], pack)
        return (*number, known[said[1]]) if number and len(said) == 2 and said[1] in known else None

    return read


def bare_act(made: type[Action]) -> Kind:
    """The act that is its verb alone."""
    takes = Takes("nothing")
    return Kind(
        made, lambda said, _: None if said else (), lambda *_: ((),), _message(made.verb), takes=takes
    )


def suit_acts(made: type[Action]) -> Kind:
    """Acts with a suit of the pack: `trump S`."""
    return Kind(
        made,
        lambda said, pack: (pack.suit(said[0]),) if len(said) == 1 else None,
        lambda pack, _: ((suit,) for suit in pack.suits),
        _message(made.verb),
        "suit",
        Takes("suit"),
    )


def alphabet_of(forms: Iterable[KindForm]) -> Alphabet:
    """The alphabet that these kinds describe; it reads and words acts, and lists only those that need no pack."""
    return Alphabet(*map(_kind_of, forms))


def _kind_of(form: KindForm) -> Kind:
    made, takes = _class_of(form.verb), form.takes
    match takes.of:
        case "cards":
            kind = card_acts(made, takes.most)
        case "words":
            kind = word_acts(made, *takes.words)
        case "number":
            kind = number_acts(made, ())
        case "pairs":
            kind = number_word_acts(made, (), takes.words)
        case "suit":
            kind = suit_acts(made)
        case "nothing":
            kind = bare_act(made)
        case _:
            kind = Kind(made, lambda said, _: tuple(said), lambda *_: (), "")
    return msgspec.structs.replace(kind, meaning=form.meaning, argument=form.argument, takes=takes)


@lru_cache(maxsize=256)
def _class_of(verb: str) -> type[Action]:
    """The class of the acts with this verb: one that games share, or one that is only its verb."""
    shared = {made.verb: made for made in (Play, Lay, Exchange, Discard, Say, Call, Trump, Bid)}
    return shared.get(verb) or type(f"Told{verb.capitalize()}", (Action,), {"__slots__": (), "verb": verb})


PLAYS: Final = card_acts(Play)
"""Play a card."""

EXCHANGES: Final = card_acts(Exchange)
"""Pass a card across the table."""

DISCARDS: Final = card_acts(Discard)
"""Lay a card away."""

TRUMPS: Final = suit_acts(Trump)
"""Name a suit of the pack trump."""

TRUMP_NONE: Final = word_act(Trump, "none", "act-trump-none")
"""Name no suit trump."""
