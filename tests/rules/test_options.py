"""Options: read, written, refused; the same for every game and preset."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from whistclub.cards.errors import BadOption
from whistclub.games.registry import GAMES, PRESETS, game_of_preset, make_game, preset_named, presets_of
from whistclub.rules.options import Options, make_options, options_mapping, read_values, specs


class Sample(Options, frozen=True, kw_only=True):
    """One of each kind."""

    word: Literal["red", "blue"] = "red"
    switch: bool = False
    number: Annotated[int, Meta(ge=1, le=9)] = 3
    maybe: Annotated[int, Meta(ge=1)] | None = None
    either: Annotated[int, Meta(ge=1)] | Literal["open"] = 16
    several: tuple[
        Annotated[int, Meta(ge=0, le=9)], Annotated[int, Meta(ge=0, le=9)], Annotated[int, Meta(ge=0, le=9)]
    ] = (1, 2, 3)


VALID = {
    "word": "red, blue",
    "switch": "on, off",
    "number": "1..9",
    "maybe": "1.., none",
    "either": "open, 1..",
    "several": "3 x 0..9",
}


def test_a_table_of_options_says_what_each_takes() -> None:
    assert VALID == {spec.name: spec.valid() for spec in specs(Sample)}


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("word", " Blue ", "blue"),
        ("switch", "on", True),
        ("switch", "OFF", False),
        ("switch", "yes", True),
        ("number", "9", 9),
        ("maybe", "none", None),
        ("maybe", "40", 40),
        ("either", "open", "open"),
        ("either", "7", 7),
        ("several", "4 5 6", (4, 5, 6)),
        ("several", "4,5,6", (4, 5, 6)),
    ],
)
def test_a_value_is_read_from_its_text(name: str, text: str, value: object) -> None:
    chosen = make_options(Sample, read_values(Sample, {name: text}))
    assert value == getattr(chosen, name)
    spec = next(spec for spec in specs(Sample) if spec.name == name)
    assert value == spec.read(spec.write(value))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("word", "green"),
        ("word", ""),
        ("word", "none"),
        ("switch", "maybe"),
        ("switch", "1"),
        ("number", "0"),
        ("number", "10"),
        ("number", "-1"),
        ("number", "3.5"),
        ("number", "three"),
        ("number", "\u00b2"),
        ("number", "99999999999"),
        ("number", "none"),
        ("maybe", "0"),
        ("either", "closed"),
        ("several", "1 2"),
        ("several", "1 2 3 4"),
        ("several", "1 2 x"),
        ("several", "1 2 10"),
    ],
)
def test_a_wrong_value_is_refused_with_the_valid_ones(name: str, text: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_values(Sample, {name: text})
    why = refused.value.reason
    assert ("option-value", name, VALID[name]) == (why.key, why.fact("name"), why.fact("valid"))


@pytest.mark.parametrize(
    ("name", "value"), [("word", 3), ("switch", 1), ("number", True), ("number", 10), ("several", (1, 2))]
)
def test_a_wrong_value_is_refused_when_options_are_made_too(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"option-value.*{name}"):
        make_options(Sample, {name: value})  # type: ignore[dict-item]


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    for refuse in (lambda: make_options(Sample, {"colour": 1}), lambda: read_values(Sample, {"colour": "1"})):
        with pytest.raises(BadOption) as refused:
            refuse()
        assert ("option-unknown", ", ".join(VALID)) == (
            refused.value.reason.key,
            refused.value.reason.fact("valid"),
        )


@pytest.mark.parametrize("name", PRESETS)
def test_the_options_of_every_preset_round_trip(name: str) -> None:
    game = game_of_preset(name, {})
    table = {spec.name: spec for spec in specs(type(game.options))}
    written = {option: table[option].write(value) for option, value in options_mapping(game.options).items()}
    again = make_game(game.key, read_values(type(game.options), written))
    assert (game, game.options) == (again, again.options)


def test_unknown_games_and_presets_are_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match=r"preset-unknown.*solo_units"):
        preset_named("bridge")
    with pytest.raises(BadOption, match=r"game-unknown.*solo"):
        presets_of("bridge")
    assert set(GAMES) == {preset.game for preset in PRESETS.values()}


def test_an_option_that_a_preset_does_not_accept_is_refused_by_name() -> None:
    with pytest.raises(BadOption) as refused:
        game_of_preset("norwegian", {"bidding": "cards"})
    why = refused.value.reason
    assert ("option-refused-here", "bidding", "norwegian") == (why.key, why.fact("name"), why.fact("preset"))


@pytest.mark.rule("S27", "S28", "S30", "S33", "S34", "S35")
@pytest.mark.parametrize(
    ("name", "valid"),
    [
        ("eldest_may_accept", "second_or_third, any, never"),
        ("unaccepted_proposal", "throw_in, solo_only, any_raise"),
        ("all_pass", "throw_in, general_misere"),
        ("scoring", "points, units"),
        ("unit", "1.."),
        ("deals", "1.., open"),
    ],
)
def test_what_the_options_of_solo_take(name: str, valid: str) -> None:
    found = {spec.name: spec.valid() for spec in specs(type(game_of_preset("solo", {}).options))}
    assert set(valid.split(", ")) == set(found[name].split(", "))


@pytest.mark.rule("W9", "W10", "W11", "W12")
def test_what_the_options_of_whist_take() -> None:
    found = {spec.name: spec.valid() for spec in specs(type(game_of_preset("whist", {}).options))}
    assert {
        "target": "1.., none",
        "max_deals": "1.., none",
        "rubber": "on, off",
        "honours": "on, off",
    } == found
