"""The evidence of a view of Solo: how likely a hand was to call as it did, and the play.

Each word open to a seat has a score, weighted sums of the hand's counts (0 for a pass), and the chance of a word is its part of
the powers of e to these scores: a multinomial logistic regression, fitted to self-play by `tools/bid_chances.py` and kept in
`call_chances.json`.
"""

from functools import cache
from importlib.resources import files
from math import exp, log
from operator import mul
from typing import Final

import msgspec

from whistclub.cards.pack import Hand
from whistclub.games.solo import SoloOptions, SoloView
from whistclub.games.solo.auction import PASS, Auction, after_call, legal_calls
from whistclub.games.solo.options import ELDEST_ACCEPTS_FROM
from whistclub.players.policy import Objective, Situation, situation_of
from whistclub.players.reading import Reading, read
from whistclub.players.solo.hand import counts_of
from whistclub.players.worlds.evidence import Evidence, with_strays
from whistclub.rules.actions import Action, Call
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.values import View

MOST_DANGER: Final = 4.0
"""Of more danger to a misère a count says no more; chosen by hand before the weights were fitted."""

Heard = tuple[str, tuple[str, ...]]
"""A word, and all that were open to the seat."""


class CallChances(msgspec.Struct, frozen=True):
    """The file: by word the weights of 1 and of the five counts of `counts_of`, and the share of all calls."""

    words: dict[str, tuple[float, ...]]
    shares: dict[str, float]
    deals: int
    seed: str


@cache
def call_chances() -> CallChances:
    """The weights as they are shipped."""
    return msgspec.json.decode(
        files(__package__).joinpath("call_chances.json").read_bytes(), type=CallChances
    )


def evidence_of(view: View, options: SoloOptions) -> Evidence:
    """The evidence of a seat's view. Raises ValueError for a spectator, or a view of another game."""
    if not isinstance(view, SoloView):
        raise ValueError("this is no view of Solo")  # noqa: TRY004 (as every player does)
    reading = read(view)
    calls, turned = calls_heard(view, options), view.turned.suits

    def log_chance(seat: Seat, hand: Hand) -> float:
        counts = features_of(hand, turned)
        return sum(log(chance_of_call(word, open_words, counts)) for word, open_words in calls[seat])

    bidders = tuple(seat for seat in FOUR if seat != view.viewer and seat in calls)
    return Evidence(reading, _situation(view, reading), bids=log_chance, bidders=bidders)


def _situation(view: SoloView, reading: Reading) -> Situation | None:
    if view.phase not in {"play", "over"}:
        return None
    side = sum(1 << seat for seat in view.holders)
    if not side:
        return situation_of(reading, side=0, objective="fewest")
    shown = {seat for seat, card in view.shown if card is not view.turned}
    opened = sum(1 << seat for seat in shown & set(view.holders))
    aim: Objective = "most" if view.undertaken else "none"
    return situation_of(reading, side=side, objective=aim, open_hands=opened)


def calls_heard(view: SoloView, options: SoloOptions) -> dict[Seat, list[Heard]]:
    """The calls of the auction by seat; whoever is asked for a raise and passes says nothing."""
    found: dict[Seat, list[Heard]] = {}
    auction = Auction()
    for seat, action in view.acts:
        if not isinstance(action, Call):
            break
        if auction.has_ended():
            if action != PASS:
                found.setdefault(seat, []).append((_word(action), _higher(auction)))
            break
        found.setdefault(seat, []).append((_word(action), tuple(map(_word, legal_calls(auction)))))
        auction = after_call(auction, action, ELDEST_ACCEPTS_FROM[options.eldest_may_accept])
    return found


def _higher(auction: Auction) -> tuple[str, ...]:
    """The words open at a raise."""
    return tuple(map(_word, legal_calls(Auction(0, auction.level))))


def _word(action: Action) -> str:
    return str(action.parts[0])


def features_of(hand: Hand, turned: str) -> tuple[float, ...]:
    """1 and the counts."""
    *tricks, danger = counts_of(hand, turned)
    return (1.0, *tricks, min(danger, MOST_DANGER))


def chance_of_call(word: str, open_words: tuple[str, ...], features: tuple[float, ...]) -> float:
    """The chance that a hand with these features calls so, when those words are open."""
    fitted = call_chances()
    scores = [sum(map(mul, fitted.words[one], features)) for one in open_words]
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    place = open_words.index(word)
    shares = [fitted.shares[one] for one in open_words]
    return with_strays(parts[place] / sum(parts), shares[place] / sum(shares))
