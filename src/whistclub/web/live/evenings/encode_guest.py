"""Encodes a guest's own part of an evening: where they sit, what is asked of them, their card, their standing."""

from collections.abc import Callable, Mapping
from statistics import fmean
from typing import Final, Literal

import msgspec

from whistclub.club.evening.deals import next_deal
from whistclub.club.evening.figures import table_result
from whistclub.club.evening.handlers import is_organiser
from whistclub.club.evening.lookup import place_of, places, player_of, running_round, side_of, sits_out
from whistclub.club.evening.state import EveningState, Guest, Round, RoundTable
from whistclub.club.evening.terms import EveningTerms, result_of
from whistclub.evenings.results import total
from whistclub.evenings.seating import Player, Side, TableSeats
from whistclub.rules.seats import Seat
from whistclub.web.live.evenings.encode_tables import LETTERS, Names, Taken, adjustments_of, name_of, seats_at
from whistclub.web.live.evenings.standings import Ranking
from whistclub.wire import evening as wire

Ask = Literal["none", "reach", "enter", "wait", "confirm", "conflict"]
TableOf = Callable[[Round, int, str], wire.TableNow]
"""A table of a round, counted from 1, as this person may know it now."""
_NEAR: Final = 2
_LETTER: Final = 2
"""A space and a letter tell two of one name apart, with a full stop or without."""
_FIRST: Final = 3


class Following(msgspec.Struct, frozen=True):
    """The next round as far as it is certain: where players sit, who sits at each of those tables, who sits out, who
    holds each number.
    """

    places: Mapping[Player, tuple[int, Seat]]
    tables: Mapping[int, TableSeats]
    out: tuple[Player, ...]
    holders: tuple[int, ...]


class Moment(msgspec.Struct, frozen=True):
    """An evening at one moment: what every guest's part is made from. `following` is the next round, if anything of it
    is certain.
    """

    state: EveningState
    names: Names
    terms: EveningTerms
    ranking: Ranking
    following: Following | None
    table_of: TableOf
    taken: Taken = ()
    rows: dict[tuple[int, int], tuple[Round, Names, wire.CardRow | None]] = {}
    """The lines of guests' cards made before, by round and guest, each with the round and the names that it was made
    from.
    """


def guest_part(moment: Moment, guest: Guest) -> wire.GuestPart:
    """The part of this guest."""
    state = moment.state
    played = running_round(state)
    place = None if played is None else place_of(played, guest)
    table = None if played is None or place is None else played.tables[place[0] - 1]
    ask, deal = _asked(played, table, place, guest)
    following = _following_seat(moment, guest)
    row = moment.ranking.row_of(guest.number)
    return wire.GuestPart(
        guest=guest.number,
        name=guest.name,
        presence=guest.presence,
        seat=None if played is None else _own_seat(moment, played, guest),
        sits_out=played is not None and sits_out(played, guest),
        table=None if played is None or place is None else moment.table_of(played, place[0], guest.person),
        ask=ask,
        deal=deal,
        may_enter=0 if table is None or state.settings.place != "cards" else next_deal(table, moment.terms),
        reached=table is not None and guest.number in table.reached,
        next=following[0],
        next_out=following[1],
        card=tuple(card_of(moment, guest)),
        standing=row,
        near=moment.ranking.near(guest.number, _FIRST, _NEAR),
        prizes=tuple(
            one
            for one in moment.ranking.prizes
            if guest.number in {one.guest, one.partner, *(who.guest for who in one.people)}
        ),
        organiser=bool(guest.person) and is_organiser(state, guest.person),
        part=guest.part if moment.taken else None,
        adjustments=adjustments_of(state, guest.number),
        namesake=_namesake(state, guest),
    )


def _namesake(state: EveningState, guest: Guest) -> str:
    """Another guest of this one's name who has a letter behind it, which this one has not; empty for none."""
    own = guest.name.casefold()
    others = (one.name for one in state.guests if one is not guest and not one.removed)
    return next((name for name in others if _without_letter(name).casefold() == own), "")


def _without_letter(name: str) -> str:
    """The name without the letter that tells it from another; empty for a name without one."""
    short = name.removesuffix(".")
    return short[:-_LETTER] if short[-_LETTER:-1] == " " else ""


def _asked(
    played: Round | None, table: RoundTable | None, place: tuple[int, Seat] | None, guest: Guest
) -> tuple[Ask, int]:
    """The next thing for a guest to do, and the deal that it is about (0 for none)."""
    if played is None or table is None or place is None or table.over or guest.presence != "here":
        return "none", 0
    side = side_of(place[1])
    for number, deal in enumerate(table.deals, 1):
        if deal.stands:
            continue
        if deal.disputed is not None:
            return "conflict", number
        return ("wait" if deal.side == side else "confirm"), number
    if guest.number not in table.reached and not table.deals:
        return "reach", 0
    if table.room:
        return "none", 0
    return "enter", len(table.deals) + 1


