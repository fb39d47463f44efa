"""Everything a seat could try: the acts of a game's alphabet, and things that are no acts at all."""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import PACKS, Pack
from whistclub.rules.actions import KEEP, TWIDDLE, Action, Bid, Call, Declare, Exchange, Lay, Play, Say, Trump

_SAID: Final = ("grand", "nullo", "pass")
_CALLED: Final = (
    "pass", "propose", "accept", "solo", "misere", "abondance", "abondance_in_trumps", "misere_ouverte",
    "abondance_declared", "sola_nola", "grand_dix",
)  # fmt: skip
_MOST_COUNT: Final = 11


class Strange(Action):
    """An act of no game."""

    __slots__ = ()
    verb = "strange"


def said() -> tuple[Action, ...]:
    """Every spoken bid."""
    return tuple(Say(word) for word in _SAID)


def called() -> tuple[Action, ...]:
    """Every call of every auction."""
    return tuple(Call(word) for word in _CALLED)


def counted() -> tuple[Action, ...]:
    """Bids and declared pips, one too many among them, and the two acts of the side pile."""
    counts = range(_MOST_COUNT + 1)
    return (*(Bid(count) for count in counts), *(Declare(count) for count in counts), TWIDDLE, KEEP)


def laid(pack: Pack) -> tuple[Action, ...]:
    """Every card laid as a bid, some signals of two cards, and every card exchanged."""
    pairs = zip(pack.cards[::3], pack.cards[1::3], strict=False)
    singles = (Lay(card) for card in pack.cards)
    return (*singles, *(Lay(*pair) for pair in pairs), *(Exchange(card) for card in pack.cards))


def played(pack: Pack) -> tuple[Action, ...]:
    """Every card of the pack played."""
    return tuple(Play(card) for card in pack.cards)


def named(pack: Pack) -> tuple[Action, ...]:
    """Every suit named trump."""
    return tuple(Trump(suit) for suit in pack.suits)


def every_act(pack: Pack) -> tuple[Action, ...]:
    """The acts of all games with this pack's cards."""
    return (*played(pack), *laid(pack), *said(), *called(), *named(pack), *counted())


def foreign(pack: Pack) -> tuple[object, ...]:
    """Acts that no position may take: those with cards of another pack, an act of no game, values that are no acts."""
    other = next(one for one in PACKS.values() if one.key != pack.key) if pack is FRENCH else FRENCH
    first, second = other.cards[0], other.cards[-1]
    acts: Sequence[object] = (Play(first), Play(second), Lay(first), Lay(first, second), Exchange(second))
    return (*acts, Strange(), Strange(pack.cards[0]), Call("nonsense"), Bid(-1), Lay(), None, "play SA", 7)
