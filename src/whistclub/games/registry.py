"""The list of the games, of their presets and of their profiles."""

from collections.abc import Mapping
from typing import Any, Final

from whistclub.cards.errors import BadOption, Reason, reason
from whistclub.games.base import Preset
from whistclub.games.discovery import Entry, Kind, all_entries
from whistclub.rules.conventions import Conventions, Named
from whistclub.rules.game import Game
from whistclub.rules.match import Played
from whistclub.rules.options import Value, make_options, read_values, specs
from whistclub.rules.profile import Profile, load_named

__all__ = [
    "GAMES", "PRESETS", "PROBLEMS", "Preset", "daily_options", "daily_presets", "game_kind", "game_of_preset", "games_in_order", "make_game",
    "named_cards", "preset_named", "presets_of", "profile_of", "rules_pages",
]  # fmt: skip

_PROBLEMS: Final[list[Reason]] = []
_ENTRIES: Final[dict[str, Entry]] = all_entries(_PROBLEMS)

PROBLEMS: Final = tuple(_PROBLEMS)
"""Games of other packages that are left out, and why: for a warning."""

GAMES: Final[dict[str, Kind]] = {key: entry.kind for key, entry in _ENTRIES.items()}
"""Every game by its key; called with its options it makes the game."""

PRESETS: Final[dict[str, Preset]] = {
    preset.name: preset for entry in _ENTRIES.values() for preset in entry.presets
}
"""Every preset by its name; the first of a game is what a player gets without choosing."""


def profile_of(key: str) -> Profile:
    """The profile of the game with this key. Raises BadOption for a game nobody knows."""
    game_kind(key)
    return _ENTRIES[key].profile


def named_cards(game: Game, played: Played, conventions: Conventions) -> tuple[Named, ...]:
    """The cards of an open deal that kept a convention, by the card of its table; none where the game has no names for
    them.
    """
    naming = profile_of(game.key).naming
    found: tuple[Named, ...] = load_named(naming)(game, played, conventions) if naming else ()
    return found


def games_in_order() -> tuple[str, ...]:
    """The keys of the games in the order in which faces list them."""
    return tuple(sorted(GAMES, key=lambda key: (profile_of(key).order, key)))


def rules_pages() -> tuple[str, ...]:
    """The rules pages of all games, in the order in which faces list them."""
    return tuple(page for key in games_in_order() for page in profile_of(key).pages or (key,))


def daily_presets() -> tuple[str, ...]:
    """The presets with a deal of the day, in the order in which faces list their games."""
    return tuple(deal.preset for key in games_in_order() for deal in profile_of(key).daily)


def daily_options(preset: str) -> dict[str, str]:
    """The options, as text, of this preset's deal of the day. Raises BadOption for a preset that has none."""
    found = {deal.preset: dict(deal.options) for deal in profile_of(preset_named(preset).game).daily}
    try:
        return found[preset]
    except KeyError:
        raise BadOption(reason("daily-none", preset=preset, valid=", ".join(daily_presets()))) from None


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


def game_kind(key: str) -> Kind:
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


def _options_type(kind: Kind) -> Any:
    return kind.options_type  # type: ignore[attr-defined]
