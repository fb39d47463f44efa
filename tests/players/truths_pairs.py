"""The truth of the reasons given in Whist and the Minnesota family."""

from tests.players.truths import Truth, Truths, is_best, is_dominated, ruffs_next
from tests.players.turns_pairs import (
    answers,
    bidder,
    can_be_topped,
    counted,
    first_lead,
    has_no_colour_of,
    has_returned,
    is_first_lead_in,
    is_no_longest,
    is_shortest,
    is_suit_of,
    is_sure,
    laid,
    named_suit,
    partner,
    partners_suits,
    ranks,
    side_suits,
    signalled,
    threw_from,
    was_led,
)
from whistclub.cards.french import FRENCH
from whistclub.players.minnesota.counts import cards_caught, dix_count, nola_count
from whistclub.players.reading import above, below, highest, lowest

COMMON: Truths = {
    # No player says it: it comes with the places that are taught, and tests of the coach look at its price.
    # Said by the coach, beside whose prices tests/coach/test_advice.py holds them.
    "why-best-here": Truth(lambda _: False, rare=True),
    "why-best-match": Truth(lambda _: False, rare=True),
    "why-best-priced": Truth(lambda _: False, rare=True),
    "why-only-card": Truth(lambda t: len(t.view.legal) == 1),
    "why-last-takes": Truth(
        lambda t: not t.reading.later and t.takes() and not t.takers() & below(t.card) and t.won_by(t.me)
    ),
    "why-partner-has-it": Truth(
        lambda t: not t.reading.later and t.ahead == t.seat("partner") == partner(t) and t.won_by(t.ahead)
    ),
    "why-partner-ahead": Truth(lambda t: t.ahead == t.seat("partner") == partner(t) and not t.takers()),
    "why-partner-is-sure": Truth(lambda t: t.won_by(t.seat("partner")) and t.seat("partner") == partner(t)),
    "why-no-overtaking": Truth(
        lambda t: (
            t.ahead == partner(t)
            and not t.takes()
            and not t.others() & above(t.lying) & below(highest(t.legal))
        )
    ),
    "why-over-partner": Truth(lambda t: t.ahead == partner(t) and t.is_lowest() and t.takers() == t.legal),
    "why-third-high": Truth(
        lambda t: (
            len(t.reading.trick) == 2
            and t.takes()
            and not t.others() & above(t.card) & below(highest(t.legal))
        )
    ),
    "why-sure-to-win": Truth(lambda t: t.won_by_side() and is_sure(t)),
    "why-second-low": Truth(
        lambda t: len(t.reading.trick) == 1 and partner(t) in t.reading.later and t.is_lowest()
    ),
    "why-second-splits": Truth(
        lambda t: (
            len(t.reading.trick) == 1
            and t.card.rank >= 11
            and bool(t.suit & above(t.card))
            and not t.others() & above(t.card) & below(lowest(t.suit & above(t.card)))
        )
    ),
    "why-cannot-win": Truth(lambda t: not t.takers() and t.is_lowest() and not t.won_by(t.me)),
    "why-ruff": Truth(
        lambda t: (
            not t.follows()
            and t.takers().bit_count() > 1
            and t.card is lowest(t.takers())
            and bool(t.card.bit & t.reading.trumps)
        )
    ),
    "why-ruff-only": Truth(
        lambda t: not t.follows() and t.takers() == t.card.bit and bool(t.card.bit & t.reading.trumps)
    ),
    "why-sluff-unwanted": Truth(
        lambda t: not t.follows() and t.has_choice_of_suits(side_suits(t)) and not is_best(t, side_suits(t))
    ),
    "why-sluff-spare": Truth(lambda t: not t.follows() and t.has_choice_of_suits(side_suits(t))),
    "why-sluff-least": Truth(lambda t: not t.follows() and t.has_choice_of_suits(side_suits(t)), rare=True),
    "why-sluff-only-suit": Truth(
        lambda t: not t.follows() and not t.has_choice_of_suits(side_suits(t)) and bool(side_suits(t))
    ),
    "why-sluff-trump": Truth(lambda t: not t.follows() and not side_suits(t)),
    "why-sluff-from-best": Truth(
        lambda t: (
            not t.follows() and t.has_choice_of_suits() and t.is_lowest() and not is_dominated(t, t.hand)
        ),
        0.95,
    ),
    "why-tried-out": Truth(lambda t: 6 <= t.facts["count"] <= 20 and bool(t.legal & ~t.card.bit)),
    "why-draw-trumps": Truth(
        lambda t: (
            bool(t.card.bit & t.reading.trumps)
            and any(t.hands[seat] & t.reading.trumps for seat in range(4) if (seat - t.me) % 2)
        ),
        0.8,
    ),
    "why-cash": Truth(lambda t: t.nobody_above() and t.won_by(t.me)),
    "why-cash-unless-ruffed": Truth(lambda t: t.nobody_above() and t.won_by_side(), 0.8),
    "why-run-for-home": Truth(lambda t: t.nobody_above() and t.won_by(t.me) and t.facts["count"] >= 1),
    "why-partners-suit": Truth(
        lambda t: (
            is_suit_of(t, t.seat("partner"))
            and (t.is_highest() or (t.is_lowest() and t.suit.bit_count() > 2 and not t.nobody_above()))
        )
    ),
    "why-give-ruff": Truth(
        lambda t: not t.hands[partner(t)] & t.card.shares and bool(t.hands[partner(t)] & t.reading.trumps),
        0.6,
    ),
    "why-lead-singleton": Truth(ruffs_next),
    "why-lead-last": Truth(lambda t: not t.others() & t.card.shares, rare=True),
    "why-best-suit": Truth(
        lambda t: (
            t.has_choice_of_suits(side_suits(t))
            and bool(t.card.bit & ~t.reading.trumps)
            and not is_dominated(t, side_suits(t))
        ),
        0.95,
    ),
    "why-only-suit": Truth(lambda t: not t.has_choice_of_suits()),
    "why-only-side-suit": Truth(
        lambda t: (
            t.has_choice_of_suits()
            and not t.has_choice_of_suits(side_suits(t))
            and t.card.bit & side_suits(t) != 0
        )
    ),
    "why-own-suit": Truth(lambda t: bool(first_lead(t, t.me).bit & t.card.shares) and not has_returned(t)),
    "why-lead-long": Truth(lambda t: t.reading.led is None and not is_shortest(t)),
    "why-suits-alike": Truth(lambda t: t.reading.led is None and t.has_choice_of_suits(), rare=True),
    "why-not-opponents-suit": Truth(
        lambda t: any(is_first_lead_in(t, seat) for seat in range(4) if (seat - t.me) % 2)
    ),
    "why-not-partners-void": Truth(lambda t: not t.hands[partner(t)] & named_suit(t)),
    "why-sluffed-best": Truth(lambda t: threw_from(t, t.card.shares), rare=True),
    "why-not-sluffed": Truth(lambda t: threw_from(t, named_suit(t)) and not t.card.bit & named_suit(t)),
    "why-suit-again": Truth(was_led),
}

