"""Fits the tricks of High and Low to self-play, `src/whistclub/players/minnesota/trick_fits.json`.

    nice .venv-check/bin/python tools/bidding_fits.py [DEALS]

In each deal (seed text `forced contracts`) every seat grands once and once nobody does; the conventional player plays
each of these contracts without samples. The tricks of the side that leads are fitted by least squares to those the
policy takes and to the two counts of the hands: High and Low without trump on deals of one preset, High with trump on
another's.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from whistclub.cards.french import FRENCH
from whistclub.games.minnesota.contracts import GRAND, LOW, Contract, leader_of
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import conventional
from whistclub.players.minnesota.bidding import laid
from whistclub.players.minnesota.contract_worths import counts_ahead, has_trump, tricks_counted
from whistclub.players.player import Budget
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed, four_hands
from whistclub.rules.seats import FOUR, Seat, pair_of

DEALS: Final = 300
SEED: Final = "forced contracts"
CONVENTIONS_ONLY: Final = Budget(samples=0, nodes=0)
TARGET_FILE: Final = Path(__file__).parents[1] / "src/whistclub/players/minnesota/trick_fits.json"

Row = tuple[list[float], float]


def main(deals: int) -> None:
    """Plays, fits and writes."""
    plain: dict[str, list[Row]] = {"high": [], "low": [], "trumps": []}
    for preset, kinds in (("minnesota", ("high", "low")), ("south_dakota", ("trumps",))):
        for kind, row in rows_of(game_of_preset(preset, {}), deals):
            if kind in kinds:
                plain[kind].append(row)
    fits: dict[str, object] = {kind: fitted(rows) for kind, rows in plain.items()}
    TARGET_FILE.write_text(json.dumps({"deals": deals, "seed": SEED, **fits}, indent=1) + "\n")


def rows_of(game: Any, deals: int) -> Iterator[tuple[str, Row]]:
    """The tricks counted and the tricks taken, for each contract of each deal."""
    for number in range(1, deals + 1):
        dealer = Seat(number % 4)
        deal = deal_from_seed(seed_from_text(SEED), game, number)
        hands = four_hands(deal, dealer)
        for contract in (*GRAND, LOW):
            tricks = _tricks_taken(game, deal, dealer, contract)
            if tricks is None:
                continue
            leader, with_trump = leader_of(contract, dealer, game.options), has_trump(game, contract)
            (counted,) = tricks_counted(contract, leader, [hands], with_trump=with_trump)
            high, low = counts_ahead(hands, pair_of(leader))
            kind = "low" if contract is LOW else "trumps" if with_trump else "high"
            yield kind, ([1.0, counted, high, low], tricks[pair_of(leader)])


def _tricks_taken(game: Any, deal: Deal, dealer: Seat, contract: Contract) -> tuple[int, int] | None:
    """The tricks of each side under this contract; None where a hand cannot bid so."""
    player = conventional(game)
    position = game.start(deal, game.first_setting(dealer))
    while waiting := position.to_act():
        seat = min(waiting)
        view = game.view(position, seat)
        if view.phase == "laying":
            hand = FRENCH.mask(view.hand)
            act = laid(view, hand, game.options, is_high=seat == contract.grander).action
        else:
            act = player.choose(view, Random(0), CONVENTIONS_ONLY)  # noqa: S311 - no secret
        position = position.play(seat, act)
    end = game.view(position, None)
    if (end.contract, end.grander) != (contract.kind, contract.grander):
        return None
    return sum(end.won[seat] for seat in FOUR[::2]), sum(end.won[seat] for seat in FOUR[1::2])


def fitted(rows: list[Row]) -> dict[str, float]:
    """The weights of least squares."""
    weights, *_ = np.linalg.lstsq(
        np.array([counted for counted, _ in rows]), np.array([tricks for _, tricks in rows]), rcond=None
    )
    return dict(zip(("start", "each", "high", "low"), (round(float(one), 3) for one in weights), strict=True))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
