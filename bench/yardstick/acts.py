"""The acts of the yardstick in a few deals of every preset, as digests.

`acts.txt` has those of `club-1` in the process itself, written before it left the package, each act with the chance
that a program would have had at that turn. So it says whether the program plays as that player did.
"""

from hashlib import sha256
from random import Random
from typing import Any, Final

from bench.yardstick import HERE
from whistclub.games.registry import game_of_preset
from whistclub.players.player import USUAL, Player
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat

FILE: Final = HERE / "acts.txt"
DEALS: Final = 4
SOLITAIRES: Final = 1
"""Passages of a solitaire, whose every act costs twenty games played out."""


def kept() -> dict[str, str]:
    """The digests kept, by preset."""
    return dict(line.split() for line in FILE.read_text(encoding="utf-8").splitlines())


def digest(preset: str, player: Player) -> str:
    """The digest of the acts of this player of the preset's game in all seats."""
    return sha256(acts_of(preset, player).encode()).hexdigest()


def acts_of(preset: str, player: Player) -> str:
    """The acts as text, one deal a line."""
    game: Any = game_of_preset(preset, {})
    lines = []
    for number in range(1, 1 + (SOLITAIRES if game.seats == 1 else DEALS)):
        seed = f"club-1 {number}"
        dealer = Seat(number % game.seats)
        position = game.start(deal_from_seed(seed_from_text(seed), game, 1), game.first_setting(dealer))
        while waiting := position.to_act():
            seat = min(waiting)
            rng = Random(f"{seed} {len(position.acts)}")
            position = position.play(seat, player.choose(game.view(position, seat), rng, USUAL))
        lines.append("; ".join(f"{seat} {act.text}" for seat, act in position.acts))
    return "\n".join(lines)
