"""The pricing of the solitaires, by their odds: the line of one's own chance over each hand, and the acts that cost
some of it.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from whistclub.coach.effort import Effort
from whistclub.coach.prices import (
    Chance,
    DealReview,
    FairHint,
    Ledger,
    Marked,
    Price,
    PricedAct,
    Verdict,
    word_of,
)
from whistclub.coach.pricing import Odds, Pricing
from whistclub.coach.reasons.alone import alone_reason
from whistclub.players.player import Budget
from whistclub.players.solitaire.by_odds import ByOdds, Judged, OddsPlayer
from whistclub.players.solitaire.worths import SolitaireView, is_points
from whistclub.rules.actions import Play
from whistclub.rules.dummy_play import HAND_NAMES, KEEP, TWIDDLE
from whistclub.rules.game import Game, Position
from whistclub.rules.match import Played
from whistclub.rules.seats import ALONE, seat_letter
from whistclub.rules.values import View

_LEAST: Final = 0.01
"""The part of the best act's worth that an error costs at least: one in a hundred, the last digit of what is said."""
_NEAR: Final = 0.03
"""The same where the odds are nearly right only; chosen by hand."""
_MADE: Final = frozenset({"score-bid-checked-off", "score-bid-exact", "score-marker-down"})
_ENDS: Final = _MADE | {"score-bid-failed", "score-bid-missed", "score-marker-missed", "score-no-marker"}
"""Lines of the score that say what became of a hand."""
_TURNING: Final = 3
"""Acts named as turning points, at most."""


def _steps(game: Game, played: Played, first: int, effort: Effort) -> Iterator[Marked | DealReview]:
    """The verdicts on the decisions of a passage, the last one's first, and then the whole review."""
    looked = _Looked(game, played, effort)
    found = []
    for number in range(len(played.acts), 0, -1):
        point = looked.at(number)
        if point is not None:
            found.append(point)
            if point.marked is not None:
                yield point.marked
    line = _Line(game, played)
    for point in reversed(found):
        line.add(point)
    yield line.review(first)


def _acts(game: Game, view: View, effort: Effort) -> tuple[PricedAct, ...]:
    """The legal acts of a view with their odds, the best first; none where nothing is to be chosen or the hand is too
    long to be counted.
    """
    if not isinstance(view, SolitaireView) or len(view.legal) < 2:
        return ()
    found = OddsPlayer(game).odds(view, Budget(samples=0, nodes=effort.odds))
    if found is None:
        return ()
    for_points = is_points(game)
    return tuple(_priced(one, found.ranked[0], for_points=for_points) for one in found.ranked)


def _hint(game: Game, view: View, instead: str, effort: Effort) -> FairHint:
    """The legal acts of a view with their odds, and the reason for which the best is better than another."""
    prices = _acts(game, view, effort)
    costly = [one for one in prices if word_of(one, prices) == "cost"]
    if not costly or not isinstance(view, SolitaireView):
        return FairHint(prices)
    over = next((one for one in costly if one.act == instead), costly[0]).act
    better, worse = (next(act for act in view.legal if act.text == text) for text in (prices[0].act, over))
    found = alone_reason(game, view, better, worse)
    return FairHint(prices) if found is None else FairHint(prices, over, found)


class _Point(NamedTuple):
    """An act of a passage with its odds, and its verdict where it was a choice."""

    number: int
    view: SolitaireView
    made: Judged
    found: ByOdds
    marked: Marked | None

    @property
    def trick(self) -> int:
        """The number of the trick that the act belongs to; 0 with the bid."""
        view = self.view
        return len(view.dummy) if isinstance(view.legal[0], Play) or view.trick else 0


