"""Every sentence of a moment or an outline is in the catalogue of every language, with the facts that it needs."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from whistclub.conformance.moments import sentences
from whistclub.conformance.trace import random_trace, seats_of, settings_and_deals
from whistclub.conformance.variations import variations
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.messages import Catalogue, Speaker, languages
from whistclub.rules.game import Game
from whistclub.rules.moment import Said, said

DEALS = 3


@cache
def told_in(preset: str) -> frozenset[Said]:
    """Everything that moments, outlines and sheets of a preset say in some deals, each option value taken in turn."""
    found: set[Said] = set()
    for number, written in enumerate(variations(PRESETS[preset])):
        game = game_of_preset(preset, written)
        found.update(sentences(game.outline()))
        found.update(_told(game, DEALS if not number else 1, f"{preset} {number}"))
    return frozenset(found)


def _told(game: Game, deals: int, seed: str) -> set[Said]:
    found: set[Said] = set()
    rng = Random(seed)
    for setting, deal, played in settings_and_deals(game, seed, deals, rng):
        trace = random_trace(game, setting, deal, rng)
        played.append(trace)
        found.update(said(count.name) for count in game.counts(setting))
        for position in trace.positions:
            for viewer in (*seats_of(game), None):
                moment = game.moment(game.view(position, viewer))
                found.update(sentences(moment))
                found.update(
                    said(f"pile-{pile.name}", count=pile.count) for pile in moment.piles if pile.name
                )
                found.update(said(one.heading) for one in moment.known)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("preset", PRESETS)
def test_every_sentence_of_a_moment_is_said(preset: str, language: str) -> None:
    speaker = Speaker(Catalogue(language), game_of_preset(preset, {}).pack.key)
    told = told_in(preset)
    assert [one.key for one in told if one.key not in speaker.catalogue] == []
    words = {word.strip(".,:;()") for one in told for word in speaker.why(one).split()}
    assert not any("_" in word for word in words)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("key", "won", "aim"),
    [("app-tag-aim", "won", "tricks"), ("line-aim", "won", "tricks")],
)
def test_who_wants_no_trick_is_not_told_of_nought_out_of_nought(
    language: str, key: str, won: str, aim: str
) -> None:
    told = Catalogue(language).format(
        key, **{won: 0, aim: 0}, **({"seats": "-"} if key == "line-aim" else {})
    )
    assert [] == [letter for letter in told if letter.isdigit()]
