"""The views of Oh Hell, and the worlds drawn for them."""

from random import Random

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.games.oh_hell.play import HellTerms
from whistclub.rules.actions import Act, Bid, SeenAct
from whistclub.rules.deal import Deal, cards_dealt
from whistclub.rules.seats import Viewer
from whistclub.rules.unseen import sample_hands
from whistclub.rules.values import View, World


class HellView(View, frozen=True, kw_only=True):
    """A view of Oh Hell: the card turned for trump, the cards dealt to each, the tricks won by seat."""

    phase: str
    turned: Card | None
    size: int
    won: tuple[int, ...]


def known_acts(terms: HellTerms, acts: tuple[Act, ...], viewer: Viewer) -> tuple[SeenAct, ...]:
    """The acts as the viewer was told them: of bids made at once nothing but the own one, until all have bid."""
    if terms.options.bids == "in_turn" or len(acts) >= terms.options.players:
        return acts
    return tuple((seat, action if seat == viewer else None) for seat, action in acts)


def sample_hell(view: HellView, players: int, rng: Random) -> World:
    """Uniform over the hands, the cards undealt and the bids unseen that agree with the card turned and every suit not
    followed.
    """
    sizes, turned = (view.size,) * players, (view.turned,) if view.turned else ()
    hands = sample_hands(view, FRENCH, rng, players, sizes=sizes, undealt=FRENCH.mask(turned))
    dealt = cards_dealt(FRENCH, hands, view.setting.dealer)
    gone = {*dealt, *turned}
    rest = tuple(card for card in view.short_pack or FRENCH.cards if card not in gone)
    acts = tuple((seat, action or Bid(rng.randint(0, view.size))) for seat, action in view.acts)
    return World(Deal((*dealt, *turned, *rest)), acts)
