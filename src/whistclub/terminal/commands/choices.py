"""Games, presets, options and seeds as a command line names them."""

import secrets
from collections.abc import Sequence

from whistclub.cards.errors import BadOption, reason
from whistclub.games.registry import GAMES, PRESETS, game_of_preset, preset_named, presets_of, profile_of
from whistclub.rules.conventions import unusual_conventions
from whistclub.rules.game import Game
from whistclub.rules.options import specs
from whistclub.terminal.commands.context import Context


def chosen_preset(
    context: Context, name: str | None, preset: str | None, written: Sequence[str]
) -> tuple[str, dict[str, str]]:
    """Returns the name of the preset that a command line asks for, and the options it sets.

    Raises BadOption and CommandRefused.
    """
    if name is None:
        raise context.wrong("cli-which-game", valid=", ".join(GAMES))
    key = plain_key(name)
    if key not in GAMES and key not in PRESETS:
        raise _unknown(name)
    found = presets_of(key)[0] if key in GAMES else PRESETS[key]
    if preset is not None:
        asked = preset_named(plain_key(preset))
        if asked.game != found.game:
            valid = ", ".join(one.name for one in presets_of(found.game))
            raise BadOption(reason("preset-of-other-game", name=asked.name, game=found.game, valid=valid))
        found = asked
    return found.name, _options(context, written)


def chosen_table(
    context: Context, name: str | None, preset: str | None, written: Sequence[str]
) -> tuple[str, dict[str, str], dict[str, str]]:
    """Returns the preset that a command line asks for, the options it sets, and what it chooses on the convention card.

    Both are written as options. Raises BadOption and CommandRefused.
    """
    found, values = chosen_preset(context, name, preset, written)
    choices = profile_of(PRESETS[found].game).convention_choices
    options = [spec.name for spec in specs(type(game_of_preset(found, {}).options))]
    on_card = [choice.name for choice in choices if choice.name not in options]
    unknown = next((one for one in values if one not in {*options, *on_card}), None)
    if unknown is not None:
        valid = ", ".join([*options, *on_card])
        raise BadOption(reason("option-unknown", name=unknown[:40], valid=valid))
    chosen = {one: plain_key(value) for one, value in values.items() if one in on_card}
    plain = {one: value for one, value in values.items() if one not in on_card}
    return found, plain, unusual_conventions(choices, chosen)


def chosen_game(context: Context, name: str | None, preset: str | None, written: Sequence[str]) -> Game:
    """Returns the game that a command line asks for. Raises BadOption and CommandRefused."""
    return game_of_preset(*chosen_preset(context, name, preset, written))


def game_key(name: str) -> str:
    """Returns the key of the game that a game or a preset is called by. Raises BadOption."""
    key = plain_key(name)
    if key in PRESETS:
        return PRESETS[key].game
    if key not in GAMES:
        raise _unknown(name)
    return key


def _unknown(name: str) -> BadOption:
    games, presets = ", ".join(GAMES), ", ".join(PRESETS)
    return BadOption(reason("game-or-preset-unknown", name=name[:40], games=games, presets=presets))


def plain_key(name: str) -> str:
    """Returns a written name as a key: lower case, with underscores."""
    return name.strip().lower().replace("-", "_")


def seed_or_random(text: str | None) -> str:
    """Returns the seed text, with anything that is not UTF-8 replaced; without one 32 random bytes in hexadecimal."""
    if text is None:
        return secrets.token_hex(32)
    return text.encode(errors="surrogateescape").decode(errors="replace")


def _options(context: Context, written: Sequence[str]) -> dict[str, str]:
    options = {}
    for pair in written:
        name, sign, value = pair.partition("=")
        if not sign:
            raise context.wrong("cli-option-form", text=pair[:40])
        options[plain_key(name)] = value
    return options