LONG_SUIT: Truths = {
    "why-return-trumps": Truth(
        lambda t: (
            bool(t.card.bit & t.reading.trumps) and is_suit_of(t, t.seat("partner")) and t.reading.led is None
        )
    ),
    "why-second-covers": Truth(
        lambda t: (
            len(t.reading.trick) == 1 and t.takes() and t.nobody_above() and t.reading.trick[0][1].rank >= 12
        )
    ),
    "why-third-finesse": Truth(
        lambda t: (
            t.takes()
            and bool(t.suit & FRENCH.card(t.facts["best"]).bit & above(t.card))
            and t.others() & above(t.card) == FRENCH.card(t.facts["missing"]).bit
        )
    ),
    "why-third-lets-run": Truth(
        lambda t: (
            t.ahead == t.seat("partner") == partner(t)
            and not t.takes()
            and t.others() & above(t.lying) == FRENCH.card(t.facts["missing"]).bit
        ),
        rare=True,
    ),
    "why-ruff-kept": Truth(
        lambda t: (
            bool(t.takers() & t.reading.trumps & ~t.card.bit)
            and not t.takes()
            and t.seat("partner") == partner(t) in t.reading.later
        )
    ),
}

CONVENTIONS: Truths = {
    "why-invite-high": Truth(
        lambda t: (
            first_lead(t, t.me) is None
            and t.is_lowest()
            and not all(is_dominated(t, cards) for cards in (t.hand, partners_suits(t)))
        )
    ),
    "why-return-high": Truth(
        lambda t: (
            first_lead(t, t.me) is None
            and t.is_highest()
            and bool(first_lead(t, t.seat("partner")).bit & t.card.shares)
        )
    ),
    "why-answer-high": Truth(lambda t: answers(t) and t.is_highest()),
    "why-answer-sparing": Truth(lambda t: answers(t) and t.is_lowest() and not t.takers()),
    "why-lead-names-trump": Truth(lambda t: not t.reading.trump and not is_dominated(t, t.hand)),
    "why-invite-low": Truth(
        lambda t: (
            first_lead(t, t.me) is None
            and t.is_highest()
            and all(
                highest(t.hand & FRENCH.of_suit(suit)).rank >= t.card.rank
                for suit in FRENCH.suits
                if t.hand & FRENCH.of_suit(suit)
            )
        )
    ),
    "why-answer-low": Truth(lambda t: answers(t) and t.is_highest()),
    "why-partners-suit-low": Truth(
        lambda t: bool(first_lead(t, partner(t)).bit & t.card.shares) and not t.won_by_side(),
        0.6,
    ),
    "why-partners-suit-least": Truth(lambda t: bool(first_lead(t, partner(t)).bit & t.card.shares)),
    "why-lead-short": Truth(
        lambda t: t.reading.led is None and t.has_choice_of_suits() and is_no_longest(t), rare=True
    ),
    "why-lead-short-to-lose": Truth(lambda t: t.reading.led is None and not t.won_by_side(), 0.5, rare=True),
    "why-none-under": Truth(lambda t: t.is_highest() and t.takers() == t.legal, rare=True),
    "why-lead-to-lose": Truth(lambda t: not t.won_by_side(), 0.5),
    "why-lead-least-bad": Truth(lambda t: t.reading.led is None and bool(t.legal & ~t.card.bit)),
    "why-duck": Truth(lambda t: t.is_highest_under() and not t.won_by(t.me)),
    "why-unload-on-partner": Truth(lambda t: t.is_highest() and t.won_by(t.seat("partner"))),
    "why-unload-over-partner": Truth(lambda t: t.is_highest() and t.won_by(t.me)),
    "why-win-with-highest": Truth(lambda t: t.is_highest() and t.won_by_side()),
    "why-win-likely": Truth(lambda t: t.is_highest() and t.takes() and t.won_by_side(), 0.6),
    "why-hope-to-lose": Truth(lambda t: t.is_lowest() and t.takes() and can_be_topped(t)),
    "why-sluff-low": Truth(
        lambda t: not t.follows() and t.is_highest() and bool(t.reading.out & below(t.card))
    ),
    "why-sluff-harmless": Truth(
        lambda t: not t.follows() and t.reading.led is not None and not t.others() & below(t.card)
    ),
    "why-lead-rid": Truth(lambda t: t.reading.led is None and t.is_highest(), rare=True),
}

