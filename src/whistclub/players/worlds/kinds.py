"""The kinds of player who may sit in a seat, as beliefs take them, and the powers that what was seen counts to.

The temper of a kind is 1 over its slope: how much less than a player of the conventions it goes by the scores of the fast policy. Slopes,
shares and the part of turns played at random were chosen among eleven pairs by the play of 612 seats of `club` and 36 of `strong` (mean
log of a seat's cards in High, `strong`: -7.93 nats by the conventions alone, -6.79 by slope 0.6, -6.73 by a mixture).
"""

from typing import Final

from whistclub.players.policy import PlayerKind

KINDS: Final = (PlayerKind(0.3, 1.0, 0.03), PlayerKind(0.5, 0.75, 0.05), PlayerKind(0.2, 0.4, 0.15))
"""One that keeps the conventions, one that searches and leaves them now and then (temper 1.3), and a person who may do
anything (temper 2.5).
"""
CARDS_COUNT: Final = 0.9
"""The power that the chances of cards count to: turns of one seat err alike, so that they tell less than they seem to. Of 1, 0.9, 0.8
and 0.6 the one whose chances come true best on deals of `strong` in High.
"""
BIDS_COUNT: Final = 1.0
"""The same of bids: 0.8 does no better."""
