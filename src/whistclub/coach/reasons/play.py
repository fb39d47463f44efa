"""Worlds played on after a card in the way in which it is priced, card by card."""

from collections.abc import Iterator, Sequence

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.coach.cards import Turn, solver
from whistclub.coach.effort import Effort
from whistclub.coach.prices import Method
from whistclub.players.policy import Hands, PlayedOn, played_on
from whistclub.players.reading import Reading, Trick, highest
from whistclub.players.search.values import ending_of
from whistclub.players.worlds.evidence import four
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.tricks import Judge, Order
from whistclub.solver import Question

Line = tuple[Trick, ...]
"""The tricks from the one on the table to the last, or to the one that decides whether none is taken."""


def lines_after(
    turn: Turn, worlds: Sequence[Hands], card: Card, method: Method, effort: Effort
) -> list[Line | None]:
    """The line of each world after a card of the turn; None where the kernel does not finish it."""
    if method == "cards":
        starts = [after_card(turn, hands, card) for hands in worlds]
    else:
        left = ending_of(turn.stakes.aim) if method == "early" else 0
        starts = _by_policy(turn, worlds, card, left)
    asked = [question for _, question in starts if question is not None]
    answers = iter(solver(effort.threads).solve(asked, line=True, nodes=effort.nodes))
    found: list[Line | None] = []
    for tricks, question in starts:
        answer = None if question is None else next(answers)
        if question is None or answer is None:
            found.append(tricks)
        else:
            found.append(None if answer.why else (*tricks, *_replayed(question, answer.line)))
    return found


def after_card(turn: Turn, hands: Hands, card: Card) -> tuple[Line, Question | None]:
    """The trick on the table where a card completes it, and the question of what follows; None where nothing does."""
    reading, aim = turn.reading, turn.stakes.aim
    before = aim.question(reading, hands)
    laid = (*reading.trick, (reading.me, card))
    north, east, south, west = (hand & ~card.bit for hand in hands)
    rest = (north, east, south, west)
    if len(laid) < before.now.bit_count():
        table = tuple(each for _, each in laid)
        return (), msgspec.structs.replace(before, hands=rest, leader=laid[0][0], table=table)
    trick = _taken(laid, reading.judge)
    is_over = not rest[trick.taker] or (aim.objective == "none" and aim.counts >> trick.taker & 1)
    if is_over:
        return (trick,), None
    after = msgspec.structs.replace(before, hands=rest, leader=trick.taker, table=(), now=aim.later)
    return (trick,), after


def _by_policy(
    turn: Turn, worlds: Sequence[Hands], card: Card, left: int
) -> list[tuple[Line, Question | None]]:
    """The tricks that the policy plays until so many cards are left, and the question of the rest, if any is left."""
    reading, aim = turn.reading, turn.stakes.aim
    asked = msgspec.structs.replace(turn.situation, counts=aim.counts)
    sizes = range(reading.hand.bit_count() - 1, left - 1, -1)
    stages = [played_on(asked, worlds, card, size) for size in sizes]
    found: list[tuple[Line, Question | None]] = []
    for hands, ends in zip(worlds, zip(*stages, strict=True), strict=True):
        last = ends[-1]
        question = aim.question_after(last) if left and any(last.hands) else None
        found.append((tuple(_walked(turn, hands, card, ends)), question))
    return found


def _walked(turn: Turn, hands: Hands, card: Card, ends: Sequence[PlayedOn]) -> Iterator[Trick]:
    """The tricks between these stages of play, each a trick after the one before."""
    reading = turn.reading
    laid = [*reading.trick, (reading.me, card)]
    order = [seat for seat in _order(reading, laid[0][0]) if seat not in [one for one, _ in laid]]
    before = four([hand & ~card.bit for hand in hands])
    for end in ends:
        laid += [(seat, highest(before[seat] & ~end.hands[seat])) for seat in order]
        trick = _taken(laid, Judge(FRENCH, end.trump, reading.judge.order))
        yield trick
        laid, before = [], end.hands
        order = _clockwise(turn.stakes.aim.later, trick.taker)


def _order(reading: Reading, leader: Seat) -> Sequence[Seat]:
    return reading.circle.orders[leader]


def _clockwise(seats: int, leader: Seat) -> list[Seat]:
    """The seats of a mask, clockwise from the leader."""
    around = (FOUR[(leader + step) % len(FOUR)] for step in range(len(FOUR)))
    return [seat for seat in around if seats >> seat & 1]


def _replayed(question: Question, cards: Sequence[Card]) -> Iterator[Trick]:
    """The whole tricks of a line of best play."""
    judge, table = Judge(FRENCH, question.trump, Order(question.ranks)), question.table
    rest, leader, seats = [*table, *cards], question.leader, question.now
    while len(rest) >= seats.bit_count():
        order = _clockwise(seats, leader)
        trick = _taken(list(zip(order, rest, strict=False)), judge)
        yield trick
        rest, leader, seats = rest[len(order) :], trick.taker, question.later


def with_named(line: Line, tried: Sequence[Card], named: Sequence[Card]) -> Line:
    """A line with each card tried and the equal one to be named in each other's place."""
    pairs = zip(tried, named, strict=True)
    other = {card: to for one, two in pairs for card, to in ((one, two), (two, one))}
    return tuple(
        msgspec.structs.replace(
            trick, cards=tuple((seat, other.get(card, card)) for seat, card in trick.cards)
        )
        for trick in line
    )


def _taken(laid: Sequence[tuple[Seat, Card]], judge: Judge) -> Trick:
    place = judge.winning_place([card for _, card in laid])
    return Trick(tuple(laid), laid[place][0])
