"""Encodes an evening for each member of its audience; equal parts are encoded once."""

from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec, Protocol, TypeVar

import msgspec

from whistclub.cards.errors import Reason
from whistclub.club.disclosure import told_deals, with_deals
from whistclub.club.evening.gathering import Gathered, gathered, next_seating, why_not_begin
from whistclub.club.evening.handlers import NotAtEvening, is_organiser
from whistclub.club.evening.links import link_of
from whistclub.club.evening.log import offered_undo
from whistclub.club.evening.sight import certain_next, standing_keys
from whistclub.club.evening.state import EveningState, Guest, Round, RoundTable, said_last
from whistclub.club.evening.terms import terms_of
from whistclub.evenings.seating import Player, TableSeats, table_of
from whistclub.rules.encoding import encode
from whistclub.rules.seats import FOUR
from whistclub.web.encoding.match_parts import why
from whistclub.web.live.evenings.acts import act_of
from whistclub.web.live.evenings.audience import Member
from whistclub.web.live.evenings.bounds import bounds_of
from whistclub.web.live.evenings.encode_guest import Following, Moment, guest_part
from whistclub.web.live.evenings.encode_links import cashier_part, press_part, tablet_part
from whistclub.web.live.evenings.encode_organiser import hall_part, organiser_part
from whistclub.web.live.evenings.encode_public import LEFT_LATER, left_ms, public
from whistclub.web.live.evenings.encode_tables import Basis, Names, Taken, names_of, table_now, taken_in
from whistclub.web.live.evenings.standings import Ranking, Rankings
from whistclub.wire import evening as wire

_LEFT: Final = b'"left_ms":%d' % LEFT_LATER
_MOST_ORIGINS: Final = 20
"""A club is reached by few names. Where any host is allowed more can be made up, and must not fill the memory."""
_P = ParamSpec("_P")
_R = TypeVar("_R")


class Work(Protocol):
    """Calls a function in a thread."""

    def __call__(self, work: Callable[_P, _R], *args: _P.args, **facts: _P.kwargs) -> Awaitable[_R]: ...


Facts = tuple[Names, Taken, tuple[int, ...], TableSeats, RoundTable, bool, bool]
"""The facts that a table is encoded from: the names and parts, who holds which number, who sits there, its deals,
whether the round is over, and whether people may go there."""
Known = tuple[Facts, wire.TableNow]
"""A table as it was encoded, with all that it was made from."""


class Derived(msgspec.Struct, frozen=True):
    """The next round as it would be: who would play it, and where as far as that is certain."""

    state: EveningState
    found: Gathered | None
    following: Following | None


