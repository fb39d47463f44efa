"""The coach: what each bid and card of a deal was worth, by what its seat could know and as the cards lay, and where
the points came from.
"""

from whistclub.coach.advice import advised, best_told, hint_beside, prices_beside
from whistclub.coach.effort import QUICK, STANDARD, Effort
from whistclub.coach.lines import BestLine, best_line
from whistclub.coach.perfect_play import Aim, OpenHands, OpenPlace, perfect_play, perfect_tricks
from whistclub.coach.prices import (
    DealReview,
    Fact,
    FairHint,
    Heaps,
    Ledger,
    Marked,
    Price,
    PricedAct,
    Word,
    lost_by,
    whole_of,
    word_of,
)
from whistclub.coach.reasons.reason import PlayReason
from whistclub.coach.review import (
    fair_hint,
    fair_prices,
    review_act,
    review_deal,
    review_match,
    review_steps,
)
from whistclub.coach.totals import Totals, totals_of

__all__ = [
    "QUICK",
    "STANDARD",
    "Aim",
    "BestLine",
    "DealReview",
    "Effort",
    "Fact",
    "FairHint",
    "Heaps",
    "Ledger",
    "Marked",
    "OpenHands",
    "OpenPlace",
    "PlayReason",
    "Price",
    "PricedAct",
    "Totals",
    "Word",
    "advised",
    "best_line",
    "best_told",
    "fair_hint",
    "fair_prices",
    "hint_beside",
    "lost_by",
    "perfect_play",
    "perfect_tricks",
    "prices_beside",
    "review_act",
    "review_deal",
    "review_match",
    "review_steps",
    "totals_of",
    "whole_of",
    "word_of",
]
