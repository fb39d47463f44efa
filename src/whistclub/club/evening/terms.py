"""The terms of an evening: what its settings mean for tables, deals and figures."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from whistclub.cards.errors import BadOption, reason
from whistclub.club.evening.settings import MOST_DEALS, EveningSettings, LevelTables
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.movement import Movement
from whistclub.evenings.results import DealScore, Measure, TableResult, total, winner
from whistclub.evenings.seating import Side
from whistclub.games.registry import game_of_preset, games_in_order, presets_of, profile_of
from whistclub.rules.dealt import pattern_of, setting_of
from whistclub.rules.entry import Choice
from whistclub.rules.game import Game
from whistclub.rules.partnership import game_over
from whistclub.rules.seats import FOUR

_SAME_DEALS: Final = frozenset({"compass"})
"""The formats in which all tables play the same deals, so that no table plays one more."""

_PARTING_LOSERS: Final = frozenset({"progressive", "semi_partner"})
"""The formats that part the losers, one up and one down, so that there may be ladies and gents."""

TRICKS: Final = 13
"""The tricks of a drive's deals: 52 cards for four."""


class EveningTerms(msgspec.Struct, frozen=True):
    """The terms of an evening.

    `has_winner` is false where a table is never level: in a game without sides, and where all tables play the same
    deals. `target` ends a table that plays a full game, None for a number of deals, of which there are `deals`, or at
    most so many. `level` says what deals beyond those are for. `least` and `most` bound the points of a deal, which sum
    to nothing under `zero_sum`. `choices` are what may have been played in a deal, none where deals are entered by
    their points.
    """

    movement: Movement
    sides: int
    measure: Measure
    game: Game
    has_winner: bool
    deals: int
    target: int | None
    level: LevelTables
    choices: tuple[Choice, ...]
    least: int
    most: int
    zero_sum: bool


def terms_of(settings: EveningSettings) -> EveningTerms:
    """The terms of these settings. Raises BadOption for a game or a format that there is not."""
    options = tuple(sorted(settings.options.items()))
    return _terms(
        settings.format,
        settings.pairing,
        settings.preset,
        options,
        settings.length,
        settings.deals,
        settings.level,
    )


def usual_settings(name: str, key: str) -> EveningSettings:
    """The settings of an evening in this format before anything is chosen.

    The ladder is its source's: the club's first game for four in pairs, a whole one each round. Every other format is a
    drive or a tournament: plain tricks, four deals a round, and trumps in turn.
    """
    if key != "ladder":
        return EveningSettings(name=name, format=key)
    preset = next(
        presets_of(game)[0].name
        for game in games_in_order()
        if _is_for_pairs(game_of_preset(presets_of(game)[0].name, {}))
    )
    return EveningSettings(name=name, format=key, preset=preset, length="game", trumps="game")


def _is_for_pairs(game: Game) -> bool:
    return game.seats == len(FOUR) and game.sides == 2


def tricks_of(game: Game) -> int:
    """The tricks of the first deal of a match, which are the cards of a hand."""
    return pattern_of(game, game.pack.mask(game.stock.cards), setting_of(game, FOUR[0])).sizes[0]


def check_settings(settings: EveningSettings) -> None:
    """Raises BadOption for settings that make no evening."""
    terms = terms_of(settings)
    game = game_of_preset(settings.preset, settings.options)
    if game.seats != len(FOUR):
        raise BadOption(reason("evening-game-of-four"))
    if terms.measure == "drive_tricks" and tricks_of(game) != TRICKS:
        raise BadOption(reason("evening-tricks-of-deal", count=tricks_of(game), wanted=TRICKS))
    if terms.sides != 2 and settings.format != "individual":
        raise BadOption(reason("evening-game-without-pairs"))
    if terms.sides == 2 and terms.movement.measure == "drive_tricks" and settings.enter != "tricks":
        raise BadOption(reason("evening-tricks-wanted"))
    if settings.place == "cards" and settings.enter == "tricks" and not terms.choices:
        raise BadOption(reason("evening-points-wanted"))
    if settings.has_parts and settings.format not in _PARTING_LOSERS:
        raise BadOption(reason("evening-parts-in-drives"))
    if terms.movement.least_tables > settings.tables:
        raise BadOption(reason("evening-tables", least=terms.movement.least_tables))
    if not settings.name.strip() or not settings.name.isprintable() or not settings.where.isprintable():
        raise BadOption(reason("evening-name"))
    if not settings.currency.isprintable():
        raise BadOption(reason("evening-currency"))


