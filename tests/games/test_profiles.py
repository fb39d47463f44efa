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
from whistclub.messages.speaker import is_decktet
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.moment import Said
from whistclub.rules.options import specs
from whistclub.rules.profile import BrowserTexts, load_named
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

EVERY_GAME = pytest.mark.parametrize("key", GAMES)


def spoken(sentence: Said, catalogue: Catalogue) -> str:
    """The sentence with its facts as they stand."""
    return catalogue.format(sentence.key, **dict(sentence.args))


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
    game, catalogue = game_of_preset(preset, {}), Catalogue("en")
    for view in moments(game, preset):
        guide = game.moment(view).guide
        assert guide is not None
        assert spoken(guide, catalogue)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_act_but_a_play_is_explained(preset: str) -> None:
    game = game_of_preset(preset, {})
    texts, catalogue = profile_of(game.key).texts, Catalogue("en")
    for view in moments(game, preset):
        for act in view.legal:
            if isinstance(act, Play):
                continue
            sentences = texts.explain(act, game.moment(view), game.options)
            assert sentences, act.text
            assert all(spoken(one, catalogue) for one in sentences)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_primer_long_and_short(preset: str) -> None:
    game = game_of_preset(preset, {})
    texts, catalogue = profile_of(game.key).texts, Catalogue("en")
    for sentences in (texts.primer(game.options), texts.short_primer(game.options)):
        assert sentences
        assert all(spoken(one, catalogue) for one in sentences)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_acts_of_a_phase_are_those_that_the_profile_names(preset: str) -> None:
    game = game_of_preset(preset, {})
    phases = {phase.name: phase.verbs for phase in profile_of(game.key).phases}
    for view in moments(game, preset):
        if view.legal:
            assert {act.verb for act in view.legal} <= set(phases[game.moment(view).phase])


@EVERY_GAME
def test_every_key_of_a_profile_is_a_message(key: str) -> None:
    profile, catalogue = profile_of(key), Catalogue("en")
    asked = {phase.heading for phase in profile.phases}
    asked |= {profile.texts.home, profile.browser.tag, profile.browser.remark}
    assert {one for one in asked if one and one not in catalogue} == set()


@EVERY_GAME
def test_pages_exist_and_what_is_named_is_found(key: str) -> None:
    profile = profile_of(key)
    for name in profile.pages:
        assert page(name, "en")
    assert profile.conventions in {"", *profile.pages}
    assert not profile.player or load_named(profile.player)
    assert load_named(profile.knowledge)
    assert not profile.pricing or load_named(profile.pricing)
    pack = DECKTET if is_decktet(game_of_preset(presets_of(key)[0].name, {}).pack.key) else FRENCH
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
    assert (game.stock.side_label, game.stock.packets) == (found.side_label, found.packets)


def test_the_first_preset_of_a_game_is_named_like_it() -> None:
    assert [presets_of(key)[0].name for key in GAMES] == list(GAMES)
