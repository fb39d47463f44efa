"""Presets, options and convention cards in words, and the rules that a game is played by."""

from whistclub.games.registry import GAMES, Preset, game_of_preset, presets_of
from whistclub.messages import Catalogue
from whistclub.messages.keys import hyphened
from whistclub.rules.conventions import Conventions
from whistclub.terminal.texts.words import Words, options_text


def preset_about(name: str, catalogue: Catalogue) -> str:
    """Returns what a preset is about; its name where no message says it."""
    return catalogue.format_or(f"preset-{hyphened(name)}", name.replace("_", " "))


def option_about(game: str, name: str, catalogue: Catalogue) -> str:
    """Returns what an option of a game is about; its name where no message says it.

    The game's own message comes first: two packages may have options of one name that are about different things.
    """
    return _words(catalogue, "option", game, name, name)


def value_word(text: str, catalogue: Catalogue) -> str:
    """Returns the value of an option in words; as it is written where no message says it, as for a number."""
    return catalogue.format_or(f"app-value-{hyphened(text)}", text)


def preset_lines(words: Words) -> list[str]:
    """Returns the rules a game is played by: the preset that comes nearest, and the options that differ from it."""
    if words.game.key not in GAMES:
        return []
    chosen = options_text(words.game.options)
    ways = [(preset, _differing(preset, chosen)) for preset in presets_of(words.game.key)]
    if not ways:
        return []
    best, differing = min(ways, key=lambda way: len(way[1]))
    lines = [words.say("cli-preset", name=best.name, about=preset_about(best.name, words.catalogue))]
    if differing:
        names = ", ".join(f"{name}={value}" for name, value in differing.items())
        lines.append(words.say("cli-options", names=names))
    return lines


def convention_name(game: str, name: str, catalogue: Catalogue) -> str:
    """Returns what a choice on a game's convention card is about; its name where no message says it."""
    return _words(catalogue, "convention", game, name, name)


def convention_value(game: str, name: str, value: str, catalogue: Catalogue) -> str:
    """Returns a value on a game's convention card in a few words; the value where no message says it."""
    return _words(catalogue, "convention", game, f"{name}-{value}", value)


def convention_lines(words: Words, chosen: Conventions) -> list[str]:
    """Returns the convention card of a table, a line a choice, those that are not the usual ones marked; none in a game
    without one.
    """
    game, choices = words.game.key, words.profile.convention_choices
    lines = [words.say("convention-agreed")] if choices else []
    for choice in choices:
        value = chosen.get(choice.name, choice.values[0])
        key = "convention-agreed-usual" if value == choice.values[0] else "convention-agreed-changed"
        name = convention_name(game, choice.name, words.catalogue)
        worded = convention_value(game, choice.name, value, words.catalogue)
        lines.append(words.say(key, name=name, value=worded))
    return lines


def _words(catalogue: Catalogue, kind: str, game: str, name: str, bare: str) -> str:
    """Returns the game's own message, else the one for all games, else the bare name."""
    shared = catalogue.format_or(hyphened(f"{kind}-{name}"), bare.replace("_", " "))
    return catalogue.format_or(hyphened(f"{kind}-{game}-{name}"), shared)


def _differing(preset: Preset, chosen: dict[str, str]) -> dict[str, str]:
    """Returns the options that are set otherwise than by the preset."""
    usual = options_text(game_of_preset(preset.name, {}).options)
    return {name: value for name, value in chosen.items() if usual[name] != value}
