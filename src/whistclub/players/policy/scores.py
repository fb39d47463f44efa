"""Scores of cards, in hundredths: the higher, the likelier the policy is to play the card."""

from collections.abc import Sequence

from whistclub.cards.pack import Hand
from whistclub.players.policy.features import features_of, kind_of
from whistclub.players.policy.layout import KINDS, weights
from whistclub.players.policy.seen import Seen


def scores_of(seen: Seen, hands: Sequence[Hand]) -> list[tuple[int, int]]:
    """Each card that may be played, in pack order, with its score."""
    kind = KINDS[kind_of(seen, hands[seen.turn])]
    table = weights()[seen.family, kind]
    return [(card, sum(table[number] for number in found)) for card, found in features_of(seen, hands)]
