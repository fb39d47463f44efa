"""The pricing of the Minnesota family: bid cards, tricks counted as for bids, and the themes of its conventions."""

from collections.abc import Sequence

from whistclub.coach.pricing import Pricing, theme_of_trumps
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.games.minnesota.bids import is_high
from whistclub.games.minnesota.contracts import Contract
from whistclub.players.choice import Kind
from whistclub.players.minnesota.contract_worths import expected_tricks
from whistclub.players.minnesota.table import USUAL_CARD, Table, table_of
from whistclub.players.player import Decision
from whistclub.players.policy import Hands
from whistclub.rules.actions import Action, Lay, Play
from whistclub.rules.game import Game
from whistclub.rules.values import Setting, View


def _standing(view: View) -> Contract | None:
    """The High or Low that is played."""
    if isinstance(view, MinnesotaView) and view.contract in ("grand", "low"):
        return Contract("low" if view.contract == "low" else "grand", view.bidder, view.grander)
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


PRICING = Pricing(meaning=_meaning, standing=_standing, tricks=_tricks, theme=_theme)
