"""The table of a season as a page and as a spreadsheet, and the list of people as one."""

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from whistclub.club.evening.outcome import EveningOutcome, ends_of
from whistclub.club.seasons import Correction, Season, SeasonTable, corrections, table_at, table_of
from whistclub.web.encoding.qr_code import squares
from whistclub.web.http.evenings.spreadsheet import MARK, harmless
from whistclub.web.http.links import Address
from whistclub.wire import seasons as told


def page_of(
    season: Season, outcomes: Sequence[EveningOutcome], address: Address, at_ms: int, *, organises: bool
) -> told.SeasonPage:
    """The season as those with its link see it, with the table as of a time, 0 for now."""
    table = table_at(season.rules, outcomes, at_ms) if at_ms else table_of(season.rules, outcomes)
    url = f"{address.origin}/season/{season.code}"
    units = [one.outcome.unit for one in table.evenings if one.counts]
    return told.SeasonPage(
        code=season.code,
        name=season.name,
        rules=season.rules,
        evenings=_evenings(table, outcomes, organises=organises),
        rows=_rows(table),
        unit=units[0] if units else "",
        url=url,
        squares=() if address.is_local else squares(url),
        organiser=organises,
        key=season.key if organises else "",
        club=told.ClubPage(coming=season.coming, frames=season.frames, hidden=season.hidden)
        if organises
        else None,
        at_ms=at_ms,
        moments=_moments(outcomes),
        corrections=tuple(
            _told(one, outcomes, organises=organises) for one in corrections(season.rules, outcomes)
        ),
    )


def _evenings(
    table: SeasonTable, outcomes: Sequence[EveningOutcome], *, organises: bool
) -> tuple[told.SeasonEvening, ...]:
    """The evenings of a table, also of an earlier one, with the codes of those that are over now."""
    over = {one.code for one in outcomes if one.is_over}
    return tuple(
        told.SeasonEvening(
            code=one.outcome.code if organises or one.outcome.code in over else "",
            name=one.outcome.name,
            opened_ms=one.outcome.opened_ms,
            over=one.outcome.is_over,
            counts=one.counts,
            typed=one.outcome.provenance == "typed",
        )
        for one in table.evenings
    )


def _rows(table: SeasonTable) -> tuple[told.SeasonPlace, ...]:
    before = {row.name: row.rank for row in table.before}
    return tuple(
        told.SeasonPlace(
            rank=row.rank,
            before=before.get(row.name, 0),
            name=row.name,
            value=round(float(row.value), 2),
            worths=tuple(None if worth is None else round(float(worth), 2) for worth in row.worths),
            counted=row.counted,
            came=row.came,
        )
        for row in table.rows
    )


def _moments(outcomes: Sequence[EveningOutcome]) -> tuple[told.SeasonMoment, ...]:
    """The times at which the table changed, the last one first."""
    found = [
        told.SeasonMoment(at_ms=one.from_ms, name=held.name, corrected=number > 0)
        for held in outcomes
        for number, one in enumerate(ends_of(held))
    ]
    return tuple(sorted(found, key=lambda one: -one.at_ms))


def _told(
    correction: Correction, outcomes: Sequence[EveningOutcome], *, organises: bool
) -> told.SeasonCorrection:
    evening = next(one for one in outcomes if one.code == correction.evening)
    return told.SeasonCorrection(
        code=evening.code if organises or evening.is_over else "",
        name=evening.name,
        opened_ms=evening.opened_ms,
        at_ms=correction.at_ms,
        moved=tuple(
            told.SeasonMoved(
                name=one.name,
                rank_was=0 if one.before is None else one.before[0],
                value_was=None if one.before is None else round(float(one.before[1]), 2),
                rank=0 if one.after is None else one.after[0],
                value=None if one.after is None else round(float(one.after[1]), 2),
            )
            for one in correction.moved
        ),
    )


def table_csv(page: told.SeasonPage) -> str:
    """The table for a spreadsheet: an evening that does not count stands in brackets."""
    days = [f"{harmless(one.name)} {_day(one.opened_ms)}" for one in page.evenings]
    rows: list[list[object]] = [["rank", "name", *days, "evenings", "value"]]
    for row in page.rows:
        worths = [
            "" if worth is None else f"{worth:g}" if number in row.counted else f"({worth:g})"
            for number, worth in enumerate(row.worths)
        ]
        rows.append([row.rank or "", harmless(row.name), *worths, row.came, f"{row.value:g}"])
    return _csv(rows)


def members_csv(members: told.MemberList) -> str:
    """The list of people for a spreadsheet."""
    rows: list[list[object]] = [["name", "part", "note", "phone", "evenings", "last"]]
    for one in members.members:
        entry = one.entry
        last = _day(one.last_ms) if one.last_ms else ""
        phone = "yes" if entry.phone else "no"
        rows.append([harmless(entry.name), entry.part or "", harmless(entry.note), phone, one.came, last])
    return _csv(rows)


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).date().isoformat()


def _csv(rows: Iterable[list[object]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows(rows)
    return MARK + text.getvalue()
