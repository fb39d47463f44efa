"""The commands that solve: `whist solve` and `whist bench`."""

import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadDeal, BadText, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.cards.pbn import read_pbn
from whistclub.club.store.record_files import naming, read_capped
from whistclub.messages import Speaker
from whistclub.rules.seats import FOUR, Seat, left_of, seat_from_letter, seat_letter
from whistclub.rules.tricks import Tricks
from whistclub.solver import Answer, Question, Solver, has_kernel, question_of
from whistclub.solver.bench import fixed_set
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.reading import REFUSED, Here, Refused, loaded
from whistclub.terminal.commands.reports import position_at
from whistclub.terminal.commands.solve_contracts import STRAINS, Asked, contract_of, side_text
from whistclub.terminal.console import write_document

INTERRUPTED: Final = 130
_MOST_BYTES: Final = 8_000_000
_MILLI: Final = 1000.0


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line of `whist solve` asks for."""

    file: Path
    contract: tuple[str, ...] = ()
    at: int | None = None
    leader: str | None = None
    limit: str | None = None
    cards: bool = False
    line: bool = False
    as_json: bool = False


class Asking(msgspec.Struct, frozen=True):
    """One question, with the number of its deal in the file."""

    deal: int
    question: Question


def run(here: Here, given: Given) -> int:
    """Solves what the file and the words ask for. Returns the exit status."""
    asked = contract_of(given.contract)
    leader = None if given.leader is None else seat_from_letter(given.leader, 4)
    askings = _read(given, asked, leader)
    nodes, seconds_s = _limits(here, given.limit)
    told: list[tuple[Asking, Answer]] = []
    solver = Solver()
    status = 0
    groups = [list(group) for _, group in groupby(askings, key=lambda one: (one.deal, one.question.trump))]
    for group in groups:
        questions = [one.question for one in group]
        answers, interrupted = solver.solve_interruptibly(
            lambda s, q=questions: s.solve(
                q, cards=given.cards, line=given.line, nodes=nodes, seconds_s=seconds_s
            )  # type: ignore[misc]
        )
        told.extend(zip(group, answers, strict=True))
        if not given.as_json:
            _tell(here, told[-len(group) :])
        if len(groups) > 1 and sys.stderr.isatty():
            print(
                here.catalogue.format("cli-solve-progress", done=len(told), most=len(askings)),
                file=sys.stderr,
            )
        if interrupted:
            status = INTERRUPTED
            break
    if given.as_json:
        solved = tuple(_document(asking, answer) for asking, answer in told)
        document = doc.Solutions(solved=solved, asked=len(askings), interrupted=status == INTERRUPTED)
        write_document(msgspec.json.encode(document))
    return status


def bench(here: Here, *, as_json: bool) -> int:
    """Counts the nodes of the fixed set."""
    if not has_kernel():
        raise Refused(here.catalogue.format("cli-bench-no-kernel"), REFUSED)
    solver = Solver()
    nodes = {
        name: sum(answer.nodes for answer in solver.solve(questions))
        for name, questions in fixed_set().items()
    }
    if as_json:
        write_document(msgspec.json.encode(doc.Bench(signature=sum(nodes.values()), nodes=nodes)))
        return 0
    for name, count in nodes.items():
        here.console.say(f"{name:<12}{count:>14,}")
    here.console.say(here.catalogue.format("cli-bench-signature", signature=str(sum(nodes.values()))))
    return 0


def _read(given: Given, asked: Asked, leader: Seat | None) -> list[Asking]:
    raw = read_capped(given.file, _MOST_BYTES)
    if raw.lstrip()[:1] == b"{":
        return _from_record(given, asked, leader)
    with naming(given.file):
        if len(raw) > _MOST_BYTES:
            raise BadText(reason("solve-file-long", most=_MOST_BYTES))
        deals = read_pbn(raw.decode("utf-8", errors="replace"))
    askings = []
    for number, hands in enumerate(deals, 1):
        first = leader if leader is not None or hands.dealer is None else left_of(Seat(hands.dealer))
        askings += _from_hands(number, hands.hands, asked, first)
    return askings


def _from_hands(
    number: int, hands: tuple[Hand, Hand, Hand, Hand], asked: Asked, leader: Seat | None
) -> list[Asking]:
    """Every strain and leader that is not named."""
    strains = STRAINS if asked.trump is None else (asked.trump,)
    leaders = FOUR if leader is None else (leader,)
    made = [asked.question(hands, lead, strain) for strain in strains for lead in leaders]
    playing = [one for one in made if one.hands[one.leader]]
    return [Asking(number, one) for place, one in enumerate(playing) if one not in playing[:place]]


def _from_record(given: Given, asked: Asked, leader: Seat | None) -> list[Asking]:
    record, full = loaded(given.file)
    found = position_at(record, full, given.at)
    position: Any = None if found is None else found[0]
    tricks = getattr(position, "tricks", None)
    if not isinstance(tricks, Tricks) or tricks.judge.pack is not FRENCH or len(tricks.hands) != len(FOUR):
        raise BadDeal(reason("solve-not-in-play"))
    if tricks.run_out():
        raise BadDeal(reason("solve-over"))
    number = next((n for n, deal in enumerate(record.deals, 1) if not deal.ending), 1)
    base = question_of(tricks, side=asked.side)
    contract = asked.contract
    question = msgspec.structs.replace(
        base,
        objective=contract.objective,
        target=contract.target,
        trump=base.trump if asked.trump is None or not contract.trump else asked.trump,
        leader=base.leader if leader is None or base.table else leader,
    )
    question.check()
    return [Asking(number, question)]


def _limits(here: Here, text: str | None) -> tuple[int | None, float | None]:
    """Nodes (`200000`) or seconds (`10s`) a question."""
    if text is None:
        return None, None
    plain = text.strip().lower().replace("_", "")
    digits = plain.removesuffix("s")
    try:
        number = float(digits) if plain.endswith("s") else int(digits)
    except ValueError:
        number = 0
    if not 0 < number < 10**15:
        raise here.wrong("cli-solve-limit", text=text[:40])
    return (None, float(number)) if plain.endswith("s") else (int(number), None)


def _tell(here: Here, told: Sequence[tuple[Asking, Answer]]) -> None:
    for asking, answer in told:
        for line in _lines(here, asking, answer):
            here.console.say(line)


def _document(asking: Asking, answer: Answer) -> doc.Solved:
    question, value = asking.question, answer.value
    return doc.Solved(
        deal=asking.deal,
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


def _lines(here: Here, asking: Asking, answer: Answer) -> list[str]:
    catalogue, question = here.catalogue, asking.question
    speaker = Speaker(catalogue, "french")
    strain = catalogue.format("cli-solve-strain", suit=question.trump or "none")
    leader = speaker.seat(seat_letter(question.leader, 4))
    side = ", ".join(speaker.seat(letter) for letter in side_text(question.counts))
    lines = [
        catalogue.format(
            "cli-solve-answer",
            side=side,
            value=_value(here, question, answer),
            deal=asking.deal,
            leader=leader,
            strain=strain,
        )
    ]
    for one in answer.cards:
        value = str(one.value.least) if one.value.is_exact else f"{one.value.least}-{one.value.most}"
        if question.is_verdict:
            value = _verdict(here, one.value.least, one.value.most)
        lines.append(f"  {one.card.text}  {value}")
    if answer.line:
        lines.append(catalogue.format("cli-solve-line", cards=" ".join(card.text for card in answer.line)))
    return lines


def _value(here: Here, question: Question, answer: Answer) -> str:
    value, catalogue = answer.value, here.catalogue
    if question.is_verdict:
        verdict = _verdict(here, value.least, value.most)
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


def _verdict(here: Here, least: int, most: int) -> str:
    if least != most:
        return here.catalogue.format("cli-solve-unknown")
    return here.catalogue.format("cli-solve-yes") if least else here.catalogue.format("cli-solve-no")
