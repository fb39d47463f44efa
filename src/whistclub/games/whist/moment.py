"""The moments of Whist, and its score sheet."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from whistclub.cards.card import Card
from whistclub.rules.moment import Count, Label, Moment, Outline, Pile, said
from whistclub.rules.partnership import goal_of
from whistclub.rules.values import Setting

if TYPE_CHECKING:
    from whistclub.games.whist import Whist, WhistView

_GUIDE: Final = said("guide-whist")


def moment_of(game: "Whist", view: "WhistView") -> Moment:
    """Trump, the card turned while it lies there, and the tricks."""
    turned = view.turned
    return Moment(
        phase="play",
        label=_label(turned),
        guide=_GUIDE,
        dealt=game.dealt_each(view),
        tricks=view.won,
        piles=(Pile("turned", (turned,)),) if view.face_up else (),
    )


def outline_of(game: "Whist") -> Outline:
    """The points that win a game, or the games that win a rubber."""
    options = game.options
    return Outline(
        goal=said("sheet-rubber") if options.rubber else goal_of(options.target),
        target=options.target or 0,
        games=2 if options.rubber else 0,
        deals=options.max_deals or 0,
        tricks=13,
    )


def counts_of(game: "Whist", setting: Setting) -> tuple[Count, ...]:
    """The games won, in a rubber."""
    return (Count("sheet-games", setting.carry.games),) if game.options.rubber else ()


@lru_cache(maxsize=64)
def _label(turned: Card) -> Label:
    return Label(said("label-suit", suit=turned.suits), said("label-are-trump"))