class EveningEncoder:
    """The encoder of one evening. The costly parts, the next round and the standings, are made in a thread and kept."""

    def __init__(self, now: Callable[[], int], work: Work) -> None:
        """`work` calls a function in a thread."""
        self._now, self._work = now, work
        self.is_open: Callable[[str], bool] = _always
        """True for the room of a table on line to which people may go."""
        self._rankings = Rankings()
        self._derived: Derived | None = None
        self._tables: dict[tuple[int, int, int | None], Known] = {}
        self._rows: dict[tuple[int, int], tuple[Round, Names, wire.CardRow | None]] = {}
        self._names: Names = ()
        self._taken: Taken = ()
        self._moment: Moment | None = None
        self._guests: dict[str, Guest] = {}
        self._parts: dict[str, bytes] = {}
        self._promise: Reason | None = None

    def table_opened(self, state: EveningState, table: int) -> None:
        """Encodes again next time what those read who sit at this table, which was opened; for organisers when all
        tables are.

        Everything else stays encoded: the tables of a round are opened one after the other while the evening is sent to
        everybody.
        """
        if not state.rounds or table > len(state.rounds[-1].tables):
            self._moment = None
            return
        played = state.rounds[-1]
        for player in played.seating.tables[table - 1].players:
            self._parts.pop(f"g{played.holders[player - 1]}", None)
        if all(self.is_open(one.room) for one in played.tables):
            self._moment = None

    def plan_told(self, promise: Reason | None) -> None:
        """Tells organisers from now on what the plan promises."""
        self._promise, self._moment = promise, None

    async def refresh(self, state: EveningState) -> None:
        """Makes the next round again, if it is of another state."""
        if self._derived is None or self._derived.state is not state:
            self._derived = await self._work(_derived, state)
            self._moment = None

    def is_ranked(self, state: EveningState) -> bool:
        """True if the standings are this state's."""
        return self._rankings.is_of(state)

    async def rank(self, state: EveningState) -> None:
        """Makes the standings of this state."""
        await self._work(self._rankings.ranking, state)
        self._moment = None

    def body(self, state: EveningState, member: Member) -> bytes:
        """The evening without seq and time, the same bytes as long as nothing has changed for this member."""
        moment = self._moment_of(state)
        guest = self._guests.get(member.who) if member.role != "hall" and member.who else None
        parts = [b'"public":', self._public(moment, member.origin)]
        if guest is not None:
            parts += [b',"guest":', self._kept(f"g{guest.number}", lambda: guest_part(moment, guest))]
        if member.role == "organiser" and is_organiser(state, member.who):
            parts += [b',"organiser":', self._organiser(moment, member.who)]
        if member.role == "hall":
            parts += [b',"hall":', self._kept("hall", lambda: hall_part(moment))]
        parts += self._of_link(moment, member)
        return b"".join(parts)

    def _of_link(self, moment: Moment, member: Member) -> list[bytes]:
        """The part of a member who came by a link; nothing for others, and once it was cut off."""
        link = link_of(moment.state, member.who)
        if link is None or link.is_cut:
            return []
        if link.role == "table":
            return [b',"tablet":', self._kept(f"t{link.number}", lambda: tablet_part(moment, link))]
        if link.role == "cashier":
            return [b',"cashier":', self._kept("cashier", lambda: cashier_part(moment))]
        if link.role == "press":
            return [b',"press":', self._kept("results", lambda: press_part(moment))]
        return []

    def message(self, state: EveningState, body: bytes) -> bytes:
        """The message of this body, with the seq and the time now."""
        now_ms = self._now()
        left = left_ms(state, now_ms)
        if left is not None:
            # Put in last, so that a body stays the same bytes while only time passes, and is not sent again.
            body = body.replace(_LEFT, b'"left_ms":%d' % left, 1)
        return b'{"tell":"evening","seq":%d,"now_ms":%d,%b}' % (state.seq, now_ms, body)

    def public_part(self, state: EveningState, origin: str) -> bytes:
        """The public part alone, with the time left now."""
        body, left = self._public(self._moment_of(state), origin), left_ms(state, self._now())
        return body if left is None else body.replace(_LEFT, b'"left_ms":%d' % left, 1)

    async def moment(self, state: EveningState) -> Moment:
        """The evening with fresh standings, as exports and rounds are made from."""
        await self.refresh(state)
        await self.rank(state)
        return self._moment_of(state)

    def _moment_of(self, state: EveningState) -> Moment:
        if self._moment is not None and self._moment.state is state:
            return self._moment
        self._parts.clear()
        self._guests = {guest.person: guest for guest in state.guests if guest.person}
        names, terms, derived = names_of(state), terms_of(state.settings), self._derived
        # The same names stay the same object, so that they are compared quickly.
        self._names = names = self._names if names == self._names else names
        taken = taken_in(state)
        self._taken = taken = self._taken if taken == self._taken else taken
        basis = Basis(names, terms, taken)
        is_known = derived is not None and derived.state.phase == state.phase
        known = self._rankings.known()
        self._moment = Moment(
            state,
            names,
            terms,
            known if known.keys else Ranking(standing_keys(state)),
            derived.following if derived is not None and is_known else None,
            lambda played, at, person: self._table(state, basis, played, at, person),
            taken,
            self._rows,
        )
        return self._moment

    def _table(
        self, state: EveningState, basis: Basis, played: Round, number: int, person: str
    ) -> wire.TableNow:
        """A table of a round as this person may know it, encoded again only if it has changed."""
        table, told = played.tables[number - 1], told_deals(state, played, number, person)
        key = (played.number, number, told)
        is_open = played.is_over or not table.room or self.is_open(table.room)
        seats = played.seating.tables[number - 1]
        facts: Facts = (basis.names, basis.taken, played.holders, seats, table, played.is_over, is_open)
        known = self._tables.get(key)
        # By identity, which costs nothing: what has not changed is the same object.
        if known is not None and all(one is other for one, other in zip(known[0], facts, strict=True)):
            return known[1]
        made = table_now(basis, played, number, with_deals(table, told), is_open=is_open)
        self._tables[key] = (facts, made)
        return made

    def _kept(self, key: str, make: Callable[[], object]) -> bytes:
        """A part's bytes, made once for a state."""
        found = self._parts.get(key)
        if found is None:
            found = self._parts[key] = encode(make())
        return found

    def _public(self, moment: Moment, origin: str) -> bytes:
        state = moment.state
        if len(self._parts) > _MOST_ORIGINS and f"p{origin}" not in self._parts:
            origins = sum(key.startswith("p") for key in self._parts)
            origin = "" if origins > _MOST_ORIGINS else origin
        last = said_last(state)
        act = None if last is None else act_of(last[0], state)
        said = None if last is None or act is None else (act, last[1])
        return self._kept(
            f"p{origin}",
            lambda: public(
                state,
                moment.names,
                origin,
                bounds_of(state),
                moment.ranking.keys,
                said,
                len(moment.ranking.rows),
            ),
        )

    def _organiser(self, moment: Moment, person: str) -> bytes:
        state = moment.state
        return self._kept(
            f"o{person}",
            lambda: organiser_part(moment, person, self._starting(state), _undo(state)),
        )

    def _starting(self, state: EveningState) -> wire.Starting:
        begun = starting(state, self._found(state))
        if self._promise is None or state.phase != "gathering":
            return begun
        return msgspec.structs.replace(begun, plan=why(self._promise))

    def _found(self, state: EveningState) -> Gathered | None:
        if self._derived is not None and self._derived.state is state:
            return self._derived.found
        return gathered(state) if state.phase != "over" else None


