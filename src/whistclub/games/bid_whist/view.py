"""The view of a viewer of Bid Whist, its moment, and worlds that viewer cannot tell from the real one."""

from random import Random

from whistclub.cards.card import Card
from whistclub.games.base import GameBase
from whistclub.games.bid_whist.calls import Stand
from whistclub.games.bid_whist.options import BidWhistOptions
from whistclub.games.bid_whist.play import Before, Playing, size_of
from whistclub.rules.actions import Discard
from whistclub.rules.deal import Deal, cards_dealt
from whistclub.rules.moment import Aim, KnownCards, Label, Moment, Pile, Said, said
from whistclub.rules.seats import FOUR, Seat, Viewer, seat_letter
from whistclub.rules.seen import common_fields
from whistclub.rules.unseen import acts_of_world, sample_hands
from whistclub.rules.values import View, World


class BidWhistView(View, frozen=True, kw_only=True):
    """A view of Bid Whist: how calls and discards stand, the kitty once it is taken up and as far as the viewer knows
    it, and the cards the viewer has laid away.
    """

    stand: Stand
    kitty: tuple[Card, ...] = ()
    away: tuple[Card, ...] = ()
    won: tuple[int, ...] = (0, 0, 0, 0)


def view_of(game: GameBase[BidWhistOptions], position: Before | Playing, viewer: Viewer) -> BidWhistView:
    """All that the viewer was ever told: own hand, the calls, the trick, and of the kitty what is theirs to know."""
    dealt, stand, acts = position.terms.dealt, position.terms.stand, position.acts
    holds = stand.taken and viewer == stand.declarer
    sees = holds or (stand.taken and game.options.kitty == "sported")
    return BidWhistView(
        **common_fields(game, dealt.deal, dealt.setting, position, viewer),
        trump=stand.trump,
        stand=stand,
        kitty=tuple(sorted(dealt.rest)) if sees else (),
        away=tuple(act.card for _, act in acts if isinstance(act, Discard)) if holds else (),
    )


def held_each(game: GameBase[BidWhistOptions], view: BidWhistView) -> tuple[int, ...]:
    """The cards that each seat has held of those not laid away."""
    cards, stand = len(view.short_pack or game.stock.cards), view.stand
    size = size_of(cards)
    extra = cards - len(FOUR) * size - stand.discards if stand.taken else 0
    return tuple(size + (extra if seat == stand.declarer else 0) for seat in FOUR)


def sample_world(game: GameBase[BidWhistOptions], view: BidWhistView, rng: Random) -> World:
    """Uniform over dealt hands, kitties and discards that agree with what is known."""
    pack, stand = game.pack, view.stand
    cards, away = view.short_pack or pack.cards, pack.mask(view.away)
    barred = tuple(0 if seat == stand.declarer else pack.mask(view.kitty) for seat in FOUR)
    sizes, judge = held_each(game, view), game.judge(view)
    hands = list(sample_hands(view, pack, rng, sizes=sizes, undealt=away, judge=judge, barred=barred))
    rest = [card for card in cards if not card.bit & sum(hands)]
    kitty = rest
    if stand.taken and stand.declarer is not None:
        held = hands[stand.declarer] | pack.mask(rest)
        count = len(cards) - len(FOUR) * size_of(len(cards))
        kitty = list(view.kitty) or rng.sample(pack.members(held), count)
        hands[stand.declarer] = held & ~pack.mask(kitty)
    acts = acts_of_world(view, view.away or rng.sample(rest, len(rest)))
    return World(Deal((*cards_dealt(pack, tuple(hands), view.setting.dealer), *kitty)), acts)


def moment_of(game: GameBase[BidWhistOptions], view: BidWhistView) -> Moment:
    """The calls, the kitty, the contract, and the tricks that make it: its books but the first, which is the kitty."""
    stand, cards = view.stand, len(view.short_pack or game.stock.cards)
    size, playing = size_of(cards), view.stand.phase == "play"
    kitty = cards - len(FOUR) * size
    return Moment(
        phase=stand.phase,
        label=_label(stand, stand.declarer) if stand.declarer is not None and stand.direction else None,
        guide=said(f"guide-bid-whist-{stand.direction if playing else stand.phase}"),
        ask=_ask(game, view),
        contract="thrown_in" if stand.phase == "over" else stand.contract,
        holders=() if stand.declarer is None else (stand.declarer,),
        aims=(Aim(stand.side, stand.needed(size + 1) - 1),) if playing else (),
        dealt=held_each(game, view),
        tricks=view.won,
        piles=() if stand.taken else (Pile("kitty", (), kitty, "kitty"),),
        known=(KnownCards("known-laid-away", view.away),) if view.away else (),
    )


def _ask(game: GameBase[BidWhistOptions], view: BidWhistView) -> Said | None:
    """The suit that follows a joker led. It is the same for all: whoever has none of it plays what they like."""
    trick = [card for _, card in view.trick]
    if not trick or trick[0].suits:
        return None
    if view.trump:
        return said("ask-bid-whist-joker-led", suit=view.trump)
    led = game.judge(view).led(trick)
    return said("ask-bid-whist-joker-before", suit=led.suits) if led.suits else None


def _label(stand: Stand, declarer: Seat) -> Label:
    """The call, whose it is, and trump or the way that cards rank."""
    more = said("label-trump", suit=stand.trump) if stand.trump else said("label-way", call=stand.direction)
    whose = said("label-seat", seat=seat_letter(declarer, len(FOUR)))
    return Label(said("label-call", contract=stand.contract), whose, more)
