"""The profiles: what every game says of itself to the faces, and how rules are evaluated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from whistclub.cards.decktet import DECKTET
from whistclub.cards.french import FRENCH
from whistclub.games.registry import (
    GAMES,
    PRESETS,
    daily_options,
    daily_presets,
    game_of_preset,
    games_in_order,
    presets_of,
    profile_of,
    rules_pages,
)
from whistclub.games.stocks import stocks_of
from whistclub.messages.catalogue import Catalogue
from whistclub.messages.pages import page
from whistclub.rules.actions import Bid, Call, Lay, Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.conditions import (
    Rule,
    When,
    act_facts,
    all_matches,
    among,
    arguments,
    equals,
    first_match,
    given,
    has,
    has_partner,
    has_viewer,
    holds,
    is_set,
    matches,
    option_facts,
    view_facts,
)
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.options import specs
from whistclub.rules.profile import BrowserTexts, Profile, load_named
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

EVERY_GAME = pytest.mark.parametrize("key", GAMES)


def rules_of(profile: Profile) -> Iterator[Rule]:
    for name in profile.terminal.__struct_fields__:
        value = getattr(profile.terminal, name)
        if isinstance(value, tuple):
            yield from (one for one in value if isinstance(one, Rule))


def moments(game: Game, seed: str, deals: int = 3) -> Iterator[View]:
    """The views of all who act, and a spectator's, in deals played at random."""
    rng = Random(seed)
    for number in range(deals):
        setting = game.first_setting(Seat(rng.randrange(game.seats)))
        position = game.start(deal_from_seed(seed_from_text(f"{seed} {number}"), game, 1), setting)
        while position.to_act():
            for seat in sorted(position.to_act()):
                yield game.view(position, seat)
            yield game.view(position, None)
            seat = rng.choice(sorted(position.to_act()))
            position = position.play(seat, rng.choice(position.legal(seat)))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_moment_has_a_guide_whose_message_is_filled(preset: str) -> None:
    game = game_of_preset(preset, {})
    texts, catalogue = profile_of(game.key), Catalogue("en")
    for view in moments(game, preset):
        facts = view_facts(view, game.options)
        rule = first_match(texts.terminal.guide, facts)
        assert rule is not None
        assert catalogue.format(rule.key, **arguments(rule, facts))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_act_but_a_play_is_explained(preset: str) -> None:
    game = game_of_preset(preset, {})
    profile, catalogue = profile_of(game.key), Catalogue("en")
    for view in moments(game, preset):
        facts = view_facts(view, game.options)
        for act in view.legal:
            if isinstance(act, Play):
                continue
            told = {**facts, **act_facts(act)}
            means = first_match(profile.lay_means, told)
            told["act.means"] = "" if means is None else means.key
            rules = list(all_matches(profile.terminal.explain, told))
            assert rules, act.text
            for rule in rules:
                assert catalogue.format(rule.key, **arguments(rule, told, lambda _, value: str(value)))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_primer_long_and_short(preset: str) -> None:
    game = game_of_preset(preset, {})
    texts, catalogue = profile_of(game.key).terminal, Catalogue("en")
    facts = option_facts(game.options)
    for rules in (texts.primer, texts.short_primer):
        said = [catalogue.format(rule.key, **arguments(rule, facts)) for rule in all_matches(rules, facts)]
        assert said


@pytest.mark.parametrize("preset", PRESETS)
def test_phases_of_views_are_those_of_the_profile(preset: str) -> None:
    game = game_of_preset(preset, {})
    phases = {phase.name: phase.verbs for phase in profile_of(game.key).phases}
    for view in moments(game, preset):
        name = getattr(view, "phase", next(iter(phases)))
        assert {act.verb for act in view.legal} <= set(phases[name])


@EVERY_GAME
def test_every_key_of_a_profile_is_a_message(key: str) -> None:
    profile, catalogue = profile_of(key), Catalogue("en")
    asked = {rule.key for rule in rules_of(profile)}
    asked |= {word for pair in profile.terminal.plain for word in pair}
    asked |= {phase.heading for phase in profile.phases}
    asked |= {profile.terminal.home, profile.browser.tag, profile.browser.remark}
    assert {one for one in asked if one and one not in catalogue} == set()


@EVERY_GAME
def test_pages_exist_and_what_is_named_is_found(key: str) -> None:
    profile = profile_of(key)
    for name in profile.pages:
        assert page(name, "en")
    assert profile.conventions in {"", *profile.pages}
    assert load_named(profile.player)
    assert load_named(profile.levels_player or profile.player)
    assert load_named(profile.knowledge)
    pack = FRENCH if profile.family == "french" else DECKTET
    assert all(pack.card(text) for text in profile.browser.pictures)


