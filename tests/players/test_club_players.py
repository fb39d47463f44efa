"""The players of the Minnesota family and of Whist in whole games: legal, the same each time, better than plain
ones.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.players.scripted import QUICK, deal_at, game_of_preset, play_on, to_play_of, tricks_of
from tests.sampling import draws
from whistclub.cards.errors import BadOption, Reason
from whistclub.games.registry import PRESETS
from whistclub.messages import Catalogue, Speaker, languages
from whistclub.players.player import USUAL, Budget, Decision, Player
from whistclub.players.registry import PLAYERS, make_player
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.seats import FOUR
from whistclub.rules.values import View

LITTLE = Budget(samples=6, nodes=500)
"""The least with which cards are searched."""
FAMILY = tuple(preset.name for preset in PRESETS.values() if preset.game in {"minnesota", "whist"})
DIFFERENT = {"minnesota", "norwegian", "askov", "whist"}
"""The presets that are bid or played in a way of their own; the others differ from one of them in a rule or in the
score.
"""


def turns(name: str, number: int, budget: Budget = QUICK) -> Iterator[tuple[Any, View, Decision]]:
    """Each turn of a deal between club players: the position, the view and what was decided."""
    of: Any = game_of_preset(name, {})
    player = make_player(of, "club")
    position = deal_at(of, number)
    rngs = [Random(f"{number} {who}") for who in FOUR]
    while position.to_act():
        who = min(position.to_act())
        seen = of.view(position, who)
        decision = player.decide(seen, rngs[who], budget)
        yield position, seen, decision
        position = position.play(who, decision.action)


@pytest.mark.parametrize("name", FAMILY)
def test_every_act_of_many_deals_is_legal_and_says_why_in_every_language(name: str) -> None:
    whys: dict[str, Reason] = {}
    for number in range(draws(12, 80 if name in DIFFERENT else 20)):
        for _, seen, decision in turns(name, number):
            assert decision.action in seen.legal
            whys.setdefault(decision.why.key, decision.why)
    for language in languages():
        speaker = Speaker(Catalogue(language), "french")
        assert all("{" not in speaker.why(why) for why in whys.values())


@pytest.mark.parametrize("name", FAMILY)
def test_every_act_with_the_usual_thought_is_legal_and_can_be_said(name: str) -> None:
    speaker = Speaker(Catalogue("de"), "french")
    for number in range(draws(1, 2)):
        for _, seen, decision in turns(name, number, USUAL):
            assert decision.action in seen.legal
            assert speaker.why(decision.why)


@pytest.mark.parametrize("name", FAMILY)
def test_a_decision_is_a_function_of_view_chance_and_budget_alone(name: str) -> None:
    """Another player object, another world behind the same view, another turn in between: the same decision."""
    of: Any = game_of_preset(name, {})
    first, second = make_player(of, "club"), make_player(of, "club")
    for number in range(draws(1, 2 if name in DIFFERENT else 1)):
        for place, (position, seen, _) in enumerate(turns(name, number)):
            if place % 5:
                continue
            who = min(position.to_act())
            world = of.sample(seen, Random(place))
            other = of.start(world.deal, seen.setting)
            for seat, act in world.acts:
                other = other.play(seat, act)
            alike = of.view(other, who)
            assert seen == alike
            expected = first.decide(seen, Random(7), USUAL)
            assert expected == second.decide(alike, Random(7), USUAL)
            assert expected.action == first.choose(seen, Random(7), USUAL)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_with_nothing_to_do_says_so(name: str) -> None:
    of: Any = game_of_preset("minnesota", {})
    player = make_player(of, name)
    position = play_on(of, deal_at(of, 1), (player,) * 4, QUICK, "over")
    with pytest.raises(ValueError, match="no legal act"):
        player.decide(of.view(position, FOUR[0]), Random(1), QUICK)


def test_an_unknown_player_is_refused_by_naming_those_there_are() -> None:
    with pytest.raises(BadOption, match="club"):
        make_player(game_of_preset("whist", {}), "nobody")


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("preset", FAMILY)
def test_every_player_there_is_plays_every_preset_to_the_end(preset: str, name: str) -> None:
    of: Any = game_of_preset(preset, {})
    position = play_on(of, deal_at(of, 5), (make_player(of, name),) * 4, QUICK, "all")
    assert position.result() is not None


def swings(of: Any, other: Player, deals: int, high: bool | None) -> list[float]:
    """The club's tricks beyond the other player's on the same cards, by deal; in a Low those it avoids.

    With `high` every deal is played as High or as Low, else as the players bid, and points count.
    """
    club = make_player(of, "club")
    found = []
    for number in range(deals):
        begun = deal_at(of, number, "strength")
        begun = begun if high is None else to_play_of(begun, high=high)
        ends = [
            play_on(of, begun, players, QUICK, f"{number}")
            for players in ((club, other, club, other), (other, club, other, club))
        ]
        if high is None:
            points = [end.result().points for end in ends]
            found.append((points[0][0] - points[0][1] + points[1][1] - points[1][0]) / 2)
        else:
            gained = float(tricks_of(ends[0], 0) - tricks_of(ends[1], 0))
            found.append(gained if high else -gained)
    return found


@pytest.mark.parametrize("other", ["random", "lowest"])
@pytest.mark.parametrize(
    ("preset", "high"), [("minnesota", True), ("minnesota", False), ("south_dakota", True), ("whist", True)]
)
def test_the_club_takes_a_trick_more_a_deal_than_plain_players(preset: str, high: bool, other: str) -> None:
    of: Any = game_of_preset(preset, {})
    found = swings(of, make_player(of, other), draws(8, 20), high)
    assert 1.5 <= sum(found) / len(found)


@pytest.mark.parametrize("other", ["random", "lowest"])
@pytest.mark.parametrize("preset", [name for name in FAMILY if name != "whist_rubber"])
def test_the_club_is_ahead_in_points_when_the_players_bid(preset: str, other: str) -> None:
    of: Any = game_of_preset(preset, {})
    found = swings(of, make_player(of, other), draws(12, 24), None)
    assert 0 < sum(found) / len(found)


@pytest.mark.parametrize("name", FAMILY)
def test_hands_of_fewer_cards_are_played_to_the_end_too(name: str) -> None:
    of: Any = game_of_preset(name, {})
    players = (make_player(of, "club"),) * 4
    for size in range(1, 13, draws(3, 1 if name in DIFFERENT else 3)):
        deal = deal_from_seed(seed_from_text(f"short {size}"), of, 1)
        short = Deal(deal.pack[: 4 * size])
        position = of.start(short, of.first_setting(FOUR[size % 4]))
        assert play_on(of, position, players, LITTLE, "short").result() is not None
