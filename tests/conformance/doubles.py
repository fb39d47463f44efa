"""Doubles of games: each hands everything on to the real game, so that a test can override one thing and do it
wrong.
"""

from __future__ import annotations

from random import Random
from typing import Any

from whistclub.conformance import Knowledge, Report, knowledge_of
from whistclub.conformance.kit import check_deals, check_secrecy
from whistclub.games.registry import game_of_preset
from whistclub.rules.actions import Act, Action
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.values import DealResult, Ending, Event, Setting, View, World

SECRETS = {"no leak", "a sampled world replays to the same view"}
"""The checks that compare worlds told the same."""


class Spot:
    """A position that hands everything on to the game's own."""

    def __init__(self, game: Double, inner: Any, acts: tuple[Act, ...] = ()) -> None:
        self.game, self.inner, self.acts = game, inner, acts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spot) and other.inner == self.inner

    def __hash__(self) -> int:
        return hash(self.inner)

    def __repr__(self) -> str:
        return repr(self.inner)

    def to_act(self) -> frozenset[Seat]:
        return self.inner.to_act()  # type: ignore[no-any-return]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return self.inner.legal(seat)  # type: ignore[no-any-return]

    def play(self, seat: Seat, action: Action) -> Spot:
        return type(self)(self.game, self.inner.play(seat, action), (*self.acts, (seat, action)))

    def result(self) -> DealResult | None:
        return self.inner.result()  # type: ignore[no-any-return]


class Double:
    """A game that hands everything on to the real one; a double overrides what it does wrong."""

    spot: type[Spot] = Spot

    def __init__(self, preset: str, **written: str) -> None:
        self.real = game_of_preset(preset, written)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def start(self, deal: Deal, setting: Setting) -> Spot:
        return self.spot(self, self.real.start(deal, setting))

    def begin(self, deal: Deal, setting: Setting) -> Spot:
        return self.start(deal, setting)

    def view(self, position: Spot, viewer: Viewer) -> View:
        return self.real.view(position.inner, viewer)

    def opening(self, position: Spot) -> tuple[Event, ...]:
        return self.real.opening(position.inner)

    def narrate(self, before: Spot, seat: Seat, action: Action, after: Spot) -> tuple[Event, ...]:
        return self.real.narrate(before.inner, seat, action, after.inner)

    def settle(self, position: Spot, ending: Ending) -> DealResult:
        return self.real.settle(position.inner, ending)

    def may_end(self, position: Spot, ending: Ending) -> bool:
        return self.real.may_end(position.inner, ending)

    def sample(self, view: Any, rng: Random) -> World:
        return self.real.sample(view, rng)


def caught(
    double: Double, check: str, pairs: int = 300, deals: int = 3, knowledge: Knowledge | None = None
) -> bool:
    """True if the kit's check of this name finds something wrong with the double; no other kind is run."""
    game: Any = double
    known = knowledge_of(game) if knowledge is None else knowledge
    found = check_secrecy(game, known, 1, pairs) if check in SECRETS else check_deals(game, known, 1, deals)
    return bool(Report(game.key, found).named(check).findings)
