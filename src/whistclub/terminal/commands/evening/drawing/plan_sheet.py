"""The sheet of a plan: who meets whom as a matrix, each person's way over the tables, and what is proved and fair."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from whistclub.evenings.balance.people import Path as TablePath
from whistclub.messages import Catalogue
from whistclub.terminal.commands.evening.drawing.shapes import Box, Path, Shape, Sheet, Words
from whistclub.terminal.commands.evening.plan_document import EveningPlan
from whistclub.terminal.commands.evening.plan_text import bound_lines, fair_lines, format_name

MOST_PEOPLE: Final = 100
"""More people make a matrix that nobody can read."""

_WIDTH: Final = 1000.0
_MARGIN: Final = 40.0
_INNER: Final = _WIDTH - 2 * _MARGIN
_MOST_CELL: Final = 26.0
_LINE: Final = 19.0
_LETTERS: Final = 130
"""The letters of a line of text, at most."""
_PARTNERS: Final = ("#ffffff", "#cfe3f5", "#7fb2de", "#2b6ca8", "#123e66")
_OPPONENTS: Final = ("#ffffff", "#fbe3c4", "#f2b26b", "#b8651b", "#6e3708")
_DARK: Final = 3
"""From this number of rounds on a cell is dark, and its digit white."""
_WAY: Final = "#2b6ca8"
_FAINT: Final = "#dddddd"
_ROUND: Final = 19.0
_LEAST_ROUND: Final = 13.5
"""The width of a round in the picture of somebody's way, as a rule and at least."""
_BESIDE: Final = 52.0
"""The width of such a picture beside its rounds: the number before it, and the room after it."""
_MOST_COLUMNS: Final = 5


