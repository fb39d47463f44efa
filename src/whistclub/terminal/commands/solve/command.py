"""`whist solve`: deals solved with every card seen."""

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import msgspec

from whistclub.rules.seats import FOUR, seat_from_letter
from whistclub.solver import Solver
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.context import INTERRUPTED, Context
from whistclub.terminal.commands.solve.contracts import contract_of
from whistclub.terminal.commands.solve.questions import FileQuestions, questions_of
from whistclub.terminal.commands.solve.tables import print_tables
from whistclub.terminal.commands.solve.text import Answered, answer_document, deal_lines
from whistclub.terminal.console import printable, write_document
from whistclub.terminal.deal_text import note_line


class SolveRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The command line of `whist solve`, as the parser has read it."""

    file: Path
    contract: tuple[str, ...] = ()
    at: int | None = None
    leader: str | None = None
    limit: str | None = None
    cards: bool = False
    line: bool = False
    pbn: bool = False
    as_json: bool = False


def run(context: Context, request: SolveRequest) -> int:
    """Solves what the file and the words ask for. Returns the exit status."""
    if request.pbn:
        return print_tables(context, request.file, _beside_pbn(request))
    asked = contract_of(request.contract)
    leader = None if request.leader is None else seat_from_letter(request.leader, len(FOUR))
    found = questions_of(request.file, request.at, asked, leader)
    for note in found.left_out:
        print(printable(note_line(context.catalogue, note)), file=sys.stderr)
    solved = _Solved(context, request, found)
    for interrupted in _solve(context, request, found, solved):
        if interrupted:
            solved.interrupted = True
            break
    if request.as_json:
        write_document(msgspec.json.encode(solved.document()))
    else:
        solved.print_deal()
    return INTERRUPTED if solved.interrupted else 0


def _beside_pbn(request: SolveRequest) -> str:
    """The words that were asked for beside the tables, empty for nothing."""
    asked = {
        "CONTRACT": bool(request.contract),
        "--at": request.at is not None,
        "--leader": request.leader is not None,
        "--limit": request.limit is not None,
        "--cards": request.cards,
        "--best-line": request.line,
        "--json": request.as_json,
    }
    return next((option for option, is_there in asked.items() if is_there), "")


class _Solved:
    """The answers found so far. Those of a deal are printed together, as soon as the next deal has an answer."""

    def __init__(self, context: Context, request: SolveRequest, found: FileQuestions) -> None:
        self._context, self._request, self._found = context, request, found
        self._answers: list[Answered] = []
        self._printed = 0
        self.interrupted = False

    def add(self, answered: Sequence[Answered]) -> None:
        """Takes further answers about one deal."""
        waiting = self._answers[self._printed :]
        if not self._request.as_json and waiting and answered and waiting[-1][0].deal != answered[0][0].deal:
            self.print_deal()
        self._answers.extend(answered)

    def print_deal(self) -> None:
        """Prints the answers that are not printed yet, all of one deal."""
        waiting = self._answers[self._printed :]
        self._printed = len(self._answers)
        for line in deal_lines(self._context.catalogue, waiting) if waiting else ():
            self._context.console.say(line)

    def show_progress(self) -> None:
        """Says on stderr how many questions are answered."""
        most = len(self._found.questions)
        done = self._context.catalogue.format("cli-solve-progress", done=len(self._answers), most=most)
        print(done, file=sys.stderr)

    def document(self) -> doc.Solutions:
        """Returns the answers as a document."""
        solved = tuple(answer_document(numbered, answer) for numbered, answer in self._answers)
        left_out = tuple(
            doc.LeftOut(line=one.line, text=note_line(self._context.catalogue, one))
            for one in self._found.left_out
        )
        return doc.Solutions(
            solved=solved, asked=len(self._found.questions), interrupted=self.interrupted, left_out=left_out
        )


def _solve(context: Context, request: SolveRequest, found: FileQuestions, solved: _Solved) -> Iterator[bool]:
    """Solves the questions, those of one deal and one trump together. Yields after each group whether Ctrl-C ended
    it.
    """
    nodes, seconds_s = _limits(context, request.limit)
    solver = Solver()
    groups = [
        list(group) for _, group in groupby(found.questions, key=lambda one: (one.deal, one.question.trump))
    ]
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
