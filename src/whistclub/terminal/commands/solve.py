"""`whist solve`: deals solved with every card seen."""

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadDeal, BadText, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.cards.pbn import read_pbn
from whistclub.club.store.record_files import naming, read_capped
from whistclub.rules.seats import FOUR, Seat, left_of, seat_from_letter
from whistclub.rules.tricks import Tricks
from whistclub.solver import Answer, Solver, question_of
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.context import INTERRUPTED, Context
from whistclub.terminal.commands.records import load_match, position_at
from whistclub.terminal.commands.solve_contracts import STRAINS, Asked, contract_of
from whistclub.terminal.commands.solve_text import NumberedQuestion, answer_document, answer_lines
from whistclub.terminal.console import write_document

_MOST_BYTES: Final = 8_000_000


class SolveRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The command line of `whist solve`, as the parser has read it."""

    file: Path
    contract: tuple[str, ...] = ()
    at: int | None = None
    leader: str | None = None
    limit: str | None = None
    cards: bool = False
    line: bool = False
    as_json: bool = False


def run(context: Context, request: SolveRequest) -> int:
    """Solves what the file and the words ask for. Returns the exit status."""
    asked = contract_of(request.contract)
    leader = None if request.leader is None else seat_from_letter(request.leader, len(FOUR))
    questions = _read(request, asked, leader)
    solved = _Solved(context, request, len(questions))
    for interrupted in _solve(context, request, questions, solved):
        if interrupted:
            solved.interrupted = True
            break
    if request.as_json:
        write_document(msgspec.json.encode(solved.document()))
    return INTERRUPTED if solved.interrupted else 0


class _Solved:
    """The answers found so far, printed as they come."""

    def __init__(self, context: Context, request: SolveRequest, asked: int) -> None:
        self._context, self._request, self._asked = context, request, asked
        self._answers: list[tuple[NumberedQuestion, Answer]] = []
        self.interrupted = False

    def add(self, answered: Sequence[tuple[NumberedQuestion, Answer]]) -> None:
        """Takes further answers, and prints them unless a document is wanted."""
        self._answers.extend(answered)
        if not self._request.as_json:
            for numbered, answer in answered:
                for line in answer_lines(self._context.catalogue, numbered, answer):
                    self._context.console.say(line)

    def show_progress(self) -> None:
        """Says on stderr how many questions are answered."""
        done = self._context.catalogue.format("cli-solve-progress", done=len(self._answers), most=self._asked)
        print(done, file=sys.stderr)

    def document(self) -> doc.Solutions:
        """Returns the answers as a document."""
        solved = tuple(answer_document(numbered, answer) for numbered, answer in self._answers)
        return doc.Solutions(solved=solved, asked=self._asked, interrupted=self.interrupted)


def _solve(
    context: Context, request: SolveRequest, questions: Sequence[NumberedQuestion], solved: _Solved
) -> Iterator[bool]:
    """Solves the questions, those of one deal and one trump together. Yields after each group whether Ctrl-C ended it."""
    nodes, seconds_s = _limits(context, request.limit)
    solver = Solver()
    groups = [list(group) for _, group in groupby(questions, key=lambda one: (one.deal, one.question.trump))]
    for group in groups:
        asked = [one.question for one in group]
        answers, interrupted = solver.solve_interruptibly(
            lambda s, q=asked: s.solve(
                q, cards=request.cards, line=request.line, nodes=nodes, seconds_s=seconds_s
            )  # type: ignore[misc]
        )
        solved.add(list(zip(group, answers, strict=True)))
        if len(groups) > 1 and sys.stderr.isatty():
            solved.show_progress()
        yield interrupted


def _read(request: SolveRequest, asked: Asked, leader: Seat | None) -> list[NumberedQuestion]:
    raw = read_capped(request.file, _MOST_BYTES)
    if raw.lstrip()[:1] == b"{":
        return _from_record(request, asked, leader)
    with naming(request.file):
        if len(raw) > _MOST_BYTES:
            raise BadText(reason("solve-file-long", most=_MOST_BYTES))
        deals = read_pbn(raw.decode("utf-8", errors="replace"))
    questions = []
    for number, hands in enumerate(deals, 1):
        first = (
            leader if leader is not None or hands.dealer is None else left_of(Seat(hands.dealer), len(FOUR))
        )
        questions += _from_hands(number, hands.hands, asked, first)
    return questions


def _from_hands(
    number: int, hands: tuple[Hand, Hand, Hand, Hand], asked: Asked, leader: Seat | None
) -> list[NumberedQuestion]:
    """Every strain and leader that is not named."""
    strains = STRAINS if asked.trump is None else (asked.trump,)
    leaders = FOUR if leader is None else (leader,)
    made = [asked.question(hands, lead, strain) for strain in strains for lead in leaders]
    playing = [one for one in made if one.hands[one.leader]]
    return [NumberedQuestion(number, one) for place, one in enumerate(playing) if one not in playing[:place]]


def _from_record(request: SolveRequest, asked: Asked, leader: Seat | None) -> list[NumberedQuestion]:
    record, full = load_match(request.file)
    found = position_at(record, full, request.at)
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
    return [NumberedQuestion(number, question)]


def _limits(context: Context, text: str | None) -> tuple[int | None, float | None]:
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
        raise context.wrong("cli-solve-limit", text=text[:40])
    return (None, float(number)) if plain.endswith("s") else (int(number), None)
