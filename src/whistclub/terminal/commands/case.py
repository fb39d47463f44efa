"""`whist case`: a decision kept with its position, and the verdict on it told."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from whistclub.club.store.files.record_files import is_there, naming, read_capped, writing
from whistclub.club.store.files.whole_files import write_new
from whistclub.coach import Marked
from whistclub.coach.cases import (
    Case,
    Position,
    case_from_bytes,
    case_of,
    case_to_bytes,
    choice_of,
    is_case,
    laid_out,
    verdict_on,
)
from whistclub.players.levels import LEVELS
from whistclub.rules.seats import seat_letter
from whistclub.terminal.commands.case_types import Verdict
from whistclub.terminal.commands.context import REFUSED, CommandRefused, Context
from whistclub.terminal.commands.records import load_match, open_deals
from whistclub.terminal.texts.bots import bot_name
from whistclub.terminal.texts.pricing import price_lines
from whistclub.terminal.texts.review import act_sentences
from whistclub.terminal.texts.view_lines import hand_lines, table_lines
from whistclub.terminal.texts.words import Words


class CaseRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The command line of `whist case`, as the parser has read it; None where it says nothing."""

    file: Path
    deal: int | None = None
    act: int | None = None
    out: Path | None = None
    by: str | None = None
    note: str | None = None
    as_json: bool = False


class Told(NamedTuple):
    """All that is told of a case: its position, the verdict, and where it was kept, None for one that is a file
    already.
    """

    at: Position
    marked: Marked | None
    kept: Path | None = None


def run(context: Context, request: CaseRequest) -> int:
    """Tells the verdict on a case file, or on an act of a record, which is kept as a case."""
    data = read_capped(request.file)
    if is_case(data):
        if (request.deal, request.act, request.out) != (None, None, None):
            raise context.wrong("cli-case-is-one", path=str(request.file))
        with naming(request.file):
            case = case_from_bytes(data)
            at = laid_out(case)
        return _told(context, request, case, Told(at, verdict_on(at)))
    case, deal = _taken(context, request)
    out = request.out or Path(f"{request.file.stem}-deal-{deal}-act-{request.act}.case.json")
    if is_there(out):
        raise CommandRefused(context.catalogue.format("cli-case-there", path=str(out)), REFUSED)
    at = laid_out(case)
    marked = verdict_on(at)
    with writing(out):
        write_new(out, case_to_bytes(case))
    return _told(context, request, case, Told(at, marked, out))


def _taken(context: Context, request: CaseRequest) -> tuple[Case, int]:
    """The case of the act that is asked for, and the number of its deal."""
    full = load_match(request.file)[1]
    numbers = [played.setting.number for played in full.deals[: open_deals(full)]]
    if request.deal is None or request.act is None:
        example = f"whist case {request.file} --deal 1 --act 9"
        raise context.wrong("cli-case-which", example=example)
    if request.deal not in numbers:
        raise CommandRefused(context.catalogue.format("cli-review-no-deal", number=request.deal), REFUSED)
    place = numbers.index(request.deal)
    most = len(full.deals[place].acts)
    if not 1 <= request.act <= most:
        raise CommandRefused(context.catalogue.format("cli-case-no-act", act=request.act, most=most), REFUSED)
    return case_of(full, place, request.act, request.by or "", request.note or ""), request.deal


def _told(context: Context, request: CaseRequest, case: Case, told: Told) -> int:
    at, marked, kept = told
    words = context.words(at.game)
    bots = {level.name: choice_of(level, at) for level in LEVELS}
    document = Verdict(
        game=case.record.game,
        deal=at.played.setting.number,
        act=len(at.played.acts),
        seat=seat_letter(at.played.acts[-1][0], at.game.seats),
        played=at.played.acts[-1][1].text,
        by=case.by,
        note=case.note,
        marked=marked,
        told=" ".join(verdict_sentences(marked, words)),
        bots=bots,
        file=None if kept is None else str(kept),
    )
    lines = [] if request.as_json else case_lines(document, at, words)
    return context.answer(document, lines, as_json=request.as_json)


def case_lines(verdict: Verdict, at: Position, words: Words) -> list[str]:
    """The position as the seat saw it, what it did, the verdict, the fair price of each act, and what bots do here
    now.
    """
    name, played = words.speaker.seat(verdict.seat), at.played.acts[-1][1]
    heading = words.say("case-heading", deal=verdict.deal, act=verdict.act, seat=name)
    lines = [heading, *table_lines(at.view, at.game.moment(at.view), at.game.winning(at.view), words)]
    lines += [*hand_lines(at.view, words), words.say("case-made", seat=name, act=words.action(played)), ""]
    lines += verdict_sentences(verdict.marked, words)
    if verdict.marked is not None:
        lines += ["", words.say("fair-prices"), *price_lines(verdict.marked.acts, at.view.legal, words)]
    acts = {act.text: words.action(act) for act in at.view.legal}
    done = [
        words.say("case-bot", level=bot_name(level, words.catalogue), act=acts[act])
        for level, act in verdict.bots.items()
        if act
    ]
    lines += ["", words.say("case-bots", list="; ".join(done))]
    if verdict.note:
        lines.append(words.say("case-note", note=verdict.note))
    return lines if verdict.file is None else [*lines, words.say("case-kept", path=verdict.file)]


def verdict_sentences(marked: Marked | None, words: Words) -> list[str]:
    """The verdict on an act: right, as good as the best, or what it cost and what decides."""
    if marked is None:
        return [words.say("case-no-choice")]
    if marked.is_costly:
        return [" ".join(act_sentences(marked, words))]
    seat = words.speaker.seat(marked.seat)
    if marked.verdict == "best":
        return [words.say("case-best", seat=seat)]
    return [words.say("case-level", best=words.speaker.choice(marked.best.act))]
