"""Answers of the solver, as lines and as documents."""

from typing import Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.messages import Catalogue, Speaker
from whistclub.rules.seats import seat_letter
from whistclub.solver import Answer, Question
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.solve_contracts import side_text

_MILLI: Final = 1000.0


class NumberedQuestion(msgspec.Struct, frozen=True):
    """One question, with the number of its deal in the file."""

    deal: int
    question: Question


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


def answer_lines(catalogue: Catalogue, numbered: NumberedQuestion, answer: Answer) -> list[str]:
    """Returns an answer as lines."""
    question = numbered.question
    speaker = Speaker(catalogue, FRENCH.key)
    strain = catalogue.format("cli-solve-strain", suit=question.trump or "none")
    leader = speaker.seat(seat_letter(question.leader, 4))
    side = ", ".join(speaker.seat(letter) for letter in side_text(question.counts))
    lines = [
        catalogue.format(
            "cli-solve-answer",
            side=side,
            value=_value(catalogue, question, answer),
            deal=numbered.deal,
            leader=leader,
            strain=strain,
        )
    ]
    for one in answer.cards:
        value = str(one.value.least) if one.value.is_exact else f"{one.value.least}-{one.value.most}"
        if question.is_verdict:
            value = _verdict(catalogue, one.value.least, one.value.most)
        lines.append(f"  {one.card.text}  {value}")
    if answer.line:
        lines.append(catalogue.format("cli-solve-line", cards=" ".join(card.text for card in answer.line)))
    return lines


def _value(catalogue: Catalogue, question: Question, answer: Answer) -> str:
    value = answer.value
    if question.is_verdict:
        verdict = _verdict(catalogue, value.least, value.most)
        known = catalogue.format(
            "cli-solve-verdict", objective=question.objective, target=question.target, verdict=verdict
        )
    elif value.is_exact:
        known = catalogue.format("cli-solve-tricks", objective=question.objective, count=value.least)
    else:
        known = catalogue.format("cli-solve-bounds", least=value.least, most=value.most)
    if answer.why == "solve-no-kernel":
        return f"{known} {catalogue.format('cli-solve-no-kernel')}"
    return known


def _verdict(catalogue: Catalogue, least: int, most: int) -> str:
    if least != most:
        return catalogue.format("cli-solve-unknown")
    return catalogue.format("cli-solve-yes") if least else catalogue.format("cli-solve-no")
