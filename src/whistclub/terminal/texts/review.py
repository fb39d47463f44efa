"""A deal reviewed, in sentences: what acts cost, the holding that decides, and where the points came from."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Literal

from whistclub.cards.errors import Reason
from whistclub.coach import DealReview, Fact, Ledger, Marked, PlayReason
from whistclub.coach.prices import LEAST_CHANCE, Amount, Chance, Unit, is_nothing
from whistclub.rules.seats import FOUR
from whistclub.terminal.texts.words import Words

_LEAST_REST: Final = 0.1
"""A smaller gain in the other worlds is told as nothing: hardly ever are there worlds enough to know it so well."""
_NEARLY_ALL: Final = 0.95
"""The share of worlds above which nothing is told of those where the better act gains nothing; chosen by hand."""
_SURE: Final = 1e-5
"""The kernel counts odds with single precision."""
LEAST_ERROR: Final = 0.1
"""The smallest error told: the last digit."""
UNLUCKY: Final = 1.0
"""A right card that cost fewer points of the deal as the cards lay is not told."""
_PAIRS: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
"""The partner of each of four seats."""
_MINUS: Final = "\N{MINUS SIGN}"
_COSTS: Final = {"error": "cost", "agreed": "agreed", "opinion": "opinion"}
"""The sentence on what a card cost, by the verdict."""


def decimal(words: Words, value: float, *, signed: bool = False) -> str:
    """A number with one digit after the point, as the language writes it; nothing has no sign."""
    tenths = round(10 * abs(value))
    sign = "" if not tenths else _MINUS if value < 0 else "+" if signed else ""
    return words.say("coach-decimal", sign=sign, whole=str(tenths // 10), tenth=str(tenths % 10))


def amount_text(words: Words, amount: Amount, *, minus: bool = False) -> str:
    """An amount with its unit: without a sign, or as a cost with a minus."""
    value = -amount.value if minus else abs(amount.value)
    return words.say("coach-amount", cost=number_text(words, value, amount.unit), unit=amount.unit)


def number_text(words: Words, value: float, unit: Unit) -> str:
    """A number as its unit is told: of a hundred matches, or with one digit after the point."""
    if unit != "match":
        return decimal(words, value)
    return f"{_MINUS if value < 0 else ''}{in_hundred(abs(value))}"


def in_hundred(chance: float) -> int:
    """A chance of a hundred; 0 and 100 only for what is certain, but for rounding of the sum."""
    if chance <= _SURE or chance >= 1 - _SURE:
        return round(chance) * 100
    return min(99, max(1, round(100 * chance)))


def deal_lines(review: DealReview, words: Words, seat: str | None) -> list[str]:
    """The lines of a deal: each act that clearly cost something, the open curve or the line of chances, the ledgers."""
    told = [one for one in review.marked if one.is_costly and seat in (None, one.seat)]
    lines = [" ".join(act_sentences(one, words)) for one in told] or [_nothing(review, words)]
    unlucky = most_unlucky(review.marked, seat)
    if unlucky is not None:
        lines.append(_unlucky(unlucky, words))
    if review.chances:
        lines += _chances(review.chances, words)
    else:
        lines += _curve(review, words)
    return [*lines, *(ledger_line(one, review, words) for one in review.ledgers if seat in (None, one.seat))]


def most_unlucky(marked: Sequence[Marked], seat: str | None) -> Marked | None:
    """The card that was right and cost most as the cards lay, if that was a whole point; None where there is none."""
    right = [
        one for one in marked if one.trick and one.verdict in ("best", "level") and seat in (None, one.seat)
    ]
    worst = max(right, key=lost_open, default=None)
    return None if worst is None or lost_open(worst) < UNLUCKY else worst


def lost_open(marked: Marked) -> float:
    """The points of the deal that an act which was right cost as the cards lay; 0 where that is not known."""
    cost = marked.open_cost
    return 0.0 if cost is None or cost.unit != "points" else cost.value


def _unlucky(marked: Marked, words: Words) -> str:
    return words.say(
        "coach-unlucky",
        trick=marked.trick,
        seat=words.speaker.seat(marked.seat),
        played=words.speaker.choice(marked.played),
        cost=amount_text(words, Amount(lost_open(marked), "points")),
    )


def _nothing(review: DealReview, words: Words) -> str:
    is_lost = bool(review.chances) and not review.chances[-1].after
    return words.say("coach-odds-lost-none") if is_lost else words.say("coach-nothing")


def act_sentences(marked: Marked, words: Words) -> list[str]:
    """The sentences about one act: its cost, how sure that is, what decides, the agreement or count, and what came of
    it.
    """
    if marked.method == "odds":
        return _by_odds(marked, words)
    said = [_cost(marked, words), _error(marked, words)]
    if marked.match_cost >= LEAST_CHANCE:
        said.append(words.say("coach-in-match", chance=in_hundred(marked.match_cost)))
    said += _why(marked, words)
    if marked.custom is not None and (marked.verdict != "error" or marked.custom.act in marked.best.alike):
        said.append(words.speaker.why(Reason(marked.custom.key, tuple(marked.custom.facts.items()))))
    came = _as_it_lay(marked, words)
    return [*said, came] if came else said


def ledger_line(ledger: Ledger, review: DealReview, words: Words) -> str:
    """A ledger in one line whose numbers add up as they are printed, own acts with what is told of each."""
    own, partner, opponents = told_parts(ledger, review, words.game.sides)
    start, deal = round(10 * ledger.start), round(10 * ledger.deal)
    hidden = round(10 * ledger.points) - start - deal - own - partner - opponents
    points = decimal(words, ledger.points, signed=True)
    told = {
        "points": points,
        "hidden": decimal(words, hidden / 10, signed=True),
        "own": decimal(words, own / 10, signed=True),
    }
    if words.game.seats == 1:
        return words.say("coach-ledger-solitaire", start=decimal(words, start / 10, signed=True), **told)
    name = words.speaker.seat(ledger.seat)
    told |= {"deal": decimal(words, deal / 10, signed=True)}
    others = decimal(words, opponents / 10, signed=True)
    if words.plays_alone:
        return words.say("coach-ledger-alone", seat=name, opponents=others, **told)
    mate = decimal(words, partner / 10, signed=True)
    return words.say("coach-ledger", seat=name, partner=mate, opponents=others, **told)


def told_parts(ledger: Ledger, review: DealReview, sides: int) -> tuple[int, int, int]:
    """The errors of a seat, of its partner and of all others in tenths of a point: of each act what is told of it,
    where it cost all of a side alike.
    """
    own, partner, others = (round(10 * part) for part in (ledger.own, ledger.partner, ledger.opponents))
    if review.chances:
        return own, partner, others
    by_seat = {one.seat: 0 for one in review.ledgers}
    for one in review.marked:
        by_seat[one.seat] -= round(10 * one.cost) if one.verdict == "error" else 0
    own = by_seat.pop(ledger.seat)
    if sides != 2:
        return own, partner, others
    mate = _PAIRS.get(ledger.seat, "") if len(review.ledgers) == len(FOUR) else ""
    partner = by_seat.pop(mate, 0)
    return own, partner, -sum(by_seat.values())


def _cost(marked: Marked, words: Words) -> str:
    cost, seat = amount_text(words, marked.given_away), words.speaker.seat(marked.seat)
    best = marked.better
    if marked.trick:
        facts: dict[str, str | int] = {
            "trick": marked.trick,
            "seat": seat,
            "played": words.speaker.choice(marked.played),
            "best": words.speaker.choice(best),
            "cost": cost,
        }
        return words.say(f"coach-{_COSTS[marked.verdict]}-card", **facts)
    facts = {
        "seat": seat,
        "made": words.speaker.action(marked.played),
        "next": words.speaker.action(best),
        "cost": cost,
    }
    return words.say("coach-agreed-act" if marked.verdict == "agreed" else "coach-cost-act", **facts)


def _error(marked: Marked, words: Words) -> str:
    if marked.is_all:
        return words.say("coach-error-all", worlds=marked.worlds)
    seat = words.speaker.seat(marked.seat)
    error = error_text(marked.give_or_take, marked.given_away.unit, words)
    return words.say("coach-error", error=error, worlds=marked.worlds, seat=seat)


def error_text(error: float, unit: Unit, words: Words) -> str:
    """The standard error of a cost in the unit of that cost, by its last digit at least."""
    return str(max(1, round(100 * error))) if unit == "match" else decimal(words, max(LEAST_ERROR, error))


def rest_of(fact: Fact) -> Literal["more", "less", "none", "unsaid"]:
    """The way in which it is told what the better act gains in the other worlds."""
    if fact.kind == "worlds" and fact.chance > _NEARLY_ALL:
        return "unsaid"
    return "none" if abs(fact.rest) < _LEAST_REST else "more" if fact.rest > 0 else "less"


def _why(marked: Marked, words: Words) -> list[str]:
    """The reason of play and the holding that decides; without a reason the count of worlds stands for a holding."""
    if marked.heaps is not None:
        made, best = words.speaker.choice(marked.played), words.speaker.choice(marked.better)
        more, same, less = marked.heaps.more, marked.heaps.same, marked.heaps.less
        return [words.say("coach-heaps", made=made, best=best, more=more, same=same, less=less)]
    said = [] if marked.reason is None else reason_sentences(marked.reason, words)
    if marked.fact is not None and not (said and marked.fact.kind == "worlds"):
        said.append(_fact(marked.fact, words))
    return said


def reason_sentences(reason: PlayReason, words: Words) -> list[str]:
    """A reason of play, and in how many worlds it is seen."""
    card, by = (*(words.speaker.card(one) for one in reason.cards), "none", "none")[:2]
    key = f"coach-reason-{reason.kind.replace('_', '-')}"
    said = words.say(key, card=card, by=by, number=reason.number)
    return [said, words.say("coach-reason-seen", chance=in_hundred(reason.chance))]


def _fact(fact: Fact, words: Words) -> str:
    facts: dict[str, str | int] = {
        "chance": in_hundred(fact.chance),
        "gain": decimal(words, fact.gain),
        "rest": decimal(words, abs(fact.rest)),
        "way": rest_of(fact),
    }
    if fact.kind == "worlds":
        return words.say("coach-fact-worlds", **facts)
    seat = words.speaker.seat(fact.seat)
    if fact.kind == "card":
        return words.say("coach-fact-card", seat=seat, card=words.speaker.card(fact.card), **facts)
    suit = words.speaker.suit(fact.suit)
    key = "coach-fact-at-least" if fact.kind == "at_least" else "coach-fact-at-most"
    return words.say(key, seat=seat, suit=suit, count=fact.count, **facts)


def _as_it_lay(marked: Marked, words: Words) -> str:
    """The sentence on the act against the better one as the cards lay; empty where that is not known."""
    cost = marked.open_cost
    if cost is None:
        return ""
    if is_nothing(cost):
        return words.say("coach-harmless")
    key = "coach-harmful" if cost.value > 0 else "coach-lucky"
    return words.say(key, cost=amount_text(words, cost))


def _by_odds(marked: Marked, words: Words) -> list[str]:
    best, made = marked.best, marked.made
    before, after = in_hundred(best.fair.chance or 0.0), in_hundred(made.fair.chance or 0.0)
    facts: dict[str, str | int] = {
        "made": words.speaker.action(marked.played),
        "next": words.speaker.choice(best.act),
        "before": before,
        "after": after,
    }
    said = words.say("coach-odds-worth" if after >= before else "coach-odds-cost", **facts)
    counted = words.say("coach-error-odds" if marked.is_all else "coach-error-odds-near")
    return [said, counted, *_why(marked, words)]


def _chances(chances: Sequence[Chance], words: Words) -> list[str]:
    """The chance of the whole game, and the line of each hand: the chance before the bid, after it, and after each
    trick.
    """
    won = chances[0].whole
    lines = [] if won is None else [words.say("coach-whole", chance=in_hundred(won))]
    for hand, points in groupby(chances, key=lambda one: one.hand):
        whole = list(points)
        by_trick = {one.trick: in_hundred(one.after) for one in whole}
        line = [in_hundred(whole[0].before), *by_trick.values()]
        line = line[: line.index(0) + 1] if 0 in line else line
        lines.append(words.say("coach-line", hand=words.speaker.hand(hand), line=", ".join(map(str, line))))
    return lines


def _curve(review: DealReview, words: Words) -> list[str]:
    """The points of the first side with open cards, each time they changed."""
    if not review.open:
        return []
    side = words.sides[0]
    values = [decimal(words, first_side(point), signed=True) for point in review.open]
    changed = [value for value, _ in groupby(values)]
    return [words.say("coach-curve", side=side, line=", ".join(changed))]


def first_side(points: Sequence[float]) -> float:
    """The points of the first side, less those of the other where there are two."""
    return points[0] - points[1] if len(points) == 2 else points[0]
