"""The list of the games and of their presets."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadOption, reason
from whistclub.games.german_whist import GermanWhist
from whistclub.games.gongor import Gongor
from whistclub.games.hermits import Hermits
from whistclub.games.minnesota import Minnesota, MinnesotaOptions
from whistclub.games.solo import Solo
from whistclub.games.whist import Whist
from whistclub.rules.game import Game
from whistclub.rules.options import Value, make_options, read_values, specs

GAMES: Final[dict[str, Callable[[Any], Game]]] = {
    kind.key: kind
    for kind in (GermanWhist, Gongor, Hermits, Minnesota, Solo, Whist)
}  # fmt: skip
"""Every game by its key; called with its options it makes the game."""


class Preset(msgspec.Struct, frozen=True):
    """A name for options of one game: what it changes, and which options a table may still set.

    `accepts` None means every option.
    """

    name: str
    game: str
    changes: Mapping[str, Value]
    accepts: frozenset[str] | None = None


def _whole(game: str) -> Preset:
    return Preset(game, game, {})


_MINNESOTA: Final = frozenset(spec.name for spec in specs(MinnesotaOptions)) - {
    "overcall",
    "failed_special",
    "stake",
}
_TO_WHEN: Final = frozenset({"target", "max_deals"})

PRESETS: Final[dict[str, Preset]] = {
    preset.name: preset
    for preset in (
        _whole("gongor"),
        Preset("gongor_points", "gongor", {"scoring": "points"}),
        _whole("hermits"),
        Preset("hermits_eight_tricks", "hermits", {"deck": "eight_tricks"}),
        Preset("minnesota", "minnesota", {}, _MINNESOTA),
        Preset("minnesota_double", "minnesota", {"failed_grand_points": 2}, _MINNESOTA),
        Preset(
            "norwegian",
            "minnesota",
            {
                "bidding": "spoken",
                "high_lead": "left_of_grander",
                "low_lead": "right_of_bidder",
                "grand_points": 4,
                "nullo_points": 2,
                "failed_grand_points": 8,
                "low_scoring": "winner_plus",
                "target": 50,
            },
            _TO_WHEN,
        ),
        Preset("european", "minnesota", {"colours": "red_high"}, _MINNESOTA),
        Preset(
            "south_dakota",
            "minnesota",
            {"trump": "first_lead", "high_lead": "grander", "failed_grand": "grander_loses", "target": 11},
            _TO_WHEN | {"colours", "two_card_signal"},
        ),
        Preset(
            "askov",
            "minnesota",
            {"overcall": "askov", "failed_grand_points": 2, "target": 15},
            frozenset(spec.name for spec in specs(MinnesotaOptions)) - {"bidding", "trump", "overcall"},
        ),
        _whole("solo"),
        Preset("solo_units", "solo", {"scoring": "units"}),
        _whole("whist"),
        Preset("whist_rubber", "whist", {"rubber": True}),
        _whole("german_whist"),
    )
}
"""Every preset by its name; the first of a game is what a player gets without choosing."""


def preset_named(name: str) -> Preset:
    """The preset. Raises BadOption naming the valid ones."""
    try:
        return PRESETS[name]
    except KeyError:
        raise BadOption(reason("preset-unknown", name=name[:40], valid=", ".join(PRESETS))) from None


def presets_of(game: str) -> tuple[Preset, ...]:
    """The presets of a game, its default first. Raises BadOption for a game nobody knows."""
    game_kind(game)
    return tuple(preset for preset in PRESETS.values() if preset.game == game)


def game_kind(key: str) -> Callable[[Any], Game]:
    """The game with this key, to be made from its options. Raises BadOption naming the valid ones."""
    try:
        return GAMES[key]
    except KeyError:
        raise BadOption(reason("game-unknown", name=key[:40], valid=", ".join(GAMES))) from None


def make_game(key: str, values: Mapping[str, Value]) -> Game:
    """A game with these options, the rest by default. Raises BadOption."""
    kind = game_kind(key)
    return kind(make_options(_options_type(kind), values))


def game_of_preset(name: str, written: Mapping[str, str]) -> Game:
    """The preset's game with further options given as text.

    Raises BadOption for an unknown preset, option or value, and for an option this preset does not accept.
    """
    preset = preset_named(name)
    kind = game_kind(preset.game)
    chosen = read_values(_options_type(kind), written)
    for option in chosen:
        if preset.accepts is not None and option not in preset.accepts:
            valid = ", ".join(spec.name for spec in specs(_options_type(kind)) if spec.name in preset.accepts)
            raise BadOption(reason("option-refused-here", name=option, preset=name, valid=valid))
    return make_game(preset.game, {**preset.changes, **chosen})


def _options_type(kind: Callable[[Any], Game]) -> Any:
    return kind.options_type  # type: ignore[attr-defined]
