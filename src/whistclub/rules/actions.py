"""Acts: what a seat can do, as small values with a text form.

Equal acts are the same object, so acts compare by identity and a list of legal acts costs a table look-up. Their
repr names no card; `text` does, and is ASCII, never translated and read back by the alphabet of the game
(`rules.alphabet`). A class of acts says what is done and with what; the words and numbers are the game's.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Self, TypeVar

from whistclub.cards.card import Card
from whistclub.cards.pack import ByHand, Pack
from whistclub.rules.seats import SEATS, Seat


class Action:
    """One act of a seat; made once for each value."""

    __slots__ = ("by_seat", "number", "parts", "text")

    verb: ClassVar[str] = ""
    _made: ClassVar[dict[tuple[object, ...], Any]] = {}

    text: str
    parts: tuple[Any, ...]
    by_seat: "tuple[Act, ...]"
    """This act as each seat's, made once: `by_seat[seat]` is `(seat, self)`."""
    number: int | None
    """The number that it names; None for an act that names none."""

    def __new__(cls, *parts: object) -> Self:
        """The act of this value, the same object each time."""
        made = Action._made.get((cls, *parts))
        if made is None:
            made = object.__new__(cls)
            made.parts = parts
            words = (part if isinstance(part, str) else str(part) for part in parts)
            made.text = " ".join([cls.verb, *words]).strip()
            made.by_seat = tuple((seat, made) for seat in SEATS)
            made.number = next((part for part in parts if isinstance(part, int)), None)
            made = Action._made.setdefault((cls, *parts), made)
        found: Self = made
        return found

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        """Names no card: a repr may reach a log."""
        return f"{type(self).__name__}(hidden)"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), self.parts


def number_alone(act: Action) -> int | None:
    """The number that is all an act names; None for one that names none, or a word beside it."""
    return act.number if len(act.parts) == 1 else None


def words_of(act: Action) -> str:
    """The text of an act behind its verb."""
    return act.text[len(act.verb) :].lstrip()


Act = tuple[Seat, Action]
"""An act and whose it is."""

SeenAct = tuple[Seat, Action | None]
"""An act as a viewer knows it: None where they know only that this seat acted."""


Log = tuple[Any, ...]
"""Acts as `(those before, the last act)`, nested; () is empty. Adding one to it costs no copy."""


_last: Final[list[tuple[Log, tuple[Act, ...]]]] = [((), ())]
"""The log whose acts were asked for last, and its acts: after an act several ask for the same ones."""

_MOST_OTHERS: Final = 512
_others: Final[dict[int, tuple[Log, tuple[Act, ...]]]] = {}
"""Those asked for before, by the log's identity: many tables are asked about in turn. What is here is kept, so that no
other log has its identity.
"""


def acts_in(log: Log) -> tuple[Act, ...]:
    """The acts of a log, in order."""
    last, acts = _last[0]
    # By identity, which costs nothing: logs are never changed.
    if log is last:
        return acts
    found = (*acts, log[1]) if log and log[0] is last else _acts_of_another(log, last, acts)
    _last[0] = log, found
    return found


def _acts_of_another(log: Log, last: Log, acts: tuple[Act, ...]) -> tuple[Act, ...]:
    """The acts of a log that does not go on from the last one."""
    if len(_others) >= _MOST_OTHERS:
        _others.clear()
    _others[id(last)] = last, acts
    known = _others.pop(id(log), None)
    if known is not None:
        return known[1]
    # The log that it adds an act to is hardly asked about again.
    before = _others.pop(id(log[0]), None) if log else None
    return _all_acts(log) if before is None else (*before[1], log[1])


def _all_acts(log: Log) -> tuple[Act, ...]:
    acts: list[Act] = []
    while log:
        log, act = log
        acts.append(act)
    acts.reverse()
    return tuple(acts)


def last_acts(log: Log, count: int) -> list[tuple[Seat, "Play"]]:
    """The last acts of a log, in order, all of which play cards."""
    acts = []
    for _ in range(count):
        log, act = log
        acts.append(act)
    acts.reverse()
    return acts


class CardAction(Action):
    """An act with one card."""

    __slots__ = ("card",)
    card: Card

    def __new__(cls, card: Card) -> Self:
        """The act of this value, the same object each time."""
        made = super().__new__(cls, card)
        made.card = card
        return made


class Play(CardAction):
    """Play a card to the trick: `play HK`."""

    __slots__ = ()
    verb = "play"


class Lay(Action):
    """Lay a bid card face down, or two as the signal: `lay S2`, `lay H2 H5` (lower in pack order first)."""

    __slots__ = ("cards",)
    verb = "lay"
    cards: tuple[Card, ...]

    def __new__(cls, *cards: Card) -> Self:
        """The act of this value, the same object each time."""
        made = super().__new__(cls, *sorted(cards))
        made.cards = made.parts
        return made


class Exchange(CardAction):
    """Pass a card face down across the table to one's partner: `exchange D4`."""

    __slots__ = ()
    verb = "exchange"


class Discard(CardAction):
    """Lay a card away face down, as for a card of the kitty: `discard D4`."""

    __slots__ = ()
    verb = "discard"


class Say(Action):
    """Speak a bid in turn, a word or a number of the game's: `say pass`."""

    __slots__ = ()
    verb = "say"


class Call(Action):
    """Call in an auction, a word or a number of the game's: `call pass`."""

    __slots__ = ()
    verb = "call"


class Trump(Action):
    """Name the trump suit by its letter, or none: `trump S`, `trump none`."""

    __slots__ = ()
    verb = "trump"


class Bid(Action):
    """Undertake a number of tricks: `bid 4`."""

    __slots__ = ()
    verb = "bid"


Made = TypeVar("Made", bound=Action)


class CardActs(ByHand[Made]):
    """The acts of one kind (play, lay, exchange) for the cards of a hand, in pack order, by the hand."""

    def __init__(self, pack: Pack, kind: Callable[[Card], Made]) -> None:
        super().__init__(pack.cards, kind)
        self._made_of = pack, kind

    def __reduce__(self) -> tuple[Callable[..., "CardActs[Made]"], tuple[Pack, Callable[[Card], Made]]]:
        return acts_of, self._made_of


_TABLES: Final[dict[tuple[str, Callable[[Card], Action]], CardActs[Any]]] = {}


def acts_of(pack: Pack, kind: Callable[[Card], Made]) -> CardActs[Made]:
    """The one table of this kind of act for this pack."""
    known = _TABLES.get((pack.key, kind))
    if known is None:
        known = _TABLES[pack.key, kind] = CardActs(pack, kind)
    return known
