"""Acts: what a seat can do, as small values with a text form.

Equal acts are the same object, so acts compare by identity and a list of legal acts costs a table look-up. Their
repr names no card; `text` does, and is ASCII, never translated and read back by `parse_action`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar, Final, Self, TypeVar

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, reason
from whistclub.cards.pack import ByHand, Pack
from whistclub.rules.seats import SEATS, Seat


class Action:
    """One act of a seat; made once for each value."""

    __slots__ = ("by_seat", "parts", "text")

    verb: ClassVar[str] = ""
    _made: ClassVar[dict[tuple[Any, ...], Any]] = {}

    text: str
    parts: tuple[Any, ...]
    by_seat: "tuple[Act, ...]"
    """This act as each seat's, made once: `by_seat[seat]` is `(seat, self)`."""

    def __new__(cls, *parts: Any) -> Self:
        """The act of this value, the same object each time."""
        made = Action._made.get((cls, *parts))
        if made is None:
            made = object.__new__(cls)
            made.parts = parts
            words = (part if isinstance(part, str) else str(part) for part in parts)
            made.text = " ".join([cls.verb, *words]).strip()
            made.by_seat = tuple((seat, made) for seat in SEATS)
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

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self), self.parts


Act = tuple[Seat, Action]
"""An act and whose it is."""

SeenAct = tuple[Seat, Action | None]
"""An act as a viewer knows it: None where they know only that this seat acted."""


Log = tuple[Any, ...]
"""Acts as `(those before, the last act)`, nested; () is empty. Adding one to it costs no copy."""


def acts_in(log: Log) -> tuple[Act, ...]:
    """The acts of a log, in order."""
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


class Play(Action):
    """Play a card to the trick: `play HK`."""

    __slots__ = ("card",)
    verb = "play"
    card: Card

    def __new__(cls, card: Card) -> Self:
        """The act of this value, the same object each time."""
        made = super().__new__(cls, card)
        made.card = card
        return made


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


class Exchange(Action):
    """Pass a card face down across the table to one's partner: `exchange D4`."""

    __slots__ = ("card",)
    verb = "exchange"
    card: Card

    def __new__(cls, card: Card) -> Self:
        """The act of this value, the same object each time."""
        made = super().__new__(cls, card)
        made.card = card
        return made


class Say(Action):
    """Speak a bid in turn: `say grand`, `say nullo`, `say pass`."""

    __slots__ = ()
    verb = "say"


class Call(Action):
    """Call in an auction: `call pass`, `call solo`, `call sola_nola`."""

    __slots__ = ()
    verb = "call"


class Trump(Action):
    """Name the trump suit by its letter: `trump S`."""

    __slots__ = ()
    verb = "trump"


class Bid(Action):
    """Undertake an exact number of tricks: `bid 4`."""

    __slots__ = ()
    verb = "bid"


class Declare(Action):
    """Choose the face-up marker to aim for by its pip: `declare 3`."""

    __slots__ = ()
    verb = "declare"


class Twiddle(Action):
    """Turn the next card of the side pile: its suit becomes trump."""

    __slots__ = ()
    verb = "twiddle"


class Keep(Action):
    """Keep the trump as it is."""

    __slots__ = ()
    verb = "keep"


TWIDDLE: Final = Twiddle()
KEEP: Final = Keep()


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


_WITH_CARDS: Final = {"play": Play, "lay": Lay, "exchange": Exchange}
_SAID: Final = {"grand", "nullo", "pass"}
_CALLED: Final = {
    "pass", "propose", "accept", "solo", "misere", "abondance", "abondance_in_trumps", "misere_ouverte",
    "abondance_declared", "sola_nola", "grand_dix",
}  # fmt: skip
_COUNTS: Final = {"bid": Bid, "declare": Declare}


@lru_cache(maxsize=4096)
def parse_action(text: str, pack: Pack) -> Action:
    """The act written, in any case and spacing. Raises BadText when the text is no act of any game."""
    words = text.lower().split()
    unknown = BadText(reason("unknown-act", text=" ".join(text.split())[:40]))
    if not words or len(words) > 3:
        raise unknown
    verb, objects = words[0], words[1:]
    if verb in _WITH_CARDS:
        return _with_cards(verb, objects, pack, unknown)
    if len(objects) == 1:
        return _with_word(verb, objects[0], pack, unknown)
    if not objects and verb in {"twiddle", "keep"}:
        return TWIDDLE if verb == "twiddle" else KEEP
    raise unknown


def _with_cards(verb: str, objects: list[str], pack: Pack, unknown: BadText) -> Action:
    cards = [pack.card(word) for word in objects]
    most = 2 if verb == "lay" else 1
    if not 1 <= len(cards) <= most or len(set(cards)) != len(cards):
        raise unknown
    made: Action = _WITH_CARDS[verb](*cards)
    return made


def _with_word(verb: str, word: str, pack: Pack, unknown: BadText) -> Action:
    if verb == "say" and word in _SAID:
        return Say(word)
    if verb == "call" and word in _CALLED:
        return Call(word)
    if verb == "trump":
        return Trump(pack.suit(word))
    if verb in _COUNTS and word.isascii() and word.isdecimal() and len(word) <= 2:
        made: Action = _COUNTS[verb](int(word))
        return made
    raise unknown