def _own_seat(moment: Moment, played: Round, guest: Guest) -> wire.OwnSeat | None:
    player = player_of(played, guest)
    if player is None:
        return None
    before = moment.state.rounds[played.number - 2] if played.number > 1 else None
    place = places(played.seating).get(player)
    if place is None:
        return None
    table = played.seating.tables[place[0] - 1]
    return _seat_in(moment, played.number, table, played.holders, place, before)


def _following_seat(moment: Moment, guest: Guest) -> tuple[wire.OwnSeat | None, bool]:
    """The guest's seat in the next round, and true if they sit it out, as far as it is known."""
    if moment.following is None:
        return None, False
    following, rounds = moment.following, moment.state.rounds
    player = Player(guest.player)
    if not player or len(following.holders) < player or following.holders[player - 1] != guest.number:
        return None, False
    place, before = following.places.get(player), rounds[-1] if rounds else None
    if place is None or place[0] not in following.tables:
        return None, player in following.out
    table = following.tables[place[0]]
    return _seat_in(moment, len(rounds) + 1, table, following.holders, place, before), False


def _seat_in(
    moment: Moment,
    number: int,
    seats: TableSeats,
    holders: tuple[int, ...],
    place: tuple[int, Seat],
    before: Round | None,
) -> wire.OwnSeat:
    table, seat = place
    player, partner = seats.players[seat], seats.players[(seat + 2) % 4]
    came = None if before is None else places(before.seating).get(player)
    kept = came is not None and before is not None and _partner_in(before, came) == partner
    has_partner = moment.terms.sides == 2
    return wire.OwnSeat(
        round=number,
        table=table,
        seat=LETTERS[seat],
        side=side_of(seat),
        partner=name_of(moment.names, holders[partner - 1], table, (seat + 2) % 4) if has_partner else None,
        seats=seats_at(moment.names, moment.taken, table, seats, holders),
        come_from=0 if came is None else came[0],
        keeps=kept and has_partner,
    )


def _partner_in(played: Round, place: tuple[int, Seat]) -> Player:
    return played.seating.tables[place[0] - 1].players[(place[1] + 2) % 4]


def card_of(moment: Moment, guest: Guest) -> list[wire.CardRow]:
    """The guest's card of the evening, round by round."""
    found = [_kept_row(moment, played, guest) for played in moment.state.rounds]
    rows = [row for row in found if row is not None]
    counted = [row.ours for row in rows if row.outcome != "out"]
    mean = round(fmean(counted), 2) if counted else 0.0
    return [msgspec.structs.replace(row, ours=mean) if row.outcome == "out" else row for row in rows]


def _kept_row(moment: Moment, played: Round, guest: Guest) -> wire.CardRow | None:
    """A line of the card, made again only if its round has changed."""
    key = played.number, guest.number
    known = moment.rows.get(key)
    if known is None or known[0] is not played or known[1] is not moment.names:
        known = moment.rows[key] = played, moment.names, _row(moment, played, guest)
    return known[2]


def _row(moment: Moment, played: Round, guest: Guest) -> wire.CardRow | None:
    place = place_of(played, guest)
    if place is None:
        if not sits_out(played, guest):
            return None
        return wire.CardRow(round=played.number, table=0, partner="", outcome="out", ours=0.0, theirs=0.0)
    number, seat = place
    table, side = played.tables[number - 1], side_of(seat)
    sums = total(table_result(table, moment.terms), moment.terms.measure)
    is_paired = moment.terms.sides == 2
    partner = played.holders[_partner_in(played, place) - 1]
    own = sums[side] if is_paired else (sums[seat] if seat < len(sums) else 0)
    return wire.CardRow(
        round=played.number,
        table=number,
        partner=name_of(moment.names, partner, number, (seat + 2) % 4).name if is_paired else "",
        outcome=_outcome(moment.terms, played, table, side),
        ours=float(own),
        theirs=float(sums[1 - side]) if is_paired else 0.0,
    )


def _outcome(
    terms: EveningTerms, played: Round, table: RoundTable, side: Side
) -> Literal["won", "lost", "level", "playing"]:
    if not table.over and not played.is_over:
        return "playing"
    won = result_of(table_result(table, terms), terms)
    if won is None:
        return "level"
    return "won" if won == side else "lost"
