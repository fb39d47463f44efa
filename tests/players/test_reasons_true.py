"""Every reason a player gives is true: counted over up to four hundred deals a game, a forecast by how often it came
true.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.players.scripted import begun, dealt
from tests.players.test_solo_open_hand import undertaken
from tests.players.truths import Truth, Truths, Turn
from tests.players.truths_bidding import TRIED
from tests.players.truths_pairs import ASKOV, BIDS, COMMON, CONVENTIONS, LONG_SUIT
from tests.players.truths_search import SEARCHED
from tests.players.truths_solo import CALLS, MISERES, ODDS, PLAIN, SOLITAIRES, TRICKS
from tests.players.truths_stock import STOCK
from tests.sampling import draws
from whistclub.games.registry import game_of_preset
from whistclub.messages import Catalogue, Speaker, languages
from whistclub.messages.catalogue import sources
from whistclub.players.drills import COSTS
from whistclub.players.general import GeneralPlayer
from whistclub.players.minnesota.player import MinnesotaPlayer
from whistclub.players.minnesota.table import ConventionCard
from whistclub.players.player import Budget, Player
from whistclub.players.registry import make_player
from whistclub.players.solitaire.by_odds import OddsPlayer
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR

ALL: Truths = {
    **COMMON, **CONVENTIONS, **BIDS, **ASKOV, **CALLS, **TRICKS, **MISERES, **SOLITAIRES, **PLAIN, **STOCK,
    **TRIED, **SEARCHED, **ODDS, **LONG_SUIT,
}  # fmt: skip
FEW = Budget(samples=6, nodes=2_000)
TWELVE = {"minnesota": Budget(samples=12, nodes=8_000)}
"""In the Minnesota family fewer deals than twelve choose no card."""
MINNESOTA = ("minnesota", "south_dakota", "askov", "norwegian", "european", "minnesota_double")
GAMES: dict[str, tuple[tuple[str, dict[str, str]], ...]] = {
    "german_whist": (("german_whist", {}),),
    "whist": (("whist", {}), ("whist_rubber", {})),
    "minnesota": tuple((name, {}) for name in MINNESOTA),
    "solo": (("solo", {}), ("solo_units", {}), ("solo", {"all_pass": "general_misere"})),
    "gongor": (("gongor", {}), ("gongor_points", {})),
    "hermits": tuple(
        (name, options)
        for name in ("hermits", "hermits_eight_tricks")
        for options in ({}, {"declare": "on"}, {"twiddle": "gongor"})
    ),
}
EXPECTED: dict[str, Truths] = {
    "german_whist": STOCK,
    "whist": LONG_SUIT,
    "minnesota": {**COMMON, **CONVENTIONS, **BIDS, **ASKOV},
    "solo": {**CALLS, **TRICKS, **MISERES},
    "gongor": {key: truth for key, truth in SOLITAIRES.items() if key != "why-hermits-declare"},
    "hermits": {key: truth for key, truth in SOLITAIRES.items() if key != "why-gongor-bid"},
}
"""The reasons that must come up in so many deals; most reasons of Whist are in the Minnesota family's too."""
DEALS = {
    "german_whist": draws(15, 50),
    "whist": draws(30, 120),
    "minnesota": draws(120, 400),
    "solo": draws(100, 400),
    "gongor": draws(30, 90),
    "hermits": draws(30, 90),
}
"""German Whist searches without a stock, Whist has the others' reasons, and each of a solitaire's comes up in every few
deals.
"""
RARE = {"minnesota": (776, 944), "solo": (296, 659)}
"""Deals in which reasons come up that few others have."""
SAID = 3
"""So many uses of each reason are said aloud."""
TEXT_FORM = re.compile(r"\b[A-Z]+[0-9TJQKAXPC]\b|[a-z]_[a-z]|\{")
UNUSUAL = ConventionCard(response="sparing", sluff="from_best")


def player_of(of: Any, number: int, level: str) -> Player:
    """The level's; at every fourth deal of the Minnesota family one with the unusual convention card."""
    if of.key == "minnesota" and number % 4 == 3:
        return MinnesotaPlayer(of, UNUSUAL)
    return make_player(of, level)


def played(of: Any, player: Player, number: int) -> list[Turn]:
    """Every turn of a deal, each knowing how the deal ended."""
    deal = deal_from_seed(seed_from_text(f"reasons {number}"), of, 1)
    return played_from(of, of.start(deal, of.first_setting(FOUR[number % of.seats])), player, number)


def played_from(of: Any, position: Any, player: Player, number: int) -> list[Turn]:
    """Every turn from this position on."""
    turns: list[Turn] = []
    while position.to_act():
        seat = min(position.to_act())
        view = of.view(position, seat)
        decision = player.decide(view, Random(f"{number} {len(turns)}"), TWELVE.get(of.key, FEW))
        turns.append(Turn(of, position, view, decision))
        position = position.play(seat, decision.action)
    for turn in turns:
        turn.end = position
    return turns


