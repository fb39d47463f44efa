"""Encodes an evening for each member of its audience; equal parts are encoded once."""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.cards.errors import Reason
from whistclub.club.evening.gathering import Gathered, gathered, next_seating, why_not_begin
from whistclub.club.evening.handlers import NotAtEvening, is_organiser
from whistclub.club.evening.lookup import guest_of, places
from whistclub.club.evening.sight import certain_next
from whistclub.club.evening.state import EveningState, Round, RoundTable
from whistclub.club.evening.terms import terms_of
from whistclub.parties.seating import Player, table_of
from whistclub.rules.encoding import encode
from whistclub.rules.seats import FOUR
from whistclub.web.live.evenings.acts import act_of
from whistclub.web.live.evenings.audience import Member
from whistclub.web.live.evenings.bounds import bounds_of
from whistclub.web.live.evenings.encode_guest import Following, Moment, guest_part
from whistclub.web.live.evenings.encode_organiser import hall_part, organiser_part
from whistclub.web.live.evenings.encode_public import LEFT_LATER, left_ms, public
from whistclub.web.live.evenings.encode_tables import Basis, Names, names_of, table_now
from whistclub.web.live.evenings.ranking import Ranking
from whistclub.web.live.evenings.standings import Rankings
from whistclub.web.wire import evening as wire
from whistclub.web.wire.encode import why

_LEFT: Final = b'"left_ms":%d' % LEFT_LATER
_MOST_ORIGINS: Final = 20
_STALE_PARTS: Final = 20
"""Standings and the next seating are made again only after so many times as long as making them took."""

Known = tuple[Names, tuple[int, ...], RoundTable, bool, wire.TableNow]


class Derived(msgspec.Struct, frozen=True):
    """The parts of an evening that are costly to make: its standings, who would play next, and where."""

    state: EveningState
    ranking: Ranking
    found: Gathered | None
    following: Following | None


class EveningEncoder:
    """The encoder of one evening."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._rankings = Rankings()
        self._derived: Derived | None = None
        self._made_s = self._took_s = 0.0
        self._tables: dict[tuple[int, int], Known] = {}
        self._of: EveningState | None = None
        self._moment: Moment | None = None
        self._parts: dict[str, bytes] = {}

    def refresh(self, state: EveningState) -> None:
        """Makes the costly parts again if they are of another state."""
        if self._derived is None or self._derived.state is not state:
            began_s = time.perf_counter()
            self._derived = _derived(state, self._rankings)
            self._made_s = time.perf_counter()
            self._took_s = self._made_s - began_s
            self._of = None

    def body(self, state: EveningState, member: Member) -> bytes:
        """The evening without seq and time, the same bytes as long as nothing has changed for this member."""
        moment = self._moment_of(state)
        guest = guest_of(state, member.who) if member.role != "hall" else None
        parts = [b'"public":', self._public(moment, member.origin)]
        if guest is not None:
            parts += [b',"guest":', self._kept(f"g{guest.number}", lambda: guest_part(moment, guest))]
        if member.role == "organiser" and is_organiser(state, member.who):
            parts += [b',"organiser":', self._organiser(moment, member.who)]
        if member.role == "hall":
            parts += [b',"hall":', self._kept("hall", lambda: hall_part(moment))]
        return b"".join(parts)

    def message(self, state: EveningState, body: bytes) -> bytes:
        """The message of this body, with the seq and the time now."""
        now_ms = self._now()
        left = left_ms(state, now_ms)
        if left is not None:
            body = body.replace(_LEFT, b'"left_ms":%d' % left, 1)
        return b'{"tell":"evening","seq":%d,"now_ms":%d,%b}' % (state.seq, now_ms, body)

    def public_part(self, state: EveningState, origin: str) -> bytes:
        """The public part alone, with the time left now."""
        body, left = self._public(self._moment_of(state), origin), left_ms(state, self._now())
        return body if left is None else body.replace(_LEFT, b'"left_ms":%d' % left, 1)

    def moment(self, state: EveningState) -> Moment:
        """The evening with fresh standings, as exports and rounds are made from."""
        self.refresh(state)
        return self._moment_of(state)

    def _moment_of(self, state: EveningState) -> Moment:
        if self._moment is not None and self._of is state:
            return self._moment
        if self._derived is None or time.perf_counter() - self._made_s > self._took_s * _STALE_PARTS:
            self.refresh(state)
        derived = self._derived or _derived(state, self._rankings)
        self._parts.clear()
        self._of, names, terms = state, names_of(state), terms_of(state.settings)
        basis = Basis(names, terms)
        following = derived.following if derived.state.phase == state.phase else None
        self._moment = Moment(
            state, names, terms, derived.ranking, following, lambda played, at: self._table(basis, played, at)
        )
        return self._moment

    def _table(self, basis: Basis, played: Round, number: int) -> wire.TableNow:
        """A table of a round, encoded again only if it has changed."""
        table, key = played.tables[number - 1], (played.number, number)
        known = self._tables.get(key)
        if (
            known is not None
            and known[2] is table
            and known[3] == played.is_over
            and known[1] == played.holders
            and known[0] == basis.names
        ):
            return known[4]
        made = table_now(basis, played, number)
        self._tables[key] = (basis.names, played.holders, table, played.is_over, made)
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
        last = state.last_act
        act = None if last is None else act_of(last.entry, state)
        said = None if last is None or act is None else (act, last.seq)
        return self._kept(
            f"p{origin}",
            lambda: public(state, moment.names, origin, bounds_of(state), moment.ranking.keys, said),
        )

    def _organiser(self, moment: Moment, person: str) -> bytes:
        state = moment.state
        name = next(name for one, name in state.organisers if one == person)
        last = state.last_act
        act = None if last is None else act_of(last.entry, state)
        undo = None if last is None or act is None else (last.seq, act)
        return self._kept(
            f"o{person}", lambda: organiser_part(moment, name, starting(state, self._found(state)), undo)
        )

    def _found(self, state: EveningState) -> Gathered | None:
        if self._derived is not None and self._derived.state is state:
            return self._derived.found
        return gathered(state) if state.phase != "over" else None


def _derived(state: EveningState, rankings: Rankings) -> Derived:
    found = gathered(state) if state.phase != "over" else None
    following = None
    if state.phase == "playing":
        following = _certain(state)
    elif state.phase == "between" and found is not None and why_not_begin(state, found) is None:
        following = _seated(state, found)
    return Derived(state, rankings.ranking(state), found, following)


def _seated(state: EveningState, found: Gathered) -> Following | None:
    """The whole of the next round, which nobody has begun yet."""
    try:
        seating = next_seating(state, found)
    except NotAtEvening:
        return None
    return Following(
        {Player(player): place for player, place in places(seating).items()},
        dict(enumerate(seating.tables, 1)),
        tuple(seating.out),
        found.holders,
    )


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
    """What beginning the next round now would mean."""
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
