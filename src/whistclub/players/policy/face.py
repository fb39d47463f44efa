"""The policy's questions, answered for many worlds at once: by the kernel, or by the twin where there is none."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.policy.layout import all_weights
from whistclub.players.policy.situation import Hands, PlayedOn, PlayerKind, Situation
from whistclub.players.policy.twin import log_likelihood, played_on_after, seen_in, tricks_after
from whistclub.rules.seats import FOUR
from whistclub.solver.solver import compiled_kernel

if TYPE_CHECKING:
    from whistclub.solver._kernel import PlayReading, Policy

_AIMS: Final = ("most", "fewest", "none")
_TRUMPS: Final = (*FRENCH.suits, "")
_ANY_CARD: Final = -1
"""The kernel's number for no card in particular."""


def tricks_played_out(situation: Situation, worlds: Sequence[Hands]) -> list[int]:
    """Counted tricks still to be taken in each world when all four play on by the policy, each by its own hand and what
    was seen.
    """
    policy = _policy()
    if policy is not None:
        return policy.play_out(_numbers(situation), _played(situation), worlds, _ANY_CARD)
    seen = seen_in(situation)
    return [tricks_after(seen, hands, None) for hands in worlds]


def tricks_by_card(situation: Situation, worlds: Sequence[Hands], cards: Sequence[Card]) -> list[list[int]]:
    """The same for each of these cards played now by the seat to play, by world and card."""
    policy = _policy()
    if policy is None:
        seen = seen_in(situation)
        return [[tricks_after(seen, hands, card.index) for card in cards] for hands in worlds]
    numbers, played = _numbers(situation), _played(situation)
    by_card = [policy.play_out(numbers, played, worlds, card.index) for card in cards]
    return [list(tricks) for tricks in zip(*by_card, strict=True)]


def played_on(situation: Situation, worlds: Sequence[Hands], card: Card, left: int) -> list[PlayedOn]:
    """Each world after this card of the seat to play, once all four have played on by the policy until the trick is
    complete that leaves nobody more than so many cards.
    """
    policy = _policy()
    if policy is None:
        seen = seen_in(situation)
        return [played_on_after(seen, hands, card.index, left) for hands in worlds]
    rows = policy.play_on(_numbers(situation), _played(situation), worlds, card.index, left)
    return [
        PlayedOn((north, east, south, west), FOUR[leader], _TRUMPS[trump], taken)
        for (north, east, south, west), leader, trump, taken in rows
    ]


def log_likelihoods(situation: Situation, worlds: Sequence[Hands], seats: int) -> list[float]:
    """The log of the chance that the policy plays the cards seen of these seats, in each world."""
    policy = _policy()
    if policy is not None:
        return policy.log_likelihoods(_numbers(situation), _played(situation), worlds, seats)
    return [log_likelihood(situation, hands, seats) for hands in worlds]


def read_play(
    situation: Situation, certain: Hands, dealt: Hand, seats: int, kinds: Sequence[PlayerKind]
) -> "PlayReading | None":
    """The kernel's reading of the play of these seats; None without the kernel, or before the first card.

    `certain` are the cards left that each seat is known to hold, `dealt` all of the deal, those played too.
    """
    policy = _policy()
    if policy is None or not situation.played:
        return None
    numbers = [(kind.share, kind.slope, kind.any_card) for kind in kinds]
    return policy.read_play(_numbers(situation), _played(situation), certain, dealt, seats, numbers)


@lru_cache(maxsize=1)
def _policy() -> "Policy | None":
    kernel = compiled_kernel()
    return None if kernel is None else kernel.Policy(all_weights())


def _numbers(situation: Situation) -> list[int]:
    """The situation as the kernel takes it, but for the cards played."""
    return [
        _AIMS.index(situation.objective),
        situation.side & 15,
        situation.counts & 15,
        _TRUMPS.index(situation.trump),
        situation.now & 15,
        situation.later & 15,
        int(situation.leader),
        situation.open_hands & 15,
        int(situation.names_trump),
        situation.trained & 15,
    ]


def _played(situation: Situation) -> list[int]:
    return [card.index for card in situation.played]