def level_of(asked: EveningSettings) -> LevelTables:
    """The rule on level tables of new settings."""
    return "cut" if asked.level == "cut" and asked.place == "cards" else "decide"


def holds_same_cards(terms: EveningTerms) -> bool:
    """True if all tables of a round hold the same cards, dealt by the same seat."""
    return terms.sides == 2 and not terms.has_winner


def counted(result: TableResult, terms: EveningTerms) -> TableResult:
    """The result with the number of its deals that count, where not all do."""
    if terms.level == "count" or not terms.has_winner:
        return result
    return msgspec.structs.replace(result, counted=terms.deals)


def result_of(result: TableResult, terms: EveningTerms) -> Side | None:
    """The side that won a table, None for a level one and in a game without sides."""
    return winner(counted(result, terms), terms.measure) if terms.sides == 2 else None


def is_level(result: TableResult, terms: EveningTerms) -> bool:
    """True if the table needs a winner and has none."""
    return terms.has_winner and result_of(result, terms) is None


def is_over(result: TableResult, terms: EveningTerms) -> bool:
    """True if nothing more is played at a table with this result."""
    count = len(result.deals)
    if is_level(result, terms) and terms.level != "cut":
        return False
    if terms.target is None or not terms.has_winner:
        return count >= terms.deals
    return game_over(total(result, "points"), count, terms.target, None) or count >= terms.deals


def deals_needed(result: TableResult, terms: EveningTerms, *, over: bool) -> int:
    """The number of deals that a table plays as far as is known, 0 for a full game that is not over."""
    count = len(result.deals)
    if over:
        return count
    if terms.target is not None and terms.has_winner:
        return 0
    return max(terms.deals, count + 1)


def may_play(scores: Sequence[DealScore], terms: EveningTerms) -> bool:
    """True if another deal may follow these, should all of them come to stand."""
    return not is_over(TableResult(tuple(scores)), terms)


@lru_cache(maxsize=64)
def _terms(
    key: str,
    pairing: str,
    preset: str,
    options: tuple[tuple[str, str], ...],
    length: str,
    deals: int,
    level: LevelTables,
) -> EveningTerms:
    game = game_of_preset(preset, dict(options))
    formed = movement(key, pairing)
    has_winner = game.sides == 2 and key not in _SAME_DEALS
    target = getattr(game.options, "target", None)
    measure: Measure = formed.measure if game.sides == 2 else "points"
    is_game = length == "game" and has_winner
    least, most, zero_sum = _bounds(game)
    return EveningTerms(
        movement=formed,
        sides=game.sides,
        measure=measure,
        game=game,
        has_winner=has_winner,
        deals=_most_of_game(game, level) if is_game else deals,
        target=target if is_game and isinstance(target, int) else None,
        level=level,
        choices=_choices(game, measure),
        least=least,
        most=most,
        zero_sum=zero_sum,
    )


def _most_of_game(game: Game, level: LevelTables) -> int:
    """The most deals of a full game at a table, so that none holds up the rest. Evenings of before did not read the
    game's own number.
    """
    most = getattr(game.options, "max_deals", None)
    return min(MOST_DEALS, most) if isinstance(most, int) and level == "decide" else MOST_DEALS


def _choices(game: Game, measure: Measure) -> tuple[Choice, ...]:
    """The choices of what may have been played. A drive counts tricks, whoever declared, and plays no specials."""
    entry = profile_of(game.key).entry
    if entry is None:
        return ()
    found = entry.choices(game.options)
    if measure == "points":
        return found
    return tuple(
        msgspec.structs.replace(one, declarers="nobody", undertaken=0)
        for one in found
        if one.outcome == "tricks"
    )


def _bounds(game: Game) -> tuple[int, int, bool]:
    """The least and most points of a seat in a deal, and whether the points of a deal sum to nothing."""
    limits = profile_of(game.key).program.limits(game)
    return limits.least, limits.most, limits.zero_sum
