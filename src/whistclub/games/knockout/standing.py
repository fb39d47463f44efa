"""The standing of a match of Knock-out Whist, which each deal hands on to the next."""

from collections.abc import Sequence

import msgspec

from whistclub.games.knockout.options import KnockoutOptions
from whistclub.rules.seats import SEATS, Seat, clockwise_from, left_of, seat_letter
from whistclub.rules.values import DealResult, ScoreLine, Setting


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The players still in, the dogs among them, whether there were any, and the cards of a hand in this deal.

    `namers` took most tricks in the last deal, in order from its dealer's left; nobody before the first deal.
    """

    playing: tuple[int, ...]
    dogs: tuple[int, ...] = ()
    had_dogs: bool = False
    cards: int = 7
    namers: tuple[int, ...] = ()


def first_standing(options: KnockoutOptions, pack: int) -> Standing:
    """Everybody is in, with as many cards as leave one to be turned, from a pack of so many."""
    cards = min(options.cards, (pack - 1) // options.players)
    return Standing(tuple(range(options.players)), cards=cards)


def may_stand(options: KnockoutOptions, first: Standing, setting: Setting) -> bool:
    """True if a match that began with `first` may have come to stand so."""
    now: Standing = setting.carry
    playing, dogs, namers = set(now.playing), set(now.dogs), set(now.namers)
    in_order = now.playing == tuple(sorted(playing)) and now.dogs == tuple(sorted(dogs))
    some_in = len(playing) > 1 and playing <= set(first.playing) and setting.dealer in playing
    had_dogs = (options.dogs_life or not now.had_dogs) and (now.had_dogs or not dogs) and dogs < playing
    named = namers <= playing - dogs and len(namers) == len(now.namers)
    gone = first.cards - now.cards
    later = gone > 0 and bool(namers) and now.cards > 0 and setting.number > gone
    return in_order and some_in and had_dogs and named and (later or now == first)


def scored(options: KnockoutOptions, setting: Setting, won: tuple[int, ...]) -> DealResult:
    """A line for each player of the deal; the carry says who is in and who names trump next.

    The first to take no trick stay in as dogs, if another deal follows.
    """
    now: Standing = setting.carry
    has_dogs = options.dogs_life and not now.had_dogs and now.cards > 1
    dogs = tuple(seat for seat in now.playing if has_dogs and not won[seat])
    lines = []
    for seat in now.playing:
        points = [0] * options.players
        points[seat] = won[seat] if options.points == "tricks" else int(won[seat] > 0)
        fate = "score-knockout-dog" if dogs else "score-knockout-out"
        facts = (("seat", seat_letter(SEATS[seat], options.players)), ("count", won[seat]))
        lines.append(ScoreLine("score-knockout-in" if won[seat] else fate, facts, tuple(points)))
    total = tuple(map(sum, zip(*(line.points for line in lines), strict=True)))
    return DealResult(tuple(lines), total, _after(options, setting, won, dogs))


def _after(options: KnockoutOptions, setting: Setting, won: Sequence[int], dogs: tuple[int, ...]) -> Standing:
    now: Standing = setting.carry
    playing = tuple(seat for seat in now.playing if won[seat] or seat in dogs)
    order = clockwise_from(left_of(setting.dealer, options.players), options.players)
    most = tuple(int(seat) for seat in order if won[seat] == max(won))
    namers = most if options.tie == "cut" else most[:1]
    return Standing(playing, dogs, now.had_dogs or bool(dogs), now.cards - 1, namers)


def next_dealer(setting: Setting, playing: Sequence[int], players: int) -> Seat:
    """The next player to the left who is still in."""
    order = clockwise_from(left_of(setting.dealer, players), players)
    return next(seat for seat in order if seat in playing)
