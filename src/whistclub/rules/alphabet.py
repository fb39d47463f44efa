"""The acts of a game as it declares them: kinds, each with its text form, its typed value and the message that words it.

Records, the wire, programs, the test kit and the faces read `Game.alphabet`: what is not declared there cannot be said.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, Reason, reason
from whistclub.cards.pack import Pack
from whistclub.rules.actions import Action, Exchange, Play, Trump

Value = tuple[Any, ...]
"""The parts of an act, as its class takes them."""


class Kind(msgspec.Struct, frozen=True, eq=False):
    """Acts of the class `made`, with values of one type.

    `read` gives the value of the words behind the verb, None for words that are no value. It may take more than `listed`,
    which has the values of a pack and of the cards dealt from it in a fixed order, so that the rules can say why not. The
    message `meaning` words the act; `argument` is the name of the value in it, empty where it needs none.
    """

    made: type[Action]
    read: Callable[[Sequence[str], Pack], Value | None]
    listed: Callable[[Pack, Sequence[Card]], Iterable[Value]]
    meaning: str
    argument: str = ""


class Alphabet:
    """The kinds of act of a game, in the order in which programs number their acts."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def read(self, text: str, pack: Pack) -> Action:
        """The act written, in any case and spacing. Raises BadText when the text is no act of the game."""
        return _read(self, text, pack)[1]

    def meaning(self, text: str, pack: Pack) -> Reason:
        """The key and the fact of the message that words the act written. Raises BadText as `read` does."""
        kind, act = _read(self, text, pack)
        value = " ".join(map(str, act.parts)) if act.number is None else act.number
        return reason(kind.meaning, **({kind.argument: value} if kind.argument else {}))

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
    return Kind(made, read, lambda _, dealt: listed(dealt), _message(made.verb), argument)


def word_acts(made: type[Action], *words: str) -> Kind:
    """Acts with one of these words, the names of calls: `call misere`. Words have small letters, digits and `_`."""
    return Kind(made, _known(words), lambda *_: ((word,) for word in words), _message(made.verb), "call")


def word_act(made: type[Action], word: str, meaning: str = "") -> Kind:
    """The act with this word and a message of its own, usually that of the word: `call pass` is `act-pass`."""
    return Kind(made, _known((word,)), lambda *_: ((word,),), meaning or _message(word))


def _known(words: Sequence[str]) -> Callable[[Sequence[str], Pack], Value | None]:
    return lambda said, _: (said[0],) if len(said) == 1 and said[0] in words else None


def number_acts(made: type[Action], numbers: Iterable[int], argument: str = "count") -> Kind:
    """Acts with a number of up to two digits, of which these are the ones that there can be: `bid 4`."""
    values = tuple((number,) for number in numbers)
    return Kind(made, _number, lambda *_: values, _message(made.verb), argument)


def _number(said: Sequence[str], _: Pack) -> Value | None:
    if len(said) != 1 or len(said[0]) > 2 or not (said[0].isascii() and said[0].isdecimal()):
        return None
    return (int(said[0]),)


def bare_act(made: type[Action]) -> Kind:
    """The act that is its verb alone."""
    return Kind(made, lambda said, _: None if said else (), lambda *_: ((),), _message(made.verb))


PLAYS: Final = card_acts(Play)
"""Play a card."""

EXCHANGES: Final = card_acts(Exchange)
"""Pass a card across the table."""

TRUMPS: Final = Kind(
    Trump,
    lambda said, pack: (pack.suit(said[0]),) if len(said) == 1 else None,
    lambda pack, _: ((suit,) for suit in pack.suits),
    _message(Trump.verb),
    "suit",
)
"""Name a suit of the pack trump."""

TRUMP_NONE: Final = word_act(Trump, "none", "act-trump-none")
"""Name no suit trump."""
