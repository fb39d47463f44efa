"""The worth of a trick that counts beside the card that lies open, in German Whist with all tricks counted.

    python -m bench.stock_trick --deals 300

Plays deals against the worth in use, seats exchanged, and prints for each other worth the tricks a deal it takes more,
with a 95 % interval. The player is the conventional one, whose hand counts cards in the same units.
"""

from random import Random
from statistics import fmean, stdev
from typing import Any

from bench.common import arguments
from whistclub.games.registry import game_of_preset
from whistclub.players.german_whist import player
from whistclub.players.player import USUAL
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat

WORTHS = (0.0, 2.0, 3.0, 5.0, 6.0, 8.0)


def player_with(game: Any, worth: float) -> player.GermanWhistPlayer:
    """The player, with a trick worth so much."""
    made = player.GermanWhistPlayer(game)
    made._trick_worth = worth  # noqa: SLF001 - the number under test
    return made


def tricks_of(game: Any, number: int, players: tuple[Any, Any]) -> tuple[int, int]:
    """The tricks of both seats in deal `number`."""
    position: Any = game.start(
        deal_from_seed(seed_from_text("stock"), game, number), game.first_setting(Seat(0))
    )
    while position.to_act():
        seat = min(position.to_act())
        position = position.play(seat, players[seat].choose(game.view(position, seat), Random(number), USUAL))
    north, south = position.won
    return north, south


def main() -> None:
    """Prints a line a worth."""
    parser = arguments(__doc__, deals=300)
    deals = parser.parse_args().deals
    game = game_of_preset("german_whist", {"counted": "all", "scoring": "each_trick"})
    usual = player_with(game, player.TRICK_WORTH)
    for worth in WORTHS:
        other = player_with(game, worth)
        more = []
        for number in range(1, deals + 1):
            first = tricks_of(game, number, (other, usual))[0]
            second = tricks_of(game, number, (usual, other))[1]
            more.append((first + second) / 2 - 13)
        half = 1.96 * stdev(more) / deals**0.5
        print(f"{worth:4.1f} against {player.TRICK_WORTH}: {fmean(more):+.2f} +- {half:.2f} tricks a deal")


if __name__ == "__main__":
    main()
