"""The moments of German Whist."""

from functools import lru_cache

from whistclub.games.base import GameBase
from whistclub.games.german_whist.options import GermanWhistOptions
from whistclub.games.german_whist.stock_play import StockView
from whistclub.rules.moment import Label, Moment, Pile, Said, said


def moment_of(game: GameBase[GermanWhistOptions], view: StockView) -> Moment:
    """Trump, the stock with the card that lies face up on it, and the tricks as far as they count."""
    left = view.stock
    lying = view.upturned[-1:] if left else ()
    size = len(view.short_pack or game.stock.cards) // 4
    # The stock counts the cards on it, and each takes one of every two that are gone.
    dealt = 2 * size - left // 2
    return Moment(
        phase="play",
        label=_label(view.trump, left),
        guide=_guide(game.options, left),
        dealt=(dealt, dealt),
        tricks=view.counted,
        piles=(Pile("stock", lying, left - len(lying), "stock"),),
    )


@lru_cache(maxsize=256)
def _label(trump: str, left: int) -> Label:
    more = said("label-stock", count=left) if left else None
    return Label(said("label-suit", suit=trump), said("label-are-trump"), more)


@lru_cache(maxsize=256)
def _guide(options: GermanWhistOptions, left: int) -> Said:
    if left:
        return said("guide-stock-all-count" if options.counted == "all" else "guide-stock")
    if options.counted == "all":
        return said("guide-stock-gone-all-count")
    return said("guide-stock-gone-each" if options.scoring == "each_trick" else "guide-stock-gone")
