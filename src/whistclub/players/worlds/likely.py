"""Worlds as likely as the bids and cards seen make them, drawn by the kernel.

The chance of what was seen is a product over the other seats, each by its own hand: the kernel remembers what of a hand
each turn turned on. How the draws come about says kernel/src/policy/beliefs.hpp.
"""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from whistclub.cards.pack import Hand
from whistclub.players.policy import Hands, read_play
from whistclub.players.policy.twin import log_chance_of_seat
from whistclub.players.worlds.evidence import Evidence, four, may_hold, played_by_seat
from whistclub.players.worlds.hand_bids import SeatBids
from whistclub.players.worlds.kinds import BIDS_COUNT, CARDS_COUNT
from whistclub.rules.seats import FOUR, Seat
from whistclub.solver.solver import compiled_kernel

if TYPE_CHECKING:
    from whistclub.solver._kernel import Beliefs

STEPS: Final = 8
"""Exchanges that each draw tries after every step of the evidence, and four times as many at the end. In deals of
Minnesota and Whist 40 draws are worth 36 to 40 independent ones from key to key, with 4 steps 18 to 33.
"""
_Numbers = tuple[Any, ...]
_NO_BIDS: Final = (SeatBids(),) * 4
"""Nothing heard of any seat."""


class Drawing(msgspec.Struct, frozen=True):
    """Worlds, each once, by the share of the draws that came to it.

    `draws` were made; for what a mean over them says, they are worth `effective` independent ones.
    """

    hands: tuple[Hands, ...]
    weights: tuple[float, ...]
    draws: int
    effective: float

    def __repr__(self) -> str:
        return f"Drawing({self.draws} draws worth {self.effective:.0f})"


def likely_worlds(evidence: Evidence, rng: Random, draws: int, *, steps: int = STEPS) -> Drawing:
    """So many draws of worlds as likely as the evidence makes them. The same chance gives the same worlds on every
    machine.

    Raises ValueError where no world agrees with what is certain, and without the kernel.
    """
    beliefs = _beliefs(evidence)
    if beliefs is None:
        raise ValueError("likely worlds are drawn by the kernel")
    reading = evidence.reading
    hands, weights, effective = beliefs.draw(
        may_hold(evidence), reading.known, reading.counts, rng.getrandbits(64), draws, steps
    )
    if not hands:
        raise ValueError("no world fits what is known")
    return Drawing(tuple(map(four, hands)), tuple(weights), draws, effective)


def kernel_weighs(evidence: Evidence) -> bool:
    """True if the kernel is there and can weigh what was seen."""
    return compiled_kernel() is not None and not _is_for_python(evidence)


def some_of(drawing: Drawing, rng: Random, count: int) -> Drawing:
    """So many of these draws, or all of them where their worlds are no more."""
    if len(drawing.hands) <= count:
        return drawing
    start, up_to, kept = rng.random(), 0.0, [0] * len(drawing.hands)
    for place, weight in enumerate(drawing.weights):
        up_to += weight
        while start + sum(kept) < up_to * count and sum(kept) < count:
            kept[place] += 1
    few = [(hands, times / count) for hands, times in zip(drawing.hands, kept, strict=True) if times]
    # The draws left out are an error of their own, as in any sample of a few of many.
    effective = 1 / (1 / drawing.effective + 1 / count - 1 / drawing.draws)
    return Drawing(tuple([hands for hands, _ in few]), tuple([weight for _, weight in few]), count, effective)


def log_chances(evidence: Evidence, worlds: Sequence[Hands]) -> list[float]:
    """The log of the chance of the bids and cards seen of the other seats, to its powers, in each world."""
    beliefs = _beliefs(evidence)
    return log_chances_by_twin(evidence, worlds) if beliefs is None else beliefs.log_chances(worlds)


def log_chances_by_twin(evidence: Evidence, worlds: Sequence[Hands]) -> list[float]:
    """The same in Python: slow, and the judge of the kernel's."""
    played = played_by_seat(evidence.reading)
    logs = [0.0] * len(worlds)
    for seat in FOUR:
        if seat == evidence.reading.me:
            continue
        known: dict[Hand, float] = {}
        for place, hands in enumerate(worlds):
            if hands[seat] not in known:
                known[hands[seat]] = _log_chance_of_seat(evidence, seat, hands, played[seat])
            logs[place] += known[hands[seat]]
    return logs


def _log_chance_of_seat(evidence: Evidence, seat: Seat, hands: Hands, played: Hand) -> float:
    total = 0.0
    if evidence.situation is not None and evidence.situation.played:
        total += CARDS_COUNT * log_chance_of_seat(evidence.situation, hands, seat, evidence.kinds)
    if evidence.bids is not None and seat in evidence.bidders:
        total += BIDS_COUNT * evidence.bids(seat, hands[seat] | played)
    return total


def _beliefs(evidence: Evidence) -> "Beliefs | None":
    """The evidence as the kernel weighs it; None without the kernel, or where only Python can weigh the bids."""
    kernel = compiled_kernel()
    if kernel is None or _is_for_python(evidence):
        return None
    reading, situation = evidence.reading, evidence.situation
    others = 15 & ~(1 << reading.me)
    played = played_by_seat(reading)
    known: Hands = four(list(reading.known))
    play = None
    if situation is not None:
        dealt: Hand = reading.out | reading.hand | played[0] | played[1] | played[2] | played[3]
        play = read_play(situation, known, dealt, others, evidence.kinds)
    heard = evidence.heard
    counts, bids = (None, _NO_BIDS) if heard is None else (heard.counts, heard.seats)
    numbers = [_numbers(each) for each in bids]
    return kernel.Beliefs(play, counts, numbers, (CARDS_COUNT, BIDS_COUNT), played, others)


def _is_for_python(evidence: Evidence) -> bool:
    """True if bids were heard that only Python can weigh."""
    return evidence.bids is not None and bool(evidence.bidders) and evidence.heard is None


def _numbers(bids: SeatBids) -> tuple[list[_Numbers], list[_Numbers], list[_Numbers]]:
    """The bids of a seat as the kernel takes them."""
    plain = msgspec.structs.astuple
    return (
        [plain(each) for each in bids.ladders],
        [plain(each) for each in bids.laid],
        [plain(each) for each in bids.words],
    )
