"""Runs a club for the tests of the browser client: `python -m tests.browser.serving FOLDER BOTS` prints its port."""

import sys
from pathlib import Path

from tests.browser.browsers import ELSEWHERE
from whistclub.coach import Effort
from whistclub.players.registry import make_player
from whistclub.web.resources.limits import Limits
from whistclub.web.server import app, waiting_work
from whistclub.web.server.serve import ClubConfig, run

PORT = 8470
FEW_WORLDS = Effort(
    worlds=6,
    again=1,
    nodes=20_000,
    most_nodes=60_000,
    open_nodes=100_000,
    deals=12,
    calls=2,
    plays=1,
    odds=4_000,
    threads=1,
)
"""The coach looks at every deal that is over here."""


def main() -> None:
    folder = Path(sys.argv[1])
    # Tests wait for reviews and replays, on a machine that other tests keep busy.
    vars(app).update(_BEHIND=0, _LAST=0)
    # Nor for the minute at whose end the bots of the day look for deals that somebody has begun.
    vars(waiting_work).update(ASK_S=1.0)
    # All people of the tests share an address, many tests share a club, and some play faster than people do.
    limits = Limits(
        bot_least_s=0.0,
        bot_most_s=0.0,
        evenings=1000,
        address_tables=10_000,
        guests=100_000,
        costly=10_000,
        costly_per_s=1_000.0,
        messages=10_000,
        messages_per_s=10_000.0,
        evening_messages=10_000,
        evening_messages_per_s=10_000.0,
    )
    place = ClubConfig(
        folder=folder,
        data_file=folder / "club.db",
        port=PORT,
        hosts=frozenset({ELSEWHERE}),
        limits=limits,
        effort=FEW_WORLDS,
        daily_bots=int(sys.argv[2]),
    )
    run(place, make_player, ("club", "simple", "lowest"), lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
