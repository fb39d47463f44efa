"""The statistics of a person's matches, by game and preset: a pure fold over the tables of a log.

In a log of one machine they count matches that are over and had exactly one person. For a person of a club they count
with any number of people, and deals also where no match of them was finished: of matches that go on, guided deals, and
deals of the day. Nothing that tries a deal again counts, and no prepared deal: somebody has chosen its cards. Assisted
matches, with an undo or a hint, are counted separately; guided deals are assisted.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from whistclub.club.bids_told import Told, tallied, told_in
from whistclub.club.own_games import GameSummary
from whistclub.club.store.logs.log import Log
from whistclub.club.table.entries import AnyEntry
from whistclub.club.table.log import fold_all
from whistclub.club.table.state import TableState
from whistclub.club.tally import GameTally, MatchTally
from whistclub.games.registry import game_of_preset, presets_of
from whistclub.rules.actions import Play
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.options import options_mapping
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult, MatchResult

_TWO_SIDES: Final = 2
_LATEST: Final = 60
"""So many deals of a game can be told apart as bars on a phone."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a person's match.

    `won` is None if the match was stopped before anyone had won it. `score` is the final score of the person's side.
    `deals` has the points of each deal: those of the person's side, less those of the other side where there are two.
    `won_after` is how many of them it took to win, None where the last one did. `is_match` is false where only the
    deals count: in a match that goes on, a guided deal, and a deal of the day at a table; a solitaire's is a match.
    """

    game: str
    preset: str
    ended_ms: int
    assisted: bool
    won: bool | None
    score: int
    deals: tuple[int, ...]
    is_solitaire: bool = False
    is_match: bool = True
    won_after: int | None = None
    bids: tuple[Told, ...] = ()


def statistics(log: Log) -> tuple[GameTally, ...]:
    """The tallies of all matches of the log, in the order of the games and presets. Raises BadFile, BadRecord."""
    found = (outcome(log.read(table.id)) for table in log.tables() if table.ended)
    return tallies([one for one in found if one is not None and one.is_match])


def outcome(entries: Sequence[AnyEntry]) -> Outcome | None:
    """The outcome of the match; None if it is not over, had not exactly one person, or counts nowhere. Raises
    BadRecord.
    """
    state = fold_all(entries)
    result = state.match.result
    is_counted = not _counts_nowhere(state) and not state.opened.lesson
    if result is None or len(state.people) != 1 or not is_counted:
        return None
    return _outcome(state, state.people[0], entries[-1].at_ms)


def outcome_of(entries: Sequence[AnyEntry], seat: Seat) -> Outcome | None:
    """The outcome for the person in this seat, with any number of people at the table; None if no deal is over, and for
    deals that count nowhere.
    """
    state = fold_all(entries)
    if _counts_nowhere(state):
        return None
    found = _outcome(state, seat, entries[-1].at_ms)
    return found if found.is_match or found.deals else None


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
        on_device=state.opened.on_device,
        counts=not _counts_nowhere(state) and not state.opened.lesson,
    )


def tallies(outcomes: Iterable[Outcome]) -> tuple[GameTally, ...]:
    """The outcomes summed up by game and preset, in alphabetical order."""
    groups: dict[tuple[str, str], list[Outcome]] = {}
    for one in sorted(outcomes, key=lambda one: one.ended_ms):
        groups.setdefault((one.game, one.preset), []).append(one)
    return tuple(
        GameTally(
            game=game,
            preset=preset,
            is_campaign=_is_campaign(preset),
            is_solitaire=game_of_preset(preset, {}).seats == 1,
            unassisted=tally([one for one in group if not one.assisted]),
            assisted=tally([one for one in group if one.assisted]),
            latest=tuple(points for one in group for points in one.deals)[-_LATEST:],
            bids=tallied(told for one in group for told in one.bids),
        )
        for (game, preset), group in sorted(groups.items())
    )


def tally(outcomes: Sequence[Outcome]) -> MatchTally:
    """The sum of these outcomes, which are in the order they ended; all have deals, and some are matches."""
    matches = [one for one in outcomes if one.is_match]
    won = [one for one in matches if one.won]
    points = [each for one in outcomes for each in one.deals]
    scores = [one.score for one in matches]
    streak, longest = _streaks(matches)
    return MatchTally(
        matches=len(matches),
        won=len(won),
        lost=sum(one.won is False for one in matches),
        stopped=sum(one.won is None for one in matches),
        streak=streak,
        longest_streak=longest,
        score_average=_average(scores),
        score_best=max(scores, default=None),
        deals=len(points),
        deal_average=_average(points),
        deal_best=max(points, default=None),
        fewest_deals=min((one.won_after or len(one.deals) for one in won), default=None),
    )


def nearest_preset(game: Game) -> str:
    """The preset whose options differ least from the game's; the first one of several."""
    chosen = options_mapping(game.options)

    def difference(name: str) -> int:
        defaults = options_mapping(game_of_preset(name, {}).options)
        return sum(defaults[option] != value for option, value in chosen.items())

    return min((preset.name for preset in presets_of(game.key)), key=difference)


def _counts_nowhere(state: TableState) -> bool:
    """True of a deal tried again, and of one that a teacher has prepared."""
    return state.opened.tried is not None or bool(state.opened.prepared)


def _outcome(state: TableState, seat: Seat, ended_ms: int) -> Outcome:
    match, game, lesson = state.match, state.game, bool(state.opened.lesson)
    side, result = seat % game.sides, match.result
    is_daily_deal = bool(state.opened.dealing.daily) and game.seats > 1
    return Outcome(
        game=game.key,
        preset=nearest_preset(game),
        ended_ms=ended_ms,
        assisted=lesson or any(played.assisted for played in match.deals),
        won=None if result is None else _is_won(match, result, side),
        score=(match.setting if result is None else result).score[side],
        deals=tuple(_points(result, side) for result in _counted_results(match)),
        bids=tuple(told for played in _counted(match) for told in told_in(game, played, seat)),
        is_solitaire=game.seats == 1,
        is_match=result is not None and not lesson and not is_daily_deal,
        won_after=None if result is None else result.won_after,
    )


def _is_won(match: Match, result: MatchResult, side: int) -> bool | None:
    return None if match.stopped and not result.winners else side in result.winners


def _counted_results(match: Match) -> list[DealResult]:
    return [played.result for played in _counted(match) if played.result is not None]


def _counted(match: Match) -> list[Played]:
    """The deals that count: all but those dropped, or running when the match was stopped."""
    return [played for played in match.deals if played.result is not None and not _is_cut_short(played)]


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
