"""The moments of the Minnesota Whist family, and its score sheet."""

from functools import lru_cache
from typing import Final

from whistclub.games.base import GameBase
from whistclub.games.minnesota.bids import ShownBid
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.minnesota.view import MinnesotaView
from whistclub.rules.moment import CardMeans, Count, KnownCards, Label, Moment, Note, Outline, Said, Tag, said
from whistclub.rules.partnership import goal_of
from whistclub.rules.seats import FOUR, Seat, partner_of, seat_letter
from whistclub.rules.values import Setting

_SPECIALS: Final = ("sola_nola", "grand_dix")
_LEAVE_IT: Final = Note("say pass", said("note-pass-saying"))
_AS_BID: Final = Note("call pass", said("note-pass-overcalling"))
_NOTES: Final = {"saying": (_LEAVE_IT,), "overcalling": (_AS_BID,)}
_CONFIRMED: Final = ("call sola_nola", "call grand_dix")
_ASKS: Final = {
    "saying": said("ask-say"),
    "overcalling": said("ask-overcall"),
    "exchanging": said("ask-exchange"),
}
_BIDDING: Final = {"laying": "label-face-down", "saying": "label-spoken"}
_BLACK_HIGH: Final = (CardMeans("SC", "high", "low"), CardMeans("HD", "low", "high"))
_RED_HIGH: Final = (CardMeans("SC", "low", "high"), CardMeans("HD", "high", "low"))


def moment_of(game: GameBase[MinnesotaOptions], view: MinnesotaView) -> Moment:
    """The bids and what they came to, the contract, who sits out, and the cards known from bids and exchange."""
    options, phase = game.options, view.phase
    return Moment(
        phase=phase,
        label=_label(phase, view.contract, view.bidder, view.trump),
        guide=said(_guide(options, view)),
        ask=_ask(options, phase) if view.legal else None,
        contract=view.contract,
        holders=() if view.bidder is None else (view.bidder,),
        notes=_NOTES.get(phase, ()) if view.legal else (),
        tags=tuple(map(_tag, view.bids)),
        out=() if view.sitting_out is None else (view.sitting_out,),
        dealt=game.dealt_each(view),
        tricks=view.won,
        known=_known(view),
    )


def outline_of(game: GameBase[MinnesotaOptions]) -> Outline:
    """The points that win, the games alone to be confirmed, and the way cards laid are read."""
    options = game.options
    return Outline(
        confirmed=() if options.overcall == "none" else _CONFIRMED,
        lays=lays_of(options),
        goal=goal_of(options.target),
        target=options.target or 0,
        deals=options.max_deals or 0,
        tricks=13,
    )


def lays_of(options: MinnesotaOptions) -> tuple[CardMeans, ...]:
    """One card of the High colour means High, two of the other as well."""
    return _BLACK_HIGH if options.colours == "black_high" else _RED_HIGH


def counts_of(game: GameBase[MinnesotaOptions], setting: Setting) -> tuple[Count, ...]:
    """The stars, where games alone are called."""
    return () if game.options.overcall == "none" else (Count("sheet-stars", setting.carry.by_side),)


def _ask(options: MinnesotaOptions, phase: str) -> Said | None:
    if phase == "laying":
        return said("ask-lay-black-high" if options.colours == "black_high" else "ask-lay-red-high")
    return _ASKS.get(phase)


@lru_cache(maxsize=1024)
def _tag(bid: ShownBid) -> Tag:
    return Tag(bid.seat, said(f"tag-{bid.means}"), bid.cards)


@lru_cache(maxsize=1024)
def _label(phase: str, contract: str, bidder: Seat | None, trump: str) -> Label | None:
    """The label for bids that nobody has turned yet, or for the contract."""
    if phase in _BIDDING:
        return Label(said("label-bidding"), said(_BIDDING[phase]))
    seat = "" if bidder is None else seat_letter(bidder, len(FOUR))
    more = said("label-trump", suit=trump) if trump else None
    if contract in _SPECIALS:
        return Label(said("label-call", contract=contract), said("label-seat", seat=seat))
    if contract == "grand":
        return Label(said("label-high"), said("label-granded", seat=seat), more)
    if bidder is not None:
        return Label(said("label-low"), said("label-nullo", seat=seat))
    return Label(said("label-low"), said("label-all-low"))


def _guide(options: MinnesotaOptions, view: MinnesotaView) -> str:
    """The key of the sentence for the phase, or for the contract in play."""
    phase, contract = view.phase, view.contract
    if phase == "laying":
        if any(len(act.parts) == 2 for act in view.legal):
            return "guide-lay-signal"
        return "guide-lay" if options.colours == "black_high" else "guide-lay-red-high"
    if phase in ("saying", "overcalling", "exchanging"):
        return f"guide-{phase}"
    if contract in _SPECIALS:
        return _special_guide(contract.replace("_", "-"), view)
    if contract == "grand":
        return "guide-high-trump" if options.trump == "first_lead" else "guide-high"
    return "guide-low"


def _special_guide(contract: str, view: MinnesotaView) -> str:
    if view.bidder is not None and view.viewer is not None:
        if view.viewer == view.bidder:
            return f"guide-{contract}-yours"
        if view.viewer == partner_of(view.bidder):
            return "guide-sits-out"
    return f"guide-{contract}-against"


def _known(view: MinnesotaView) -> tuple[KnownCards, ...]:
    known = (("known-with-pair", view.with_pair), ("known-partner-holds", view.partner_holds))
    return tuple(KnownCards(heading, cards) for heading, cards in known if cards)
