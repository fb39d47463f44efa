"""The reasons of play with a stock, and what makes each of them true."""

from statistics import fmean
from typing import Any

from tests.players.truths import Truth, Truths, Turn
from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.players.german_whist.player import worth_of
from whistclub.rules.tricks import Judge, plays_among


def judge(turn: Turn) -> Judge:
    return Judge(turn.game.pack, turn.view.trump)


def would_take(turn: Turn, card: Card) -> bool:
    """True if this card beats the one that was led to the seat."""
    return bool(turn.view.trick) and judge(turn).beats(card, turn.view.trick[0][1])


def cards(turn: Turn) -> list[Card]:
    return [act.parts[0] for act in turn.view.legal]


def is_about_open_card(turn: Turn) -> bool:
    view = turn.view
    return bool(getattr(view, "stock", 0)) and turn.facts["shown"] == view.upturned[-1].text  # type: ignore[attr-defined]


def took_it(turn: Turn) -> bool:
    """True if the card took its trick, as the deal went."""
    place = len(list(plays_among(turn.view.acts)))
    plays = list(plays_among(turn.end.acts))[place - place % 2 :][:2]
    taker = plays[judge(turn).winning_place([card for _, card in plays])][0]
    return taker == turn.view.viewer


def worth_having(turn: Turn) -> bool:
    """True if the card that lies open is worth more than the cards unseen are on average."""
    view: Any = turn.view
    seen = FRENCH.mask([*view.hand, view.upturned[-1], *(card for _, card in plays_among(view.acts))])
    seen |= FRENCH.mask(card for _, card in view.shown)
    unseen = [worth_of(card, view.trump) for card in FRENCH.members(FRENCH.full & ~seen)]
    return worth_of(view.upturned[-1], view.trump) > fmean(unseen)


def missed_least(turn: Turn) -> bool:
    """True if no card with which the trick goes the same way is worth less."""
    same = [one for one in cards(turn) if would_take(turn, one) == would_take(turn, turn.card)]
    return all(worth_of(turn.card, turn.view.trump) <= worth_of(one, turn.view.trump) for one in same)


def comes_to(turn: Turn) -> bool:
    """True if the tricks told as sure were made, against another player who plays its best."""
    return bool(turn.end.counted[turn.view.viewer] >= turn.facts["count"])


def all_count(turn: Turn) -> bool:
    """True if tricks count while there is a stock."""
    return bool(turn.game.options.counted == "all" and turn.view.stock)  # type: ignore[attr-defined]


STOCK: Truths = {
    "why-stock-take": Truth(lambda t: is_about_open_card(t) and would_take(t, t.card) and worth_having(t)),
    "why-stock-must-take": Truth(lambda t: missed_least(t) and all(would_take(t, one) for one in cards(t))),
    "why-stock-leave": Truth(
        lambda t: (
            is_about_open_card(t)
            and not would_take(t, t.card)
            and any(would_take(t, one) for one in cards(t))
        )
    ),
    "why-stock-lead-high": Truth(
        lambda t: is_about_open_card(t) and not t.view.trick and took_it(t), least=0.5
    ),
    "why-stock-lead-try": Truth(
        lambda t: is_about_open_card(t) and not t.view.trick and worth_having(t) and not missed_least(t)
    ),
    "why-stock-lead-low": Truth(lambda t: is_about_open_card(t) and not t.view.trick),
    "why-stock-take-counts": Truth(lambda t: all_count(t) and would_take(t, t.card), rare=True),
    "why-stock-lead-counts": Truth(lambda t: all_count(t) and not t.view.trick, rare=True),
    "why-stock-spare": Truth(missed_least),
    "why-known-hand": Truth(comes_to),
    "why-known-even": Truth(lambda t: comes_to(t) and missed_least(t), least=0.9),
    "why-known-likely": Truth(lambda t: not getattr(t.view, "stock", 0), rare=True),
}
