"""Records of short deals of Whist, which are reviewed at once."""

from pathlib import Path
from random import Random
from typing import Any

from whistclub import library
from whistclub.cards.french import FRENCH
from whistclub.rules.deal import Deal
from whistclub.rules.match import act, begin_deal, open_match
from whistclub.rules.seats import Seat


def short_deals(path: Path, deals: int, cards: int, seed: int = 7) -> None:
    """Writes a record of short deals of Whist, played at random."""
    game: Any = library.game("whist")
    rng, match = Random(seed), open_match(game, game.first_setting(Seat(0)))
    for _ in range(deals):
        pack = list(FRENCH.cards)
        rng.shuffle(pack)
        match = begin_deal(match, Deal(tuple(pack[: 4 * cards])))
        while match.position is not None:
            seat = min(match.position.to_act())
            match = act(match, seat, rng.choice(match.position.legal(seat)))
    library.write_record(match, path)
