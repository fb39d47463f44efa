"""Answers of the solver as tables and as documents."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.messages import Catalogue, Speaker
from whistclub.rules.seats import FOUR, Seat, seat_letter
from whistclub.rules.tricks import Judge, Order, circle_of
from whistclub.solver import Answer, Question
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.solve.contracts import STRAINS, side_text
from whistclub.terminal.commands.solve.questions import NumberedQuestion
from whistclub.terminal.texts.card_tables import SUITS, TrickRow, card_index, diagram, trick_lines

_MILLI: Final = 1000.0
_COLUMN: Final = 10

Answered = tuple[NumberedQuestion, Answer]


def answer_document(numbered: NumberedQuestion, answer: Answer) -> doc.Solved:
    """Returns an answer as a document."""
    question, value = numbered.question, answer.value
    return doc.Solved(
        deal=numbered.deal,
        leader=seat_letter(question.leader, 4),
        strain=question.trump or "NT",
        side=side_text(question.counts),
        objective=question.objective,
        target=question.target or None,
        value=value.least if value.is_exact else None,
        bounds=(value.least, value.most),
        cards={one.card.text: (one.value.least, one.value.most) for one in answer.cards},
        line=tuple(card.text for card in answer.line),
        nodes=answer.nodes,
        ms=round(answer.seconds_s * _MILLI, 3),
        why=answer.why,
    )


def deal_lines(catalogue: Catalogue, answered: Sequence[Answered]) -> list[str]:
    """The answers about one deal: its cards, a table of leaders and strains, then cards and best lines where they were
    asked for.
    """
    first = answered[0][0]
    board = first.board if first.board != str(first.deal) else ""
    lines = [catalogue.format("cli-solve-deal", deal=first.deal, board=board or "none"), ""]
    lines += [
        *_position(catalogue, first.question),
        "",
        _title(catalogue, first.question),
        *_table(catalogue, answered),
    ]
    if any(answer.why == "solve-no-kernel" for _, answer in answered):
        lines.append(catalogue.format("cli-solve-no-kernel"))
    for numbered, answer in answered:
        lines += _further(catalogue, numbered.question, answer)
    return [*lines, ""]


def _position(catalogue: Catalogue, question: Question) -> list[str]:
    """The hands, and the trick that has been begun."""
    hands = {seat_letter(seat, 4): FRENCH.members(question.hands[seat]) for seat in FOUR}
    lines = diagram(catalogue, hands)
    if question.table:
        cards = "  ".join(card_index(catalogue, card) for card in question.table)
        lines += [
            "",
            catalogue.format("cli-solve-on-table", leader=_seat(catalogue, question.leader), cards=cards),
        ]
    return lines


def _title(catalogue: Catalogue, question: Question) -> str:
    speaker = Speaker(catalogue, FRENCH.key)
    side = speaker.listed([speaker.seat(letter) for letter in side_text(question.counts)])
    return catalogue.format(
        "cli-solve-title", objective=question.objective, target=question.target, side=side
    )


def _table(catalogue: Catalogue, answered: Sequence[Answered]) -> list[str]:
    """A row for each leader, a column for each strain."""
    cells = {
        (one.question.leader, one.question.trump): _cell(catalogue, one.question, answer)
        for one, answer in answered
    }
    strains = [strain for strain in STRAINS if any(strain == trump for _, trump in cells)]
    leaders = [seat for seat in FOUR if any(seat == leader for leader, _ in cells)]
    names = [catalogue.format("cli-solve-leads", leader=_seat(catalogue, leader)) for leader in leaders]
    width = max(len(name) for name in names) + 2
    heads = [_strain(catalogue, strain) for strain in strains]
    rows = [(" " * width, heads)]
    rows += [
        (f"{name:<{width}}", [cells.get((leader, strain), "") for strain in strains])
        for name, leader in zip(names, leaders, strict=True)
    ]
    return [(start + "".join(f"{cell:<{_COLUMN}}" for cell in row)).rstrip() for start, row in rows]


def _further(catalogue: Catalogue, question: Question, answer: Answer) -> Iterator[str]:
    if not answer.cards and not answer.line:
        return
    yield ""
    leader, strain = _seat(catalogue, question.leader), _strain(catalogue, question.trump)
    yield catalogue.format(
        "cli-solve-question", leader=leader, strain=strain, value=_cell(catalogue, question, answer)
    )
    by_value = sorted(answer.cards, key=lambda one: (-one.value.most, -one.value.least))
    for (most, least), group in groupby(by_value, key=lambda one: (one.value.most, one.value.least)):
        cards = "  ".join(card_index(catalogue, one.card) for one in group)
        yield f"  {_bounds(catalogue, question, least, most)}:  {cards}"
    if answer.line:
        yield catalogue.format("cli-solve-line")
        yield from trick_lines(catalogue, "NESW", _line_tricks(question, answer.line))


def _line_tricks(question: Question, line: Sequence[Card]) -> list[TrickRow]:
    """The tricks of a line of play that goes on from the question."""
    judge = Judge(FRENCH, question.trump, Order(question.ranks))
    now, later = (
        circle_of(tuple(seat for seat in FOUR if mask >> seat & 1)) for mask in (question.now, question.later)
    )
    cards, circle, leader = [*question.table, *line], now, question.leader
    rows: list[TrickRow] = []
    while cards:
        order = circle.orders[leader]
        trick, cards = cards[: len(order)], cards[len(order) :]
        if len(trick) == len(order):
            leader = order[judge.winning_place(trick)]
        rows.append(_row(order, trick, leader if len(trick) == len(order) else None))
        circle = later
    return rows


def _row(order: Sequence[Seat], trick: Sequence[Card], taker: Seat | None) -> TrickRow:
    cards = tuple((seat_letter(seat, 4), card) for seat, card in zip(order, trick, strict=False))
    return TrickRow(cards, "" if taker is None else seat_letter(taker, 4))


def _cell(catalogue: Catalogue, question: Question, answer: Answer) -> str:
    return _bounds(catalogue, question, answer.value.least, answer.value.most)


def _bounds(catalogue: Catalogue, question: Question, least: int, most: int) -> str:
    if not question.is_verdict:
        return str(least) if least == most else f"{least}-{most}"
    if least != most:
        return catalogue.format("cli-solve-unknown")
    return catalogue.format("cli-solve-yes") if least else catalogue.format("cli-solve-no")


def _strain(catalogue: Catalogue, trump: str) -> str:
    return SUITS[trump] if trump else catalogue.format("cli-solve-no-trump")


def _seat(catalogue: Catalogue, seat: Seat) -> str:
    return Speaker(catalogue, FRENCH.key).seat(seat_letter(seat, 4))
