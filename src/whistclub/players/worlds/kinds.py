"""The kinds of player who may sit in a seat, as beliefs take them, and the powers that what was seen counts to."""

from typing import Final

from whistclub.players.policy import PlayerKind

KINDS: Final = (PlayerKind(0.4, 1.0, 0.03), PlayerKind(0.4, 0.7, 0.1), PlayerKind(0.2, 0.3, 0.2))
"""One that keeps the conventions, one that searches and leaves them now and then, and one that does much as it likes."""
CARDS_COUNT: Final = 0.8
"""The power that the chances of cards count to: turns of one seat err alike, so that they tell less than they seem to."""
BIDS_COUNT: Final = 1.0
"""The same of bids."""
