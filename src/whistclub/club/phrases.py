"""The phrases that people may say across a table; none of them tells anything of a card."""

from typing import Final

PHRASES: Final = {
    "hello": "talk-hello",
    "good_luck": "talk-good-luck",
    "one_moment": "talk-one-moment",
    "well_played": "talk-well-played",
    "thanks": "talk-thanks",
    "sorry": "talk-sorry",
    "again": "talk-again",
    "bye": "talk-bye",
}
"""Each phrase with its message."""

SAID: Final = {
    "hello": "event-table-said-hello",
    "good_luck": "event-table-said-good-luck",
    "one_moment": "event-table-said-one-moment",
    "well_played": "event-table-said-well-played",
    "thanks": "event-table-said-thanks",
    "sorry": "event-table-said-sorry",
    "again": "event-table-said-again",
    "bye": "event-table-said-bye",
}
"""Each phrase with the message of who said it."""
