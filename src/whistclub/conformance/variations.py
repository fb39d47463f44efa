"""Every single option value of a preset: all words, and a few numbers of each kind."""

from collections.abc import Iterator

from whistclub.cards.errors import BadOption
from whistclub.games.registry import GAMES, Preset, game_of_preset
from whistclub.rules.options import Options, Spec, Value, specs

_EXTRA = (1, 2, 3)


def values_to_try(spec: Spec) -> tuple[Value, ...]:
    """Words, on and off, none, the least, the default and its neighbours, the most; each once."""
    found: list[Value] = [*spec.words]
    if spec.is_switch:
        found += [True, False]
    if spec.may_be_none:
        found.append(None)
    if spec.takes_number:
        found += _lists(spec) if spec.count else _numbers(spec)
    return tuple(
        value for place, value in enumerate(found) if spec.takes(value) and value not in found[:place]
    )


def _numbers(spec: Spec) -> list[Value]:
    usual = [spec.default + 1] if isinstance(spec.default, int) and not isinstance(spec.default, bool) else []
    bounds = [bound for bound in (spec.least, spec.most) if bound is not None]
    return [*bounds, *usual, _EXTRA[-1]]


def _lists(spec: Spec) -> list[Value]:
    """Ascending numbers from the least and up to the most, and some that do not ascend, which games may refuse."""
    least = spec.least or 0
    most = spec.most if spec.most is not None else least + spec.count + 1
    first = tuple(range(least, least + spec.count))
    last = tuple(range(most - spec.count + 1, most + 1))
    return [first, last, first[::-1], (first[0],) * spec.count, (*first[:-1], most)]


def variations(preset: Preset) -> Iterator[dict[str, str]]:
    """The preset as it is, then with each other value of each option it accepts, where the rules allow it.

    A target of none comes with a number of deals, as it must.
    """
    yield {}
    for spec in options_of(preset):
        for value in values_to_try(spec):
            if value == preset.changes.get(spec.name, spec.default):
                continue
            written = {spec.name: spec.write(value)}
            if spec.name == "target" and value is None:
                written["max_deals"] = "2"
            if _made(preset, written):
                yield written


def options_of(preset: Preset) -> tuple[Spec, ...]:
    """The options a table may set in this preset."""
    kind: type[Options] = GAMES[preset.game].options_type  # type: ignore[attr-defined]
    return tuple(spec for spec in specs(kind) if preset.accepts is None or spec.name in preset.accepts)


def _made(preset: Preset, written: dict[str, str]) -> bool:
    try:
        game_of_preset(preset.name, written)
    except BadOption:
        return False
    return True
