"""A match played by bots alone in this process, without any home."""

from collections.abc import Sequence

from whistclub.club.bots import run_bots
from whistclub.club.local_table import House
from whistclub.club.names import BOT_NAMES
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table import commands as to
from whistclub.club.table.entries import Dealing, Sitter, entry_from_text
from whistclub.club.table.log import fold_all
from whistclub.games.registry import game_of_preset
from whistclub.players.registry import make_player
from whistclub.rules.record import record_to_bytes
from whistclub.rules.replay import record_of
from whistclub.rules.seats import Seat


def native_record(preset: str, seed: str, bot: str, deals: int) -> bytes:
    """The whole record of so many deals of a match, the first seat played by a stand-in."""
    seats = game_of_preset(preset, {}).seats
    sitters = [Sitter("Ada"), *(Sitter(name, bot) for name in BOT_NAMES[1:seats])]
    house = House(MemoryLog())
    table = house.open(house.opening(preset, sitters, Dealing(seed)))
    table.send(to.StandIn(id="leave", saw=table.seq, seat=None, whose=Seat(0), bot=bot))
    for number in range(1, deals + 1):
        table.send(to.NextDeal(id=f"deal-{number}", saw=table.seq, seat=None))
        run_bots(table, make_player)
        if table.state.match.result is not None:
            break
    return record_to_bytes(table.record())


def whole_record(log: Sequence[str]) -> bytes:
    """The whole record of the match with this log, of deals whose cards are not open yet too."""
    return record_to_bytes(record_of(fold_all(map(entry_from_text, log)).match))
