"""Whatever happens in any preset can be said, in every language, to every viewer."""

from functools import cache
from random import Random

import pytest

from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.messages import Catalogue, Speaker, languages
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.values import Event, seen_by

DEALS = 12


@cache
def happenings(preset: str) -> tuple[tuple[Event, ...], Match]:
    """Everything told in some deals of the preset played at random, and the match they made."""
    game, rng = game_of_preset(preset, {}), Random(7)
    match = open_match(game, game.first_setting(Seat(0)))
    told: list[Event] = []
    while match.result is None and len(match.deals) < DEALS:
        match = begin_deal(match, deal_from_seed(seed_from_text("said"), game, match.setting.number))
        told += game.opening(match.position)
        while match.position is not None and match.position.to_act():
            before = match.position
            seat = min(before.to_act())
            action = rng.choice(before.legal(seat))
            told += game.narrate(before, seat, action, before.play(seat, action))
            match = act(match, seat, action)
    return tuple(told), match


@pytest.mark.parametrize("language", [*languages(), "pseudo"])
@pytest.mark.parametrize("preset", PRESETS)
def test_events_acts_and_score_lines_of_a_preset_are_said_without_a_text_form(
    preset: str, language: str
) -> None:
    game = game_of_preset(preset, {})
    told, match = happenings(preset)
    speaker = Speaker(Catalogue(language), game.pack.key)
    sides = [f"side {number}" for number in range(game.sides)]
    viewers: list[Viewer] = [None, *(Seat(seat) for seat in range(game.seats))]
    said = [speaker.event(seen_by(one, viewer, game.seats)) for one in told for viewer in viewers]
    said += [speaker.action(action.text) for deal in match.deals for _, action in deal.acts]
    said += [
        speaker.score_line(line, sides) for deal in match.deals if deal.result for line in deal.result.lines
    ]
    if match.result is not None:
        said.append(speaker.match(match.result, sides))
    codes = {card.text for card in (*game.stock.cards, *game.stock.side) if len(card.text) > 1}
    words = {word.strip(".,:;()⟦⟧") for sentence in set(said) for word in sentence.split()}
    assert set() == codes & words
    assert not any("_" in word for word in words)
