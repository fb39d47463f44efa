"""Perfect play of a deal with every card seen: one question, or the twenty values of a deal in one call."""

import threading
from typing import Final

import msgspec

from whistclub.cards.errors import BadText, BadValue, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.cards.pbn.hands import listed_hands
from whistclub.programs.value_types import checked
from whistclub.programs.values import objective_given, side_given, whole
from whistclub.rules.seats import FOUR, Seat, seat_from_letter, seat_letter
from whistclub.solver import Answer, Objective, Question, Solver
from whistclub.solver.questions import NORTH_SOUTH

TRUMPS: Final = ("", "S", "H", "D", "C")
"""The trumps of a table of tricks: none, then the suits as PBN orders them."""
_KEPT: Final = threading.local()


class TrickTable(msgspec.Struct, frozen=True):
    """The tricks that North and South take with perfect play: twenty values, by trump and by the seat that leads.

    `rows` has for each of no trump, S, H, D and C the values with N, E, S and W leading; `size` is the number of tricks
    in all.
    """

    rows: tuple[tuple[int, int, int, int], ...]
    size: int

    def tricks(self, leader: str, trump: str = "", side: str = "NS") -> int:
        """The tricks of a side, `NS` or `EW`, where this seat leads under this trump. Raises BadText, BadValue."""
        if trump not in TRUMPS:
            raise BadText(reason("not-a-suit", text=str(trump)[:20]))
        mask = side_given(side)
        if mask not in {NORTH_SOUTH, NORTH_SOUTH << 1}:
            raise BadValue(reason("value-side", given=side, valid="NS, EW"))
        found = self.rows[TRUMPS.index(trump)][seat_from_letter(leader, 4)]
        return found if mask == NORTH_SOUTH else self.size - found


def solver() -> Solver:
    """The solver that this thread keeps: making one costs more than a small question."""
    kept: Solver | None = getattr(_KEPT, "solver", None)
    if kept is None:
        kept = _KEPT.solver = Solver()
    return kept


@checked
def solve(
    hands: str,
    *,
    leader: str,
    side: str = "NS",
    trump: str = "",
    objective: Objective = "most",
    target: int = 0,
    table: str = "",
) -> Answer:
    """Perfect play of one deal with every card seen: the tricks that `side` takes, with the value of each legal card.

    `hands` is a PBN deal (`N:AK.. ...`) of the cards still held, `leader` is a seat letter, `side` a pair (`NS`, `EW`)
    or one seat. `table` has the cards that the leader and those after it have already played to the trick (`SA S3`),
    which are in no hand any more. Two neighbours against two, as after a proposal in Solo Whist, are a
    `whistclub.solver.Question`. Raises BadText, BadDeal for hands that cannot be played, and BadValue.
    """
    mask = side_given(side)
    question = Question(
        hands=listed_hands(hands, 1).hands,
        leader=seat_from_letter(leader, 4),
        table=cards_from_text(FRENCH, table),
        side=mask,
        counts=mask,
        trump=FRENCH.suit(trump) if trump else "",
        objective=objective_given(objective),
        target=whole("target", target, 0),
    )
    return solver().solve([question], cards=True)[0]


@checked
def solve_table(hands: str) -> TrickTable:
    """The twenty values of a deal, by trump and leader, in one call of the kernel.

    `hands` is a PBN deal with equal hands. It takes about a quarter of the time of twenty calls of `solve`, since the
    four leaders of a trump share what was found. Raises BadText, BadDeal, and BadValue without the compiled kernel
    where the hands are too long for its twin.
    """
    held = listed_hands(hands, 1).hands
    asked = [Question(hands=held, leader=leader, trump=trump) for trump in TRUMPS for leader in FOUR]
    values = [answer.value for answer in solver().solve(asked)]
    if not all(value.is_exact for value in values):
        raise BadValue(reason("value-no-kernel"))
    rows = [[value.least for value in values[place : place + 4]] for place in range(0, len(values), 4)]
    return TrickTable(tuple((n, e, s, w) for n, e, s, w in rows), held[0].bit_count())


def table_lines(table: TrickTable) -> list[str]:
    """The table as lines: a trump each, and a column for each seat that leads."""
    heads = " ".join(f"{seat_letter(Seat(seat), 4):>3}" for seat in FOUR)
    rows = (
        f"{trump or 'NT':>2} {' '.join(f'{value:>3}' for value in row)}"
        for trump, row in zip(TRUMPS, table.rows, strict=True)
    )
    return [f"   {heads}", *rows]
