"""The form of a deal at tables with real cards: what may have been played, and what each of it is worth by the game's
own score.

So a guest sees what a deal makes before sending it, and no page counts points.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from whistclub.club.evening.figures import score_of
from whistclub.club.evening.settings import EveningSettings, Figures
from whistclub.club.evening.terms import TRICKS, EveningTerms, terms_of
from whistclub.rules.entry import Choice, Declarers
from whistclub.wire import evening as wire

_BY: Final[dict[Declarers, tuple[tuple[int, ...], ...]]] = {
    "nobody": ((),),
    "side": ((0,),),
    "player": ((0,),),
    "pair": ((0, 2),),
    "partners": ((0,), (0, 2)),
    "each": ((0,),),
}
"""Seats that declare, for the worth of a choice: every game scores all seats alike, and of each alone the sum."""


def choices_of(settings: EveningSettings) -> tuple[wire.EntryChoice, ...]:
    """The choices of an evening; none where points are entered, and on line."""
    if settings.place != "cards" or settings.enter != "tricks":
        return ()
    return _choices(terms_of(settings))


@lru_cache(maxsize=32)
def _choices(terms: EveningTerms) -> tuple[wire.EntryChoice, ...]:
    return tuple([_encoded(choice, terms) for choice in terms.choices])


def _encoded(choice: Choice, terms: EveningTerms) -> wire.EntryChoice:
    return wire.EntryChoice(
        key=choice.key,
        declarers=choice.declarers,
        outcome=choice.outcome,
        undertaken=choice.undertaken,
        avoids=choice.avoids,
        number=choice.number,
        times=choice.times,
        counts=choice.counts,
        name=choice.name,
        about=choice.about,
        card=choice.card,
        worth=tuple([_worth(figures, terms) for figures in _outcomes(choice)]),
    )


def _outcomes(choice: Choice) -> Iterator[Figures]:
    """The figures of a choice by 0 to 13 tricks, failed and made, or the one there is: without a partner, then with."""
    for by in _BY[choice.declarers]:
        said = Figures(played=choice.key, by=by)
        if choice.outcome == "tricks":
            yield from (replace(said, tricks=(won, TRICKS - won)) for won in range(TRICKS + 1))
        elif choice.declarers == "each":
            yield from (said, replace(said, kept=by))
        elif choice.outcome == "made":
            yield from (replace(said, made=made) for made in (False, True))
        else:
            yield said


def _worth(figures: Figures, terms: EveningTerms) -> tuple[int, int]:
    """The points, or drive tricks, of the declaring side and of the others: the seats N and E."""
    score = score_of(figures, terms)
    values = score.drive_tricks if terms.measure == "drive_tricks" else score.points
    return values[0], values[1]
