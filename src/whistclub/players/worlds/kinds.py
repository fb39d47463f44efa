"""The kinds of player who may sit in a seat, as beliefs take them, and the powers that what was seen counts to.

The temper of a kind is 1 over its slope: how much less than the fitted players it goes by the scores of the fast
policy. Shares, slopes and the part of turns played at random were chosen among nine mixtures, by the chances told of
each card's holder against what came true in 340 deals of conventional players, of `club` and of `strong` in High, Low,
South Dakota and Whist (docs/bench.md, beliefs). Solo has a mixture of its own.
"""

from typing import Final

from whistclub.players.policy import PlayerKind

KINDS: Final = (PlayerKind(0.5, 1.2, 0.02), PlayerKind(0.4, 0.9, 0.03), PlayerKind(0.1, 0.4, 0.15))
"""One that keeps the conventions (temper 0.8), one that searches and leaves them now and then (temper 1.1), and a
person who may do anything (temper 2.5).
"""
CARDS_COUNT: Final = 1.0
"""The power that the chances of cards count to. Under 1 the mixture is told too timidly: 0.9 told 0.85 where 0.95 came
true.
"""
BIDS_COUNT: Final = 1.0
"""The same of bids: 0.8 does no better."""
