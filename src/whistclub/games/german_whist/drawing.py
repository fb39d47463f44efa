"""Unseen cards put into places that were filled one after another, every possibility equally likely, exactly.

A hand that is refilled from a stock has places with times: those dealt come first, then one for each card drawn. A card
lies in a place whose time is within its window: not before a void that it would have followed, and before it was
played.

Ways are counted by events in the order of time. A place is kept for a group, the cards whose windows begin together; a
card whose window closes takes one of the places kept for its group.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import factorial, perm, prod
from random import Random
from typing import Final

import msgspec

from whistclub.cards.card import Card

NEVER: Final = 1_000_000
"""A time after all others."""

Counts = tuple[int, ...]


class Window(msgspec.Struct, frozen=True):
    """A card and the times of the places it may lie in: from `first` on, and before `end`."""

    card: Card
    first: int
    end: int

    def __repr__(self) -> str:
        return "Window(hidden)"


class _Places(msgspec.Struct, frozen=True):
    """Places of one time; `room` is the most that may be kept by each group once they are there."""

    places: tuple[int, ...]
    room: Counts

    def choices(self, kept: Counts) -> Iterator[tuple[Counts, Counts, int]]:
        """Each way to share the places among the groups: their shares, the places then kept, and the number of ways."""
        count = len(self.places)
        free = tuple(max(room - now, 0) for room, now in zip(self.room, kept, strict=True))
        for shares in _shares(count, free):
            after = tuple(now + more for now, more in zip(kept, shares, strict=True))
            yield shares, after, factorial(count) // prod(map(factorial, shares))


class _Closing(msgspec.Struct, frozen=True):
    """Cards of one group whose windows close at one time."""

    group: int
    cards: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"_Closing({len(self.cards)} cards)"


_Event = _Places | _Closing


def put_into_places(times: Sequence[int], windows: Sequence[Window], rng: Random) -> tuple[Card, ...]:
    """A card for each place, uniform over all ways that fit the windows.

    Places are given by their times, ascending, and are as many as the cards. Raises ValueError when no way fits.
    """
    groups = sorted({window.first for window in windows})
    events = _events(times, windows, groups)
    ways = _counter(events)
    kept: list[list[int]] = [[] for _ in groups]
    found: dict[int, Card] = {}
    for number, event in enumerate(events, 1):
        if isinstance(event, _Closing):
            own = kept[event.group]
            found.update((own.pop(rng.randrange(len(own))), card) for card in event.cards)
            continue
        shares = _drawn_shares(event, tuple(map(len, kept)), number, ways, rng)
        order = rng.sample(event.places, len(event.places))
        for own, count in zip(kept, shares, strict=True):
            own.extend(order.pop() for _ in range(count))
    return tuple(found[place] for place in range(len(times)))


def _events(times: Sequence[int], windows: Sequence[Window], groups: Sequence[int]) -> tuple[_Event, ...]:
    """Places and closing windows in the order of time; at one time windows close first."""
    events: list[_Event] = []
    for time in sorted({*times, *(window.end for window in windows)}):
        for group, first in enumerate(groups):
            closing = tuple(one.card for one in windows if one.end == time and one.first == first)
            if closing:
                events.append(_Closing(group, closing))
        places = tuple(place for place, at in enumerate(times) if at == time)
        if places:
            later = [window.first for window in windows if window.first <= time < window.end]
            events.append(_Places(places, tuple(map(later.count, groups))))
    return tuple(events)


def _counter(events: tuple[_Event, ...]) -> Callable[[int, Counts], int]:
    """The function that counts the ways from an event on, by the places kept for each group."""

    @cache
    def ways(number: int, kept: Counts) -> int:
        if number == len(events):
            return int(not any(kept))
        event = events[number]
        if isinstance(event, _Places):
            return sum(times * ways(number + 1, after) for _, after, times in event.choices(kept))
        now, gone = kept[event.group], len(event.cards)
        if now < gone:
            return 0
        after = (*kept[: event.group], now - gone, *kept[event.group + 1 :])
        return perm(now, gone) * ways(number + 1, after)

    return ways


def _drawn_shares(
    event: _Places, kept: Counts, following: int, ways: Callable[[int, Counts], int], rng: Random
) -> Counts:
    """The places that each group gets of this event's, by the number of ways that follow."""
    choices = [(shares, count * ways(following, after)) for shares, after, count in event.choices(kept)]
    pick = rng.randrange(sum(weight for _, weight in choices))
    for shares, weight in choices:
        pick -= weight
        if pick < 0:
            return shares
    raise AssertionError("the weights of the shares do not add up")


def _shares(count: int, free: Counts) -> Iterator[Counts]:
    """Every way to share so many places among groups with so much room each."""
    if not free:
        if not count:
            yield ()
        return
    least = max(0, count - sum(free[1:]))
    for own in range(least, min(count, free[0]) + 1):
        for rest in _shares(count - own, free[1:]):
            yield (own, *rest)
