"""Writes the data file of this version into tests/club/data: once, when a version is released, and never again."""

from pathlib import Path

from tests.club.tables import house, opened, play_out, players, sent
from whistclub.club.commands import Hint, NextDeal, Rename, Return, StandIn, Undo
from whistclub.club.driver import run_bots, step
from whistclub.club.sql_log import VERSIONS, open_file
from whistclub.rules.seats import Seat

SOUTH = Seat(2)


def main() -> None:
    path = Path(__file__).parent / "data" / f"v{VERSIONS[-1]}-games.sqlite"
    if path.exists():
        raise SystemExit(f"{path} is there already")
    store = open_file(path)
    home = house(store)
    for preset in ("gongor", "hermits", "askov", "solo"):
        table = home.open(opened(preset, people=(), seed="fixture"))
        play_out(table, deals=2)
        if table.state.match.result is None:
            sent(table, NextDeal, None)
            for _ in range(9):
                step(table, players)
    table = home.open(opened("whist", people=(SOUTH,), seed="fixture"))
    sent(table, Rename, SOUTH, name="Ada")
    sent(table, NextDeal, SOUTH)
    run_bots(table, players)
    sent(table, Hint, SOUTH)
    sent(table, StandIn, None, whose=SOUTH, bot="simple")
    for _ in range(5):
        step(table, players)
    sent(table, Return, SOUTH, whose=SOUTH)
    run_bots(table, players)
    sent(table, Undo, SOUTH)
    store.close()


if __name__ == "__main__":
    main()
