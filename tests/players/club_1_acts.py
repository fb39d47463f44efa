"""The acts of `club-1` in a few deals of every preset, as digests: `python -m tests.players.club_1_acts` writes them."""

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.players.player import USUAL
from whistclub.players.registry import make_player
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat

FILE = Path(__file__).parent / "club_1_acts.txt"
DEALS = 4
SOLITAIRES = 1
"""Passages of a solitaire, whose every act costs twenty games played out."""


def acts_of(preset: str) -> str:
    """The acts of these deals as text, one deal a line."""
    game: Any = game_of_preset(preset, {})
    player = make_player(game, "club-1")
    lines = []
    for number in range(1, 1 + (SOLITAIRES if game.seats == 1 else DEALS)):
        seed = f"club-1 {number}"
        dealer = Seat(number % game.seats)
        position = game.start(deal_from_seed(seed_from_text(seed), game, 1), game.first_setting(dealer))
        while waiting := position.to_act():
            view = game.view(position, min(waiting))
            rng = Random(f"{seed} {len(position.acts)}")
            position = position.play(min(waiting), player.choose(view, rng, USUAL))
        lines.append("; ".join(f"{seat} {act.text}" for seat, act in position.acts))
    return "\n".join(lines)


def digest(preset: str) -> str:
    """The digest of the acts of this preset."""
    return sha256(acts_of(preset).encode()).hexdigest()


def kept() -> dict[str, str]:
    """The digests kept, by preset."""
    return dict(line.split() for line in FILE.read_text(encoding="utf-8").splitlines())


if __name__ == "__main__":
    FILE.write_text("".join(f"{preset} {digest(preset)}\n" for preset in PRESETS), encoding="utf-8")
