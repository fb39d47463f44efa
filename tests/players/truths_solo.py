"""The truth of the reasons given in Solo Whist, in the solitaires and by plain players."""

from tests.players.truths import Truth, Truths, Turn, ruffs_next
from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.games.solo.contracts import CONTRACTS
from whistclub.players.cardplay import suits_held
from whistclub.players.reading import above, below, highest
from whistclub.players.solo.hand import sure_tricks
from whistclub.players.solo.misere import danger
from whistclub.players.solo.table import table_of
from whistclub.players.solo.tricks import lead_takes
from whistclub.rules.actions import Call, Play


def declarer(turn: Turn) -> int:
    (only,) = turn.view.holders  # type: ignore[attr-defined]
    return int(only)


def allies(turn: Turn) -> tuple[int, ...]:
    return tuple(table_of(turn.view).with_me)  # type: ignore[arg-type]


def won_by_side(turn: Turn) -> bool:
    return turn.won_by(turn.me, *allies(turn))


def against(turn: Turn) -> tuple[int, ...]:
    return tuple(table_of(turn.view).against)  # type: ignore[arg-type]


def theirs(turn: Turn) -> int:
    """The cards of the suit played that the declarer truly holds."""
    return turn.hands[declarer(turn)] & turn.card.shares


def names_declarer(turn: Turn) -> bool:
    return turn.seat("declarer") == declarer(turn) != turn.me


def highest_call(turn: Turn) -> bool:
    """True if this call stands in the reason, or is the one that needs no naming."""
    return (
        isinstance(turn.action, Call) and turn.facts.get("call", turn.action.parts[0]) == turn.action.parts[0]
    )


def made(turn: Turn) -> bool:
    return bool(turn.end.result().points[turn.view.viewer] > 0)


def relief(turn: Turn, card: Card) -> float:
    """The gain in safety of a misère's hand without this card."""
    mine, out = turn.hand & card.shares, turn.others() & card.shares
    return danger(mine, out) - danger(mine ^ card.bit, out)


def takes_likelier_than_another(turn: Turn) -> bool:
    """True of a lead that brings the trick more often than some other, by the odds."""
    table = table_of(turn.view)  # type: ignore[arg-type]
    others = FRENCH.iterate(turn.legal & ~turn.card.bit)
    return any(lead_takes(table, card) < lead_takes(table, turn.card) for card in others)


def is_top_of_touching(turn: Turn) -> bool:
    """True of the highest card of its suit in hand where no card that others hold parts it from the next one."""
    rest = turn.suit & below(turn.card)
    if turn.suit & above(turn.card) or not rest:
        return False
    return not turn.others() & below(turn.card) & above(highest(rest))


CALLS: Truths = {
    "why-solo-pass": Truth(lambda t: t.action == Call("pass") and t.view.phase == "auction"),  # type: ignore[attr-defined]
    "why-solo-no-raise": Truth(lambda t: t.action == Call("pass") and t.view.phase == "raise"),  # type: ignore[attr-defined]
    "why-solo-propose": Truth(lambda t: t.action == Call("propose") and 0 <= t.facts["count"] <= 8),
    "why-solo-accept": Truth(lambda t: t.action == Call("accept") and t.seat("partner") == declarer(t)),
    "why-solo-call-tricks": Truth(
        lambda t: (
            highest_call(t)
            and t.facts["wanted"] == next(one.tricks for one in CONTRACTS if one.call == t.action)
        )
    ),
    "why-solo-call-misere": Truth(lambda t: highest_call(t) and made(t), 0.5),
    "why-solo-call-declared": Truth(lambda t: t.facts["count"] == sure_tricks(t.hand) >= 12, rare=True),
    "why-solo-trump": Truth(lambda t: t.facts["suit"] == t.action.parts[0]),
}

