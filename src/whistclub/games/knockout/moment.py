"""The moments of Knock-out Whist."""

from functools import lru_cache
from typing import Final

from whistclub.games.knockout.options import KnockoutOptions
from whistclub.games.knockout.standing import Standing
from whistclub.games.knockout.view import KnockoutView
from whistclub.rules.moment import Label, Moment, Outline, Pile, Tag, said
from whistclub.rules.seats import SEATS

_GUIDES: Final = {phase: said(f"guide-knockout-{phase}") for phase in ("trump", "play")}


def moment_of(options: KnockoutOptions, view: KnockoutView, cards: int) -> Moment:
    """Trump, the dogs and those who are out, the tricks, and the cards of the pack that were not dealt."""
    now: Standing = view.setting.carry
    lying = view.open_undealt
    undealt = cards - sum(view.sizes)
    return Moment(
        phase=view.phase,
        label=_label(view.trump) if view.trump else None,
        guide=_GUIDES[view.phase],
        tags=tuple(Tag(SEATS[dog], said("tag-knockout-dog")) for dog in now.dogs),
        out=tuple(seat for seat in SEATS[: options.players] if seat not in now.playing),
        dealt=view.sizes,
        tricks=view.won,
        piles=(Pile("undealt", lying, undealt - len(lying)),),
    )


def outline_of(options: KnockoutOptions) -> Outline:
    """The number of deals, or that the last one left wins."""
    goal = said("sheet-deals", count=options.deals) if options.deals else said("sheet-knockout")
    return Outline(goal=goal, deals=options.deals or 0)


@lru_cache(maxsize=8)
def _label(trump: str) -> Label:
    return Label(said("label-suit", suit=trump), said("label-are-trump"))
