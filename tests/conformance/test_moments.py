"""The kit hears every moment: a game that tells one that cannot be drawn, or tells too early, is caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.conformance.doubles import Double
from whistclub.conformance.kit import check_told
from whistclub.games.registry import PRESETS, game_of_preset, profile_of
from whistclub.rules.moment import Aim, Moment, Note, Outline, Pile, Said, Tag, said
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.values import View

Change = Callable[[View, Moment], dict[str, Any]]


class Telling(Double):
    """A game whose moments are changed in one thing."""

    def __init__(self, change: Change, preset: str = "whist") -> None:
        super().__init__(preset)
        self._change = change

    def moment(self, view: View) -> Moment:
        told = self.real.moment(view)
        return msgspec.structs.replace(told, **self._change(view, told))


WRONG: dict[str, Change] = {
    "no phase": lambda view, told: {"phase": "midnight"},
    "a seat nobody has": lambda view, told: {"tags": (Tag(Seat(4), said("tag-high")),)},
    "an aim below nothing": lambda view, told: {"aims": (Aim((Seat(0),), -1),)},
    "a note of another act": lambda view, told: {"notes": (Note("call pass", said("note-pass")),)},
    "a key with an underscore": lambda view, told: {"guide": said("guide_whist")},
    "a fact that is no text": lambda view, told: {"ask": Said("ask-say", (("card", view.trick[:1]),))},  # type: ignore[arg-type]
    "one card more than is held": lambda view, told: {"dealt": (14,) * 4},
    "more tricks than were played": lambda view, told: {"tricks": (13, 1, 0, 0)},
    "a pile of no kind": lambda view, told: {"piles": (Pile("attic"),)},  # type: ignore[arg-type]
    "a guide that follows each card": lambda view, told: {
        "guide": said("guide-solo-yours", count=len(view.trick))
    },
}


@pytest.mark.parametrize("what", WRONG)
def test_a_moment_with_one_thing_wrong_is_found(what: str) -> None:
    game: Any = Telling(WRONG[what])
    assert not check_told(game, profile_of("whist"), 1, 1).passed


def test_an_outline_that_cannot_be_said_is_found() -> None:
    class Shouting(Double):
        def outline(self) -> Outline:
            return Outline(goal=said("SHEET"))

    game: Any = Shouting("whist")
    assert not check_told(game, profile_of("whist"), 1, 1).passed


def test_a_view_may_call_fields_of_its_own_as_the_moment_calls_others() -> None:
    class Named(Double):
        def view(self, position: Any, viewer: Viewer) -> View:
            view = self.real.view(position.inner, viewer)
            fields = [("phase", int, 7), ("tricks", str, "all"), ("piles", tuple[str, ...], ("attic",))]
            named: Any = msgspec.defstruct(
                "NamedView", fields, bases=(type(view),), frozen=True, kw_only=True
            )
            told: View = msgspec.convert(view, named, from_attributes=True)
            return told

    game: Any = Named("whist")
    found = check_told(game, profile_of("whist"), 1, 1)
    assert found.passed, found.findings


@pytest.mark.parametrize("preset", PRESETS)
def test_the_moments_of_every_preset_can_be_drawn(preset: str) -> None:
    found = check_told(game_of_preset(preset, {}), profile_of(PRESETS[preset].game), 5, 4)
    assert found.passed, found.findings
    assert found.looked_at > 0
