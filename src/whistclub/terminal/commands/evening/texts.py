"""Whist evenings told in sentences: rounds table by table, standings, prizes."""

from typing import Final

from whistclub.club.evening import sight
from whistclub.club.evening.figures import table_result
from whistclub.club.evening.state import EveningState, Round
from whistclub.club.evening.terms import result_of, terms_of
from whistclub.evenings.prizes import Prize
from whistclub.evenings.results import total
from whistclub.messages.keys import hyphened
from whistclub.messages.speaker import Speaker
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.evening.document import called

_LISTS: Final = ("cli-evening-list-north-south", "cli-evening-list-east-west")
"""The headings of the lists where each side of the tables has its own."""


def told_lines(context: Context, state: EveningState) -> list[str]:
    """Returns the evening round by round, and what it came to."""
    say = context.catalogue.format
    lines = [say("cli-evening-head", name=state.settings.name, code=state.code)]
    for played in state.rounds:
        lines += ["", *_round_lines(context, state, played)]
    return [*lines, "", *standing_lines(context, state)]


def standing_lines(context: Context, state: EveningState) -> list[str]:
    """Returns the standings and the prizes."""
    rows = sight.standings(state)
    if not rows:
        return [context.catalogue.format("cli-evening-no-standings")]
    keys = sight.standing_keys(state)
    head = [context.catalogue.format(f"cli-evening-value-{hyphened(key)}") for key in keys]
    names = [called(state, row.guest) or "" for row in rows]
    width = max(map(len, names))
    lines = [context.catalogue.format("cli-evening-standings", values=", ".join(head))]
    before: int | None = None
    for row, name in zip(rows, names, strict=True):
        if row.direction is not None and row.direction != before:
            before = row.direction
            lines.append(context.catalogue.format(_LISTS[before]))
        values = "  ".join(f"{_number(context, float(value)):>6}" for value in row.values)
        out = context.catalogue.format("cli-evening-sat-out", count=row.out) if row.out else ""
        lines.append(f"{row.rank:>4}  {name:<{width}}  {values}  {out}".rstrip())
    given = [_prize_line(context, state, prize) for prize in sight.prizes(state)]
    return [*lines, *(["", *given] if given else [])]


def _round_lines(context: Context, state: EveningState, played: Round) -> list[str]:
    say = context.catalogue.format
    lines = [say("cli-evening-round", round=played.number)]
    lines += [_table_line(context, state, played, number) for number in range(1, len(played.tables) + 1)]
    out = [_name(context, state, played.holders[player - 1]) for player in played.seating.out]
    if out:
        lines.append("  " + say("cli-evening-out", count=len(out), names=_speaker(context).listed(out)))
    if played.by_hand:
        lines.append("  " + say("cli-evening-by-hand"))
    return lines


def _table_line(context: Context, state: EveningState, played: Round, number: int) -> str:
    """The people at a table, its result, and what of it was corrected or decided."""
    say, table, terms = context.catalogue.format, played.tables[number - 1], terms_of(state.settings)
    names = [
        _name(context, state, played.holders[player - 1])
        for player in played.seating.tables[number - 1].players
    ]
    sums = [_number(context, value) for value in total(table_result(table, terms), terms.measure)]
    north, east, south, west = names
    if terms.sides == 2:
        facts = {"north": north, "east": east, "south": south, "west": west}
        line = say("cli-evening-table", table=number, ours=sums[0], theirs=sums[1], **facts)
    else:
        rows = [f"{name} {value}" for name, value in zip(names, sums or ["0"] * 4, strict=False)]
        line = say("cli-evening-table-of-four", table=number, rows=", ".join(rows))
    corrections = sum(len(deal.was) for deal in table.deals)
    if corrections:
        line += " " + say("cli-evening-corrected", count=corrections)
    if table.decided is not None and result_of(table_result(table, terms), terms) == table.decided:
        line += " " + say("cli-evening-decided")
    return "  " + line


def _prize_line(context: Context, state: EveningState, prize: Prize) -> str:
    say = context.catalogue.format
    name = ", ".join(called(state, one) or "" for one in prize.people) or called(state, prize.guest) or ""
    if prize.kind == "own":
        return say("cli-evening-prize-own", words=prize.words, name=name)
    if prize.kind == "lucky_table":
        return say("cli-evening-prize-lucky-table", table=int(prize.value), names=name)
    partner = called(state, prize.partner)
    line = say(
        f"cli-evening-prize-{hyphened(prize.kind)}",
        name=name if partner is None else _speaker(context).listed([name, partner]),
        value=_number(context, float(prize.value)),
        unit=say(f"cli-evening-value-{hyphened(prize.unit)}"),
    )
    if prize.direction is not None:
        line = f"{say(_LISTS[prize.direction])} {line}"
    return line if prize.tie is None else f"{line} {_speaker(context).reason(prize.tie)}"


def _name(context: Context, state: EveningState, guest: int) -> str:
    return called(state, guest) or context.catalogue.format("cli-evening-bot")


def _speaker(context: Context) -> Speaker:
    return Speaker(context.catalogue, "french")


def _number(context: Context, value: float) -> str:
    """A whole number, or one with two decimals as the language writes them."""
    if value == int(value):
        return str(int(value))
    sign, whole = "-" if value < 0 else "", int(abs(value))
    part = f"{abs(value):.2f}".partition(".")
    whole = int(part[0])
    return sign + context.catalogue.format("cli-decimal", whole=str(whole), part=part[2])
