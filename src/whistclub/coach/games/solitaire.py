"""The pricing of the solitaires, by their odds: the line of one's own chance over each hand, and the acts that cost some of it."""

from typing import Final

from whistclub.coach.effort import Effort
from whistclub.coach.prices import Chance, DealReview, Ledger, Marked, Price, PricedAct, Verdict
from whistclub.coach.pricing import Odds, Pricing
from whistclub.players.player import Budget
from whistclub.players.solitaire.by_odds import ByOdds, Judged, OddsPlayer
from whistclub.players.solitaire.worths import SolitaireView, is_points
from whistclub.rules.actions import Action, Play
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


def _review(game: Game, played: Played, first: int, effort: Effort) -> DealReview:
    """Reviews a passage of a solitaire."""
    walk = _Walk(game, played, effort)
    walk.go()
    errors = [one for one in walk.marked if one.verdict == "error"]
    worst = sorted(errors, key=lambda one: -one.cost)[:_TURNING]
    return DealReview(
        number=played.setting.number,
        first=first,
        marked=tuple(walk.marked),
        open=(),
        ledgers=(walk.ledger(),),
        turning=tuple(sorted(one.number for one in worst)),
        chances=tuple(walk.chances),
    )


def _acts(game: Game, view: View, effort: Effort) -> tuple[PricedAct, ...]:
    """The legal acts of a view with their odds, the best first; none where nothing is to be chosen or the hand is too long to be counted."""
    if not isinstance(view, SolitaireView) or len(view.legal) < 2:
        return ()
    found = OddsPlayer(game).odds(view, Budget(samples=0, nodes=effort.odds))
    if found is None:
        return ()
    for_points = is_points(game)
    return tuple(_priced(one, found.ranked[0], for_points=for_points) for one in found.ranked)


class _Walk:
    """The acts of a passage one by one, hand by hand."""

    def __init__(self, game: Game, played: Played, effort: Effort) -> None:
        self.game, self.played = game, played
        self.marked: list[Marked] = []
        self.chances: list[Chance] = []
        self._player, self._budget = OddsPlayer(game), Budget(samples=0, nodes=effort.odds)
        self._for_points = is_points(game)
        self._start = self._own = 0.0
        self._phase = ""

    def go(self) -> None:
        """Walks to the end of the passage."""
        position: Position = self.game.begin(self.played.deal, self.played.setting)
        for number, (seat, action) in enumerate(self.played.acts, 1):
            view = self.game.view(position, seat)
            if not isinstance(view, SolitaireView):
                raise TypeError(f"a view of a solitaire is priced here, not {type(view).__name__}")
            found = self._player.odds(view, self._budget)
            if found is not None:
                self._judged(number, view, action, found)
            position = position.play(seat, action)
        self._end()

    def _end(self) -> None:
        """Ends the line of each hand with what became of it."""
        lines = () if self.played.result is None else self.played.result.lines
        for phase, line in zip(HAND_NAMES, lines, strict=False):
            last = [each for each in self.chances if each.hand == phase]
            if last and line.key in _ENDS:
                came = float(line.key in _MADE)
                end = Chance(phase, last[-1].trick + 1, last[-1].number, came, came)
                self.chances.insert(self.chances.index(last[-1]) + 1, end)

    def _judged(self, number: int, view: SolitaireView, action: Action, found: ByOdds) -> None:
        best = found.ranked[0]
        made = next(one for one in found.ranked if one.action == action)
        if view.phase != self._phase:
            self._phase = view.phase
            self._start += _scored(best, for_points=self._for_points)
        trick = len(view.dummy) if isinstance(view.legal[0], Play) or view.trick else 0
        is_exact = found.how == "exact"
        whole = None if self._for_points else best.worth
        self.chances.append(Chance(view.phase, trick, number, best.chance, made.chance, is_exact, whole))
        if len(view.legal) < 2:
            return
        verdict = _verdict(found, made)
        if verdict == "error":
            self._own += _scored(made, for_points=self._for_points) - _scored(
                best, for_points=self._for_points
            )
        self.marked.append(
            Marked(
                number=number,
                trick=trick,
                seat=seat_letter(ALONE, 1),
                theme=_theme(view),
                played=action.text,
                verdict=verdict,
                acts=tuple(_priced(one, best, for_points=self._for_points) for one in found.ranked),
                method="odds",
                worlds=0,
                draws=0.0,
                is_all=is_exact,
            )
        )

    def ledger(self) -> Ledger:
        """Where the points came from: what the hands promised, own errors, and the cards turned."""
        result = self.played.result
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


PRICING = Pricing(odds=Odds(_review, _acts))
