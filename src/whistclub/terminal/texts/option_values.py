"""Words for the values that options take."""

from typing import Final

from whistclub.messages import Catalogue

WORDS: Final = {
    "on": "app-value-on", "off": "app-value-off", "none": "app-value-none", "campaign": "app-value-campaign",
    "points": "app-value-points", "units": "app-value-units", "hand": "app-value-one-hand", "passage": "app-value-passage",
    "game": "app-value-game", "50_or_more": "app-value-fifty-or-more", "more_than_50": "app-value-more-than-fifty",
    "assisted": "app-value-assisted", "extended": "app-value-extended", "eight_tricks": "app-value-eight-tricks",
    "before": "app-value-before", "gongor": "app-value-gongor", "cards": "app-value-cards", "spoken": "app-value-spoken",
    "black_high": "app-value-black-high", "red_high": "app-value-red-high", "void_only": "app-value-void-only",
    "first_lead": "app-value-first-lead", "askov": "app-value-askov", "right_of_grander": "app-value-right-of-grander",
    "left_of_grander": "app-value-left-of-grander", "grander": "app-value-grander",
    "left_of_dealer": "app-value-left-of-dealer", "right_of_bidder": "app-value-right-of-bidder",
    "others_score": "app-value-others-score", "grander_loses": "app-value-grander-loses",
    "loser_minus": "app-value-loser-minus", "winner_plus": "app-value-winner-plus",
    "star_to_others": "app-value-star-to-others", "no_star": "app-value-no-star",
    "second_or_third": "app-value-second-or-third", "any": "app-value-any", "never": "app-value-never",
    "throw_in": "app-value-throw-in", "solo_only": "app-value-solo-only", "any_raise": "app-value-any-raise",
    "general_misere": "app-value-general-misere", "open": "app-value-open",
}  # fmt: skip


def value_word(text: str, catalogue: Catalogue) -> str:
    """The value in words; a number as it is."""
    return catalogue.format(WORDS[text]) if text in WORDS else text
