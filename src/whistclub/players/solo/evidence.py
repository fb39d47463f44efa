"""The evidence of a view of Solo: how likely a hand was to call as it did, and the play.

Each word open to a seat has a score, weighted sums of the hand's counts (0 for a pass), and the chance of a word is its
part of the powers of e to these scores: a multinomial logistic regression, fitted to self-play by
`tools/bid_chances.py` and kept in `call_chances.json`.
"""

from functools import cache, partial
from importlib.resources import files
from math import exp, log
from operator import mul
from typing import TYPE_CHECKING, Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.solo import SoloOptions, SoloView
from whistclub.games.solo.auction import PASS, Auction, after_call, legal_calls
from whistclub.games.solo.options import ELDEST_ACCEPTS_FROM
from whistclub.players.policy import Objective, PlayerKind, Situation, situation_of
from whistclub.players.reading import Reading, read
from whistclub.players.solo.hand import ALONE, NAMED, SHARED, counts_of, worths_of_suit
from whistclub.players.worlds.evidence import STRAYS, Evidence, with_strays
from whistclub.players.worlds.hand_bids import Count, HeardBids, SeatBids, SuitCount, Word, hand_counts
from whistclub.rules.actions import Action, Call
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.sums import added
from whistclub.rules.values import View

if TYPE_CHECKING:
    from whistclub.solver import _kernel

MOST_DANGER: Final = 4.0
"""Of more danger to a misère a count says no more; chosen by hand before the weights were fitted."""

KINDS: Final = (PlayerKind(0.45, 1.1, 0.02), PlayerKind(0.35, 0.8, 0.04), PlayerKind(0.2, 0.4, 0.15))
"""The kinds of player who may sit in a seat: each keeps less closely to the policy than in the other games. Chosen
among twelve mixtures, the last five by what came true in 379 deals of `club`, `strong` and `club-1`
(docs/bench.md, beliefs).
"""

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
        return added(log(chance_of_call(word, open_words, counts)) for word, open_words in calls[seat])

    bidders = tuple(seat for seat in FOUR if seat != view.viewer and seat in calls)
    situation, heard = _situation(view, reading), _heard(calls, bidders, turned)
    return Evidence(reading, situation, bids=log_chance, bidders=bidders, heard=heard, kinds=KINDS)


def _heard(calls: dict[Seat, list[Heard]], bidders: tuple[Seat, ...], turned: str) -> HeardBids | None:
    """The calls of these seats for the kernel; None without it, or where nothing was said."""
    counts = _counts(turned)
    if counts is None or not bidders:
        return None
    north, east, south, west = (
        SeatBids(words=tuple(_word_heard(*call) for call in calls[seat])) if seat in bidders else SeatBids()
        for seat in FOUR
    )
    return HeardBids(counts, (north, east, south, west))


def _word_heard(word: str, open_words: tuple[str, ...]) -> Word:
    fitted = call_chances()
    shares = [fitted.shares[one] for one in open_words]
    place = open_words.index(word)
    weights = tuple(fitted.words[one] for one in open_words)
    return Word(weights, place, STRAYS, shares[place] / added(shares))


_AS_TRUMP: Final = 3
"""The place of a suit's worth as trump after its worth as a plain suit, for each kind of count."""
_ALL_COUNTS: Final = 7
"""The numbers of a suit; after them comes what it brings as the best trump of an abondance."""


def _worth_of_suit(place: int, cards: Hand) -> float:
    return worths_of_suit(cards)[place]


@cache
def _counts(turned: str) -> "_kernel.HandCounts | None":
    """The counts of `features_of` for the kernel."""

    def brought(cards: Hand) -> float:
        worths = worths_of_suit(cards)
        return max(0.0, worths[5] - worths[2])

    tables: list[SuitCount] = [*(partial(_worth_of_suit, place) for place in range(_ALL_COUNTS)), brought]

    def sums(kind: int) -> tuple[int, int, int, int]:
        clubs, diamonds, hearts, spades = (kind + _AS_TRUMP * (suit == turned) for suit in FRENCH.suits)
        return clubs, diamonds, hearts, spades

    return hand_counts(
        tables,
        [
            Count(sums(0), base=SHARED.base),
            Count(sums(1), base=ALONE.base),
            Count((2, 2, 2, 2), best=_ALL_COUNTS, base=NAMED.base),
            Count(sums(2), base=NAMED.base),
            Count((6, 6, 6, 6), most=MOST_DANGER),
        ],
    )


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
    """The calls of the auction by seat; a seat that is asked for a raise and passes says nothing."""
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
    scores = [added(map(mul, fitted.words[one], features)) for one in open_words]
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    place = open_words.index(word)
    shares = [fitted.shares[one] for one in open_words]
    return with_strays(parts[place] / added(parts), shares[place] / added(shares))