def turns_of(game: str, numbers: Iterable[int], level: str) -> Iterator[Turn]:
    presets = GAMES[game]
    games = [game_of_preset(name, options) for name, options in presets]
    for number in numbers:
        of = games[number % len(games)]
        yield from played(of, player_of(of, number // len(games), level), number)


def is_said_in_words(turn: Turn) -> bool:
    """True if no card or call stands in the sentence as records write it."""
    said = Speaker(Catalogue("en"), turn.game.pack.key).why(turn.why)
    return not TEXT_FORM.search(said)


def false_reasons(turns: Iterable[Turn]) -> tuple[dict[str, str], Counter[str]]:
    """The reasons that are not true often enough, with how often they are, and how often each was used."""
    used: Counter[str] = Counter()
    true: Counter[str] = Counter()
    wrong: dict[str, list[str]] = defaultdict(list)
    for turn in turns:
        used[turn.key] += 1
        if ALL[turn.key].holds(turn) and (used[turn.key] > SAID or is_said_in_words(turn)):
            true[turn.key] += 1
        else:
            wrong[turn.key].append(f"{turn.action.text} {turn.facts}")
    found = {
        key: f"{true[key]} of {used[key]}: {wrong[key][:3]}"
        for key in used
        if true[key] < bound(ALL[key], used[key])
    }
    return found, used


def bound(truth: Truth, count: int) -> float:
    """The number of uses that have to be true of so many; a forecast may miss by two standard errors."""
    if truth.least == 1.0:
        return count
    return truth.least * count - 2 * sqrt(truth.least * (1 - truth.least) * count)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_some_deals_is_true(game: str) -> None:
    false, _ = false_reasons(turns_of(game, range(max(len(GAMES[game]), draws(3, 8))), "club"))
    assert not false


@pytest.mark.parametrize("game", GAMES)
def test_every_conventional_reason_of_many_deals_is_true(game: str) -> None:
    numbers = {*range(DEALS[game]), *RARE.get(game, ())}
    false, used = false_reasons(turns_of(game, sorted(numbers), "quick"))
    assert not false
    assert not {key for key in EXPECTED[game] if not ALL[key].rare and not used[key]}


def test_the_reasons_at_an_open_hand_are_true() -> None:
    of: Any = game_of_preset("solo", {})
    positions = [(number, found[0]) for number in range(draws(40, 80)) if (found := undertaken(number))]
    false, used = false_reasons(
        turn
        for number, position in positions
        for turn in played_from(of, position, make_player(of, "club"), number)
    )
    assert not false
    assert {"why-solo-open-catch", "why-solo-lead-at-open-hand"} <= set(used)


def catalogue_keys() -> set[str]:
    """The keys of players' reasons, but for those that only stand within others; a drill's price has its own test."""
    texts = [text for language in languages() for _, text in sources(language)]
    keys = {key for text in texts for key in re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE)}
    return keys - {COSTS} - {key for text in texts for key in re.findall(r"\{ (why-[a-z-]+) \}", text)}


def test_every_reason_of_the_catalogues_has_a_truth_and_no_other() -> None:
    assert set(ALL) == catalogue_keys()


@pytest.mark.parametrize("name", ["random", "lowest", "simple", "high", "low"])
@pytest.mark.parametrize("game", GAMES)
def test_the_reasons_of_plain_players_are_true(game: str, name: str) -> None:
    of = game_of_preset(game, {})
    false, _ = false_reasons(
        turn for number in range(draws(1, 4)) for turn in played(of, make_player(of, name), number)
    )
    assert not false


@pytest.mark.parametrize("game", GAMES)
def test_the_reasons_of_the_general_player_are_true(game: str) -> None:
    of = game_of_preset(game, {})
    false, used = false_reasons(iter(played(of, GeneralPlayer(of), 1)))
    assert not false
    assert set(used) <= {"why-only-act", "why-tried-acts"}


RED = "H2 H3 H4 H5 H6 H7 H8 D2 D3 D4 D5 D6 D7"
TALL_RED = "HA HK HQ HJ HT H9 H8 DA DK DQ DJ DT D9"
TALL_BLACK = "SA SK SQ SJ ST S9 S8 CA CK CQ CJ CT C9"
BLACK = "S2 S3 S4 S5 S6 S7 S8 C2 C3 C4 C5 C6 C7"


@pytest.mark.parametrize(
    ("hand", "options", "key"),
    [
        (TALL_RED, {}, "why-signal-high"),
        (BLACK, {}, "why-signal-low"),
        (RED, {}, "why-bid-low"),
        (TALL_BLACK, {}, "why-bid-high"),
        (TALL_RED, {"two_card_signal": "off"}, "why-bid-forced"),
        (BLACK, {"two_card_signal": "off"}, "why-bid-forced"),
    ],
)
def test_the_reasons_of_hands_of_one_colour_are_true(hand: str, options: dict[str, str], key: str) -> None:
    of: Any = game_of_preset("minnesota", options)
    position = begun(of, dealt(N=hand), "W")
    view = of.view(position, FOUR[0])
    turn = Turn(of, position, view, make_player(of, "club").decide(view, Random(1), FEW))
    assert turn.key == key
    assert ALL[key].holds(turn)


def test_the_reason_for_an_abondance_declared_is_true() -> None:
    of: Any = game_of_preset("solo", {})
    position = begun(of, dealt(N="SA SK SQ SJ ST S9 S8 HA HK HQ DA DK CA", W="C2"), "W", "C2")
    view = of.view(position, FOUR[0])
    turn = Turn(of, position, view, make_player(of, "club").decide(view, Random(1), FEW))
    assert turn.key == "why-solo-call-declared"
    assert ALL[turn.key].holds(turn)


@pytest.mark.parametrize(("preset", "options"), [("gongor", {}), ("hermits_eight_tricks", {"declare": "on"})])
def test_a_player_by_odds_gives_true_reasons(preset: str, options: dict[str, str]) -> None:
    of = game_of_preset(preset, options)
    wrong, used = false_reasons(played(of, OddsPlayer(of), 1))
    assert {} == wrong
    assert used.keys() & {"why-odds-win", "why-odds-lose"}
