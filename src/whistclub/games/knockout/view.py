"""The views of Knock-out Whist, and the worlds drawn for them."""

from collections.abc import Iterator
from itertools import chain, repeat
from random import Random

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.games.knockout.options import KnockoutOptions
from whistclub.games.knockout.play import KnockoutTerms
from whistclub.games.knockout.standing import Standing
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat
from whistclub.rules.unseen import acts_of_world, sample_hands
from whistclub.rules.values import View, World


class KnockoutView(View, frozen=True, kw_only=True):
    """A view of Knock-out Whist: the card turned in the first deal, the cards cut for trump in another, the cards dealt
    and the tricks won, by seat.
    """

    phase: str
    turned: Card | None
    cut: tuple[tuple[Seat, Card], ...]
    sizes: tuple[int, ...]
    won: tuple[int, ...]

    @property
    def open_undealt(self) -> tuple[Card, ...]:
        """The cards out of play that everybody has seen."""
        return (self.turned,) if self.turned else tuple(card for _, card in self.cut)


def sample_knockout(options: KnockoutOptions, view: KnockoutView, rng: Random) -> World:
    """Uniform over the hands and the cards undealt that agree with the cards turned or cut and every suit not
    followed.
    """
    now: Standing = view.setting.carry
    cards = view.short_pack or FRENCH.cards
    tricks = chain((len(now.playing),), repeat(len(now.playing) - len(now.dogs)))
    known = FRENCH.mask(view.open_undealt)
    hands = sample_hands(view, FRENCH, rng, options.players, sizes=view.sizes, undealt=known, tricks=tricks)
    rest = [card for card in cards if not card.bit & (sum(hands) | known)]
    served = KnockoutTerms(options, Deal(tuple(cards)), view.setting).served
    held: list[Iterator[Card]] = [iter(FRENCH.members(hand)) for hand in hands]
    dealt = [next(held[seat]) for seat in served]
    turned = (view.turned,) if view.turned else ()
    bottom = tuple(card for _, card in reversed(view.cut))
    return World(Deal((*dealt, *turned, *rest, *bottom)), acts_of_world(view))