BIDS: Truths = {
    "why-bid-high": Truth(lambda t: counted(t) and laid(t, high=True, cards=1)),
    "why-bid-low": Truth(lambda t: counted(t) and laid(t, high=False, cards=1)),
    "why-signal-high": Truth(lambda t: signalled(t, high=True), rare=True),
    "why-signal-low": Truth(lambda t: signalled(t, high=False), rare=True),
    "why-bid-forced": Truth(has_no_colour_of, rare=True),
    "why-say-grand": Truth(lambda t: counted(t) and t.action.text == "say grand"),
    "why-say-pass": Truth(lambda t: counted(t) and t.action.text == "say pass"),
    "why-say-nullo": Truth(lambda t: counted(t) and t.action.text == "say nullo"),
    "why-call-dix": Truth(lambda t: t.facts["count"] == dix_count(t.hand)[0]),
    "why-call-nola": Truth(lambda t: nola_count(t.hand) <= 1),
    "why-call-pass": Truth(lambda t: t.action.text == "call pass"),
}

ASKOV: Truths = {
    "why-pass-worst": Truth(
        lambda t: all(
            cards_caught(t.hand & ~t.card.bit) <= cards_caught(t.hand & ~card.bit) for card in t.view.hand
        )
    ),
    "why-pass-lowest": Truth(lambda t: t.card.rank == min(ranks(t))),
    "why-under-bidder": Truth(lambda t: t.ahead == bidder(t) and t.is_highest_under(), rare=True),
    "why-over-bidder": Truth(
        lambda t: t.ahead == bidder(t) and not t.legal & below(t.lying) and t.follows(), rare=True
    ),
    "why-covered": Truth(
        lambda t: t.ahead != bidder(t) and bidder(t) not in t.reading.later and t.is_highest(), rare=True
    ),
    "why-stay-under": Truth(lambda t: bidder(t) in t.reading.later and t.is_highest_under(), rare=True),
    "why-over-early": Truth(
        lambda t: bidder(t) in t.reading.later and t.is_highest() and not t.legal & below(t.lying), rare=True
    ),
    "why-lead-under": Truth(
        lambda t: (t.hands[bidder(t)] & t.card.shares & below(t.card)).bit_count() <= 2, 0.8, rare=True
    ),
    "why-sluff-useless": Truth(
        lambda t: (
            not t.follows()
            and all(
                (below(t.card) & t.reading.may_hold[bidder(t)]).bit_count()
                >= (below(card) & t.reading.may_hold[bidder(t)]).bit_count()
                for card in FRENCH.iterate(t.legal)
            )
        ),
        rare=True,
    ),
    "why-dix-win": Truth(lambda t: not t.reading.tricks and t.won_by(t.me)),
    "why-dix-first": Truth(lambda t: not t.reading.tricks and t.is_highest()),
    "why-dix-run": Truth(lambda t: t.won_by(t.me) and t.nobody_above()),
    "why-dix-hope": Truth(
        lambda t: t.reading.led is None and not t.reading.masters(t.card.shares), rare=True
    ),
    "why-dix-partner": Truth(
        lambda t: (
            t.is_lowest()
            and sum(max(0, card.rank - 10) for card in FRENCH.iterate(t.suit))
            == min(
                sum(max(0, card.rank - 10) for card in FRENCH.iterate(t.hand & FRENCH.of_suit(suit)))
                for suit in FRENCH.suits
                if t.hand & FRENCH.of_suit(suit)
            )
        )
    ),
    "why-dix-beat": Truth(lambda t: t.is_highest() and t.me != bidder(t)),
    "why-keep-stoppers": Truth(lambda t: not t.follows() and t.has_choice_of_suits()),
    "why-dix-sluff": Truth(lambda t: not t.follows(), rare=True),
}
