"""The cards of a table's deals: entered by hand, from a seed text, from fresh bytes, or from a sealed deal's seed."""

import hashlib
import hmac
from collections.abc import Callable

from whistclub.club.table.seals import Sealing, seed_of
from whistclub.club.table.seeds import seed_bytes
from whistclub.club.table.state import TableState
from whistclub.rules.chance import SEED_BYTES
from whistclub.rules.deal import Deal
from whistclub.rules.next_deal import deal_after
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import Seat, seat_letter


def next_deal(state: TableState, fresh: Callable[[int], bytes]) -> tuple[str, str | None]:
    """The text of the next deal, and the seed it comes from (None for one entered by hand).

    A solitaire's passages share the seed of the first, since its side pile may be shuffled once for the whole game.
    Such a pile keeps the order it had in the first deal, wherever that deal came from.
    """
    number = state.match.setting.number
    given = state.opened.dealing.given
    if number <= len(given):
        return given[number - 1], None
    seed = state.opened.dealing.seed
    if seed is None and state.game.seats == 1:
        seed = next((deal.seed for deal in reversed(state.match.deals) if deal.seed), None)
    if seed is None:
        seed = fresh(SEED_BYTES).hex()
    deal = deal_after(state.match.deals, seed_bytes(seed), state.game, number)
    if state.match.deals and state.game.stock.side_stays:
        deal = Deal(deal.pack, state.match.deals[0].deal.side)
    return deal_to_text(deal), seed


def needs_seal(state: TableState) -> bool:
    """True if the next deal is to be sealed: one of fresh bytes, and of a solitaire only the first."""
    dealing = state.opened.dealing
    if not dealing.sealed or dealing.seed is not None or state.match.setting.number <= len(dealing.given):
        return False
    return state.game.seats > 1 or not state.match.deals


def sealed_deal(state: TableState, sealing: Sealing) -> tuple[str, str]:
    """The text of the sealed deal, and its seed."""
    seed = seed_of(sealing.secret, sealing.parts)
    deal = deal_after(state.match.deals, bytes.fromhex(seed), state.game, state.match.setting.number)
    return deal_to_text(deal), seed


def bot_key(state: TableState, seat: Seat) -> bytes:
    """The key of a bot's random choices for its next act: a function of the table's secret, the deal, the seat and the
    number of its acts.

    It tells nothing of any card, nor of when the others acted, and is the same when the act is computed twice.
    """
    acts = sum(other == seat for other, _ in state.trail)
    message = f"{len(state.match.deals)} {seat_letter(seat, state.game.seats)} {acts}"
    secret = bytes.fromhex(state.opened.secret)
    return hmac.new(secret, message.encode(), hashlib.sha256).digest()
