"""Acts: what a seat can do, as small values with a text form.

Equal acts are the same object, so acts compare by identity and a list of legal acts costs a table look-up. Their
repr names no card; `text` does, and is ASCII, never translated and read back by `parse_action`.
"""

from typing import Any, ClassVar, Final, Self

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, reason
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.seats import FOUR, Seat


class Action:
    """One act of a seat; made once for each value."""

    __slots__ = ("by_seat", "parts", "text")

    verb: ClassVar[str] = ""
    _made: ClassVar[dict[tuple[Any, ...], Any]] = {}

    text: str
    parts: tuple[Any, ...]
    by_seat: "tuple[Act, Act, Act, Act]"
    """This act as each seat's, made once: `by_seat[seat]` is `(seat, self)`."""

    def __new__(cls, *parts: Any) -> Self:
        """The act of this value, the same object each time."""
        made = Action._made.get((cls, *parts))
        if made is None:
            made = object.__new__(cls)
            made.parts = parts
            words = (part if isinstance(part, str) else str(part) for part in parts)
            made.text = " ".join([cls.verb, *words]).strip()
            made.by_seat = (FOUR[0], made), (FOUR[1], made), (FOUR[2], made), (FOUR[3], made)
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


class Plays(dict[Hand, tuple[Play, ...]]):
    """The acts that play the cards of a set, in pack order, by the set; one for each pack.

    Sets within thirteen neighbouring cards (a suit, in the French pack) are remembered, so that following suit is
    one look-up; others are put together from four of those, so that memory stays bounded.
    """

    def __init__(self, pack: Pack) -> None:
        super().__init__({0: ()})
        self._pack = pack

    def __missing__(self, cards: Hand) -> tuple[Play, ...]:
        if cards not in (cards & _FIRST, cards & _SECOND, cards & _THIRD, cards & _FOURTH):
            return self.of_any(cards)
        plays = tuple(Play(card) for card in self._pack.iterate(cards))
        self[cards] = plays
        return plays

    def of_any(self, cards: Hand) -> tuple[Play, ...]:
        """The same for a set that is likely to reach over many suits."""
        return self[cards & _FIRST] + self[cards & _SECOND] + self[cards & _THIRD] + self[cards & _FOURTH]

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def __reduce__(self) -> tuple[Any, tuple[Pack]]:
        return plays_of, (self._pack,)


def plays_of(pack: Pack) -> Plays:
    """The one Plays of this pack."""
    known = _PLAYS.get(pack.key)
    if known is None:
        known = _PLAYS[pack.key] = Plays(pack)
    return known


_PLAYS: Final[dict[str, Plays]] = {}
_FIRST: Final = (1 << 13) - 1
_SECOND: Final = _FIRST << 13
_THIRD: Final = _FIRST << 26
_FOURTH: Final = ~(_FIRST | _SECOND | _THIRD)


_WITH_CARDS: Final = {"play": Play, "lay": Lay, "exchange": Exchange}
_SAID: Final = {"grand", "nullo", "pass"}
_CALLED: Final = {
    "pass", "propose", "accept", "solo", "misere", "abondance", "abondance_in_trumps", "misere_ouverte",
    "abondance_declared", "sola_nola", "grand_dix",
}  # fmt: skip
_COUNTS: Final = {"bid": Bid, "declare": Declare}


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
