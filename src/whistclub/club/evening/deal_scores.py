"""The score of a deal that was played at a table of the club: its points, and its drive tricks; and its figures, as
with real cards.
"""

from typing import Any

from whistclub.club.evening.settings import Figures
from whistclub.club.evening.terms import TRICKS, EveningTerms
from whistclub.evenings.results import DealScore, TableResult
from whistclub.games.registry import profile_of
from whistclub.rules.entry import Choice, DealFacts
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played

_UNCOUNTED = frozenset({"stop", "dropped"})


def result_of_match(match: Match) -> TableResult:
    """The result of a match so far: its deals that were played to an end."""
    return TableResult(tuple([deal_score(match.game, played) for played in match.deals if _counts(played)]))


def _counts(played: Played) -> bool:
    return played.result is not None and (played.ending is None or played.ending.kind not in _UNCOUNTED)


def deal_score(game: Game, played: Played) -> DealScore:
    """The score of one deal. Drive tricks are tricks taken and, where tricks are avoided, 13 less the tricks taken."""
    points = () if played.result is None else played.result.points
    if game.sides != 2 or game.seats != 4:
        return DealScore((0, 0), points)
    return DealScore(_drive_tricks(game, played), points)


def _drive_tricks(game: Game, played: Played) -> tuple[int, int]:
    moment = game.moment(_last_view(game, played))
    won = moment.tricks
    if len(won) != 4:
        return (0, 0)
    north, east, south, west = won
    ours, theirs = north + south, east + west
    is_low = moment.contract in profile_of(game.key).avoided
    ours, theirs = _with_the_rest(played, ours, theirs, is_low=is_low)
    if is_low:
        return (TRICKS - ours, TRICKS - theirs)
    return (ours, theirs)


def _with_the_rest(played: Played, ours: int, theirs: int, *, is_low: bool) -> tuple[int, int]:
    """The tricks with those that a claim or a concession gave away; in a Low the conceder's side takes them."""
    ending, rest = played.ending, TRICKS - ours - theirs
    if ending is None or ending.seat is None:
        return ours, theirs
    takes = ending.all_tricks if ending.kind == "claim" else is_low
    return (ours + rest, theirs) if (ending.seat % 2 == 0) == takes else (ours, theirs + rest)


def figures_of(game: Game, played: Played, terms: EveningTerms) -> Figures:
    """The figures that a table with real cards would enter for a deal played to its end; its points where facts are not
    asked.

    What a drive does not play (a special that somebody called all the same) counts by its tricks.
    """
    entry = profile_of(game.key).entry
    if entry is None or not terms.choices:
        return Figures(points=() if played.result is None else played.result.points)
    facts = entry.facts(_last_position(game, played))
    choice = next((one for one in terms.choices if one.key == facts.played), terms.choices[0])
    return _figures(facts, choice, terms)


def _figures(facts: DealFacts, choice: Choice, terms: EveningTerms) -> Figures:
    own = facts.by[0] if facts.by and terms.sides == 2 else 0
    tricks = (facts.tricks, TRICKS - facts.tricks)
    if own:
        tricks = (tricks[1], tricks[0])
    return Figures(
        played=choice.key,
        by=() if choice.declarers == "nobody" else tuple(map(int, facts.by)),
        tricks=tricks if choice.outcome == "tricks" else None,
        made=facts.made if choice.outcome == "made" and choice.declarers != "each" else None,
        kept=tuple(map(int, facts.kept)),
    )


def _last_view(game: Game, played: Played) -> Any:
    """The view that everybody has at the end of the deal."""
    return game.view(_last_position(game, played), None)


def _last_position(game: Game, played: Played) -> Any:
    position: Any = game.start(played.deal, played.setting)
    for seat, action in played.acts:
        position = position.play(seat, action)
    return position
