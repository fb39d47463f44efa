"""Plays deals between players of one name and writes down the play of each, for the fitting of the policy
(kernel/fit/policy.sh).

    python tools/policy_games.py FILE PLAYER KIND SEED FIRST LAST

PLAYER is `conventional`, with a small budget, or a level; all bids are the conventional player's. KIND is one of high
low dakota askov whist solo. A line is a deal: `aim side counts trump now later leader open names` as numbers, the four
hands as they were when play began in hexadecimal, and the cards played from 0 to 51. `low` is bid by players who always
bid Low. With `solo` the deals of misères and abondances are kept, and one in four of the others.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import conventional
from whistclub.players.player import Budget, Player, own_budget
from whistclub.players.registry import make_player
from whistclub.rules.actions import Exchange, Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, four_hands
from whistclub.rules.seats import FOUR, partner_of
from whistclub.rules.tricks import plays_among

BUDGET: Final = Budget(samples=8, nodes=4000)
PRESETS: Final = {
    "high": "minnesota",
    "low": "minnesota",
    "dakota": "south_dakota",
    "askov": "askov",
    "whist": "whist",
    "solo": "solo",
}
AIMS: Final = {"most": 0, "fewest": 1, "none": 2}


def played(name: str, kind: str, seed: str, number: int) -> str:
    """The line of one deal; empty where it is not wanted."""
    game: Any = game_of_preset(PRESETS[kind], {})
    deal = deal_from_seed(seed_from_text(f"{seed} {kind} {number}"), game, 1)
    position = game.start(deal, game.first_setting(FOUR[number % 4]))
    usual = player_named(game, name)
    bidder = make_player(game, "low") if kind == "low" else conventional(game)
    asked = False
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        playing = isinstance(view.legal[0], Play)
        if playing and not asked:
            asked = True
            if not wanted(kind, view, number):
                return ""
        player = usual if playing else bidder
        rng = Random(f"{seed}/{number}/{len(position.acts)}")  # noqa: S311 (no secret hangs on it)
        position = position.play(seat, player.choose(view, rng, own_budget(player, BUDGET)))
    view = game.view(position, FOUR[0])
    plays = list(plays_among(position.acts))
    if not plays:
        return ""
    numbers = " ".join(map(str, situation(kind, view, plays)))
    hands = " ".join(f"{hand:x}" for hand in hands_at_play(position, deal, view))
    return f"{numbers} {hands} {' '.join(str(card.index) for _, card in plays)}\n"


def player_named(game: Any, name: str) -> Player:
    """The conventional player, or one of a level."""
    return conventional(game) if name == "conventional" else make_player(game, name)


def wanted(kind: str, view: Any, number: int) -> bool:
    """True if this contract's deal is to be kept."""
    if kind == "askov":
        return view.sitting_out is not None
    if kind == "solo":
        return number % 4 == 0 or view.standing not in {"propose", "solo"}
    return True


def hands_at_play(position: Any, deal: Any, view: Any) -> list[int]:
    """The hands when play began."""
    hands = list(four_hands(deal, view.setting.dealer))
    passed = [(seat, act.card.bit) for seat, act in position.acts if isinstance(act, Exchange)]
    for seat, card in passed:
        hands[seat] ^= card
        hands[partner_of(seat)] |= card
    return hands


def situation(kind: str, view: Any, plays: list[Any]) -> tuple[int, ...]:
    """The numbers of the situation."""
    trump = FRENCH.suits.index(view.trump) if view.trump else 4
    leader = plays[0][0]
    aim, side, now, later, opened = "most", 5, 15, 15, 0
    if kind == "solo":
        side = sum(1 << seat for seat in view.holders)
        if not view.undertaken:
            aim = "none"
        if view.standing == "misere_ouverte":
            opened = side
    elif kind != "whist" and view.sitting_out is not None:
        later = 15 & ~(1 << view.sitting_out)
        now = 15 if view.contract == "grand_dix" else later
        side = 1 << view.bidder if view.contract == "sola_nola" else 5
        aim = "none" if view.contract == "sola_nola" else "most"
    elif kind != "whist" and view.contract == "low":
        aim = "fewest"
    names = int(kind == "dakota" and view.contract == "grand")
    return AIMS[aim], side, side, trump, now, later, leader, opened, names


def main() -> None:
    """Writes the deals asked for."""
    file, name, kind, seed, first, last = sys.argv[1:]
    with Path(file).open("a", encoding="ascii") as out:
        for number in range(int(first), int(last)):
            out.write(played(name, kind, seed, number))
            out.flush()


if __name__ == "__main__":
    main()
