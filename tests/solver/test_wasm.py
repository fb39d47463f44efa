"""The kernel in WebAssembly against the compiled extension, behind the same façade."""

import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from random import Random
from typing import Any

import pytest

import whistclub
from tests.solver.endings import ending
from tests.solver.wasm_host import WasmtimeInstance
from tools.wasm_kernel import built_kernel
from whistclub.cards.decktet import DECKTET, EXTENDED_CARDS
from whistclub.rules.record import record_to_bytes
from whistclub.rules.seats import FOUR
from whistclub.solver import Question, Solver, solver
from whistclub.solver.bench import dealt, fixed_set
from whistclub.solver.by_words import WordsKernel
from whistclub.solver.dummy import DummyHand, TooLarge, solved, tables
from whistclub.solver.encoding import question_from_numbers

CAUGHT = Path(__file__).parents[2] / "kernel" / "tests" / "corpus" / "caught.txt"
PAGES_OF_256_MB = 4096


@pytest.fixture(scope="module")
def instance() -> WasmtimeInstance:
    return WasmtimeInstance(built_kernel())


@pytest.fixture
def in_page(instance: WasmtimeInstance, monkeypatch: pytest.MonkeyPatch) -> Iterator[WasmtimeInstance]:
    """The façade as it is in a page; nothing is kept that one of the two kernels made for the other to find."""
    for room in (solver, tables):
        monkeypatch.setattr(room, "_kernel", WordsKernel(instance))
    forget_all()
    yield instance
    forget_all()


def forget_all() -> None:
    """Empties the caches of all functions of the package. They are found by their modules: the collector does not list
    what it was told to leave alone.
    """
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith("whistclub.")]
    for each in [value for module in modules for value in vars(module).values()]:
        if issubclass(type(each), _lru_cache_wrapper):
            each.cache_clear()


def answers() -> list[Any]:
    """All of the answers to the fixed set, to kept positions and to endings, but for the time they took."""
    rows = [list(map(int, line.split())) for line in CAUGHT.read_text().splitlines() if line[:1].isdigit()]
    rng = Random("page")
    whole = [question for family in fixed_set().values() for question in family]
    short = [question_from_numbers(row[:-1]) for row in rows]
    short += [ending(rng, rng.randint(1, 6)) for _ in range(200)]
    found = [*Solver().solve(whole), *Solver().solve(short, cards=True, line=True)]
    found += Solver().solve(whole, nodes=20_000)
    return [(one.value, one.cards, one.line, one.nodes, one.why) for one in found]


def test_values_cards_lines_and_nodes_are_those_of_the_extension(request: pytest.FixtureRequest) -> None:
    expected = answers()
    request.getfixturevalue("in_page")
    assert expected == answers()


def meetings() -> Any:
    """The answer to a search for more even meetings of eleven people in six rounds, and its dice above 2**63."""
    rounds = [Random(number).sample(range(11), 8) for number in range(6)]
    prices, heats, kernel = (
        (0, 1, 2, 12, 16, 20, 24),
        [[(1 << 32) - 1, 1 << 31, 1 << 29]],
        solver.compiled_kernel(),
    )
    assert kernel
    return kernel.change_meetings(rounds, 11, 1, prices, prices, heats, 2_000, 0, (1 << 64) - 3)


def test_more_even_meetings_are_those_of_the_extension(request: pytest.FixtureRequest) -> None:
    expected = meetings()
    request.getfixturevalue("in_page")
    assert expected == meetings()


def deals(preset: str) -> bytes:
    """The record of a deal by the club's players."""
    match = whistclub.play(whistclub.game(preset), "club", seed="page", deals=1)
    return record_to_bytes(whistclub.record(match))


@pytest.mark.parametrize("preset", ["minnesota", "solo", "german_whist", "gongor", "hermits"])
def test_a_deal_by_the_clubs_players_is_the_same_to_the_byte(
    preset: str, request: pytest.FixtureRequest
) -> None:
    expected = deals(preset)
    request.getfixturevalue("in_page")
    assert expected == deals(preset)


def test_a_stop_before_and_one_within_a_question_end_it_with_true_bounds(in_page: WasmtimeInstance) -> None:
    question = Question(hands=dealt("page", 13), leader=FOUR[0], trump="S", objective="fewest")
    stopped = Solver()
    stopped.stop()
    polls = in_page.polls
    (answer,) = stopped.solve([question])
    assert (1, "solve-limit") == (in_page.polls - polls, answer.why)
    stopped.go()
    in_page.stop_after = in_page.polls + 3
    (answer,) = stopped.solve([question])
    # Asked once before the first node.
    assert (True, "solve-limit") == (4096 * 2 <= answer.nodes <= 4096 * 4, answer.why)
    in_page.stop_after = None
    (limited,) = stopped.solve([question], seconds_s=0.05)
    assert "solve-limit" == limited.why


def test_a_hand_that_does_not_fit_into_256_mb_is_refused_and_the_next_question_answered(
    in_page: WasmtimeInstance,
) -> None:
    cards = EXTENDED_CARDS
    hand = DummyHand(
        pack=DECKTET,
        hand=cards[:10],
        unseen=cards[10:44],
        held=10,
        trump="M",
        hidden=tuple("SWLYK"),
        after=False,
        value=((*[0.0] * 10, 1.0),) * 7,
    )
    with pytest.raises(TooLarge, match="more bytes"):
        solved(hand)
    (answer,) = Solver().solve([Question(hands=dealt("page", 5), leader=FOUR[0])])
    assert (None, PAGES_OF_256_MB) == (answer.why, in_page.memory.type(in_page.store).limits.max)


def test_it_asks_its_host_for_three_things_alone(instance: WasmtimeInstance) -> None:
    assert {"stopped", "refused", "now"} == set(instance.imports)


def test_what_makes_no_sense_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="the number of weights is not that of the policy"):
        WordsKernel(WasmtimeInstance(built_kernel())).Policy([1, 2, 3])
