"""The deals of a round in which all tables hold the same cards: dealt from the evening's seed, on line or to be laid
out by hand.
"""

import hashlib
import hmac

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening.handlers import NotAtEvening
from whistclub.club.evening.rounds import dealer_of
from whistclub.club.evening.settings import MOST_DEALS
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.terms import holds_same_cards, terms_of
from whistclub.games.registry import game_of_preset
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.seats import FOUR, Seat


class LaidDeal(msgspec.Struct, frozen=True):
    """A deal to be laid out, counted from 1. The last card of its pack is the dealer's, which some games turn."""

    number: int
    dealer: Seat
    deal: Deal


def laid_deals(state: EveningState, number: int) -> tuple[LaidDeal, ...]:
    """The deals of a round with real cards. Raises NotAtEvening where no cards are laid out.

    Whoever sees them must not play: they follow from the seed before the round begins.
    """
    settings = state.settings
    if settings.place != "cards" or not holds_same_cards(terms_of(settings)):
        raise NotAtEvening(reason("evening-no-laid-deals"))
    game = game_of_preset(settings.preset, settings.options)
    first = dealer_of(state.seed, number, 1)
    return tuple(
        LaidDeal(
            deal,
            FOUR[(first + deal - 1) % len(FOUR)],
            deal_from_seed(bytes.fromhex(deal_secret(state.seed, number, deal)), game, deal),
        )
        for deal in range(1, deals_of_round(state) + 1)
    )


def deals_of_round(state: EveningState) -> int:
    """The number of deals that a round may have."""
    return state.settings.deals if state.settings.length == "deals" else MOST_DEALS


def deal_secret(seed: bytes, number: int, deal: int) -> str:
    """The secret of a deal that all tables of a round hold: HMAC-SHA256 of `round R deal D` under `seed`, the secret
    drawn for the round on line, or the evening's with real cards, which are laid out before.
    """
    return hmac.new(seed, f"round {number} deal {deal}".encode(), hashlib.sha256).hexdigest()
