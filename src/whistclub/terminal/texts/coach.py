"""The coach's verdicts beside a deal looked back at: the mark of an act, its two prices, the curve, and the turning
points.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from whistclub.coach import DealReview, Marked
from whistclub.coach.prices import Amount
from whistclub.terminal.texts.lines import reason_tricks
from whistclub.terminal.texts.review import (
    UNLUCKY,
    act_sentences,
    amount_text,
    error_text,
    first_side,
    in_hundred,
    ledger_line,
    lost_open,
    number_text,
)
from whistclub.terminal.texts.words import Words

LETTERS: Final = "ABC"
"""The letters of the turning points, in the order played."""
_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_DIGITS: Final = "12345678"
"""The steps of a curve, the lowest first: as blocks, and in letters of ASCII."""


def mark_text(marked: Marked | None, words: Words) -> str:
    """The mark of an act by its fair price alone, and the better act where it cost something."""
    if marked is None:
        return words.say("client-coach-no-choice")
    if marked.verdict == "best":
        return words.say("app-coach-best")
    best = words.speaker.choice(marked.better)
    if marked.verdict == "level":
        return words.say("client-coach-as-good", best=best)
    cost = fair_text(marked, words)
    if marked.verdict == "agreed":
        return words.say("app-coach-agreed", cost=cost)
    if marked.verdict == "opinion":
        return words.say("app-coach-opinion", cost=cost, best=best)
    return words.say("app-coach-error", cost=cost, best=best)


def fair_text(marked: Marked, words: Words) -> str:
    """The fair price of an act: its cost against the best one, or a solitaire's chances."""
    made, best = marked.made, marked.best
    if made.fair.chance is not None and best.fair.chance is not None:
        after, before = in_hundred(made.fair.chance), in_hundred(best.fair.chance)
        return words.say("app-coach-chances", after=after, before=before)
    return amount_text(words, marked.given_away, minus=True)


def verdict_lines(marked: Marked | None, words: Words) -> list[str]:
    """All that is to be said of an act: the better one, then the two prices, each under a heading of its own, then the
    sentences.
    """
    if marked is None:
        return [words.say("client-coach-no-choice")]
    lines = [mark_text(marked, words), "", words.say("client-coach-fair"), f"  {_fair(marked, words)}"]
    if marked.method != "odds":
        lines += ["", words.say("client-coach-open"), f"  {_open(marked, words)}"]
    if marked.is_costly:
        lines += ["", *act_sentences(marked, words)]
        if marked.reason is not None and marked.reason.tricks:
            lines += ["", *reason_tricks(marked.reason, words)]
    elif lost_open(marked) >= UNLUCKY:
        lines += [
            "",
            words.say("client-coach-unlucky", cost=amount_text(words, Amount(lost_open(marked), "points"))),
        ]
    return lines


def _fair(marked: Marked, words: Words) -> str:
    """The fair price with its error and the deals that it is the mean over."""
    if marked.method == "odds":
        return fair_text(marked, words)
    amount = marked.given_away
    cost = number_text(words, -amount.value, amount.unit)
    over: dict[str, str | int] = {"worlds": marked.worlds, "unit": amount.unit}
    if marked.is_all:
        return f"{cost} {words.say('client-coach-over-all', **over)}"
    if marked.made is not marked.best:
        error = error_text(marked.give_or_take, amount.unit, words)
        cost = f"{cost} {words.say('client-coach-give-or-take', error=error)}"
    name = words.speaker.seat(marked.seat)
    return f"{cost} {words.say('client-coach-over', name=name, **over)}"


def _open(marked: Marked, words: Words) -> str:
    """The price as the cards lay, against the best act so."""
    cost = marked.open_cost
    if cost is None:
        return words.say("client-coach-open-unknown")
    return (
        f"{number_text(words, -cost.value, cost.unit)} {words.say('client-coach-open-about', unit=cost.unit)}"
    )


def turning_lines(review: DealReview, words: Words) -> list[str]:
    """The turning points by letter, each with its act and its mark."""
    by_number = {one.number: one for one in review.marked}
    lines = []
    for letter, number in zip(LETTERS, review.turning, strict=False):
        one = by_number[number]
        name, act = words.speaker.seat(one.seat), words.speaker.action(one.played)
        lines.append(f"{letter}  {words.say('app-coach-did', name=name, act=act)} {mark_text(one, words)}")
    return lines


def points_lines(review: DealReview, words: Words) -> list[str]:
    """The origins of the points, a line a seat."""
    return [ledger_line(one, review, words) for one in review.ledgers]


class Point(NamedTuple):
    """A point of the curve: the number of the act after which it stands, and its value."""

    number: int
    value: float


def points_of(review: DealReview) -> list[Point]:
    """The points of the first side with open cards after each act, or the chances of a solitaire's hands."""
    if review.chances:
        return [Point(one.number, one.after) for one in review.chances]
    return [Point(number, first_side(point)) for number, point in enumerate(review.open)]


def curve(points: Sequence[Point], *, ascii_only: bool) -> str:
    """A letter for each point, the lowest and the highest at the ends of the steps."""
    values = [one.value for one in points]
    low, room = min(values, default=0.0), max(values, default=0.0) - min(values, default=0.0)
    letters = _DIGITS if ascii_only else _BLOCKS
    return "".join(letters[round((len(letters) - 1) * (value - low) / (room or 1.0))] for value in values)
