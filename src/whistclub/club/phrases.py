"""The phrases that people may say across a table; none of them tells anything of a card."""

from typing import Final

PHRASES: Final = {
    "hello": "talk-hello",
    "good_luck": "talk-good-luck",
    "one_moment": "talk-one-moment",
    "no_hurry": "talk-no-hurry",
    "back_soon": "talk-back-soon",
    "here_again": "talk-here-again",
    "well_played": "talk-well-played",
    "thanks": "talk-thanks",
    "sorry": "talk-sorry",
    "fun": "talk-fun",
    "again": "talk-again",
    "bye": "talk-bye",
}
"""Each phrase with its message."""

SAID: Final = {
    "hello": "event-table-said-hello",
    "good_luck": "event-table-said-good-luck",
    "one_moment": "event-table-said-one-moment",
    "no_hurry": "event-table-said-no-hurry",
    "back_soon": "event-table-said-back-soon",
    "here_again": "event-table-said-here-again",
    "well_played": "event-table-said-well-played",
    "thanks": "event-table-said-thanks",
    "sorry": "event-table-said-sorry",
    "fun": "event-table-said-fun",
    "again": "event-table-said-again",
    "bye": "event-table-said-bye",
}
"""Each phrase with the message of who said it."""
