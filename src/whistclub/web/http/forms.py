"""Games, presets and options as forms, made from the games' own Options."""

from functools import cache

from whistclub.games.registry import GAMES, Preset, daily_presets, game_of_preset, presets_of
from whistclub.rules.options import Spec, specs
from whistclub.web.http import types
from whistclub.web.http.links import Address
from whistclub.web.wire import messages, parts


def games(bots: tuple[str, ...], address: Address) -> types.Games:
    """All that can be played, against whom, what can be said, and where others come in."""
    return types.Games(
        games=_games(),
        bots=bots,
        phrases=tuple(parts.Phrase(name, key) for name, key in messages.PHRASES.items()),
        origin=address.origin,
        local=address.is_local,
    )


@cache
def _games() -> tuple[types.GameForm, ...]:
    return tuple(_game(key) for key in GAMES)


def _game(key: str) -> types.GameForm:
    presets = presets_of(key)
    game = game_of_preset(presets[0].name, {})
    options = specs(game.options_type)
    return types.GameForm(
        key=key,
        seats=game.seats,
        sides=game.sides,
        options=tuple(_option(spec) for spec in options),
        presets=tuple(_preset(preset, options) for preset in presets),
    )


def _option(spec: Spec) -> types.OptionForm:
    return types.OptionForm(
        name=spec.name,
        default=spec.write(spec.default),
        words=spec.words,
        switch=spec.is_switch,
        number=spec.takes_number,
        least=spec.least,
        most=spec.most,
        count=spec.count,
        none=spec.may_be_none,
    )


def _preset(preset: Preset, options: tuple[Spec, ...]) -> types.PresetForm:
    written = {spec.name: spec for spec in options}
    accepts = tuple(spec.name for spec in options if preset.accepts is None or spec.name in preset.accepts)
    changes = {name: written[name].write(value) for name, value in preset.changes.items()}
    return types.PresetForm(
        name=preset.name, changes=changes, accepts=accepts, daily=preset.name in daily_presets()
    )
