"""`whist games`: the games with their presets and options."""

from collections.abc import Sequence

from whistclub.games.registry import GAMES, Preset, make_game, presets_of, profile_of
from whistclub.messages import Catalogue
from whistclub.rules.options import Spec, specs
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.choices import game_key
from whistclub.terminal.commands.context import Context
from whistclub.terminal.texts.games import game_about, game_name
from whistclub.terminal.texts.presets import convention_name, option_about, preset_about


def games(context: Context, game: str | None, *, as_json: bool) -> int:
    """Lists the games, or tells one with all its options."""
    keys = [game_key(game)] if game else list(GAMES)
    infos = tuple(game_info(context.catalogue, key) for key in keys)
    lines: list[str] = []
    for info in infos:
        lines += [*([""] if lines else []), *game_lines(context.catalogue, info, whole=bool(game))]
    if not game:
        lines += ["", context.catalogue.format("cli-games-more", example=f"whist games {keys[0]}")]
    return context.answer(doc.Games(games=infos), lines, as_json=as_json)


def game_info(catalogue: Catalogue, key: str) -> doc.GameInfo:
    """A game with its options and presets."""
    game = make_game(key, {})
    table = specs(type(game.options))
    return doc.GameInfo(
        key=key,
        name=game_name(key, catalogue),
        about=game_about(key, catalogue),
        seats=game.seats,
        sides=game.sides,
        rules=game.version,
        options=tuple(_option(catalogue, key, spec) for spec in table),
        presets=tuple(_preset(catalogue, preset, table) for preset in presets_of(key)),
        conventions={choice.name: choice.values for choice in profile_of(key).convention_choices},
    )


def _option(catalogue: Catalogue, game: str, spec: Spec) -> doc.Option:
    about = option_about(game, spec.name, catalogue)
    return doc.Option(name=spec.name, default=spec.write(spec.default), valid=spec.valid(), about=about)


def _preset(catalogue: Catalogue, preset: Preset, table: Sequence[Spec]) -> doc.Preset:
    by_name = {spec.name: spec for spec in table}
    return doc.Preset(
        name=preset.name,
        about=preset_about(preset.name, catalogue),
        changes={name: by_name[name].write(value) for name, value in preset.changes.items()},
        accepts=tuple(spec.name for spec in table if preset.accepts is None or spec.name in preset.accepts),
    )


def game_lines(catalogue: Catalogue, info: doc.GameInfo, *, whole: bool) -> list[str]:
    """A game as lines; `whole` adds what each option and each choice of the convention card is about, its default and
    what it takes.
    """
    lines = [catalogue.format("cli-game", key=info.key, about=info.about, name=info.name)]
    lines += [catalogue.format("cli-preset", name=preset.name, about=preset.about) for preset in info.presets]
    if not whole:
        names = ", ".join(option.name for option in info.options)
        return [*lines, catalogue.format("cli-options", names=names)]
    for option in info.options:
        lines.append(
            catalogue.format(
                "cli-option", name=option.name, about=option.about, default=option.default, valid=option.valid
            )
        )
    for name, values in info.conventions.items():
        about, valid = convention_name(info.key, name, catalogue), ", ".join(values)
        lines.append(
            catalogue.format("cli-convention", name=name, about=about, default=values[0], valid=valid)
        )
    return lines
