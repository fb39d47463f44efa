"""`whist inspect`: one viewer's view of a record, and the legal acts of that seat."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from whistclub.cards.errors import BadText
from whistclub.rules.encoding import encode
from whistclub.rules.game import Game
from whistclub.rules.record import Record
from whistclub.rules.seats import Viewer, seat_from_letter, seat_letter
from whistclub.rules.values import View
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.context import REFUSED, WRONG_USAGE, CommandRefused, Context
from whistclub.terminal.commands.records import act_count, load_match, position_at
from whistclub.terminal.texts.view_lines import hand_lines, table_lines


def inspect(
    context: Context, file: Path, seat: str | None, at: int | None, *, spectator: bool, as_json: bool
) -> int:
    """Prints the view of one seat, or of a spectator, and the legal acts."""
    record, full = load_match(file)
    viewer = _viewer(context, full.game, seat, spectator=spectator)
    words = context.words(full.game)
    found = position_at(record, full, at)
    if found is None:
        raise CommandRefused(context.catalogue.format("cli-no-deal-yet"), REFUSED)
    position, act_number = found
    view = full.game.view(position, viewer)
    lines = [words.say("line-stands-at", at=str(act_number), most=str(act_count(record)))]
    if record.ended == "running":
        lines.append(words.say("cli-unfinished-inspect"))
    lines += table_lines(view, full.game.moment(view), full.game.winning(view), words)
    if viewer is not None:
        lines += hand_lines(view, words)
        lines += [words.say("line-may", act=words.action(act), text=act.text) for act in view.legal]
    for waiting in view.to_act:
        lines.append(words.say("line-to-act", seat=words.seat(waiting)))
    return context.answer(inspection(record, view, act_number, viewer, lines), lines, as_json=as_json)


def _viewer(context: Context, game: Game, seat: str | None, *, spectator: bool) -> Viewer:
    valid = "S" if game.seats == 1 else "N, E, S, W"
    if (seat is None) != spectator:
        raise context.wrong("cli-whose-eyes", valid=valid)
    if seat is None:
        return None
    try:
        return seat_from_letter(seat, game.seats)
    except BadText as problem:
        raise CommandRefused(str(context.refusal(problem)), WRONG_USAGE) from problem


def inspection(record: Record, view: View, at: int, viewer: Viewer, lines: Sequence[str]) -> doc.Inspection:
    """One viewer's view as a document."""
    return doc.Inspection(
        game=record.game,
        ended=record.ended,
        at=at,
        most=act_count(record),
        viewer=None if viewer is None else seat_letter(viewer, 4 if len(record.first.score) > 1 else 1),
        legal=tuple(act.text for act in view.legal),
        text=tuple(lines),
        view=msgspec.Raw(encode(view)),
    )