@EVERY_GAME
def test_a_profile_is_data_for_the_browser(key: str) -> None:
    profile = profile_of(key)
    written = msgspec.json.encode(profile.browser)
    assert msgspec.json.decode(written, type=BrowserTexts) == profile.browser
    assert msgspec.json.encode((profile.phases, stocks_of(key)))


def test_games_pages_and_daily_presets_come_in_the_order_of_the_profiles() -> None:
    assert sorted(GAMES, key=lambda key: (profile_of(key).order, key)) == list(games_in_order())
    letters = [profile_of(key).shortcut for key in GAMES]
    assert all(re.fullmatch(r"[A-Z]", letter) for letter in letters)
    assert len(set(letters)) == len(letters)
    assert {page for key in GAMES for page in profile_of(key).pages or (key,)} == set(rules_pages())
    with_daily = [key for key in games_in_order() if profile_of(key).daily]
    assert with_daily == list(dict.fromkeys(map(preset_game, daily_presets())))


def preset_game(preset: str) -> str:
    return PRESETS[preset].game


@pytest.mark.parametrize("preset", daily_presets())
def test_the_options_of_a_deal_of_the_day_end_the_match_after_one_deal(preset: str) -> None:
    game = game_of_preset(preset, daily_options(preset))
    assert preset_game(preset) == game.key
    if game.seats > 1:
        assert {"1"} <= set(daily_options(preset).values())


@pytest.mark.parametrize("preset", PRESETS)
def test_the_stock_as_data_is_what_the_game_shuffles(preset: str) -> None:
    game = game_of_preset(preset, {})
    written = {spec.name: spec.write(getattr(game.options, spec.name)) for spec in specs(type(game.options))}
    found = next(one for one in stocks_of(game.key) if written.get(one.option, "") == one.value)
    assert found.cards == tuple(card.text for card in game.stock.cards)
    assert found.side == tuple(card.text for card in game.stock.side)
    assert found.side_label == game.stock.side_label


FACTS = {
    "viewer": 1,
    "bidder": 3,
    "holders": (0, 1),
    "phase": "play",
    "zero": 0,
    "none": None,
    "words": ("a",),
}


@pytest.mark.parametrize(
    ("when", "held"),
    [
        (equals("phase", "play"), True),
        (equals("phase", "lay"), False),
        (equals("missing", "x"), False),
        (among("phase", "play", "lay"), True),
        (among("phase", "lay"), False),
        (is_set("holders"), True),
        (is_set("zero"), False),
        (is_set("missing"), False),
        (given("zero"), True),
        (given("none"), False),
        (has("words", "a"), True),
        (has("words", "b"), False),
        (has_viewer("holders"), True),
        (has_viewer("viewer"), True),
        (has_viewer("bidder"), False),
        (has_partner("bidder"), True),
        (has_partner("viewer"), False),
        (has_partner("none"), False),
    ],
)
def test_a_condition_tests_one_fact(when: When, held: bool) -> None:
    assert holds(when, FACTS) is held
    assert matches(Rule("key", (when,)), FACTS) is held


def test_a_spectator_holds_nothing_and_has_no_partner() -> None:
    facts = {**FACTS, "viewer": None}
    assert not holds(has_viewer("none"), facts)
    assert not holds(has_partner("bidder"), facts)


def test_arguments_are_numbers_or_words_read_by_kind() -> None:
    rule = Rule("key", (), (("count", 3), ("won", "zero"), ("bid", "none"), ("seat", "name:bidder")))
    assert arguments(rule, FACTS) == {"count": 3, "won": 0, "bid": 0, "seat": 3}
    words = arguments(rule, FACTS, lambda kind, value: f"{kind}={value}")
    assert words == {"count": 3, "won": "=0", "bid": "=None", "seat": "name=3"}


def test_facts_of_acts() -> None:
    card = FRENCH.card
    signal = act_facts(Lay(card("H2"), card("H5")))
    assert (signal["act.verb"], signal["act.cards"], signal["act.colour"]) == ("lay", 2, "red")
    assert act_facts(Bid(4))["act.number"] == 4
    assert act_facts(Call("pass"))["act.word"] == "pass"


def test_the_first_preset_of_a_game_is_named_like_it() -> None:
    assert [presets_of(key)[0].name for key in GAMES] == list(GAMES)
