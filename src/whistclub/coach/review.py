"""A deal reviewed: every decision with a real choice is priced, and the points are told by where they came from."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from whistclub.coach.ahead import Ahead
from whistclub.coach.call_prices import fair_calls, hands_in
from whistclub.coach.cards import Turn, fair_cards, open_cards, turn_of
from whistclub.coach.comparison import Judged, Tried, judged, priced
from whistclub.coach.effort import STANDARD, Effort
from whistclub.coach.facts import fact_in_points, heaps_of
from whistclub.coach.ledger import Points, Step, ledger_of, less, nothing
from whistclub.coach.prices import Custom, DealReview, FairHint, Marked, PricedAct, Verdict, word_of
from whistclub.coach.pricing import pricing_of, theme_of
from whistclub.coach.reasons.finding import reason_of
from whistclub.coach.reasons.played import reason_as_played
from whistclub.coach.reasons.reason import PlayReason
from whistclub.coach.rollout_prices import UNTRIED, UNTRIED_CHANCE, all_by_play, fair_by_play, sifted_by_play
from whistclub.coach.second_judge import is_seconded
from whistclub.coach.stakes import Outcome, scored_by
from whistclub.players.choice import Kind
from whistclub.players.levels import conventional
from whistclub.players.player import Decision, Player, PlaysOut
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game, Position
from whistclub.rules.match import Match, Played
from whistclub.rules.seats import FOUR, Seat, seat_letter
from whistclub.rules.values import View

AGREED: Final = frozenset({Kind.AGREEMENT, Kind.INVITE, Kind.SIGNAL})
"""Partners read these acts, which worlds seen through do not count."""
_MOST_TRIES: Final = 120
"""Deals played on for a hint in all, since somebody waits for it; chosen by hand for two seconds of German Whist."""
_FEWEST_PLAYS: Final = 8
_TURNING: Final = 3
"""Acts named as turning points, at most."""


def review_match(match: Match, effort: Effort = STANDARD) -> tuple[DealReview, ...]:
    """Reviews every deal of a match that is over."""
    found, first = [], 0
    for played in match.deals:
        if played.result is not None:
            found.append(review_deal(match.game, played, first, effort))
        first += len(played.acts)
    return tuple(found)


def review_deal(game: Game, played: Played, first: int = 0, effort: Effort = STANDARD) -> DealReview:
    """Reviews a deal that is over; `first` acts of the record come before it. Raises ValueError for one that is still
    running.
    """
    return next(step for step in review_steps(game, played, first, effort) if isinstance(step, DealReview))


def review_steps(
    game: Game, played: Played, first: int = 0, effort: Effort = STANDARD
) -> Iterator[Marked | DealReview]:
    """The verdicts on the decisions of a deal, the last one's first, and then the whole review. Raises ValueError for a
    deal still running.

    Late decisions are priced in less time than early ones, so that the first verdict comes soonest from the end. None
    is taken back: the review has the same ones, with their luck.
    """
    if played.result is None:
        raise ValueError("a deal still running is not reviewed")
    odds = pricing_of(game).odds
    if odds is not None:
        yield from odds.steps(game, played, first, effort)
        return
    walk = _Walk(game, played, effort)
    found = []
    for number in range(len(played.acts), 0, -1):
        decision = walk.decision(number)
        if decision is not None:
            found.append(decision)
            if decision.marked is not None:
                yield decision.marked
    walk.add_up(found)
    yield _reviewed(game, played, first, walk)


def _reviewed(game: Game, played: Played, first: int, walk: "_Walk") -> DealReview:
    opened = walk.opened
    points = () if played.result is None else tuple(map(float, played.result.points))
    # Points left over when every card is played were scored by the cards dealt: honours.
    extra = [end - last for end, last in zip(points, opened[-1], strict=True)]
    deal = tuple(extra) if played.ending is None else tuple(0.0 for _ in extra)
    return DealReview(
        number=played.setting.number,
        first=first,
        marked=tuple(walk.marked),
        open=tuple(opened),
        ledgers=tuple(
            ledger_of(game, Seat(seat), opened, walk.steps, points, deal) for seat in range(game.seats)
        ),
        turning=turning_points(walk.marked),
    )


def review_act(game: Game, played: Played, number: int, effort: Effort = STANDARD) -> Marked | None:
    """Reviews one act of a deal, counted from 1, and no other; None where it was no real choice.

    The prices are those of the whole review.
    """
    odds = pricing_of(game).odds
    if odds is not None:
        steps = odds.steps(game, played, 0, effort)
        # The last act comes first, and a passage that is not over has no more than its acts.
        found = next((one for one in steps if isinstance(one, DealReview) or one.number <= number), None)
        return found if isinstance(found, Marked) and found.number == number else None
    return _Walk(game, played, effort).act(number)


def fair_prices(game: Game, view: View, effort: Effort = STANDARD) -> tuple[PricedAct, ...]:
    """The legal acts of a view with their fair prices, the best first; none where there is no real choice or no way to
    price it.
    """
    odds = pricing_of(game).odds
    if odds is not None:
        return odds.acts(game, view, effort)
    tried = _tried_for_hint(game, view, turn_of(game, view), effort)
    return () if tried is None else _all_priced(game, view, tried)


def fair_hint(game: Game, view: View, instead: str = "", effort: Effort = STANDARD) -> FairHint:
    """The fair prices of a view, and the reason of play for which the best act is better than the act `instead`, or
    than the next one that costs something where that does not.

    This is what a hint may tell: it knows nothing but the view.
    """
    odds = pricing_of(game).odds
    if odds is not None:
        return odds.hint(game, view, instead, effort)
    turn = turn_of(game, view)
    tried = _tried_for_hint(game, view, turn, effort)
    if tried is None:
        return FairHint()
    order, prices = tried.ranked(), _all_priced(game, view, tried)
    costly = [
        (one, place) for one, place in zip(prices, order, strict=True) if word_of(one, prices) == "cost"
    ]
    if not costly:
        return FairHint(prices)
    asked, worse = next((each for each in costly if instead in each[0].alike), costly[0])
    over = instead if instead in asked.alike else asked.act
    if turn is None:
        act, number = next(one for one in view.legal if one.text == over), len(view.acts) + 1
        reason = _reason_played_on(game, view, tried, order[0], act, number, effort)
    else:
        reason = reason_of(turn, tried, turn.firsts[order[0]], turn.card_named(worse, over), effort)
    return FairHint(prices) if reason is None else FairHint(prices, over, reason)


def _all_priced(game: Game, view: View, tried: Tried) -> tuple[PricedAct, ...]:
    return priced(game, view.viewer or Seat(0), tried, [None] * len(tried.groups))


def _is_played_out(game: Game) -> bool:
    """True of a game whose acts are priced by playing on, where the kernel has no question."""
    return game.seats != len(FOUR) or isinstance(conventional(game), PlaysOut)


def _tried_for_hint(game: Game, view: View, turn: Turn | None, effort: Effort) -> Tried | None:
    """Every act of a view tried; None where there is no real choice or no way to try one."""
    if len(view.legal) < 2 or view.viewer is None:
        return None
    key = f"coach/{view.setting.number}/{len(view.acts) + 1}"
    if isinstance(conventional(game), PlaysOut) and not isinstance(view.legal[0], Play):
        return sifted_by_play(game, view, key, effort.hint_plays * effort.again)
    if turn is None and _is_played_out(game):
        plays = max(_FEWEST_PLAYS, min(effort.hint_plays, _MOST_TRIES // len(view.legal)))
        return all_by_play(game, view, key, plays)
    if turn is None:
        return fair_calls(game, view, key, effort)
    return fair_cards(game, view, turn, None, key, effort) if len(turn.runs) > 1 else None


def turning_points(marked: Sequence[Marked]) -> tuple[int, ...]:
    """The errors that cost most at the match score, in the order played; what partners have agreed on is none."""
    errors = [one for one in marked if one.verdict == "error"]
    worst = sorted(errors, key=lambda one: -one.made.cost)[:_TURNING]
    return tuple(sorted(one.number for one in worst))


class _Decision(NamedTuple):
    """A decision with its verdict, None where the act made was not tried.

    `error` and `foreseen` are those of its `Step`. `end` are the points as the cards lay after it; None where the
    position after it is to be valued.
    """

    number: int
    marked: Marked | None
    seat: Seat = Seat(0)
    error: Points = ()
    foreseen: Points = ()
    end: Points | None = None
    is_open_after: bool = True


class _Walk:
    """The acts of a deal: each decision priced for itself, in any order, then the points as the cards lay added up from
    first to last.
    """

    def __init__(self, game: Game, played: Played, effort: Effort) -> None:
        self.game, self.played, self.effort = game, played, effort
        self.opened: list[Points] = []
        self.marked: list[Marked] = []
        self.steps: list[Step] = []
        self._positions: list[Position] = [game.begin(played.deal, played.setting)]
        for seat, action in played.acts:
            self._positions.append(self._positions[-1].play(seat, action))
        self._player: Player = conventional(game)
        self._plays_out = _is_played_out(game)
        self._ahead = Ahead(game, self._player, effort)

    def decision(self, number: int) -> _Decision | None:
        """The decision of an act, counted from 1, priced; None where it was no real choice."""
        seat, action = self.played.acts[number - 1]
        view = self.game.view(self._positions[number - 1], seat)
        made = None if len(view.legal) < 2 else self._tried(number, view, action)
        return None if made is None else self._judged(number, view, action, made)

    def act(self, number: int) -> Marked | None:
        """One act marked, and no other."""
        decision = self.decision(number)
        if decision is None:
            return None
        self.opened.append(self._ahead.points(self._positions[number - 1]))
        self._add(decision)
        return self.marked[0] if self.marked else None

    def add_up(self, decisions: Sequence[_Decision]) -> None:
        """Follows the points as the cards lay from the first act to the last."""
        known = {one.number: one for one in decisions}
        self.opened.append(self._ahead.points(self._positions[0]))
        for number in range(1, len(self.played.acts) + 1):
            decision = known.get(number)
            if decision is None:
                self.opened.append(self.opened[-1])
            else:
                self._add(decision)

    def _add(self, decision: _Decision) -> None:
        before = self.opened[-1]
        now = self._ahead.points(self._positions[decision.number]) if decision.is_open_after else decision.end
        self.opened.append(before if now is None else now)
        if decision.marked is None:
            return
        step = Step(decision.seat, decision.error or nothing(before), decision.foreseen)
        luck = scored_by(self.game, less(self.opened[-1], less(before, step.error)), decision.seat)
        self.steps.append(step)
        self.marked.append(msgspec.structs.replace(decision.marked, luck=luck))

    def _tried(self, number: int, view: View, action: Action) -> "_Made | None":
        """The acts of a view tried, and the outcomes as the cards lay where the kernel tells them; None without a real
        choice.
        """
        key = f"coach/{view.setting.number}/{number}"
        turn = turn_of(self.game, view)
        if turn is not None:
            if len(turn.runs) < 2:
                return None
            ends = open_cards(turn, hands_in(self.game, self._positions[number - 1]), self.effort)
            return _Made(
                fair_cards(self.game, view, turn, action, key, self.effort),
                ends,
                turn.stakes.names_trump,
                turn,
            )
        tried = fair_calls(self.game, view, key, self.effort)
        if tried is None and (self._plays_out or isinstance(view.legal[0], Play)):
            tried = fair_by_play(self.game, view, action, key, self.effort)
        return None if tried is None else _Made(tried, [None] * len(tried.groups), is_open_after=True)

    def _judged(self, number: int, view: View, action: Action, made: "_Made") -> _Decision:
        tried, seat = made.tried, view.viewer or Seat(0)
        usual = self._player.decide(view, Random(UNTRIED_CHANCE), UNTRIED)  # noqa: S311 - no secret
        agreed = usual.kind in AGREED and tried.place_of(usual.action) == tried.place_of(action)
        found = judged(self.game, seat, tried, action, made.ends, agreed=agreed)
        if found is None:
            return _Decision(number, None)
        end = made.ends[found.made]
        verdict = self._verdict(made, found)
        error = less(tried.points(found.best), tried.points(found.made)) if verdict == "error" else ()
        clear = verdict in ("error", "agreed")
        marked = Marked(
            number=number,
            trick=_trick(view),
            seat=seat_letter(seat, self.game.seats),
            played=action.text,
            verdict=verdict,
            acts=found.acts,
            method=tried.method,
            worlds=tried.worlds,
            draws=tried.draws,
            is_all=tried.is_all,
            theme=theme_of(self.game, view, usual),
            custom=self._custom(tried, usual, found) if clear or verdict == "opinion" else None,
            reason=self._reason(number, view, made, found, (usual.action, action)) if clear else None,
            fact=fact_in_points(self.game, tried, found.best, found.made, seat) if clear else None,
            heaps=heaps_of(self.game, tried, found.best, found.made, seat) if verdict == "opinion" else None,
        )
        return _Decision(
            number,
            marked,
            seat,
            error,
            self._foreseen(made, found, error),
            None if end is None else end.points,
            made.is_open_after,
        )

    def _verdict(self, made: "_Made", found: Judged) -> Verdict:
        """The verdict on an act; an early card is an error only if the second judge agrees."""
        if found.verdict != "error" or made.turn is None or made.tried.method != "early":
            return found.verdict
        agrees = is_seconded(made.turn, made.tried, found.best, found.made, self.effort)
        return "error" if agrees else "opinion"

    def _reason(
        self, number: int, view: View, made: "_Made", found: Judged, acts: tuple[Action, Action]
    ) -> PlayReason | None:
        """The reason for which the best act is better than the one made, if it is a card or a call; of equal best ones
        the usual one is named, which stands before the one made.
        """
        usual, action = acts
        if made.turn is None:
            return _reason_played_on(self.game, view, made.tried, found.best, action, number, self.effort)
        better = made.turn.card_named(found.best, usual.text)
        worse = made.turn.card_named(found.made, action.text)
        return reason_of(made.turn, made.tried, better, worse, self.effort)

    def _custom(self, tried: Tried, usual: Decision, found: Judged) -> Custom | None:
        """The agreement or count behind the better act, or behind the one made; None where the conventions would do a
        third thing, and where the player has none and tries acts as the price does, in fewer deals.
        """
        if isinstance(self._player, PlaysOut) or tried.place_of(usual.action) not in (found.best, found.made):
            return None
        return Custom(usual.action.text, usual.kind in AGREED, usual.why.key, dict(usual.why.args))

    def _foreseen(self, made: "_Made", found: Judged, error: Points) -> Points:
        """The change of the points as the cards lay that a card was expected to bring and its error did not: perfect
        play never gives anything away, while nobody sees through the backs. Prices that were not found with open cards
        foresee nothing but errors.
        """
        tried = made.tried
        expected = tried.points(found.made)
        if tried.method != "cards" or made.ends[found.made] is None:
            return nothing(expected)
        change = less(expected, tried.points_of_best())
        return tuple(one + two for one, two in zip(change, error, strict=True)) if error else change


def _reason_played_on(
    game: Game, view: View, tried: Tried, best: int, worse: Action, number: int, effort: Effort
) -> PlayReason | None:
    """The reason for which the best of acts called on or played on is better than another; None of others."""
    better = tried.groups[best][0]
    if isinstance(better, Play) and isinstance(worse, Play):
        return reason_as_played(game, view, tried, better, worse)
    if tried.method != "calls" and not isinstance(conventional(game), PlaysOut):
        return None
    key = f"coach/{view.setting.number}/{number}"
    return pricing_of(game).call_reason(game, view, tried, better, worse, key, effort)


class _Made(NamedTuple):
    """The acts tried at a turn, their outcomes as the cards lay, and whether the position after the act is to be valued
    instead; the turn, where cards were tried in hands of four.
    """

    tried: Tried
    ends: Sequence[Outcome | None]
    is_open_after: bool
    turn: Turn | None = None


def _trick(view: View) -> int:
    """The number of the trick that an act belongs to; 0 before the first card."""
    if not view.legal or not isinstance(view.legal[0], Play):
        return 0
    won: Sequence[int] = getattr(view, "won", ())
    return 1 + sum(won)
