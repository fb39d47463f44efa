"""The worth of every set of cards held, in every state of the side pile, by the compiled kernel."""

from collections.abc import Sequence
from typing import Final, Protocol

from whistclub.rules.tricks import NO_TRUMP, Judge
from whistclub.solver.dummy.hand import DummyHand, TooLarge, Worth
from whistclub.solver.dummy.twin import DummyTwin
from whistclub.solver.loading import loaded_kernel

DEFAULT_BYTES: Final = 512 << 20
"""A fore hand of Gongor Whist takes 130 MB in the mean for all eight bids; of 300 none took more than 310."""
ANY_WORK: Final = 1 << 62
TWIN_STATES: Final = 400
"""The most sets of cards held and seen, in all states of the side pile, that the twin should be asked about."""

_FEW_LANES, _MANY_LANES = 8, 16
_Reply = tuple[bool, list[int], list[tuple[int, int]], Sequence[float], Sequence[float]]


class _Kernel(Protocol):
    def dummy_tables(
        self,
        numbers: Sequence[int],
        follows: Sequence[int],
        beats: Sequence[Sequence[int]],
        value: Sequence[Sequence[float]],
        told: Sequence[float],
        bytes: int,  # noqa: A002 - the kernel's own name
        work: int,
    ) -> _Reply: ...


_kernel: _Kernel | None = loaded_kernel()


class Worths(Protocol):
    """A solved hand, which can be asked: see `Tables.at`."""

    def at(self, held: int, trump: str, hidden: tuple[str, ...], won: int) -> Worth: ...


class Tables:
    """The kernel's answer."""

    __slots__ = ("_lanes", "_places", "_told", "_value")

    def __init__(self, question: DummyHand, reply: _Reply, lanes: int) -> None:
        _, hands, states, self._value, self._told = reply
        suits = question.pack.suits
        keys = [((*suits, NO_TRUMP)[trump], _suits_in(suits, hidden)) for trump, hidden in states]
        rows = ((held, *key) for held in hands for key in keys)
        self._places = {row: place for place, row in enumerate(rows)}
        self._lanes = lanes

    def at(self, held: int, trump: str, hidden: tuple[str, ...], won: int) -> Worth:
        """The worth of holding these of the own cards (a bit each) in this state of the side pile, with so many tricks
        won.
        """
        if won >= self._lanes:
            return Worth(0.0, 0.0)
        place = self._places[held, trump, hidden] * self._lanes + won
        return Worth(self._value[place], self._told[place] if self._told else 0.0)


def can_solve() -> bool:
    """True if the compiled kernel is there."""
    return _kernel is not None


def solved(question: DummyHand, *, most_bytes: int = DEFAULT_BYTES, most_work: int = ANY_WORK) -> Worths:
    """The worths by the kernel, or by the twin where there is none.

    Raises TooLarge where the kernel needs more than so many bytes, or weighs more than so many worths: by own cards
    held, cards seen, card of the dummy, answer, state of the side pile and number of tricks.
    """
    if _kernel is None:
        return DummyTwin(question)
    width = max(map(_width, (*question.value, question.told)))
    lanes = _FEW_LANES if width <= _FEW_LANES else _MANY_LANES
    follows, beats = masks_of(question)
    value = [row[:width] for row in question.value]
    reply = _kernel.dummy_tables(
        numbers_of(question, lanes), follows, beats, value, question.told[:width], most_bytes, most_work
    )
    if not reply[0]:
        raise TooLarge("the hand takes more bytes or more work than these")
    return Tables(question, reply, lanes)


def _width(row: Sequence[float]) -> int:
    """The numbers of tricks up to the last that is worth anything."""
    return max((won + 1 for won, worth in enumerate(row) if worth), default=0)


def numbers_of(question: DummyHand, lanes: int) -> list[int]:
    """The question's numbers in the kernel's order."""
    suits = question.pack.suits
    return [
        len(question.hand),
        question.held,
        suits.index(question.trump) if question.trump else len(suits),
        sum(1 << suits.index(suit) for suit in question.hidden),
        question.twiddles,
        question.turned,
        question.after,
        question.replaced,
        bool(question.told),
        lanes,
        len(question.value),
    ]


def masks_of(question: DummyHand) -> tuple[list[int], list[list[int]]]:
    """By unseen card: the own cards that follow it, and by trump those that beat it."""
    pack = question.pack
    judges = [Judge(pack, trump) for trump in (*pack.suits, NO_TRUMP)]
    own = question.hand
    follows = [_mask([card.bit & led.shares for card in own]) for led in question.unseen]
    beats = [
        [_mask([card.bit & judge.over[led.index] for card in own]) for led in question.unseen]
        for judge in judges
    ]
    return follows, beats


def _mask(flags: Sequence[int]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def _suits_in(suits: str, mask: int) -> tuple[str, ...]:
    return tuple(suit for place, suit in enumerate(suits) if mask >> place & 1)
