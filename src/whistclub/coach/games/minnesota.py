"""The pricing of the Minnesota family: bid cards, tricks counted as for bids, and the themes of its conventions."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from whistclub.coach.call_prices import called_on, started_with
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.pricing import Pricing, theme_of_trumps
from whistclub.coach.reasons.choosing import FEWEST, Claimed, Looked, chosen
from whistclub.coach.reasons.kinds import Seen
from whistclub.coach.reasons.reason import Kind, PlayReason
from whistclub.coach.stakes import Outcome
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.games.minnesota.bids import is_high
from whistclub.games.minnesota.contracts import Contract
from whistclub.players.choice import Kind as Choice
from whistclub.players.levels import conventional
from whistclub.players.minnesota.contract_worths import expected_tricks
from whistclub.players.minnesota.table import USUAL_CARD, Table, table_of
from whistclub.players.player import Decision
from whistclub.players.policy import Hands
from whistclub.rules.actions import Action, Lay, Play
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat, pair_of
from whistclub.rules.values import Setting, View


def _standing(view: View) -> Contract | None:
    """The High or Low that is played."""
    if isinstance(view, MinnesotaView) and view.contract in ("grand", "low"):
        return Contract("low" if view.contract == "low" else "grand", view.bidder, view.grander)
    return None


def _meaning(game: Game, act: Action) -> object:
    """Bid cards of one colour say the same."""
    return is_high(act, game.options) if isinstance(act, Lay) else act


def _tricks(
    game: Game, contract: Contract, hands: Sequence[Hands], setting: Setting, side: int
) -> Sequence[float]:
    """The tricks that a side takes of whole hands, as the players count them for their bids."""
    if not isinstance(game, Minnesota):
        raise TypeError(f"tricks of the Minnesota family are counted here, not of {game.key}")
    return expected_tricks(game, contract, hands, setting, side)


def _theme(game: Game, view: View, usual: Decision) -> str:
    """The convention that speaks of a card where partners speak by cards; in a Sola Nola `misere`, under a trump
    `trumps`.
    """
    if not isinstance(view, MinnesotaView) or not isinstance(view.legal[0], Play):
        return ""
    if view.contract == "sola_nola":
        return "misere"
    if view.contract == "low":
        return _of_low(table_of(view, game.options, USUAL_CARD))
    if view.contract == "grand" and game.options.trump != "first_lead":
        return _of_high(table_of(view, game.options, USUAL_CARD), usual)
    return theme_of_trumps(game, view, usual)


def _of_low(table: Table) -> str:
    if table.reading.led is None:
        return "C8" if table.own_invite is None else "C11"
    if not table.reading.legal & table.reading.led.shares:
        return "C10"
    return "C9" if table.is_invite_lying else ""


def _of_high(table: Table, usual: Decision) -> str:
    """Of a lead the convention that the player of the conventions goes by: an own invite, the partner's suit, or its
    reading.
    """
    is_agreed = usual.kind is Choice.AGREEMENT
    if table.reading.led is not None:
        if not table.reading.legal & table.reading.led.shares:
            return "C7"
        return "C3" if table.is_invite_lying else ""
    if table.own_invite is not None:
        return "C6" if is_agreed else ""
    if table.partners_invite is None:
        return "C2"
    return "C5" if is_agreed else "C4"


_HALF: Final = 6.5
"""Tricks between those of a side that loses the deal in High, or wins it in Low, and those of the other."""


class _End(NamedTuple):
    """The contract that is played after a call, the tricks that the caller's side can count on, and whether the grand
    is its own; whether the caller's side alone plays it, and whether it gains by it.
    """

    contract: str
    tricks: float
    is_own: bool
    is_alone: bool
    is_made: bool


def _call_reason(
    game: Game, view: View, tried: Tried, better: Action, worse: Action, _: str, __: Effort
) -> PlayReason | None:
    """The reason for which one bid card, or one pass or grand, is better than another: the contract that is played
    after it, and the tricks that can be counted on there.
    """
    player, acts = conventional(game), (better, worse)
    rows = [tried.rows[place] for act in acts if (place := tried.place_of(act)) is not None]
    if len(rows) < len(acts) or view.viewer is None:
        return None
    worlds = []
    for weight, hands, *outcomes in zip(tried.weights, tried.hands, *rows, strict=False):
        start = started_with(game, view, hands)
        if start is None:
            continue
        played = [called_on(game, start.play(view.viewer, act), player) for act in acts]
        ends = [_end(game, one, view.viewer, each) for one, each in zip(played, outcomes, strict=True)]
        gain = outcomes[0].worth - outcomes[1].worth
        worlds.append(Looked(weight, gain, _claims(*(ends if gain > 0 else ends[::-1]))))
    return chosen(worlds, FEWEST) if worlds else None


def _end(game: Game, position: Position, me: Seat, outcome: Outcome) -> _End:
    view = game.view(position, me)
    if not isinstance(view, MinnesotaView):
        raise TypeError(f"calls of the Minnesota family are told here, not of {game.key}")
    return _End(
        str(view.contract),
        outcome.tricks or 0.0,
        view.grander is not None and pair_of(view.grander) == pair_of(me),
        view.contract in _ALONE and view.bidder is not None and pair_of(view.bidder) == pair_of(me),
        outcome.worth > 0,
    )


def _claims(better: _End, worse: _End) -> dict[Claimed, Seen]:
    """The claims of a world in which one call gains on the other."""
    kinds: list[Kind] = [
        *(kind for kind, contract, is_over in _SHORT if _is_so(worse, better, contract, is_over)),
        *(kind for kind, contract, is_over in _MADE if _is_so(better, worse, contract, is_over)),
    ]
    both_high = better.contract == worse.contract == "grand"
    if both_high and better.is_own and not worse.is_own and better.tricks >= worse.tricks + 1:
        kinds.append("grand_lost")
    if worse.is_alone and not worse.is_made and not better.is_alone:
        kinds.append(_ALONE[worse.contract])
    return {Claimed(kind): Seen(kind, (), ()) for kind in kinds}


def _is_so(end: _End, other: _End, contract: str, is_over: bool) -> bool:  # noqa: FBT001
    """True if this contract is played after one of two calls alone, with more than half of the tricks or not."""
    return end.contract == contract != other.contract and (end.tricks > _HALF) == is_over


_ALONE: Final[dict[str, Kind]] = {"sola_nola": "call_short", "grand_dix": "first_tricks_lost"}
"""Contracts that one plays alone, with the kind of one that fails."""
_SHORT: Final[tuple[tuple[Kind, str, bool], ...]] = (
    ("high_short", "grand", False),
    ("low_over", "low", True),
)
_MADE: Final[tuple[tuple[Kind, str, bool], ...]] = (("high_made", "grand", True), ("low_made", "low", False))
"""Kinds with the contract that is played, and whether it is more than half of the tricks that can be counted on."""

PRICING = Pricing(
    call_reason=_call_reason, meaning=_meaning, standing=_standing, tricks=_tricks, theme=_theme
)
