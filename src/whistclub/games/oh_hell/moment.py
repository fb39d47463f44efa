"""The moments of Oh Hell."""

from functools import lru_cache

from whistclub.games.oh_hell.options import HellOptions, deals_of
from whistclub.games.oh_hell.score import bids_of
from whistclub.games.oh_hell.view import HellView
from whistclub.rules.moment import Aim, Label, Moment, Outline, Pile, Said, Tag, said
from whistclub.rules.seats import Seat


def moment_of(options: HellOptions, view: HellView, cards: int) -> Moment:
    """Trump, the bids, which become the tricks wanted once all have bid, and the cards that were not dealt."""
    bids = bids_of(view.acts)
    is_bidding = view.phase == "bid"
    turned = (view.turned,) if view.turned else ()
    undealt = cards - view.size * options.players
    return Moment(
        phase=view.phase,
        label=_label(view.trump),
        guide=_guide(view.phase, view.size),
        ask=said("ask-oh-hell-hook") if is_bidding and 0 < len(view.legal) <= view.size else None,
        tags=tuple(_tag(*bid) for bid in bids.items()) if is_bidding else (),
        aims=() if is_bidding else tuple(Aim((seat,), bid) for seat, bid in bids.items()),
        dealt=(view.size,) * options.players,
        tricks=view.won,
        piles=(Pile("undealt", turned, undealt - len(turned)),) if undealt else (),
    )


def outline_of(options: HellOptions) -> Outline:
    """The number of deals."""
    deals = deals_of(options)
    return Outline(goal=said("sheet-deals", count=deals), deals=deals)


@lru_cache(maxsize=64)
def _tag(seat: Seat, bid: int) -> Tag:
    return Tag(seat, said("tag-oh-hell-bid", count=bid))


@lru_cache(maxsize=8)
def _label(trump: str) -> Label:
    if not trump:
        return Label(said("label-no-trump"))
    return Label(said("label-suit", suit=trump), said("label-are-trump"))


@lru_cache(maxsize=64)
def _guide(phase: str, size: int) -> Said:
    return said("guide-oh-hell-bid", count=size) if phase == "bid" else said("guide-oh-hell-play")
