"""The moments of Gongor Whist, and its score sheet."""

from whistclub.games.base import GameBase
from whistclub.games.gongor.options import BIDS, GongorOptions
from whistclub.games.gongor.view import GongorView
from whistclub.rules.actions import Bid
from whistclub.rules.dummy_play import KEEP
from whistclub.rules.moment import Aim, Moment, Outline, Said, Tally, said
from whistclub.rules.passage_moment import passage_fields
from whistclub.rules.seats import ALONE


def moment_of(game: GameBase[GongorOptions], view: GongorView) -> Moment:
    """The bids that are made and open, the dummy and the pile of Aces."""
    options, bid = game.options, view.bid
    return Moment(
        **passage_fields(view, game.pack, game.stock, "aces"),
        guide=_guide(options, view),
        aims=() if bid is None else (Aim((ALONE,), bid),),
        tally=Tally("bids", BIDS, view.bids_left, bid, again=options.scoring == "points"),
    )


def outline_of(game: GameBase[GongorOptions]) -> Outline:
    """The bids of a campaign, or points."""
    if game.options.scoring == "points":
        return Outline()
    goal = said("sheet-all-bids", count=len(BIDS))
    return Outline(goal=goal, unit="sheet-bids", tally=Tally("bids", BIDS, BIDS))


def _guide(options: GongorOptions, view: GongorView) -> Said:
    if view.bid is None or any(isinstance(act, Bid) for act in view.legal):
        return said("guide-bid-points" if options.scoring == "points" else "guide-bid")
    if KEEP in view.legal:
        return said("guide-twiddle")
    return said("guide-gongor", bid=view.bid, won=view.won)
