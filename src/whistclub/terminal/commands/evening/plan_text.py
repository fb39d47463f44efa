"""Plans of evenings in lines: bounds, seatings, figures, and formats side by side."""

from collections.abc import Mapping, Sequence
from typing import Final

from whistclub.evenings.balance.figures import FAIRNESS
from whistclub.evenings.balance.people import MEASURES
from whistclub.messages import Catalogue
from whistclub.messages.keys import hyphened
from whistclub.terminal.commands.evening.plan_document import (
    EveningComparison,
    EveningPlan,
    PlanFigure,
    PlannedFormat,
    PlannedRound,
)
from whistclub.terminal.console import table_lines

_TABLES: Final = (
    ("meetings", ("partners", "partner_most", "opponents", "opponent_most", "met")),
    ("places", ("tables", "climbed", "trumps_apart", "dealt", "out")),
)
"""The tables of the comparison: each a heading and the measures of its columns."""
_COLUMN: Final = 13
_SHOWN: Final = 0.05
"""The least that is not nothing with one decimal."""
_EVENNESS: Final = ("even", "one_apart", "uneven")


def plan_lines(catalogue: Catalogue, plan: EveningPlan) -> list[str]:
    """The plan of an evening."""
    lines = [
        catalogue.format("cli-evening-plan", people=plan.people, tables=plan.people // 4, rounds=plan.rounds),
        *plan.bounds,
        *([plan.moves] if plan.moves else []),
        *bound_lines(catalogue, plan.measured),
        *_search_lines(catalogue, plan),
    ]
    for one in plan.schedule:
        lines += ["", *_round_lines(catalogue, one)]
    return [*lines, "", *figure_lines(catalogue, plan)]


def bound_lines(catalogue: Catalogue, measured: PlannedFormat) -> list[str]:
    """The bounds that are proved, and those that are only reached; the designs that a schedule is."""
    lines = []
    for one in measured.bounds:
        is_best = one.proved == one.reached
        lines.append(
            catalogue.format(
                "cli-evening-bound-proved" if is_best else "cli-evening-bound-reached",
                what=catalogue.format(f"cli-evening-bound-{hyphened(one.bound)}"),
                reached=one.reached,
                proved=one.proved,
            )
        )
    return [*lines, *(catalogue.format(f"cli-evening-design-{design}") for design in measured.designs)]


def _search_lines(catalogue: Catalogue, plan: EveningPlan) -> list[str]:
    """The lines of what the search has made better, if there was one."""
    if plan.search is None:
        return []
    lines = [
        catalogue.format(
            "cli-plan-search-better",
            what=catalogue.format(f"cli-evening-bound-{hyphened(now.bound)}"),
            before=before.reached,
            now=now.reached,
        )
        for before, now in zip(plan.search.before, plan.measured.bounds, strict=True)
        if before.reached != now.reached
    ]
    steps = plan.search.steps
    return [catalogue.format("cli-plan-searched", steps=steps, found="yes" if lines else "no"), *lines]


def figure_lines(catalogue: Catalogue, plan: EveningPlan) -> list[str]:
    """The figures of a plan: pairs by their meetings, each measure, and how fair it is."""
    say, found = catalogue.format, plan.measured
    known = plan.moves is None
    lines = [
        say("cli-evening-figures" if known else "cli-evening-figures-drawn", evenings=found.equals.evenings)
    ]
    for kind, times in (
        ("partners", found.equals.partners_times),
        ("opponents", found.equals.opponents_times),
    ):
        lines.append(say(f"cli-evening-pairs-{kind}", times=_times(catalogue, times)))
    rows = []
    for measure in MEASURES:
        one, other = found.equals.people[measure], found.unequals.people[measure]
        text = _in_words(catalogue, one)
        if _cell(catalogue, other) != _cell(catalogue, one):
            text = say("cli-evening-figure-unequal", equal=text, unequal=_cell(catalogue, other))
        rows.append((say(f"cli-evening-measure-{hyphened(measure)}"), text))
    lines += table_lines(rows)
    lines += fair_lines(catalogue, found.equals.people)
    if found.equals.efficiency is not None:
        lines.append(say("cli-evening-efficiency", value=decimal(catalogue, found.equals.efficiency, 2)))
    if found.unequals.strength_shown is not None:
        lines.append(say("cli-evening-strength", value=decimal(catalogue, found.unequals.strength_shown, 2)))
    return lines


def fair_lines(catalogue: Catalogue, people: Mapping[str, PlanFigure]) -> list[str]:
    """The lines of what is the same for everybody, what differs by one at most, and what more."""
    lines = []
    for evenness in _EVENNESS:
        names = [
            catalogue.format(f"cli-evening-fair-name-{hyphened(measure)}")
            for measure in FAIRNESS
            if people[measure].evenness == evenness
        ]
        if names:
            lines.append(catalogue.format(f"cli-evening-fair-{hyphened(evenness)}", names=", ".join(names)))
    return lines


def comparison_lines(catalogue: Catalogue, found: EveningComparison) -> list[str]:
    """The formats side by side, then what is fair in each."""
    say = catalogue.format
    evenings = found.formats[0].equals.evenings
    lines = [
        say("cli-evening-plan", people=found.people, tables=found.people // 4, rounds=found.rounds),
        say("cli-evening-compared", evenings=evenings),
    ]
    names = [format_name(catalogue, one.format) for one in found.formats]
    for heading, measures in _TABLES:
        head = [say(f"cli-evening-column-{hyphened(measure)}") for measure in measures]
        cells = [
            [_cell(catalogue, one.equals.people[measure]) for measure in measures] for one in found.formats
        ]
        lines += ["", say(f"cli-evening-compared-{heading}"), *_grid(names, head, cells)]
    head = [say("cli-evening-column-efficiency"), say("cli-evening-column-strength")]
    cells = [[_share(catalogue, one.equals.efficiency), _share(catalogue, one.unequals.strength_shown)] for one in found.formats]  # fmt: skip
    lines += ["", say("cli-evening-compared-results"), *_grid(names, head, cells)]
    lines += ["", say("cli-evening-compared-fair")]
    for name, one in zip(names, found.formats, strict=True):
        lines.append(f"{name}: {' '.join(fair_lines(catalogue, one.equals.people))}")
    return lines


def format_name(catalogue: Catalogue, key: str) -> str:
    """The name of a format, `ladies_gents` among them."""
    return catalogue.format(f"cli-evening-format-{hyphened(key)}")


def decimal(catalogue: Catalogue, value: float, digits: int) -> str:
    """A number as the language writes it, without a part that is nothing."""
    whole, _, part = f"{value:.{digits}f}".partition(".")
    if not int(part):
        return whole
    return catalogue.format("cli-decimal", whole=whole, part=part)


def _round_lines(catalogue: Catalogue, one: PlannedRound) -> list[str]:
    lines = [catalogue.format("cli-evening-plan-round", round=one.round)]
    for number, seats in enumerate(one.tables, start=1):
        north, east, south, west = (seats[letter] for letter in "NESW")
        places = {"north": north, "south": south, "east": east, "west": west}
        lines.append(catalogue.format("cli-evening-plan-table", table=number, **places))
    if one.out:
        numbers = ", ".join(map(str, one.out))
        lines.append(catalogue.format("cli-evening-plan-out", count=len(one.out), numbers=numbers))
    return lines


def _times(catalogue: Catalogue, counts: Sequence[float]) -> str:
    """The numbers of pairs by how often they met, as in `never 12, once 54`."""
    return ", ".join(
        catalogue.format("cli-evening-pairs-times", times=times, count=decimal(catalogue, pairs, 1))
        for times, pairs in enumerate(counts)
        if pairs >= _SHOWN
    )


def _in_words(catalogue: Catalogue, one: PlanFigure) -> str:
    if one.least == one.most:
        return catalogue.format("cli-evening-figure-same", value=one.least)
    facts = {"median": decimal(catalogue, one.median, 1), "apart": decimal(catalogue, one.apart, 1)}
    return catalogue.format("cli-evening-figure", least=one.least, most=one.most, **facts)


def _cell(catalogue: Catalogue, one: PlanFigure) -> str:
    if one.least == one.most:
        return str(one.least)
    return f"{decimal(catalogue, one.median, 1)} ({one.least}–{one.most})"


def _share(catalogue: Catalogue, value: float | None) -> str:
    return "–" if value is None else decimal(catalogue, value, 2)


def _grid(names: Sequence[str], head: Sequence[str], cells: Sequence[Sequence[str]]) -> list[str]:
    """A table with the names at the left; every column begins where its heading does."""
    width = max(map(len, names)) + 2
    rows = [("", head), *zip(names, cells, strict=True)]
    return [
        f"  {name:<{width}}{''.join(f'{cell:<{_COLUMN}}' for cell in row)}".rstrip() for name, row in rows
    ]
