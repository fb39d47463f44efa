"""The policy in Python: slow, and meant to be read. The kernel's policy plays the same cards."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from math import exp, log
from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.policy.features import features_of, kind_of
from whistclub.players.policy.layout import KINDS, weights
from whistclub.players.policy.seen import Seen
from whistclub.players.policy.situation import Hands, PlayedOn, PlayerKind, Situation
from whistclub.rules.seats import FOUR
from whistclub.rules.sums import added


def scores_of(seen: Seen, hands: Sequence[Hand]) -> list[tuple[int, int]]:
    """Each card that may be played, in pack order, with its score."""
    kind = KINDS[kind_of(seen, hands[seen.turn])]
    table = weights()[seen.family, kind]
    return [(card, sum(table[number] for number in found)) for card, found in features_of(seen, hands)]


ANY_CARD: Final = 0.03
"""The share of turns at which any card is taken to be as likely: nobody plays by the weights alone.

Chosen by hand; the kernel has the same.
"""

_TRUMPS: Final = (*FRENCH.suits, "")
"""The trump suits by their numbers, the last for none."""


def seen_in(situation: Situation) -> Seen:
    """The state of the play after all cards played."""
    seen = Seen(situation)
    for card in situation.played:
        seen.play(card.index)
    return seen


def tricks_after(seen: Seen, hands: Hands, card: int | None) -> int:
    """Counted tricks still to be taken when all go on by the policy, this card first where one is given."""
    return played_on_after(seen, hands, card, 0).taken


def played_on_after(seen: Seen, hands: Hands, card: int | None, left: int) -> PlayedOn:
    """The same world once the trick is complete that leaves nobody more than so many cards."""
    seen = deepcopy(seen)
    held, before = list(hands), seen.taken
    while seen.turn_place or held[seen.turn].bit_count() > left:
        seat = seen.turn
        chosen = best_card(seen, held) if card is None else card
        card = None
        held[seat] &= ~(1 << chosen)
        seen.play(chosen)
    return PlayedOn(
        (held[0], held[1], held[2], held[3]), FOUR[seen.turn], _TRUMPS[seen.trump], seen.taken - before
    )


def best_card(seen: Seen, hands: Sequence[Hand]) -> int:
    """The card of the highest score of the seat to play; of equal ones the first in pack order."""
    scores = scores_of(seen, hands)
    return max(scores, key=lambda scored: (scored[1], -scored[0]))[0]


def log_likelihood(situation: Situation, hands: Hands, seats: int) -> float:
    """The log of the chance that the policy plays the cards seen of these seats, whose hands are what is not yet
    played.
    """
    held, plays = list(hands), list(_plays(situation))
    for seat, card in plays:
        held[seat] |= 1 << card
    seen, total = Seen(situation), 0.0
    for seat, card in plays:
        if seats >> seat & 1:
            total += _log_chance(seen, held, card)
        held[seat] &= ~(1 << card)
        seen.play(card)
    return total


def log_chance_of_seat(situation: Situation, hands: Hands, seat: int, kinds: Sequence[PlayerKind]) -> float:
    """The log of the chance of the cards seen of a seat, whose player is of one of these kinds throughout."""
    held, plays = list(hands), list(_plays(situation))
    for who, card in plays:
        held[who] |= 1 << card
    seen, chances = Seen(situation), [1.0] * len(kinds)
    for who, card in plays:
        if who == seat:
            scores = dict(scores_of(seen, held))
            chances = [
                chance * _chance(scores, card, kind) for chance, kind in zip(chances, kinds, strict=True)
            ]
        held[who] &= ~(1 << card)
        seen.play(card)
    return log(added(kind.share * chance for kind, chance in zip(kinds, chances, strict=True)))


def _chance(scores: dict[int, int], card: int, kind: PlayerKind) -> float:
    """The chance that a player of this kind plays the card."""
    powers = {each: exp(kind.slope * score / 100) for each, score in scores.items()}
    return (1 - kind.any_card) * powers[card] / added(powers.values()) + kind.any_card / len(scores)


def _plays(situation: Situation) -> Iterator[tuple[int, int]]:
    seen = Seen(situation)
    for card in situation.played:
        yield seen.turn, card.index
        seen.play(card.index)


def _log_chance(seen: Seen, hands: Sequence[Hand], card: int) -> float:
    """The log of the chance of this card: mostly by the softmax of the scores, and in part any card alike."""
    scores = dict(scores_of(seen, hands))
    if len(scores) == 1:
        return 0.0
    best = max(scores.values())
    total = added(exp((score - best) / 100) for score in scores.values())
    chance = exp((scores[card] - best) / 100) / total
    return log((1 - ANY_CARD) * chance + ANY_CARD / len(scores))
