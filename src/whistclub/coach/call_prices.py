"""The prices of bids, lays, calls and exchanges: each is made in imagined deals, and the others call on by the
conventions.
"""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

import msgspec

from whistclub.cards.errors import IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.coach.cards import open_value, value_of
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.pricing import pricing_of
from whistclub.coach.rollout_prices import UNTRIED, UNTRIED_CHANCE, played_on
from whistclub.coach.stakes import Outcome, Stakes, outcome_of, priced_stakes
from whistclub.players.levels import conventional
from whistclub.players.player import Player, PlaysOut
from whistclub.players.policy import Hands, Situation, tricks_played_out
from whistclub.players.reading import Reading
from whistclub.players.stakes import stakes_at
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.players.worlds.evidence import evidence_of, four
from whistclub.rules.actions import Action, Play
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import FOUR, Seat, pair_of
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import Setting, View

_WHOLE: Final = 13
"""The cards of a hand as dealt."""


def groups_of(game: Game, view: View, usual: Action) -> tuple[tuple[Action, ...], ...]:
    """The legal acts in groups that bid the same, each with the conventional act or the first of its own in front."""
    found: dict[object, list[Action]] = {}
    meaning = pricing_of(game).meaning
    for act in view.legal:
        found.setdefault(meaning(game, act), []).append(act)
    return tuple(
        (usual, *(act for act in group if act != usual)) if usual in group else tuple(group)
        for group in found.values()
    )


def fair_calls(game: Game, view: View, key: str, effort: Effort) -> Tried | None:
    """The calls of a view tried in imagined deals; None where there is one, or the game has no four hands of the French
    pack.
    """
    if (
        len(view.legal) < 2
        or isinstance(conventional(game), PlaysOut)
        or isinstance(view.legal[0], Play)
        or view.viewer is None
        or game.seats != len(FOUR)
    ):
        return None
    own = pricing_of(game).calls(game, view, key, effort)
    if own is not None:
        return own
    rng = Random(key)  # noqa: S311 - no secret
    player = conventional(game)
    usual = player.choose(view, rng, UNTRIED)
    groups = groups_of(game, view, usual)
    if len(groups) < 2:
        return None
    try:
        deals = imagined_deals(game, view, rng, effort.calls)
    except ValueError:
        return None
    started = [(hands, start) for hands in deals if (start := started_with(game, view, hands)) is not None]
    if not started:
        return None
    worth = Worth(game, view.viewer, player, effort)
    rows = [
        worth.of([called_on(game, start.play(view.viewer, group[0]), player) for _, start in started])
        for group in groups
    ]
    return Tried(
        groups=groups,
        rows=tuple(map(tuple, rows)),
        weights=(1.0,) * len(started),
        method="calls",
        hands=tuple(hands for hands, _ in started),
    )


def started_with(game: Game, view: View, hands: Hands) -> Position | None:
    """The position of a view before the play in a deal of these hands; what others did unseen (a bid card that was not
    turned up) is done by the conventions.

    None where the hands do not allow what was seen: cards that have changed hands since.
    """
    deal = deal_of_hands(FRENCH, hands, view.setting.dealer, getattr(view, "turned", None))
    position: Position = game.begin(deal, view.setting)
    player = conventional(game)
    try:
        for seat, action in view.acts:
            position = position.play(seat, action or conventional_act(game, position, seat, player))
    except IllegalAction:
        return None
    return position if view.viewer in position.to_act() else None


def conventional_act(game: Game, position: Position, seat: Seat, player: Player) -> Action:
    """The act of a seat by the conventions alone."""
    rng = Random(UNTRIED_CHANCE)  # noqa: S311 - no secret
    return player.choose(game.view(position, seat), rng, UNTRIED)


def called_on(game: Game, position: Position, player: Player) -> Position:
    """The position at the first lead, or at the end of the deal, when all call on by the conventions."""
    rng = Random(UNTRIED_CHANCE)  # noqa: S311 - no secret
    while position.result() is None:
        seat = min(position.to_act())
        view = game.view(position, seat)
        if isinstance(view.legal[0], Play):
            return position
        position = position.play(seat, player.choose(view, rng, UNTRIED))
    return position


