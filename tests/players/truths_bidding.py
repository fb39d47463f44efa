"""The truth of the reasons of bids that were tried in imagined deals."""

from tests.players.truths import Truth, Truths, Turn
from whistclub.cards.card import cards_to_text
from whistclub.games.minnesota.bids import is_high
from whistclub.rules.actions import Call, Lay, Play, Say


def tried(turn: Turn) -> bool:
    """True if the deals counted are no more than were imagined."""
    facts = turn.facts
    return bool(
        min(facts["better"], facts["worse"]) >= 0 and facts["better"] + facts["worse"] <= facts["count"]
    )


def lays(turn: Turn, *, high: bool) -> bool:
    """True if the cards named are laid, and bid so."""
    act = turn.action
    return (
        isinstance(act, Lay)
        and turn.facts["cards"] == cards_to_text(act.cards)
        and is_high(act, turn.game.options) == high
        and tried(turn)
    )


def says(turn: Turn, word: str) -> bool:
    return turn.action == Say(word) and tried(turn)


def percent(turn: Turn) -> bool:
    return bool(0 <= turn.facts["percent"] <= 100)


def passes(turn: Turn) -> bool:
    return turn.action == Call("pass")


TRIED: Truths = {
    "why-bid-tried-high": Truth(lambda t: lays(t, high=True)),
    "why-bid-tried-low": Truth(lambda t: lays(t, high=False)),
    "why-say-tried-grand": Truth(lambda t: says(t, "grand")),
    "why-say-tried-nullo": Truth(lambda t: says(t, "nullo")),
    "why-say-tried-pass": Truth(lambda t: says(t, "pass")),
    "why-call-tried": Truth(lambda t: t.action == Call(t.facts["call"]) and percent(t), rare=True),
    "why-call-tried-pass": Truth(lambda t: passes(t) and percent(t), rare=True),
    "why-pass-tried": Truth(
        lambda t: t.action.text == f"exchange {t.facts['card']}" and t.facts["better"] > t.facts["worse"],
        rare=True,
    ),
    "why-solo-unseen-catch": Truth(
        lambda t: (
            t.view.standing == "misere_ouverte"  # type: ignore[attr-defined]
            and t.seat("declarer") == t.view.holders[0]  # type: ignore[attr-defined]
            and not t.reading.tricks
            and 0 <= t.facts["hits"] <= t.facts["count"]
        ),
        rare=True,
    ),
    "why-solo-unseen-escape": Truth(
        lambda t: (
            t.view.standing == "misere_ouverte"  # type: ignore[attr-defined]
            and t.me == t.view.holders[0]  # type: ignore[attr-defined]
            and not t.reading.tricks
            and 0 <= t.facts["hits"] <= t.facts["count"]
        ),
        rare=True,
    ),
    "why-lead-tried-trump": Truth(
        lambda t: (
            isinstance(t.action, Play)
            and t.facts["card"] == t.card.text
            and t.facts["suit"] == t.card.suits
            and not t.view.trump
            and t.me == t.view.grander  # type: ignore[attr-defined]
        )
    ),
    "why-solo-tried-propose": Truth(
        lambda t: t.action == Call("propose") and percent(t) and 0 <= t.facts["taken"] <= 100
    ),
    "why-solo-tried-accept": Truth(
        lambda t: t.action == Call("accept") and percent(t) and t.seat("partner") == t.view.holders[0]  # type: ignore[attr-defined]
    ),
    "why-solo-tried-call": Truth(lambda t: t.action == Call(str(t.facts["call"])) and percent(t)),
    "why-solo-tried-pass": Truth(
        lambda t: passes(t) and percent(t) and Call(str(t.facts["call"])) in t.view.legal
    ),
    "why-solo-tried-no-propose": Truth(
        lambda t: passes(t) and percent(t) and Call("propose") in t.view.legal
    ),
    "why-solo-tried-no-accept": Truth(
        lambda t: passes(t) and percent(t) and t.seat("partner") == t.view.holders[0]  # type: ignore[attr-defined]
    ),
    "why-solo-tried-no-raise": Truth(lambda t: passes(t) and t.view.phase == "raise", rare=True),  # type: ignore[attr-defined]
    "why-solo-tried-nothing": Truth(
        lambda t: passes(t) and t.view.phase == "auction",  # type: ignore[attr-defined]
        rare=True,
    ),
}