TRICKS: Truths = {
    "why-solo-lead-master": Truth(
        lambda t: t.nobody_above() and bool(t.reading.out & t.reading.trumps & ~t.card.shares)
    ),
    "why-solo-draw-trumps": Truth(
        lambda t: (
            bool(t.card.bit & t.reading.trumps)
            and any(t.hands[seat] & t.reading.trumps for seat in against(t))
        ),
        0.8,
    ),
    "why-solo-lead-singleton": Truth(ruffs_next),
    "why-solo-lead-partner-suit": Truth(
        lambda t: (
            t.seat("partner") in allies(t)
            and any(card.bit & t.card.shares for card in t.reading.led_by(t.seat("partner")))
        )
    ),
    "why-solo-lead-likely": Truth(takes_likelier_than_another),
    "why-solo-lead-touching": Truth(
        lambda t: t.reading.led is None and t.card.rank >= 11 and is_top_of_touching(t)
    ),
    "why-solo-lead-keep-trumps": Truth(
        lambda t: bool(t.hand & t.reading.trumps) and not t.card.bit & t.reading.trumps
    ),
    "why-solo-lead-long": Truth(
        lambda t: (
            t.reading.led is None
            and t.facts["count"] == t.suit.bit_count()
            and any(cards.bit_count() < t.suit.bit_count() for _, cards in suits_held(t.hand))
        )
    ),
    "why-solo-lead-least": Truth(lambda t: t.reading.led is None and bool(t.legal & ~t.card.bit)),
    "why-solo-win-cheaply": Truth(
        lambda t: (
            t.takes()
            and not any(seat in against(t) for seat in t.reading.later)
            and not t.takers() & below(t.card)
            and won_by_side(t)
        )
    ),
    "why-solo-win-now": Truth(
        lambda t: t.takes() and not any(seat in against(t) for seat in t.reading.later) and won_by_side(t)
    ),
    "why-solo-master-now": Truth(lambda t: t.takes() and t.nobody_above() and won_by_side(t)),
    "why-solo-master-unless-ruffed": Truth(
        lambda t: t.takes() and t.nobody_above() and bool(t.reading.trumps)
    ),
    "why-solo-high-now": Truth(lambda t: t.takes() and won_by_side(t), 0.6),
    "why-solo-ahead-cheaply": Truth(
        lambda t: (
            t.takes() and any(seat in against(t) for seat in t.reading.later) and bool(t.legal & ~t.card.bit)
        )
    ),
    "why-solo-ahead-now": Truth(lambda t: t.takes() and any(seat in against(t) for seat in t.reading.later)),
    "why-solo-ruff": Truth(
        lambda t: (
            not t.follows()
            and t.takes()
            and bool(t.card.bit & t.reading.trumps)
            and bool(t.legal & ~t.reading.trumps)
        )
    ),
    "why-solo-ruff-only": Truth(lambda t: not t.follows() and t.takes() and not t.legal & ~t.reading.trumps),
    "why-solo-partner-has-it": Truth(lambda t: t.ahead == t.seat("partner") in allies(t) and won_by_side(t)),
    "why-solo-partner-ahead": Truth(lambda t: t.ahead == t.seat("partner") in allies(t) and not t.takes()),
    "why-solo-keep-for-later": Truth(lambda t: bool(t.takers() & above(t.card)) and not t.takes()),
    "why-solo-cannot-win": Truth(lambda t: not t.takers() and t.follows()),
    "why-solo-throw-least": Truth(lambda t: not t.follows() and not t.takes()),
}

MISERES: Truths = {
    "why-solo-duck-highest": Truth(lambda t: t.is_highest_under() and not t.won_by(t.me)),
    "why-solo-hope-to-be-covered": Truth(
        lambda t: (
            t.follows()
            and not t.legal & below(t.lying)
            and t.is_lowest()
            and any(t.reading.may_hold[seat] & above(t.card) for seat in t.reading.later)
        )
    ),
    "why-solo-must-take": Truth(lambda t: t.follows() and not t.legal & below(t.lying) and t.won_by(t.me)),
    "why-solo-misere-lead": Truth(lambda t: t.reading.led is None and t.me == declarer(t)),
    "why-solo-throw-danger": Truth(lambda t: not t.follows() and bool(t.others() & below(t.card))),
    "why-solo-throw-harmless": Truth(
        lambda t: not t.follows() and all(relief(t, card) <= 0 for card in FRENCH.iterate(t.legal))
    ),
    "why-solo-general-early": Truth(
        lambda t: t.card.rank == max(card.rank for card in FRENCH.iterate(t.legal)), rare=True
    ),
    "why-solo-general-late": Truth(
        lambda t: t.reading.led is None and t.card.rank == min(card.rank for card in t.view.hand), rare=True
    ),
    "why-solo-highest-useless": Truth(
        lambda t: (
            names_declarer(t)
            and t.ahead != declarer(t)
            and t.is_highest_under()
            and not t.won_by(declarer(t))
        )
    ),
    "why-solo-spend-high": Truth(
        lambda t: (
            names_declarer(t)
            and t.ahead != declarer(t)
            and declarer(t) not in t.reading.later
            and t.is_highest()
            and not t.won_by(declarer(t))
        )
    ),
    "why-solo-under-declarer": Truth(
        lambda t: names_declarer(t) and t.ahead == declarer(t) and t.is_highest_under()
    ),
    "why-solo-must-cover": Truth(
        lambda t: (
            names_declarer(t) and t.ahead == declarer(t) and not t.legal & below(t.lying) and t.is_highest()
        )
    ),
    "why-solo-stay-under": Truth(
        lambda t: (
            names_declarer(t) and declarer(t) in t.reading.later and not t.takes() and t.is_highest_under()
        )
    ),
    "why-solo-lowest-over": Truth(
        lambda t: names_declarer(t) and declarer(t) in t.reading.later and t.takes() and t.is_lowest()
    ),
    "why-solo-lead-at-open-hand": Truth(
        lambda t: (
            names_declarer(t)
            and t.reading.known[declarer(t)].bit_count() == t.reading.counts[declarer(t)]
            and not theirs(t) & below(t.card)
            and bool(theirs(t) & above(t.card))
        ),
        rare=True,
    ),
    "why-solo-lead-under": Truth(
        lambda t: names_declarer(t) and (theirs(t) & below(t.card)).bit_count() <= 1, 0.6
    ),
    "why-solo-lead-trying": Truth(lambda t: names_declarer(t) and t.reading.led is None),
    "why-solo-lead-to-be-void": Truth(lambda t: t.suit.bit_count() <= 2 and t.reading.led is None),
    "why-solo-lead-nothing-better": Truth(lambda t: names_declarer(t) and not theirs(t)),
    "why-solo-throw-cover": Truth(
        lambda t: (
            names_declarer(t) and not t.follows() and bool(t.reading.may_hold[declarer(t)] & below(t.card))
        )
    ),
    "why-solo-throw-idle": Truth(
        lambda t: names_declarer(t) and not t.follows() and not theirs(t) & below(t.card)
    ),
    "why-solo-open-catch": Truth(
        lambda t: (
            names_declarer(t)
            and t.reading.known[declarer(t)] == t.hands[declarer(t)]
            and 0 <= t.facts["hits"] <= t.facts["count"]
        ),
        rare=True,
    ),
    "why-solo-open-escape": Truth(
        lambda t: t.me == declarer(t) and bool(t.reading.tricks) and 0 <= t.facts["hits"] <= t.facts["count"],
        rare=True,
    ),
}


