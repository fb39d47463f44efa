"""Who plays the next round: the player numbers and their holders, and the seating that the movement makes of them."""

import hashlib
from collections.abc import Sequence

import msgspec

from whistclub.cards.errors import Reason, WhistclubError, reason
from whistclub.club.evening.figures import table_result
from whistclub.club.evening.handlers import NotAtEvening
from whistclub.club.evening.state import EveningState, Guest, Round
from whistclub.club.evening.terms import EveningTerms, is_level, terms_of
from whistclub.evenings.formats.individual import Individual
from whistclub.evenings.movement import Movement
from whistclub.evenings.parts import NO_PARTS, Parts, parts_last_sat, with_open
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.seating import Pair, Player, Seating, TableSeats, seatings_of
from whistclub.evenings.wishes import Apart, Wishes


class Gathered(msgspec.Struct, frozen=True):
    """Those who play the next round: `holders` by player number, `players` in the movement's order, and their `parts`
    in an evening of ladies and gents.
    """

    holders: tuple[int, ...]
    players: tuple[Player, ...]
    parts: Parts = NO_PARTS

    @property
    def bots(self) -> int:
        """The number of bots among the players."""
        return sum(self.holders[player - 1] == 0 for player in self.players)


def gathered(state: EveningState) -> Gathered:
    """The players of the next round, should it begin now."""
    terms = terms_of(state.settings)
    online = state.settings.place == "online"
    holders = _first_holders(state, terms) if not state.rounds else _next_holders(state)
    if online:
        least = max(4 * terms.movement.least_tables, 4 * state.settings.tables, len(holders))
        holders += (0,) * (-(-least // 4) * 4 - len(holders))
    here = {guest.number for guest in state.guests if guest.presence == "here"}
    players = tuple(
        Player(number) for number, guest in enumerate(holders, 1) if (online if guest == 0 else guest in here)
    )
    if not terms.movement.keeps_pairs:
        return Gathered(holders, players, _parts(state, holders, players))
    return Gathered(holders, _pair_by_pair(state, players, holders))


def why_not_begin(state: EveningState, found: Gathered) -> Reason | None:
    """The reason why the next round cannot begin now, or None."""
    number = len(state.rounds) + 1
    if state.phase == "over":
        return reason("evening-over")
    if state.phase == "playing":
        return reason("evening-round-is-on", round=len(state.rounds))
    if state.paused_ms:
        return reason("evening-paused")
    if number > state.settings.rounds:
        return reason("evening-rounds-played", rounds=state.settings.rounds)
    level = first_level(state)
    if level is not None:
        return reason("evening-level", round=level[0], table=level[1])
    least = 4 * terms_of(state.settings).movement.least_tables
    if len(found.players) < least:
        return reason("evening-too-few", least=least, here=len(found.players))
    return _lacks_parts(state, found)


def _lacks_parts(state: EveningState, found: Gathered) -> Reason | None:
    """The reason that somebody who has had no seat yet has said no part, where each is a lady or a gent."""
    if not state.settings.has_parts:
        return None
    playing = {found.holders[player - 1] for player in found.players}
    open_ = [
        guest for guest in state.guests if guest.number in playing and guest.part is None and not guest.player
    ]
    if not open_:
        return None
    return reason("evening-parts-missing", name=open_[0].name, count=len(open_), more=len(open_) - 1)


def first_level(state: EveningState) -> tuple[int, int] | None:
    """The first round with a table that waits for a decision, and that table; None if there is none."""
    terms = terms_of(state.settings)
    for played in state.rounds:
        if played.is_over:
            for number, table in enumerate(played.tables, 1):
                if is_level(table_result(table, terms), terms):
                    return played.number, number
    return None


def next_seating(state: EveningState, found: Gathered) -> Seating:
    """The seating of the next round. Raises NotAtEvening where the movement cannot make one."""
    movement, rounds = movement_of(state, found.holders), state.settings.rounds
    try:
        if not state.rounds:
            seating = movement.first_seating(found.players, rounds, state.seed, found.parts)
        else:
            played = played_rounds(state)
            seating = movement.next_seating(played, found.players, rounds, state.seed, found.parts)
    except WhistclubError as problem:
        raise NotAtEvening(problem.reason) from problem
    return _with_swaps(state, found, seating)


def movement_of(state: EveningState, holders: Sequence[int]) -> Movement:
    """The movement of the evening; an individual one knows the plan that was found for it, and the wishes."""
    formed = terms_of(state.settings).movement
    if not isinstance(formed, Individual):
        return formed
    plan = state.plan
    # Before the first round people still come and go, who would have each other's numbers.
    is_theirs = plan is not None and (state.rounds or plan.holders == tuple(holders))
    return Individual(seatings_of(plan.rounds) if plan and is_theirs else (), wishes_of(state, holders))


def wishes_of(state: EveningState, holders: Sequence[int]) -> Wishes:
    """The wishes at an evening, of players."""
    player_of = {guest: Player(number) for number, guest in enumerate(holders, 1) if guest}
    known = [(player_of.get(one), player_of.get(other), how) for one, other, how in state.apart]
    apart = tuple(Apart(one, other, how == "table") for one, other, how in known if one and other)
    stays = tuple((player_of[guest], table) for guest, table in state.stays if guest in player_of)
    return Wishes(apart, stays, state.wished)


def _with_swaps(state: EveningState, found: Gathered, seating: Seating) -> Seating:
    """The seating with those changed who asked for it, as far as both play."""
    players = {found.holders[player - 1]: player for player in seating.players}
    for guest, other in state.swaps:
        if guest in players and other in players:
            seating = exchanged(seating, players[guest], players[other])
    return seating


def played_rounds(state: EveningState) -> tuple[PlayedRound, ...]:
    """The rounds that are over, as movements and standings read them."""
    terms = terms_of(state.settings)
    return tuple(played_round(one, terms) for one in state.rounds if one.is_over)


def played_round(played: Round, terms: EveningTerms) -> PlayedRound:
    """A round as movements and standings read it."""
    return PlayedRound(played.seating, tuple(table_result(table, terms) for table in played.tables))


def exchanged(seating: Seating, one: Player, other: Player) -> Seating:
    """The seating in which two players have changed places."""
    places = {one: other, other: one}

    def pair(before: Pair) -> Pair:
        return Pair(places.get(before.up, before.up), places.get(before.down, before.down))

    tables = tuple(TableSeats(pair(table.first), pair(table.second)) for table in seating.tables)
    return Seating(tables, tuple(places.get(player, player) for player in seating.out))


def in_lot_order(seed: bytes, label: str, count: int) -> list[int]:
    """The numbers from 0 in an order drawn by lot from the evening's seed."""

    def lot(number: int) -> bytes:
        return hashlib.sha256(b"\0".join((seed, label.encode(), str(number).encode()))).digest()

    return sorted(range(count), key=lot)


def _first_holders(state: EveningState, terms: EveningTerms) -> tuple[int, ...]:
    """The guests who are here, as entered or drawn; with pairs first where pairs stay."""
    here = [guest for guest in state.guests if guest.presence == "here"]
    if not terms.movement.keeps_pairs:
        return tuple(_drawn(state, [guest.number for guest in here], "guests"))
    present = {guest.number for guest in here}
    pairs = [(up, state.guests[up - 1].partner) for up in state.ups]
    pairs = [pair for pair in pairs if present.issuperset(pair)]
    paired = {number for pair in pairs for number in pair}
    singles = [guest.number for guest in here if guest.number not in paired]
    order = _drawn(state, list(range(len(pairs))), "pairs")
    return (
        *(number for at in order for number in pairs[at]),
        *_drawn(state, singles, "guests"),
    )


def _parts(state: EveningState, holders: tuple[int, ...], players: Sequence[Player]) -> Parts:
    """The part of each player. Bots, and guests who have not said theirs, take those that even the numbers."""
    if not state.settings.has_parts:
        return NO_PARTS
    guests = {player: holders[player - 1] for player in players if holders[player - 1]}
    said = {player: state.guests[guest - 1].part for player, guest in guests.items()}
    taken = {player: part for player, part in said.items() if part is not None}
    return with_open(taken, players, parts_last_sat(played.seating for played in state.rounds))


def _drawn(state: EveningState, numbers: Sequence[int], label: str) -> list[int]:
    if state.settings.first == "entered":
        return list(numbers)
    return [numbers[at] for at in in_lot_order(state.seed, label, len(numbers))]


def _next_holders(state: EveningState) -> tuple[int, ...]:
    """The holders with those added who came late: on line in a bot's place, else with a new number."""
    holders = list(state.holders)
    holding = set(holders)
    late = [guest for guest in state.guests if guest.presence == "here" and guest.number not in holding]
    if state.settings.place == "online":
        late = _in_bots_places(state, holders, late)
    return (*holders, *(guest.number for guest in late))


def _in_bots_places(state: EveningState, holders: list[int], late: list[Guest]) -> list[Guest]:
    """Gives bots' places to guests, those of guests who may come back last. Returns the guests for whom there is
    none.
    """
    kept = {guest.player for guest in state.guests if guest.presence == "away"}
    free = [number for number, holder in enumerate(holders, 1) if holder == 0]
    free.sort(key=lambda number: (number in kept, number))
    for guest, number in zip(late, free, strict=False):
        holders[number - 1] = guest.number
    return late[len(free) :]


def _pair_by_pair(
    state: EveningState, players: tuple[Player, ...], holders: tuple[int, ...]
) -> tuple[Player, ...]:
    """The players with those who came as pairs first. A movement keeps the pairs that have played."""
    numbers = {holders[player - 1]: player for player in players if holders[player - 1]}
    paired: dict[Player, None] = {}
    for up in state.ups:
        down = state.guests[up - 1].partner
        if up in numbers and down in numbers:
            paired[numbers[up]] = paired[numbers[down]] = None
    return (*paired, *(player for player in players if player not in paired))
