"""The themes of a place: what it is about, told by the cards alone and by the reason of a conventional player."""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.card import Card
from whistclub.coach.cards import Turn
from whistclub.coach.puzzles import Choice
from whistclub.players.choice import Kind
from whistclub.players.player import Decision

_AGREED: Final = frozenset({Kind.AGREEMENT, Kind.INVITE, Kind.SIGNAL})
_PLACES: Final = ("lead", "second", "third", "last")
_RULES: Final = {
    "why-answer-high": "C3",
    "why-return-high": "C5",
    "why-partners-suit": "C6",
    "why-own-suit": "C6",
    "why-sluff-unwanted": "C7",
    "why-invite-low": "C8",
    "why-answer-low": "C9",
    "why-sluff-low": "C10",
    "why-partners-suit-low": "C11",
    "why-lead-to-lose": "C11",
}
"""The conventions of Minnesota Whist by the reasons that name them."""


def rule_of(game_key: str, turn: Turn, usual: Decision, choices: Sequence[Choice]) -> str:
    """The number of the convention that asks for the best act; nothing where none does."""
    if game_key != "minnesota" or usual.kind not in _AGREED or usual.action.text not in choices[0].acts:
        return ""
    if usual.why.key == "why-invite-high":
        return "C1" if turn.reading.tricks else "C2"
    return _RULES.get(usual.why.key, "")


def themes_of(turn: Turn, choices: Sequence[Choice], usual: Decision) -> tuple[str, ...]:
    """The themes, the main one first."""
    reading, aim = turn.reading, turn.stakes.aim.objective
    found = []
    if aim == "none":
        found.append("misere")
    if aim == "fewest":
        found.append("low")
    if usual.kind in _AGREED and usual.action.text in choices[0].acts:
        found.append("conventions")
    best = [turn_card(turn, act) for act in choices[0].acts]
    others = [turn_card(turn, act) for one in choices[1:] for act in one.acts]
    led = reading.led
    if _is_about_trumps(turn, best, others):
        found.append("trumps")
    elif led is not None and not any(card.shares & led.bit for card in (*best, *others)):
        found.append("discards")
    if aim not in ("none", "fewest") and _is_duck(turn, best, others):
        found.append("ducking")
    found.append(_PLACES[len(reading.trick)])
    return tuple(found)


def turn_card(turn: Turn, act: str) -> Card:
    """The card of an act."""
    text = act.rsplit(maxsplit=1)[-1]
    return next(card for run in turn.runs for card in run if card.text == text)


def _is_about_trumps(turn: Turn, best: Sequence[Card], others: Sequence[Card]) -> bool:
    """True where a trump is one of the acts to choose between, and not only trumps."""
    trumps = turn.reading.trumps
    have = [bool(card.bit & trumps) for card in (*best, *others)]
    return any(have) and not all(have)


def _is_duck(turn: Turn, best: Sequence[Card], others: Sequence[Card]) -> bool:
    """True where the best card leaves the trick to an opponent though another would take it."""
    reading = turn.reading
    if not reading.trick:
        return False
    lying = [card for _, card in reading.trick]
    place = reading.judge.winning_place(lying)
    if reading.trick[place][0] % 2 == reading.me % 2:
        return False

    def wins(card: Card) -> bool:
        return reading.judge.winning_place([*lying, card]) == len(lying)

    return not any(map(wins, best)) and any(map(wins, others))
