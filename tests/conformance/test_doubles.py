"""Each check can fail: games that leak, cheat or miscount are caught by the check that is there for it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.conformance.doubles import Double, Spot, caught
from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.conformance import check_game, knowledge_of
from whistclub.games.registry import game_of_preset
from whistclub.rules.actions import Action, Exchange, Lay, Play
from whistclub.rules.deal import Deal
from whistclub.rules.match import added
from whistclub.rules.partnership import leaders, next_deal
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.values import DealResult, Event, MatchResult, Setting, View, World, event


class EndsLevel(Double):
    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        score = added(setting.score, result.points)
        return (
            MatchResult("match-won", score, leaders(score))
            if max(score) >= 13
            else next_deal(setting, result, seats=2)
        )


class EndsForNobody(EndsLevel):
    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        following = super().next_setting(setting, result)
        is_over = isinstance(following, MatchResult)
        return msgspec.structs.replace(following, winners=()) if is_over else following


class GoesToWhoIsBehind(Double):
    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        score = added(setting.score, result.points)
        behind = 1 if score[0] > score[1] else 0
        return (
            next_deal(setting, result, seats=2)
            if len(leaders(score)) > 1
            else MatchResult("match-won", score, (behind,))
        )


@pytest.mark.parametrize(
    ("double", "check", "said"),
    [
        (EndsLevel, "points and ends", "share a match that ends level"),
        (EndsForNobody, "points and ends", "nobody has won it"),
        (GoesToWhoIsBehind, "matches and records", "others lead"),
    ],
)
def test_a_match_end_that_names_not_who_leads_is_caught(double: type[Double], check: str, said: str) -> None:
    game: Any = double("german_whist")
    report = check_game(game, deals=1, match_deals=3, pairs=1)
    wrong = {one.name: one for one in report.checks if not one.passed}
    assert check in wrong
    assert said in report.text()


@pytest.mark.parametrize("preset", ["minnesota", "askov", "whist"])
def test_a_double_that_does_nothing_wrong_passes(preset: str) -> None:
    game: Any = Double(preset)
    report = check_game(game, deals=2, match_deals=0, pairs=60)
    assert report.passed, report.text()


class TellsHowManyCardsWereLaid(Double):
    def narrate(self, before: Spot, seat: Seat, action: Action, after: Spot) -> tuple[Event, ...]:
        told = super().narrate(before, seat, action, after)
        return (
            (*told, event("event-laid", seat, count=len(action.cards))) if isinstance(action, Lay) else told
        )


class ShowsAnUnreachedCard(Double):
    def view(self, position: Spot, viewer: Viewer) -> View:
        view = super().view(position, viewer)
        if sum(isinstance(action, Lay) for _, action in position.acts) < 4:
            return view
        return msgspec.structs.replace(view, acts=(*sorted(position.acts[:4]), *view.acts[4:]))


class MarksAnUnreachedCardWhenItIsPlayed(Double):
    def narrate(self, before: Spot, seat: Seat, action: Action, after: Spot) -> tuple[Event, ...]:
        told = super().narrate(before, seat, action, after)
        laid: list[Card] = [c for _, a in before.acts if isinstance(a, Lay) for c in a.cards]
        marked = isinstance(action, Play) and action.card in laid
        return (*told, event("event-was-laid", seat)) if marked else told


class TellsOneEventMore(Double):
    def narrate(self, before: Spot, seat: Seat, action: Action, after: Spot) -> tuple[Event, ...]:
        told = super().narrate(before, seat, action, after)
        black = isinstance(action, Lay) and action.cards[0].suits in "CS"
        return (*told, event("event-hush")) if black else told


class SaysWhereAnExchangedBidCardIs(Double):
    def view(self, position: Spot, viewer: Viewer) -> View:
        view = super().view(position, viewer)
        moved: tuple[Card, ...] = getattr(view, "with_pair", ())
        holders = {c: s for s in range(4) for c in self.real.view(position.inner, Seat(s)).hand}
        known = tuple((Seat(holders[card]), card) for card in moved)
        return msgspec.structs.replace(view, shown=view.shown + known)


@pytest.mark.parametrize(
    ("preset", "double"),
    [
        pytest.param("minnesota", TellsHowManyCardsWereLaid, id="the number of cards laid"),
        pytest.param("minnesota", ShowsAnUnreachedCard, id="an unreached card"),
        pytest.param("minnesota", MarksAnUnreachedCardWhenItIsPlayed, id="an unreached card when played"),
        pytest.param("minnesota", TellsOneEventMore, id="the count of events"),
        pytest.param("askov", SaysWhereAnExchangedBidCardIs, id="an exchanged bid card"),
    ],
)
def test_a_leak_of_a_hidden_act_is_caught(preset: str, double: type[Double]) -> None:
    assert caught(double(preset), "no leak")


class OrdersByTheNextHand(Spot):
    def legal(self, seat: Seat) -> tuple[Action, ...]:
        acts = super().legal(seat)
        return acts[::-1] if any(card.index == 0 for card in _hand(self, seat + 1)) else acts


class NamesTheHolder(Spot):
    def play(self, seat: Seat, action: Action) -> Spot:
        try:
            return super().play(seat, action)
        except IllegalAction:
            if not isinstance(action, Play):
                raise
            holder = next((s for s in range(4) if action.card in _hand(self, s)), 4)
            raise IllegalAction(reason("not-held", card=action.card.text, seat=holder)) from None


class RefusesInOtherWords(Spot):
    def play(self, seat: Seat, action: Action) -> Spot:
        try:
            return super().play(seat, action)
        except IllegalAction as refused:
            refused.args = (*refused.args, *(card.text for card in _hand(self, seat + 1)[:1]))
            raise


class ReprNamesACard(Spot):
    def __repr__(self) -> str:
        return f"Spot({_hand(self, 1)[:1] and _hand(self, 1)[0].text})"


def _hand(spot: Spot, seat: int) -> tuple[Card, ...]:
    return spot.game.real.view(spot.inner, Seat(seat % 4)).hand


@pytest.mark.parametrize(
    "spot",
    [
        pytest.param(OrdersByTheNextHand, id="the order of legal acts"),
        pytest.param(NamesTheHolder, id="a refusal that names a holder"),
        pytest.param(ReprNamesACard, id="a repr that names a card"),
        pytest.param(RefusesInOtherWords, id="an error's arguments"),
    ],
)
@pytest.mark.parametrize("preset", ["whist", "minnesota"])
def test_a_leak_of_a_position_is_caught(preset: str, spot: type[Spot]) -> None:
    double = Double(preset)
    double.spot = spot
    assert caught(double, "no leak")


class WrongWinner(Double):
    """Trumps take no trick but those they are led to."""

    def start(self, deal: Deal, setting: Setting) -> Spot:
        inner: Any = self.real.start(deal, setting)
        return Spot(
            self, msgspec.structs.replace(inner, seated=msgspec.structs.replace(inner.seated, trumps=0))
        )


def test_a_wrong_winner_is_caught() -> None:
    assert caught(WrongWinner("whist"), "tricks", pairs=0)


class ScoresTwice(Spot):
    def result(self) -> DealResult | None:
        found = super().result()
        return found and DealResult(found.lines + found.lines, found.points, found.carry)


class EndsTwice(Spot):
    def result(self) -> DealResult | None:
        return super().result() or DealResult((), (0, 0))


class TakesAnyCard(Spot):
    def play(self, seat: Seat, action: Action) -> Spot:
        try:
            return super().play(seat, action)
        except IllegalAction:
            return self


class RefusesTheLastCard(Spot):
    def play(self, seat: Seat, action: Action) -> Spot:
        legal = self.legal(seat)
        if len(legal) == 7 and action is legal[-1]:
            raise IllegalAction(reason("not-held", card="?"))
        return super().play(seat, action)


class ChangesWhenItRefuses(Spot):
    def play(self, seat: Seat, action: Action) -> Spot:
        try:
            return super().play(seat, action)
        except IllegalAction:
            self.inner = self.inner.play(seat, self.legal(seat)[0]) if self.legal(seat) else self.inner
            raise


class CrashesOnNonsense(Spot):
    def play(self, seat: Seat, action: Action) -> Spot:
        _ = action.text
        return super().play(seat, action)


class MakesActsAnew(Spot):
    def legal(self, seat: Seat) -> tuple[Action, ...]:
        made = []
        for action in super().legal(seat):
            fresh = object.__new__(type(action))
            for name in ("by_seat", "card", "parts", "text"):
                setattr(fresh, name, getattr(action, name))
            made.append(fresh)
        return tuple(made)


@pytest.mark.parametrize(
    ("spot", "check"),
    [
        pytest.param(ScoresTwice, "points and ends", id="lines that do not sum"),
        pytest.param(EndsTwice, "points and ends", id="a result before the end"),
        pytest.param(TakesAnyCard, "refusals", id="an illegal act taken"),
        pytest.param(ChangesWhenItRefuses, "refusals", id="a refusal that changes the position"),
        pytest.param(CrashesOnNonsense, "refusals", id="a crash instead of a refusal"),
        pytest.param(MakesActsAnew, "legal acts", id="acts not interned"),
    ],
)
def test_a_position_that_breaks_a_promise_is_caught(spot: type[Spot], check: str) -> None:
    double = Double("whist")
    double.spot = spot
    assert caught(double, check, pairs=0)


class BelievesAnySetting(Double):
    def check_setting(self, setting: Setting) -> Reason | None:
        return None


class CrashesOnASetting(Double):
    def check_setting(self, setting: Setting) -> Reason | None:
        return None if setting.number + 1 > 1 and setting.carry.by_side[0] >= 0 else reason("setting-number")


class RefusesASecondDeal(Double):
    def check_setting(self, setting: Setting) -> Reason | None:
        return reason("setting-number") if setting.number > 1 else self.real.check_setting(setting)


@pytest.mark.parametrize("double", [BelievesAnySetting, CrashesOnASetting, RefusesASecondDeal])
def test_a_game_that_does_not_check_its_setting_is_caught(double: type[Double]) -> None:
    assert caught(double("askov"), "settings", pairs=0)


class LosesACard(Double):
    def view(self, position: Spot, viewer: Viewer) -> View:
        view = super().view(position, viewer)
        return msgspec.structs.replace(view, hand=view.hand[1:]) if len(view.hand) == 5 else view


def test_a_card_that_is_nowhere_is_caught() -> None:
    assert caught(LosesACard("whist"), "cards", pairs=0)


class KeepsTheOrderOfArrival(Spot):
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spot) and other.acts == self.acts

    __hash__ = Spot.__hash__


def test_hidden_acts_that_do_not_commute_are_caught() -> None:
    double = Double("minnesota")
    double.spot = KeepsTheOrderOfArrival
    assert caught(double, "hidden acts commute", pairs=0)


class SamplesAForeignWorld(Double):
    def sample(self, view: Any, rng: Random) -> World:
        world = self.real.sample(view, rng)
        return World(Deal((*world.deal.pack[1:], world.deal.pack[0])), world.acts)


def test_a_sampled_world_that_is_another_view_is_caught() -> None:
    check = "a sampled world replays to the same view"
    assert caught(SamplesAForeignWorld("whist"), check, pairs=30)


def test_points_that_are_no_zero_sum_are_caught_where_the_game_promises_one() -> None:
    promises = msgspec.structs.replace(knowledge_of(game_of_preset("whist", {})), zero_sum=True)
    assert caught(Double("whist"), "points and ends", pairs=0, knowledge=promises)


class BothSidesScore(Spot):
    def result(self) -> DealResult | None:
        found = super().result()
        if found is None:
            return None
        lines = tuple(msgspec.structs.replace(line, points=(1, 1)) for line in found.lines[:1])
        return DealResult(lines, (1, 1), found.carry)


def test_a_deal_that_moves_both_sides_is_caught_where_the_game_promises_one() -> None:
    double = Double("minnesota")
    double.spot = BothSidesScore
    assert caught(double, "points and ends", pairs=0)


def test_a_hidden_exchange_card_shown_to_the_others_is_caught() -> None:
    class ShowsExchanges(Double):
        def view(self, position: Spot, viewer: Viewer) -> View:
            view = super().view(position, viewer)
            gifts = {seat: action for seat, action in position.acts if isinstance(action, Exchange)}
            if len(gifts) < 2:
                return view
            acts = tuple((seat, action or gifts.get(seat)) for seat, action in view.acts)
            return msgspec.structs.replace(view, acts=acts)

    assert caught(ShowsExchanges("askov"), "no leak")


class TellsTheUnseenDraw(Double):
    def narrate(self, before: Spot, seat: Seat, action: Action, after: Spot) -> tuple[Event, ...]:
        told = super().narrate(before, seat, action, after)
        return tuple(
            msgspec.structs.replace(one, public=one.private[0][1]) if one.kind == "event-stock-drawn" else one
            for one in told
        )


class ShowsTheUnseenDraws(Double):
    def view(self, position: Spot, viewer: Viewer) -> View:
        view: Any = super().view(position, viewer)
        real: Any = self.real
        both = [real.view(position.inner, Seat(seat)).drawn for seat in (0, 1)]
        return msgspec.structs.replace(view, drawn=both[0] + both[1])  # type: ignore[no-any-return]


@pytest.mark.parametrize("double", [TellsTheUnseenDraw, ShowsTheUnseenDraws])
def test_a_card_drawn_unseen_and_given_away_is_caught(double: type[Double]) -> None:
    assert caught(double("german_whist"), "no leak", pairs=120, deals=1)


class SwapsTwoDealtCards(Double):
    def sample(self, view: Any, rng: Random) -> World:
        world = self.real.sample(view, rng)
        cards = list(world.deal.pack)
        one, two = rng.sample(range(len(cards) // 2), 2)
        cards[one], cards[two] = cards[two], cards[one]
        return World(Deal(tuple(cards)), world.acts)


def test_a_sampled_hand_with_other_cards_is_caught() -> None:
    check = "a sampled world replays to the same view"
    assert caught(SwapsTwoDealtCards("german_whist"), check, pairs=30, deals=1)