def _undo(state: EveningState) -> tuple[int, Reason] | None:
    """The seq and the words of the act that is offered to be undone."""
    last = offered_undo(state)
    act = None if last is None else act_of(last.entry, state)
    return None if last is None or act is None else (last.seq, act)


def _always(_: str) -> bool:
    return True


def _derived(state: EveningState) -> Derived:
    found = gathered(state) if state.phase != "over" else None
    following = None
    if state.phase == "playing":
        following = _certain(state)
    elif state.phase == "between" and found is not None and why_not_begin(state, found) is None:
        following = _seated(state, found)
    return Derived(state, found, following)


def _seated(state: EveningState, found: Gathered) -> Following | None:
    """The whole of the next round, which nobody has begun yet."""
    try:
        seating = next_seating(state, found)
    except NotAtEvening:
        return None
    at = {
        player: (number, seat)
        for number, table in enumerate(seating.tables, 1)
        for player, seat in zip(table.players, FOUR, strict=True)
    }
    return Following(at, dict(enumerate(seating.tables, 1)), tuple(seating.out), found.holders)


def _certain(state: EveningState) -> Following | None:
    """The tables of the next round of which all four are certain while this one goes on."""
    found = certain_next(state)
    players: dict[int, dict[int, Player]] = {}
    for player, (table, seat) in found.items():
        players.setdefault(table, {})[seat] = player
    tables = {
        table: table_of([at[seat] for seat in FOUR]) for table, at in players.items() if len(at) == len(FOUR)
    }
    return Following(found, tables, (), state.holders) if tables else None


def starting(state: EveningState, found: Gathered | None) -> wire.Starting:
    """The next round as it would be if it began now."""
    number = len(state.rounds) + 1
    if found is None:
        return wire.Starting(round=number, tables=0, sit_out=0, bots=0, why_not=None)
    problem: Reason | None = why_not_begin(state, found)
    tables = len(found.players) // 4
    return wire.Starting(
        round=number,
        tables=tables,
        sit_out=len(found.players) - 4 * tables,
        bots=found.bots,
        why_not=None if problem is None else why(problem),
    )
