"""Cards valued by playing each world out with the fast policy, where open cards tell no card from another.

In a closed misère the defenders, seeing all cards, beat nearly every hand whatever it plays. The policy knows no more than each
seat does.
"""

from collections.abc import Sequence

import msgspec

from whistclub.cards.card import Card
from whistclub.players.policy import Situation, tricks_by_card
from whistclub.players.search.aim import Aim
from whistclub.players.search.values import Values
from whistclub.players.search.worlds import Weighted


def played_out(
    situation: Situation, aim: Aim, worlds: Sequence[Weighted], cards: Sequence[Card]
) -> list[tuple[float, Values]]:
    """Each world's weight and the values of the cards in it, of an aim that is to take no trick."""
    asked = msgspec.structs.replace(situation, counts=aim.counts)
    tricks = tricks_by_card(asked, [hands for _, hands in worlds], cards)
    return [
        (weight, tuple(aim.worth[each == 0] for each in row))
        for (weight, _), row in zip(worlds, tricks, strict=True)
    ]
