"""The first state of a table, from the entry that opens it."""

from whistclub.cards.errors import BadRecord, BadSetting, BadText, reason
from whistclub.club.table.entries import Opened
from whistclub.club.table.state import TableState
from whistclub.games.registry import make_game
from whistclub.rules.game import Game
from whistclub.rules.match import Match, open_match
from whistclub.rules.record import FORMAT, FirstSetting, Record
from whistclub.rules.replay import game_of_record, replay
from whistclub.rules.seats import seat_from_letter, seats_of_table


def opened_state(entry: Opened) -> TableState:
    """The table after its first entry. Raises BadRecord where the entry contradicts itself or this version does not
    know the game.
    """
    game = _game(entry)
    if len(entry.sitters) != game.seats:
        raise BadRecord(reason("entry-unknown"))
    match = _first_match(entry, game)
    seats = seats_of_table(game.seats)
    first = (1,) * len(seats)
    return TableState(
        opened=entry,
        seq=1,
        match=match,
        sitters=entry.sitters,
        stand_ins=("",) * len(seats),
        by_bots=((0, 0),) * len(seats),
        legal=tuple(() if match.position is None else match.position.legal(seat) for seat in seats),
        changed=first,
        acted=first,
        trail=match.deals[-1].acts if match.deals and match.result is None else (),
        seats=seats,
        people=tuple(seat for seat in seats if not entry.sitters[seat].bot),
    )


def _game(entry: Opened) -> Game:
    """The game of the options, checked as a record's are: unknown options and newer rules are refused."""
    first = FirstSetting(1, entry.dealer, ())
    record = Record(FORMAT, entry.game, entry.rules, entry.options, first, (), "running")
    return game_of_record(record, make_game)


def _first_match(entry: Opened, game: Game) -> Match:
    """The match of the opening: a new one, or the record's. Raises BadRecord where the entry contradicts itself."""
    if entry.record is None:
        try:
            return open_match(game, game.first_setting(seat_from_letter(entry.dealer, game.seats)))
        except (BadText, BadSetting) as problem:
            raise BadRecord(reason("entry-unknown")) from problem
    match = replay(entry.record, make_game)
    if match.game != game:
        raise BadRecord(reason("entry-unknown"))
    return match