class _Looked:
    """The acts of a passage, each looked at for itself."""

    def __init__(self, game: Game, played: Played, effort: Effort) -> None:
        self._game, self._played = game, played
        self._positions: list[Position] = [game.begin(played.deal, played.setting)]
        for seat, action in played.acts:
            self._positions.append(self._positions[-1].play(seat, action))
        self._player, self._budget = OddsPlayer(game), Budget(samples=0, nodes=effort.odds)

    def at(self, number: int) -> _Point | None:
        """The act of this number, from 1, with its odds; None where they are not known."""
        seat, action = self._played.acts[number - 1]
        view = self._game.view(self._positions[number - 1], seat)
        if not isinstance(view, SolitaireView):
            raise TypeError(f"a view of a solitaire is priced here, not {type(view).__name__}")
        found = self._player.odds(view, self._budget)
        if found is None:
            return None
        made = next(one for one in found.ranked if one.action == action)
        point = _Point(number, view, made, found, None)
        return point if len(view.legal) < 2 else point._replace(marked=self._marked(point))

    def _marked(self, point: _Point) -> Marked:
        best, made = point.found.ranked[0], point.made
        for_points = is_points(self._game)
        verdict = _verdict(point.found, made)
        is_error = verdict == "error"
        return Marked(
            number=point.number,
            trick=point.trick,
            seat=seat_letter(ALONE, 1),
            theme=_theme(point.view),
            played=made.action.text,
            verdict=verdict,
            acts=tuple(_priced(one, best, for_points=for_points) for one in point.found.ranked),
            method="odds",
            worlds=0,
            draws=0.0,
            is_all=point.found.how == "exact",
            reason=alone_reason(self._game, point.view, best.action, made.action) if is_error else None,
        )


class _Line:
    """The line of one's own chance over the hands of a passage, and the ledger."""

    def __init__(self, game: Game, played: Played) -> None:
        self._played, self._for_points = played, is_points(game)
        self._marked: list[Marked] = []
        self._chances: list[Chance] = []
        self._start = self._own = 0.0
        self._phase = ""

    def add(self, point: _Point) -> None:
        """Adds the next act."""
        best, made = point.found.ranked[0], point.made
        if point.view.phase != self._phase:
            self._phase = point.view.phase
            self._start += _scored(best, for_points=self._for_points)
        is_exact = point.found.how == "exact"
        whole = None if self._for_points else best.worth
        self._chances.append(
            Chance(self._phase, point.trick, point.number, best.chance, made.chance, is_exact, whole)
        )
        if point.marked is None:
            return
        if point.marked.verdict == "error":
            self._own += _scored(made, for_points=self._for_points) - _scored(
                best, for_points=self._for_points
            )
        self._marked.append(point.marked)

    def review(self, first: int) -> DealReview:
        """The review of the passage; `first` acts of the record come before it."""
        self._end()
        errors = [one for one in self._marked if one.verdict == "error"]
        worst = sorted(errors, key=lambda one: -one.made.cost)[:_TURNING]
        return DealReview(
            number=self._played.setting.number,
            first=first,
            marked=tuple(self._marked),
            open=(),
            ledgers=(self._ledger(),),
            turning=tuple(sorted(one.number for one in worst)),
            chances=tuple(self._chances),
        )

    def _end(self) -> None:
        """Ends the line of each hand with what became of it."""
        lines = () if self._played.result is None else self._played.result.lines
        for phase, line in zip(HAND_NAMES, lines, strict=False):
            last = [each for each in self._chances if each.hand == phase]
            if last and line.key in _ENDS:
                came = float(line.key in _MADE)
                end = Chance(phase, last[-1].trick + 1, last[-1].number, came, came)
                self._chances.insert(self._chances.index(last[-1]) + 1, end)

    def _ledger(self) -> Ledger:
        """The origins of the points: what the hands promised, own errors, and the cards turned."""
        result = self._played.result
        points = 0.0 if result is None else float(result.points[0])
        return Ledger(
            seat=seat_letter(ALONE, 1),
            points=points,
            start=self._start,
            deal=0.0,
            hidden=points - self._start - self._own,
            own=self._own,
            partner=0.0,
            opponents=0.0,
        )


def _theme(view: SolitaireView) -> str:
    """`bids` of a bid or a marker declared, `twiddles` of the choice to turn a card of the side pile."""
    if view.legal[0] in (TWIDDLE, KEEP):
        return "twiddles"
    return "" if isinstance(view.legal[0], Play) else "bids"


def _scored(judged: Judged, *, for_points: bool) -> float:
    """The points to be expected of the hand: for points those of its end, else 1 where it comes out."""
    return judged.worth if for_points else judged.chance


def _priced(judged: Judged, best: Judged, *, for_points: bool) -> PricedAct:
    text = judged.action.text
    price = Price(judged.worth, _scored(judged, for_points=for_points), None, judged.chance)
    return PricedAct(text, (text,), price, max(0.0, best.worth - judged.worth))


def _verdict(found: ByOdds, made: Judged) -> Verdict:
    best = found.ranked[0]
    if made is best:
        return "best"
    least = _LEAST if found.how == "exact" else _NEAR
    return "error" if best.worth - made.worth >= least * abs(best.worth) > 0 else "level"


PRICING = Pricing(odds=Odds(_steps, _acts, _hint))
