"""`whist solve --pbn`: the deals of a file with the tricks of each declarer in each strain, and the par of bridge."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from whistclub.cards.pbn.read import PbnDeal, PbnDeals, read_pbn
from whistclub.cards.pbn.write import write_game
from whistclub.club.store.files.record_files import naming
from whistclub.rules.match_pbn import match_to_pbn
from whistclub.rules.seats import FOUR, Seat, left_of, partner_of, seat_letter
from whistclub.solver import Question, Solver
from whistclub.solver.par import Tricks, Vulnerable, par_score
from whistclub.terminal.commands.context import INTERRUPTED, Context
from whistclub.terminal.commands.records import load_match
from whistclub.terminal.commands.solve.contracts import STRAINS
from whistclub.terminal.commands.solve.questions import is_record, text_in
from whistclub.terminal.console import printable
from whistclub.terminal.deal_text import note_line

_THIRTEEN: Final = 13
_VULNERABLE: Final[dict[str, Vulnerable]] = {"NS": "NS", "EW": "EW", "ALL": "All", "BOTH": "All"}
"""Also the other words of the import format (section 3.4.10)."""


def print_tables(context: Context, file: Path, beside: str) -> int:
    """Prints the deals of a file as PBN with their tables. Returns the exit status. Raises BadFile, BadText, BadRecord,
    BadDeal.
    """
    if beside:
        raise context.wrong("cli-not-with-pbn", option=beside)
    read = _deals_in(file)
    for note in read.left_out:
        print(printable(note_line(context.catalogue, note)), file=sys.stderr)
    solver = Solver()
    for one in read.deals:
        asked = list(_questions(one))
        answers, interrupted = solver.solve_interruptibly(lambda s, q=asked: s.solve(q))  # type: ignore[misc]
        if interrupted:
            return INTERRUPTED
        values = [answer.value for answer in answers]
        if not all(value.is_exact for value in values):
            print(context.catalogue.format("cli-solve-no-kernel"), file=sys.stderr)
            return 1
        taken = [value.least for value in values]
        context.console.say(_game(one, dict(zip(_PLACES, taken, strict=True))).removesuffix("\n"))
    return 0


_PLACES: Final = tuple((strain, declarer) for declarer in FOUR for strain in STRAINS)


def _deals_in(file: Path) -> PbnDeals:
    text = text_in(file)
    if is_record(text):
        text = match_to_pbn(load_match(file)[1])
    with naming(file):
        return read_pbn(text)


def _questions(one: PbnDeal) -> Iterator[Question]:
    """The tricks of each declarer's side, whose left leads."""
    for strain, declarer in _PLACES:
        side = 1 << declarer | 1 << partner_of(declarer)
        leader = left_of(declarer, len(FOUR))
        yield Question(hands=one.hands.hands, leader=leader, side=side, counts=side, trump=strain)


def _game(one: PbnDeal, tricks: Tricks) -> str:
    vulnerable = _VULNERABLE.get(one.vulnerable.upper(), "None")
    rows = [
        f"{seat_letter(seat, 4)} {strain or 'NT':>2} {tricks[strain, seat]:>2}" for strain, seat in _PLACES
    ]
    tags: dict[str, str] = {"Vulnerable": vulnerable}
    if one.hands.hands[0].bit_count() == _THIRTEEN:
        dealer = Seat(one.hands.dealer or 0)
        tags["OptimumScore"] = f"NS {par_score(tricks, dealer, vulnerable)}"
    return write_game(one.hands, one.board or str(one.number), tags, table=rows)
