"""Every game, preset and option value passes the conformance kit."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.sampling import draws, thinned
from whistclub.conformance import Report, check_game, knowledge_of
from whistclub.conformance.exemptions import failures
from whistclub.conformance.kit import check_secrecy
from whistclub.conformance.variations import variations
from whistclub.games.registry import GAMES, PRESETS, game_of_preset, presets_of
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import begin_deal, open_match
from whistclub.rules.seats import Seat

OTHERWISE = {"askov"} | {presets_of(key)[0].name for key in GAMES}
"""The presets whose rules differ in more than their options."""
SECRETS_OTHERWISE = OTHERWISE | {"norwegian"}
"""Those, and the one whose bids are spoken."""
VARIATIONS = [
    pytest.param(
        preset.name,
        written,
        id=f"{preset.name}-{'-'.join(map('='.join, written.items()))}",
        marks=() if preset.name in OTHERWISE else pytest.mark.long,
    )
    for preset in PRESETS.values()
    for written in variations(preset)
    if written
]
ALIKE_PAIRS = draws(15, 100)
FEW_PAIRS = draws(15, 30)
"""Those of the other presets, whose secrets are alike; `python -m bench.table_secrecy` looks at 1,000 deals of
every preset.
"""


def assert_passes(report: Report) -> None:
    assert failures(report, report.game.split()[0]) == (), report.text()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_passes_every_check(preset: str) -> None:
    game = game_of_preset(preset, {})
    report = check_game(game, deals=2, match_deals=4, pairs=20)
    assert_passes(report)
    assert report.named("no leak").looked_at >= 20
    assert report.named("cards").looked_at > 0
    assert report.named("tricks").looked_at > 0


@pytest.mark.parametrize(("preset", "written"), VARIATIONS)
def test_every_option_value_passes_every_check(preset: str, written: dict[str, str]) -> None:
    game = game_of_preset(preset, written)
    deals, match_deals, pairs = (
        (draws(1, 2), draws(20, 100), draws(4, 10)) if preset in OTHERWISE else (1, 20, 4)
    )
    assert_passes(check_game(game, seed=2, deals=deals, match_deals=match_deals, pairs=pairs))


@pytest.mark.parametrize("preset", PRESETS)
def test_matches_of_every_preset_go_to_their_end_or_to_200_deals(preset: str) -> None:
    game = game_of_preset(preset, {})
    assert_passes(
        check_game(game, seed=3, deals=draws(3, 6) if preset in OTHERWISE else 3, match_deals=200, pairs=0)
    )


@pytest.mark.parametrize("preset", thinned(PRESETS, SECRETS_OTHERWISE))
def test_alike_worlds_give_every_seat_the_same_bytes(
    preset: str, record_property: Callable[[str, object], None]
) -> None:
    game = game_of_preset(preset, {})
    wanted = ALIKE_PAIRS if preset in SECRETS_OTHERWISE else FEW_PAIRS
    start_s = time.perf_counter()
    checks = {check.name: check for check in check_secrecy(game, knowledge_of(game), 4, wanted)}
    by_sample, by_mutation = checks["alike pairs by sample"], checks["alike pairs by mutation"]
    hidden = checks["alike pairs by a hidden act changed"].looked_at
    pairs = by_sample.looked_at + by_mutation.looked_at
    spent_s = time.perf_counter() - start_s
    kinds = f"{by_sample.looked_at} by sample, {by_mutation.looked_at} by mutation"
    figures = f"{preset}: {pairs} alike pairs ({kinds}, {hidden} with a hidden act changed), {spent_s:.1f} s"
    record_property("figures", figures)
    assert [finding for check in checks.values() for finding in check.findings] == []
    assert pairs >= wanted
    assert min(by_sample.looked_at, by_mutation.looked_at) >= wanted // 5
    if _has_hidden_acts(preset):
        assert hidden >= wanted // 2


def _has_hidden_acts(preset: str) -> bool:
    game = game_of_preset(preset, {})
    deal = deal_from_seed(seed_from_text("1"), game, 1)
    position = begin_deal(open_match(game, game.first_setting(Seat(0))), deal).position
    return len(position.to_act()) > 1