class Worth:
    """The outcome to one seat of positions at the first lead, played out by the fast policy."""

    def __init__(self, game: Game, seat: Seat, player: Player, effort: Effort) -> None:
        self._game, self._seat, self._player, self._effort = game, seat, player, effort

    def of(self, positions: Sequence[Position]) -> list[Outcome]:
        """The outcome of each position, those of one contract played out together."""
        found: dict[int, Outcome] = {}
        asked: dict[tuple[object, ...], list[tuple[int, _Lead]]] = {}
        for place, position in enumerate(positions):
            lead = self._lead(position)
            if isinstance(lead, Outcome):
                found[place] = lead
            else:
                asked.setdefault(lead.contract, []).append((place, lead))
        for leads in asked.values():
            ends = self._played_out([lead for _, lead in leads])
            found.update({place: end for (place, _), end in zip(leads, ends, strict=True)})
        return [found[place] for place in range(len(positions))]

    def _lead(self, position: Position) -> "_Lead | Outcome":
        """The first lead of a position, or its outcome where the fast policy does not tell it."""
        lead = None if position.result() is not None else lead_of(self._game, position, self._seat)
        if lead is None:
            return self._by_conventions(position)
        return lead if lead.stakes.aim.objective != "first" else self._of_first_tricks(position)

    def _of_first_tricks(self, position: Position) -> Outcome:
        """The outcome where a seat must win the first tricks and its partner only leads.

        The lead is the conventional one: with all cards seen it would find the bidder's suit every time.
        """
        seat = min(position.to_act())
        led = position.play(seat, conventional_act(self._game, position, seat, self._player))
        lead = lead_of(self._game, led, self._seat)
        known = None if lead is None else open_value(lead.stakes, lead.reading, lead.hands, self._effort)
        return known or self._by_conventions(led)

    def _by_conventions(self, position: Position) -> Outcome:
        """The outcome when all play on by the conventions."""
        result = played_on(self._game, position, self._player)
        return outcome_of(self._game, self._setting(position), result, self._seat, None)

    def _played_out(self, leads: "Sequence[_Lead]") -> list[Outcome]:
        """The outcomes of leads under one contract."""
        first, hands = leads[0], [lead.hands for lead in leads]
        outcomes = [lead.stakes.outcomes for lead in leads]
        if first.standing is not None and first.is_whole:
            side = pair_of(first.reading.me)
            counted = pricing_of(self._game).tricks(self._game, first.standing, hands, first.setting, side)
            return [between(ends, each) for ends, each in zip(outcomes, counted, strict=True)]
        asked = msgspec.structs.replace(first.situation, counts=first.stakes.aim.counts)
        taken = tricks_played_out(asked, hands)
        return [ends[value_of(first.stakes, each)] for ends, each in zip(outcomes, taken, strict=True)]

    def _setting(self, position: Position) -> Setting:
        return self._game.view(position, None).setting


class _Lead(msgspec.Struct, frozen=True):
    """A position at its first lead: who leads, the stakes, the play to come, and all hands; `standing` is the contract
    whose tricks the players of the game count, if it is one.
    """

    reading: Reading
    stakes: Stakes
    situation: Situation
    hands: Hands
    setting: Setting
    standing: Hashable | None = None

    def __repr__(self) -> str:
        return f"_Lead({self.stakes.aim.objective})"

    @property
    def contract(self) -> tuple[object, ...]:
        """The same for positions that are played out alike."""
        aim = self.stakes.aim
        now = self.situation
        return (
            aim.objective,
            aim.side,
            aim.counts,
            self.standing,
            now.leader,
            now.trump,
            now.open_hands,
            now.now,
            now.later,
        )

    @property
    def is_whole(self) -> bool:
        """True for hands of thirteen cards, of which the fits of tricks were made."""
        return self.hands[0].bit_count() == _WHOLE


def lead_of(game: Game, position: Position, seat: Seat) -> _Lead | None:
    """The lead to come, with its stakes for a seat; None where the contract has no sides, or the house does not know
    the game.
    """
    leader = min(position.to_act())
    view = game.view(position, leader)
    told = stakes_at(game, position, leader) if isinstance(position, TrickPlay) else None
    stakes = None if told is None else priced_stakes(game, view.setting, told, seat)
    if told is None or stakes is None:
        return None
    try:
        evidence = evidence_of(game, view, told)
    except ValueError:
        return None
    if evidence.situation is None:
        return None
    hands, standing = hands_in(game, position), pricing_of(game).standing(view)
    return _Lead(evidence.reading, stakes, evidence.situation, hands, view.setting, standing)


def hands_in(game: Game, position: Position) -> Hands:
    """The hands of all four seats in a position."""
    return four([FRENCH.mask(game.view(position, seat).hand) for seat in FOUR])


def between(ends: Sequence[Outcome], tricks: float) -> Outcome:
    """The outcome of a number of tricks that is not whole, between those of its neighbours."""
    under = min(int(tricks), len(ends) - 2)
    part = tricks - under
    low, high = ends[under], ends[under + 1]
    points = tuple(one * (1 - part) + two * part for one, two in zip(low.points, high.points, strict=True))
    counted = None
    if low.tricks is not None and high.tricks is not None:
        counted = low.tricks * (1 - part) + high.tricks * part
    return Outcome(points, low.worth * (1 - part) + high.worth * part, counted)
