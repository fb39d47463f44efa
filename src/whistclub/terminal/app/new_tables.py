"""Tables opened from the app: new ones, ones like another, and the same deal again."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import WhistclubError
from whistclub.club.local_table import House, Table, with_conventions
from whistclub.club.second_try import record_to_try, tried_from
from whistclub.club.table.entries import Dealing, Opened, Sitter
from whistclub.games.registry import game_of_preset
from whistclub.rules.game import Game
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import Seat, seat_letter, seats_of_table
from whistclub.terminal.local.session import BOT

BOT_NAMES: Final = ("Ingrid", "Berit", "Jon", "Nils", "Signe", "Olav")
"""The names of the bots, by seat."""
_USUAL_BOTS: Final[Mapping[Seat, str]] = {}


def sitters_of(
    game: Game, people: Mapping[Seat, str], bots: Mapping[Seat, str] = _USUAL_BOTS
) -> tuple[Sitter, ...]:
    """People by seat with their names (empty: called by the seat), in the others the bots named, or the usual one."""
    found = []
    for seat in seats_of_table(game.seats):
        if seat in people:
            found.append(Sitter(people[seat] or seat_letter(seat, game.seats)))
        else:
            found.append(Sitter(BOT_NAMES[seat % len(BOT_NAMES)], bots.get(seat, BOT)))
    return tuple(found)


def opened_with(
    house: House,
    preset: str,
    written: Mapping[str, str],
    people: Mapping[Seat, str],
    dealing: Dealing = Dealing(),  # noqa: B008 - frozen
    dealer: Seat | None = None,
    bots: Mapping[Seat, str] = _USUAL_BOTS,
) -> Opened:
    """A table of a preset. Raises BadOption and BadDeal."""
    game = game_of_preset(preset, written)
    sitting = sitters_of(game, people, bots)
    return house.opening_of(game, sitting, dealing, dealer=dealer, preset=preset)


def like(house: House, table: Table) -> Opened:
    """A new table with the game, the people, the bots and the convention card of this one, and with fresh cards."""
    state = table.state
    opened = house.opening_of(state.game, state.sitters, preset=state.opened.preset)
    return with_conventions(opened, state.opened.conventions)


def same_deals(house: House, table: Table) -> Opened | None:
    """A new table where the last deal of this one is dealt again; a solitaire begins again with its first passage.

    None before the first deal.
    """
    state = table.state
    played = state.match.deals
    if not played:
        return None
    again = played if state.game.seats == 1 else played[-1:]
    seed = played[0].seed if state.game.seats == 1 else None
    dealing = Dealing(seed, tuple(deal_to_text(one.deal) for one in again))
    dealer = again[0].setting.dealer if state.game.seats > 1 else None
    opened = house.opening_of(state.game, state.sitters, dealing, dealer=dealer, preset=state.opened.preset)
    return with_conventions(opened, state.opened.conventions)


def tried_again(house: House, match: str, place: int, acts: int) -> Opened:
    """A new table that goes on after so many acts of a finished deal of this match, by its place from 1, with the same
    people and bots.

    Raises BadRecord where the match is not on this machine, NotHere where its deal is not open or has nothing left to
    be done.
    """
    state = house.table(match).state
    tried = tried_from(state, place, acts)
    opened = house.resuming(record_to_try(state, tried), state.game, state.sitters, None)
    return msgspec.structs.replace(
        opened, preset=state.opened.preset, conventions=state.opened.conventions, tried=tried
    )


def unfinished_tables(house: House, most: int | None = None) -> Sequence[Table]:
    """The tables whose match is not over and has begun, the last opened first, all or so many of them; those that
    cannot be read are left out.
    """
    found: list[Table] = []
    for kept in house.log.tables():
        if kept.ended:
            continue
        if most is not None and len(found) >= most:
            break
        try:
            table = house.table(kept.id)
        except (WhistclubError, msgspec.ValidationError):
            continue
        if table.state.people and table.state.match.deals:
            found.append(table)
    return found


def is_of_club(table: Table) -> bool:
    """Returns True if people known to a club sit there: the club that shares this data file has the table."""
    return any(sitter.who for sitter in table.state.sitters)
