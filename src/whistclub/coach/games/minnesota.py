"""The pricing of the Minnesota family: High and Low, the specials of Askov, and bid cards."""

from collections.abc import Sequence

from whistclub.coach.pricing import Pricing
from whistclub.coach.stakes import Stakes, ends_of_pairs, outcome_of
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.games.minnesota.bids import is_high
from whistclub.games.minnesota.contracts import GRAND_DIX, SOLA_NOLA, Contract
from whistclub.games.minnesota.score import by_special, by_tricks
from whistclub.players.minnesota.contract_worths import expected_tricks
from whistclub.players.minnesota.search import aim_of
from whistclub.players.policy import Hands
from whistclub.players.reading import Reading
from whistclub.rules.actions import Action, Lay
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, partner_of
from whistclub.rules.values import Setting, View


def _stakes(game: Game, view: View, reading: Reading, whose: Seat) -> Stakes | None:
    if not isinstance(game, Minnesota) or not isinstance(view, MinnesotaView):
        return None
    aim = aim_of(game, view, reading)
    if view.sitting_out is not None:
        special = (GRAND_DIX if view.contract == "grand_dix" else SOLA_NOLA)[partner_of(view.sitting_out)]
        results = [by_special(special, view.setting, game.options, made=made) for made in (False, True)]
        return Stakes(aim, tuple(outcome_of(game, view.setting, one, whose, None) for one in results))
    contract = _contract(view)
    names = game.options.trump == "first_lead" and view.contract == "grand" and not reading.trump
    outcomes = [
        outcome_of(game, view.setting, by_tricks(contract, counts, view.setting, game.options), whose, tricks)
        for counts, tricks in ends_of_pairs(view.won, reading, whose)
    ]
    return Stakes(aim, tuple(outcomes), names)


def _contract(view: MinnesotaView) -> Contract:
    return Contract("low" if view.contract == "low" else "grand", view.bidder, view.grander)


def _standing(view: View) -> Contract | None:
    """The High or Low that is played."""
    if isinstance(view, MinnesotaView) and view.contract in ("grand", "low"):
        return _contract(view)
    return None


def _meaning(game: Game, act: Action) -> object:
    """Bid cards of one colour say the same."""
    return is_high(act, game.options) if isinstance(act, Lay) else act


def _tricks(
    game: Game, contract: Contract, hands: Sequence[Hands], setting: Setting, side: int
) -> Sequence[float]:
    """The tricks that a side takes of whole hands, as the players count them for their bids."""
    if not isinstance(game, Minnesota):
        raise TypeError(f"tricks of the Minnesota family are counted here, not of {game.key}")
    return expected_tricks(game, contract, hands, setting, side)


PRICING = Pricing(stakes=_stakes, meaning=_meaning, standing=_standing, tricks=_tricks)
