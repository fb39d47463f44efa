"""The views and events of Hermits Whist."""

from collections.abc import Iterator

from whistclub.games.hermits.play import (
    AnyPosition,
    Declaring,
    Over,
    Playing,
    Twiddling,
    advanced,
    markers_up,
    out_of_reach,
)
from whistclub.rules.actions import Action
from whistclub.rules.dummy_play import HAND_NAMES, Duel, act_events, dummy_event, trump_event
from whistclub.rules.events import dealt_hands
from whistclub.rules.passage import PassageView, open_fields, own_fields
from whistclub.rules.seats import ALONE, Seat, Viewer
from whistclub.rules.values import Event, event


class HermitsView(PassageView, frozen=True, kw_only=True):
    """A view of Hermits Whist: the pips of the markers face up, and the one declared for this hand or None."""

    markers: tuple[int, ...] = ()
    declared: int | None = None


def view_of(position: AnyPosition, viewer: Viewer) -> HermitsView:
    """All that lies open, and for the player the own hand."""
    passage, hands = position.passage, position.hands
    place = len(hands) - isinstance(position, Over)
    declared = None
    if isinstance(position, Declaring):
        duel = passage.duel(place, position.pile)
    else:
        duel = position.duel
        if passage.game.options.declare:
            declared = hands[-1].aim if isinstance(position, Over) else position.aims[0]
    return HermitsView(
        **open_fields(passage, duel, place, turned=isinstance(position, Playing | Twiddling)),
        **own_fields(viewer, passage.game.pack, duel, position.legal(ALONE), position.acts),
        to_act=tuple(position.to_act()),
        markers=markers_up(passage, hands),
        declared=declared,
    )


def opening_of(position: Declaring | Playing) -> tuple[Event, ...]:
    """The hand, the trump in force, and the dummy's first card unless a marker is declared first."""
    return tuple(_hand_begins(position))


def narrated(before: AnyPosition, seat: Seat, action: Action, after: AnyPosition) -> Iterator[Event]:
    """The events of an act: declaration, twiddle, card, trick, the end of a hand and the start of the next."""
    if isinstance(before, Declaring):
        yield event("event-declared", seat, pip=int(action.parts[0]))
    elif not isinstance(before, Over):
        duel = advanced(before, action)
        yield from act_events(before.duel, seat, action, duel)
        if _lost_now(before, duel):
            yield event("event-markers-out-of-reach", tricks=duel.won)
    if len(after.hands) > len(before.hands):
        yield from _hand_ends(after)
    elif isinstance(after, Playing) and (
        isinstance(before, Declaring) or after.duel.trick > before.duel.trick
    ):
        yield dummy_event(after.duel)


def _lost_now(before: Playing | Twiddling, duel: Duel) -> bool:
    """True if counting says it since this act, with tricks still to come."""
    lost = out_of_reach(before, duel) and not out_of_reach(before, before.duel)
    return lost and not duel.run_out()


def _hand_ends(after: AnyPosition) -> Iterator[Event]:
    hand, name = after.hands[-1], HAND_NAMES[len(after.hands) - 1]
    if hand.made:
        yield event("event-marker-down", hand=name, pip=hand.aim, tricks=hand.won)
    else:
        yield event("event-no-marker", hand=name, tricks=hand.won)
    if isinstance(after, Declaring | Playing):
        yield from _hand_begins(after)


def _hand_begins(position: Declaring | Playing) -> Iterator[Event]:
    passage = position.passage
    yield from dealt_hands(passage.game.pack, (passage.hands[len(position.hands)],))
    yield trump_event(position.pile if isinstance(position, Declaring) else position.duel.pile)
    if isinstance(position, Playing):
        yield dummy_event(position.duel)