def plan_sheet(catalogue: Catalogue, plan: EveningPlan, paths: Sequence[TablePath]) -> Sheet:
    """The drawing of a plan; `paths` are the tables of each person by round."""
    say = catalogue.format
    title = say("cli-drawing-title", format=format_name(catalogue, plan.format), people=plan.people)
    known = plan.moves is None
    rounds = say("cli-evening-plan", people=plan.people, tables=plan.people // 4, rounds=plan.rounds)
    about = rounds if known else f"{rounds} {say('cli-drawing-drawn')}"
    shapes: list[Shape] = [
        Words(_MARGIN, 44, title, 22, bold=True),
        Words(_MARGIN, 74, about, 13),
    ]
    found, y = _matrix(catalogue, plan, 110)
    shapes += found
    found, y = _ways(catalogue, plan, paths, y + 30)
    shapes += found
    found, y = _sentences(catalogue, plan, y + 24)
    shapes += found
    return Sheet(_WIDTH, y + _MARGIN, title, about, tuple(shapes))


def _matrix(catalogue: Catalogue, plan: EveningPlan, top: float) -> tuple[list[Shape], float]:
    """The matrix of who meets whom: partners above the diagonal, opponents below it; and where it ends."""
    count = plan.people
    cell = min(_MOST_CELL, (_INNER - 30) / count)
    left, first = _MARGIN + 30, top + 40
    size = min(12.0, cell * 0.58)
    shapes: list[Shape] = [Words(_MARGIN, top, catalogue.format("cli-drawing-meetings"), 15, bold=True)]
    for one in range(count):
        middle = (one + 0.5) * cell
        shapes.append(Words(left - 6, first + middle, str(one + 1), size, "end"))
        shapes.append(Words(left + middle, first - 8, str(one + 1), size, "middle"))
        for other in range(count):
            x, y = left + other * cell, first + one * cell
            if one == other:
                shapes.append(Box(x, y, cell, cell, "#444444"))
                continue
            above = other > one
            times = (plan.partners if above else plan.opponents)[one][other]
            shapes += _cell(x, y, cell, times, _PARTNERS if above else _OPPONENTS, size)
    wide = left + count * cell
    beside = wide + 400 < _WIDTH
    x, y = (wide + 30, first + 8) if beside else (left, first + count * cell + 24)
    legend, end = _legend(catalogue, plan, x, y)
    return [*shapes, *legend], max(first + count * cell, end)


def _cell(
    x: float, y: float, cell: float, times: int, colours: Sequence[str], size: float, digits: str = ""
) -> list[Shape]:
    shapes: list[Shape] = [Box(x, y, cell, cell, colours[min(times, len(colours) - 1)], "#bbbbbb")]
    if times:
        colour = "#ffffff" if times >= _DARK else "#000000"
        shapes.append(Words(x + cell / 2, y + cell / 2, digits or str(times), size, "middle", colour))
    return shapes


def _legend(catalogue: Catalogue, plan: EveningPlan, x: float, y: float) -> tuple[list[Shape], float]:
    """The meaning of the colours and digits, and the height at which it ends."""
    shapes: list[Shape] = []
    for kind, colours, rows in (
        ("partners", _PARTNERS, plan.partners),
        ("opponents", _OPPONENTS, plan.opponents),
    ):
        most = max(max(row) for row in rows)
        shown = min(most, len(colours) - 1)
        for times in range(1, shown + 1):
            digits = f"{times}+" if times == shown < most else str(times)
            shapes += _cell(x + 24 * (times - 1), y, 20, times, colours, 11, digits)
        words = catalogue.format(f"cli-drawing-{kind}")
        shapes.append(Words(x + 24 * shown + 8, y + 10, words, 12))
        y += 32
    return shapes, y


def _ways(
    catalogue: Catalogue, plan: EveningPlan, paths: Sequence[TablePath], top: float
) -> tuple[list[Shape], float]:
    """Each person's way over the tables, the first table highest, one small picture a person; and where they end."""
    shapes: list[Shape] = [
        Words(_MARGIN, top, catalogue.format("cli-drawing-ways"), 15, bold=True),
        Words(_MARGIN, top + 22, catalogue.format("cli-drawing-ways-about"), 12),
    ]
    tables = max(1, plan.people // 4)
    columns = next(
        (
            count
            for count in range(_MOST_COLUMNS, 2, -1)
            if (_INNER / count - _BESIDE) / plan.rounds >= _LEAST_ROUND
        ),
        2,
    )
    wide = min(_ROUND, (_INNER / columns - _BESIDE) / plan.rounds)
    step = max(3.0, min(11.0, 66 / tables))
    height = step * (tables - 1) + 44
    y = top + 46
    for number, path in enumerate(paths):
        row, column = divmod(number, columns)
        corner = (_MARGIN + column * _INNER / columns, y + row * height)
        shapes += _way(number + 1, path, corner, (wide, step), tables)
    return shapes, y + -(-len(paths) // columns) * height


def _way(
    player: int, path: TablePath, corner: tuple[float, float], steps: tuple[float, float], tables: int
) -> list[Shape]:
    """One person's way: the number of the table in each round, at its height; a dash for a round sat out. `steps` are
    from round to round and from table to table.
    """
    (x, y), (wide, step) = corner, steps
    bottom = y + step * (tables - 1)
    at = [
        (x + 34 + (number + 0.5) * wide, bottom + 14 if table is None else y + step * (table - 1))
        for number, table in enumerate(path)
    ]
    end = x + 34 + len(path) * wide
    shapes: list[Shape] = [
        Path(((x + 34, y), (end, y)), _FAINT, 0.7),
        Path(((x + 34, bottom), (end, bottom)), _FAINT, 0.7),
        Words(x, (y + bottom) / 2, str(player), 14, bold=True),
    ]
    if len(at) > 1:
        shapes.append(Path(tuple(at), _WAY, 1.6))
    for (place, height), table in zip(at, path, strict=True):
        shapes.append(
            Box(
                place - wide / 2 + 2,
                height - 6,
                wide - 4,
                12,
                "#ffffff",
                "#ffffff" if table is None else _WAY,
            )
        )
        shapes.append(
            Words(place, height, "–" if table is None else str(table), min(9.5, wide / 2), "middle")
        )
    return shapes


def _sentences(catalogue: Catalogue, plan: EveningPlan, top: float) -> tuple[list[Shape], float]:
    """The sentences of what is promised, proved and fair, and the height at which they end."""
    told = [
        *plan.bounds,
        *bound_lines(catalogue, plan.measured),
        *fair_lines(catalogue, plan.measured.equals.people),
    ]
    lines = [line for one in told for line in wrap(one, _LETTERS)]
    words: list[Shape] = [
        Words(_MARGIN, top + _LINE * number, line, 12.5) for number, line in enumerate(lines)
    ]
    return words, top + _LINE * len(lines)