def beats_led(turn: Turn) -> bool:
    from whistclub.rules.tricks import Judge

    led = turn.view.led  # type: ignore[attr-defined]
    assert led is not None
    assert isinstance(turn.action, Play)
    return bool(Judge(turn.game.pack, turn.view.trump).beats(turn.action.card, led))


def is_counted(turn: Turn) -> bool:
    """True if the tries are counted, and the next best act is one that is legal and came out as is said."""
    facts = turn.facts
    hits, tries, next_hits = facts["hits"], facts["tries"], facts["next_hits"]
    if facts["rank"] == "none":
        return bool(0 <= hits <= tries) and len(turn.view.legal) == 1
    is_legal = facts["next"] in {act.text for act in turn.view.legal if act is not turn.action}
    said = next_hits < hits if facts["rank"] == "less" else next_hits >= hits
    return bool(0 <= hits <= tries >= next_hits) and is_legal and bool(said)


SOLITAIRES: Truths = {
    "why-gongor-bid": Truth(lambda t: is_counted(t) and t.facts["bid"] == t.action.parts[0]),
    "why-hermits-declare": Truth(lambda t: is_counted(t) and t.facts["pip"] == t.action.parts[0]),
    "why-solitaire-win": Truth(lambda t: is_counted(t) and beats_led(t)),
    "why-solitaire-lose": Truth(lambda t: is_counted(t) and not beats_led(t)),
    "why-solitaire-twiddle": Truth(lambda t: is_counted(t) and t.action.text == "twiddle"),
    "why-solitaire-keep": Truth(lambda t: is_counted(t) and t.action.text == "keep"),
}


def is_a_chance(turn: Turn) -> bool:
    """True if chances are told in hundredths, and the act named as next best could have been chosen too and compares as
    said.
    """
    facts = turn.facts
    named, chance, other = facts["next"], int(facts["chance"]), int(facts["next_chance"])
    others = {act.text for act in turn.view.legal} - {turn.action.text}
    said = {"none": not named, "less": other < chance, "same": other == chance, "more": other >= chance}
    is_named = named in others if named else not others
    return 0 <= chance <= 100 and 0 <= other <= 100 and is_named and said[facts["rank"]]


ODDS: Truths = {
    "why-odds-bid": Truth(lambda t: is_a_chance(t) and t.facts["bid"] == t.action.parts[0]),
    "why-odds-declare": Truth(lambda t: is_a_chance(t) and t.facts["pip"] == t.action.parts[0]),
    "why-odds-win": Truth(lambda t: is_a_chance(t) and beats_led(t)),
    "why-odds-lose": Truth(lambda t: is_a_chance(t) and not beats_led(t)),
    "why-odds-twiddle": Truth(lambda t: is_a_chance(t) and t.action.text == "twiddle"),
    "why-odds-keep": Truth(lambda t: is_a_chance(t) and t.action.text == "keep"),
}


def is_lowest_of_all(turn: Turn) -> bool:
    plays = [act.card.rank for act in turn.view.legal if isinstance(act, Play)]
    return not isinstance(turn.action, Play) or turn.action.card.rank == min(plays)


PLAIN: Truths = {
    "why-random": Truth(lambda t: t.action in t.view.legal),
    "why-only-act": Truth(lambda t: t.view.legal == (t.action,)),
    "why-tried-acts": Truth(lambda t: t.action in t.view.legal and int(t.facts["count"]) > 0),
    "why-lowest": Truth(is_lowest_of_all),
    "why-simple": Truth(is_lowest_of_all),
    "why-one-bid": Truth(is_lowest_of_all),
    "why-outside": Truth(lambda t: t.action in t.view.legal),
    "why-outside-failed": Truth(is_lowest_of_all),
}
