"""The pricing of the Minnesota family: High and Low, the specials of Askov, and bid cards."""

from collections.abc import Sequence

from whistclub.coach.pricing import Pricing, theme_of_trumps
from whistclub.coach.stakes import Stakes, ends_of_pairs, outcome_of
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.games.minnesota.bids import is_high
from whistclub.games.minnesota.contracts import GRAND_DIX, SOLA_NOLA, Contract
from whistclub.games.minnesota.score import by_special, by_tricks
from whistclub.players.choice import Kind
from whistclub.players.minnesota.contract_worths import expected_tricks
from whistclub.players.minnesota.search import aim_of
from whistclub.players.minnesota.table import USUAL_CARD, Table, table_of
from whistclub.players.player import Decision
from whistclub.players.policy import Hands
from whistclub.players.reading import Reading
from whistclub.rules.actions import Action, Lay, Play
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


def _theme(game: Game, view: View, usual: Decision) -> str:
    """The convention that speaks of a card where partners speak by cards; in a Sola Nola `misere`, under a trump
    `trumps`.
    """
    if not isinstance(view, MinnesotaView) or not isinstance(view.legal[0], Play):
        return ""
    if view.contract == "sola_nola":
        return "misere"
    if view.contract == "low":
        return _of_low(table_of(view, game.options, USUAL_CARD))
    if view.contract == "grand" and game.options.trump != "first_lead":
        return _of_high(table_of(view, game.options, USUAL_CARD), usual)
    return theme_of_trumps(game, view, usual)


def _of_low(table: Table) -> str:
    if table.reading.led is None:
        return "C8" if table.own_invite is None else "C11"
    if not table.reading.legal & table.reading.led.shares:
        return "C10"
    return "C9" if table.is_invite_lying else ""


def _of_high(table: Table, usual: Decision) -> str:
    """Of a lead the convention that the player of the conventions goes by: an own invite, the partner's suit, or its
    reading.
    """
    is_agreed = usual.kind is Kind.AGREEMENT
    if table.reading.led is not None:
        if not table.reading.legal & table.reading.led.shares:
            return "C7"
        return "C3" if table.is_invite_lying else ""
    if table.own_invite is not None:
        return "C6" if is_agreed else ""
    if table.partners_invite is None:
        return "C2"
    return "C5" if is_agreed else "C4"


PRICING = Pricing(stakes=_stakes, meaning=_meaning, standing=_standing, tricks=_tricks, theme=_theme)
