"""The statistics of a person's matches, by game and preset: a pure fold over the tables of a log.

They count matches that are over and had exactly one person, none that tries a deal again. Assisted matches, with an undo or a hint, are counted
separately.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from whistclub.club.own_games import GameSummary
from whistclub.club.store.log import Log
from whistclub.club.table.entries import AnyEntry
from whistclub.club.table.fold import fold_all
from whistclub.club.table.state import TableState
from whistclub.club.tally import GameTally, Tally
from whistclub.games.registry import game_of_preset, presets_of
from whistclub.rules.actions import Play
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.options import options_mapping
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult, MatchResult

_TWO_SIDES: Final = 2


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a person's match.

    `won` is None if the match was stopped before anyone had won it. `score` is the final score of the person's side. `deals`
    has the points of each deal: those of the person's side, less those of the other side where there are two. `is_daily` is true of a
    deal of the day at a table, which is no match to be counted; a solitaire's is.
    """

    game: str
    preset: str
    ended_ms: int
    assisted: bool
    won: bool | None
    score: int
    deals: tuple[int, ...]
    is_solitaire: bool = False
    is_daily: bool = False


def statistics(log: Log) -> tuple[GameTally, ...]:
    """The tallies of all matches of the log, in the order of the games and presets. Raises BadFile, BadRecord."""
    found = (outcome(log.read(table.id)) for table in log.tables() if table.ended)
    return tallies([one for one in found if one is not None])


def outcome(entries: Sequence[AnyEntry]) -> Outcome | None:
    """The outcome of the match; None if it is not over, had not exactly one person, or counts nowhere. Raises BadRecord."""
    state = fold_all(entries)
    result = state.match.result
    if result is None or len(state.people) != 1 or not _counts(state):
        return None
    return _outcome(state, state.people[0], result, entries[-1].at_ms)


def outcome_of(entries: Sequence[AnyEntry], seat: Seat) -> Outcome | None:
    """The outcome for the person in this seat, with any number of people at the table; None if the match is not over, or tries a deal again."""
    state = fold_all(entries)
    if state.match.result is None or not _counts(state):
        return None
    return _outcome(state, seat, state.match.result, entries[-1].at_ms)


def _counts(state: TableState) -> bool:
    """False for a deal that was tried again, and for a guided one."""
    return state.opened.tried is None and not state.opened.lesson


def summary_of(entries: Sequence[AnyEntry]) -> GameSummary | None:
    """The match in short; None if it is not over. Raises BadRecord."""
    state = fold_all(entries)
    result = state.match.result
    if result is None:
        return None
    return GameSummary(
        preset=state.opened.preset,
        daily=state.opened.dealing.daily,
        ended_ms=entries[-1].at_ms,
        score=tuple(result.score),
        winners=tuple(sorted(result.winners)),
        stopped=state.match.stopped,
        names=tuple(sitter.name for sitter in state.sitters),
        bots=tuple(seat for seat, sitter in enumerate(state.sitters) if sitter.bot),
        deals=len(_counted_results(state.match)),
        thrown_in=sum(map(_is_thrown_in, state.match.deals)),
    )


def tallies(outcomes: Iterable[Outcome]) -> tuple[GameTally, ...]:
    """The outcomes summed up by game and preset, in alphabetical order."""
    groups: dict[tuple[str, str], list[Outcome]] = {}
    for one in sorted((one for one in outcomes if not one.is_daily), key=lambda one: one.ended_ms):
        groups.setdefault((one.game, one.preset), []).append(one)
    return tuple(
        GameTally(
            game=game,
            preset=preset,
            is_campaign=_is_campaign(preset),
            unassisted=tally([one for one in group if not one.assisted]),
            assisted=tally([one for one in group if one.assisted]),
        )
        for (game, preset), group in sorted(groups.items())
    )


def tally(outcomes: Sequence[Outcome]) -> Tally:
    """The sum of these matches, which are in the order they ended."""
    won = [one for one in outcomes if one.won]
    points = [each for one in outcomes for each in one.deals]
    scores = [one.score for one in outcomes]
    streak, longest = _streaks(outcomes)
    return Tally(
        matches=len(outcomes),
        won=len(won),
        lost=sum(one.won is False for one in outcomes),
        stopped=sum(one.won is None for one in outcomes),
        streak=streak,
        longest_streak=longest,
        score_average=_average(scores),
        score_best=max(scores, default=None),
        deals=len(points),
        deal_average=_average(points),
        deal_best=max(points, default=None),
        fewest_deals=min((len(one.deals) for one in won), default=None),
    )


def nearest_preset(game: Game) -> str:
    """The preset whose options differ least from the game's; the first one of several."""
    chosen = options_mapping(game.options)

    def difference(name: str) -> int:
        defaults = options_mapping(game_of_preset(name, {}).options)
        return sum(defaults[option] != value for option, value in chosen.items())

    return min((preset.name for preset in presets_of(game.key)), key=difference)


def _outcome(state: TableState, seat: Seat, result: MatchResult, ended_ms: int) -> Outcome:
    match, game = state.match, state.game
    side = seat % game.sides
    won = None if match.stopped and not result.winners else side in result.winners
    return Outcome(
        game=game.key,
        preset=nearest_preset(game),
        ended_ms=ended_ms,
        assisted=any(played.assisted for played in match.deals),
        won=won,
        score=result.score[side],
        deals=tuple(_points(result, side) for result in _counted_results(match)),
        is_solitaire=game.seats == 1,
        is_daily=bool(state.opened.dealing.daily) and game.seats > 1,
    )


def _counted_results(match: Match) -> list[DealResult]:
    """The results of the deals that count: all but those dropped, or running when the match was stopped."""
    return [
        played.result for played in match.deals if played.result is not None and not _is_cut_short(played)
    ]


def _is_cut_short(played: Played) -> bool:
    return played.ending is not None and played.ending.kind in {"dropped", "stop"}


def _is_thrown_in(played: Played) -> bool:
    """True of a deal that ended by its calls: nobody ended it, and no card was played."""
    is_over = played.result is not None and played.ending is None
    return is_over and not any(isinstance(action, Play) for _, action in played.acts)


def _points(result: DealResult, side: int) -> int:
    points = result.points
    return points[side] - points[1 - side] if len(points) == _TWO_SIDES else points[side]


def _streaks(outcomes: Sequence[Outcome]) -> tuple[int, int]:
    streak = longest = 0
    for one in outcomes:
        if one.won is not None:
            streak = streak + 1 if one.won else 0
            longest = max(longest, streak)
    return streak, longest


def _average(numbers: Sequence[int]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def _is_campaign(preset: str) -> bool:
    game = game_of_preset(preset, {})
    return game.seats == 1 and getattr(game.options, "scoring", "campaign") == "campaign"
