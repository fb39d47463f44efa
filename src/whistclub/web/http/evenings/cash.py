"""The cash sheet of an evening for a spreadsheet."""

import csv
import io
from collections.abc import Iterator

from whistclub.club.evening.money import owes
from whistclub.web.http.evenings.spreadsheet import MARK, Row, harmless
from whistclub.web.live.evenings.encode_guest import Moment
from whistclub.web.live.evenings.encode_links import cash_sheet_of


def cash_csv(moment: Moment) -> str:
    """The cash sheet: what came in, person by person, what went out, what is left, who owes; each amount in a cell."""
    text = io.StringIO()
    write = csv.writer(text, lineterminator="\r\n")
    write.writerow(["what", "name", "count", "amount"])
    write.writerows([*_in(moment), *_out(moment), *_left(moment)])
    return MARK + text.getvalue()


def _amount(cents: int) -> str:
    """Cents as a number of the currency: `-4.05`."""
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02}"


def _in(moment: Moment) -> Iterator[Row]:
    state, till = moment.state, moment.state.till
    if state.settings.box:
        yield ["change", "", "", _amount(state.settings.box)]
    for guest in state.guests:
        name = harmless(guest.name)
        if guest.number in till.paid:
            yield ["entry", name, 1, _amount(state.settings.fee)]
        if count := till.tickets.get(guest.number, 0):
            yield ["tickets", name, count, _amount(count * state.settings.ticket)]
    for line in till.spent:
        if line.cents and line.came_in:
            yield ["taken", harmless(line.words), 1, _amount(line.cents)]


def _out(moment: Moment) -> Iterator[Row]:
    for line in moment.state.till.spent:
        if line.cents and not line.came_in:
            yield ["spent", harmless(line.words), 1, _amount(-line.cents)]
    sheet = cash_sheet_of(moment)
    for prize, cents in zip(moment.ranking.prizes, sheet.prizes, strict=True):
        if cents:
            names = [prize.name, prize.partner_name, *(one.name for one in prize.people)]
            yield [
                f"prize {prize.words or prize.kind}",
                harmless(", ".join(filter(None, names))),
                1,
                _amount(-cents),
            ]


def _left(moment: Moment) -> Iterator[Row]:
    state, sheet = moment.state, cash_sheet_of(moment)
    yield ["left", "", "", _amount(sheet.left)]
    for guest in state.guests:
        if owes(state, guest):
            yield ["open", harmless(guest.name), 1, _amount(state.settings.fee)]
    for number, (ticket, guest_number) in enumerate(state.till.drawn, 1):
        yield [f"drawn {number}", harmless(state.guests[guest_number - 1].name), ticket, ""]
