"""The solver's speed: ratios to DDS in the same run, asked turn about and for counts also in a row, and processor time
of contracts DDS does not know.

Run as `python -m bench.solver --keep` from the project's folder; `--deals N` (200). Everything is pinned to one core
but the last line. DDS is asked through the wheel `endplay`.
"""

import ctypes
import json
import os
import time
from collections.abc import Callable, Sequence
from itertools import product
from math import prod
from random import Random
from statistics import mean, median
from typing import Any

from bench.common import RESULTS, arguments, keep_rows, pin_to_one_core, said_of, surroundings
from tests.solver.peers import ask, deal_of, library
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import conventional
from whistclub.players.player import USUAL
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR, Seat, left_of
from whistclub.solver import Answer, Question, Solver
from whistclub.solver.bench import dealt
from whistclub.solver.encoding import numbers_of, question_from_numbers

MILLI = 1000.0
RANKS = 13
LOWEST = (3, 5, 7, 9, 11, 13)
STRAINS = ("S", "H", "D", "C", "")
_TIMES = ("median_ms", "p95_ms", "mean_ms", "longest_ms")


class _Table(ctypes.Structure):
    _fields_ = (("cards", (ctypes.c_uint * 4) * 4),)


class _Results(ctypes.Structure):
    _fields_ = (("tricks", (ctypes.c_int * 4) * 5),)


def questions(count: int, cards: int, **more: Any) -> list[Question]:
    return [
        Question(hands=dealt(f"speed {cards} {number}", cards), leader=FOUR[number % 4], **more)
        for number in range(count)
    ]


def cpu(work: Callable[[], Any]) -> float:
    start_s = time.process_time()
    work()
    return time.process_time() - start_s


def ours(solver: Solver, asked: Sequence[Question], *, cards: bool = False) -> list[float]:
    """Processor seconds a question."""
    return [cpu(lambda q=one: solver.solve([q], cards=cards)) for one in asked]  # type: ignore[misc]


def within(solver: Solver, asked: Sequence[Question], **more: Any) -> list[Answer]:
    return [solver.solve([one], **more)[0] for one in asked]


def beside_dds(solver: Solver, asked: Sequence[Question], *, cards: bool) -> dict[str, float]:
    """Mean milliseconds of both sides, turn about, and their ratio."""
    own, theirs = [], []
    for one in asked:
        own += ours(solver, [one], cards=cards)
        deal = deal_of(one)
        theirs.append(cpu(lambda d=deal: ask(d, 3 if cards else 1)))  # type: ignore[misc]
    return ratio(own, theirs)


def in_a_row_beside_dds(solver: Solver, asked: Sequence[Question]) -> dict[str, float]:
    """As `beside_dds` without cards, but all questions to one side and then all to the other: each finds its own data
    in the processor's caches.
    """
    deals = [deal_of(one) for one in asked]
    return ratio(ours(solver, asked), [cpu(lambda d=deal: ask(d, 1)) for deal in deals])  # type: ignore[misc]


def ratio(own: Sequence[float], theirs: Sequence[float]) -> dict[str, float]:
    return {
        "ms": round(mean(own) * MILLI, 4),
        "peer_ms": round(mean(theirs) * MILLI, 4),
        "ratio": round(sum(own) / sum(theirs), 3),
    }


def tables(solver: Solver, count: int) -> dict[str, float]:
    own, theirs = [], []
    for number in range(count):
        hands = dealt(f"speed 13 {number}", 13)
        asked = [Question(hands=hands, leader=seat, trump=strain) for strain in STRAINS for seat in FOUR]
        own.append(cpu(lambda a=asked: solver.solve(a)))  # type: ignore[misc]
        deal = _Table(cards=deal_of(asked[0]).left)
        theirs.append(cpu(lambda d=deal: library().CalcDDtable(d, ctypes.byref(_Results()))))  # type: ignore[misc]
    return ratio(own, theirs)


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        "median_ms": round(median(ordered) * MILLI, 4),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)] * MILLI, 4),
        "mean_ms": round(mean(ordered) * MILLI, 4),
    }


def worst_too(seconds: Sequence[float]) -> dict[str, float]:
    return {**percentiles(seconds), "longest_ms": round(max(seconds) * MILLI, 1)}


def called(count: int, contract: str, target: int) -> list[Question]:
    """Deals in which the conventional auction of Solo ends in this contract: the caller is to take so many tricks."""
    game: Any = game_of_preset("solo", {})
    found: list[Question] = []
    number = 0
    while len(found) < count:
        number += 1
        deal = deal_from_seed(seed_from_text(f"speed {contract} {number}"), game, 1)
        position = game.start(deal, game.first_setting(FOUR[number % 4]))
        views = [game.view(position, seat) for seat in FOUR]
        position = auctioned(game, position)
        view = game.view(position, None)
        if view.standing == contract:
            hands = [FRENCH.mask(each.hand) for each in views]
            found.append(
                undertaking(hands, left_of(view.setting.dealer), view.holders[0], view.trump, target)
            )
    return found


def auctioned(game: Any, position: Any) -> Any:
    """The position once the conventional players have called and named trump."""
    player = conventional(game)
    while position.to_act() and game.view(position, None).phase != "play":
        seat = min(position.to_act())
        position = position.play(seat, player.choose(game.view(position, seat), Random(0), USUAL))
    return position


def undertaking(hands: Sequence[int], leader: Seat, caller: Seat, trump: str, target: int) -> Question:
    north, east, south, west = hands
    side = 1 << caller
    return Question(
        hands=(north, east, south, west),
        leader=leader,
        side=side,
        counts=side,
        trump=trump,
        objective="at_least",
        target=target,
    )


def low_suits() -> list[list[int]]:
    """Holdings of one suit by length, as bits of ranks: the lowest card at most a 3, the next at most a 5, and so on to
    a king.
    """
    by_length: list[list[int]] = [[] for _ in range(RANKS + 1)]
    for holding in range(1 << RANKS):
        ranks = [rank + 2 for rank in range(RANKS) if holding >> rank & 1]
        if all(rank <= most for rank, most in zip(ranks, LOWEST, strict=False)):
            by_length[len(ranks)].append(holding)
    return by_length


def avoided(hands: Sequence[int], leader: Seat) -> Question:
    """North is to take no trick; the hands as the kernel packs them."""
    like = numbers_of(Question(hands=(0, 0, 0, 0), leader=leader, side=1, counts=1, objective="none"))
    return question_from_numbers([*hands, *like[4:]])


def misere(count: int) -> list[Question]:
    """North has a hand for a misère: in each suit its lowest cards are at most 3, 5, 7, 9, J, K. All such deals are as
    likely.
    """
    rng = Random("misere")
    by_length = low_suits()
    lengths = [each for each in product(range(RANKS + 1), repeat=4) if sum(each) == RANKS]
    weights = [prod(len(by_length[length]) for length in each) for each in lengths]
    found = []
    for number in range(count):
        (chosen,) = rng.choices(lengths, weights)
        north = sum(rng.choice(by_length[length]) << 16 * suit for suit, length in enumerate(chosen))
        rest = [
            16 * suit + rank
            for suit in range(4)
            for rank in range(RANKS)
            if not north >> 16 * suit + rank & 1
        ]
        rng.shuffle(rest)
        others = [sum(1 << card for card in rest[seat * RANKS : (seat + 1) * RANKS]) for seat in range(3)]
        found.append(avoided((north, *others), FOUR[number % 4]))
    return found


def in_pieces(asked: Sequence[Question], **more: Any) -> tuple[list[float], list[int]]:
    """Processor seconds and nodes of each question."""
    solver = Solver()
    times, nodes = [], []
    for one in asked:
        start_s = time.process_time()
        (answer,) = solver.solve([one], **more)
        times.append(time.process_time() - start_s)
        nodes.append(answer.nodes)
    return times, nodes


def visited(nodes: Sequence[int]) -> dict[str, float]:
    ordered = sorted(nodes)
    return {
        "median_nodes": ordered[len(ordered) // 2],
        "p95_nodes": ordered[int(len(ordered) * 0.95)],
        "mean_nodes": round(mean(nodes)),
    }


def nullo_line(count: int, cards: int) -> dict[str, float]:
    """The value of every card."""
    times, nodes = in_pieces(questions(count, cards, objective="fewest"), cards=True)
    return {**percentiles(times), **visited(nodes)}


def misere_line(count: int) -> dict[str, float]:
    """Each deal with the 20 s that none may take."""
    times, nodes = in_pieces(misere(count), seconds_s=20.0)
    return {
        "within_1_s": round(sum(each <= 1.0 for each in times) / count, 3),
        **percentiles(times),
        "longest_ms": round(max(times) * MILLI, 1),
        **visited(nodes),
    }


def whole_nullo(count: int) -> dict[str, float]:
    solver = Solver(memory_bytes=1 << 30)
    asked = questions(count, 13, objective="fewest")
    start = [cpu(lambda q=one: solver.solve([q], seconds_s=30.0)) for one in asked]  # type: ignore[misc]
    return percentiles(start)


def two_threads(count: int) -> dict[str, float]:
    """The wall time of a batch with one thread and with two."""
    asked = questions(count, 13)
    walls = []
    for threads in (1, 2):
        solver = Solver(threads=threads)
        start_s = time.perf_counter()
        solver.solve(asked)
        walls.append(time.perf_counter() - start_s)
    return {"times": round(walls[0] / walls[1], 3)}


def measured(deals: int, only: str | None) -> dict[str, dict[str, float]]:
    solver = Solver()
    lines: dict[str, Callable[[], dict[str, float]]] = {
        "no_trump": lambda: beside_dds(solver, questions(deals, 13), cards=False),
        "trump": lambda: beside_dds(solver, questions(deals, 13, trump="S"), cards=False),
        "in_a_row_no_trump": lambda: in_a_row_beside_dds(solver, questions(deals, 13)),
        "in_a_row_trump": lambda: in_a_row_beside_dds(solver, questions(deals, 13, trump="S")),
        "table": lambda: tables(solver, max(deals // 5, 1)),
        "all_cards_no_trump": lambda: beside_dds(solver, questions(deals, 13), cards=True),
        "all_cards_trump": lambda: beside_dds(solver, questions(deals, 13, trump="S"), cards=True),
        "eight_left_no_trump": lambda: beside_dds(solver, questions(deals, 8), cards=True),
        "eight_left_trump": lambda: beside_dds(solver, questions(deals, 8, trump="S"), cards=True),
        "neighbours": lambda: ratio(
            ours(solver, questions(deals, 13, side=3, counts=3)), ours(solver, questions(deals, 13))
        ),
        "solo": lambda: worst_too(ours(solver, called(deals, "solo", 5))),
        "abondance": lambda: worst_too(ours(solver, called(deals, "abondance", 9))),
        "misere": lambda: misere_line(deals),
        "nullo_8": lambda: nullo_line(deals, 8),
        "nullo_10": lambda: nullo_line(deals // 2, 10),
        "nullo_11": lambda: nullo_line(deals // 4, 11),
        "nullo_13": lambda: whole_nullo(max(deals // 20, 3)),
    }
    results = {}
    for name, line in lines.items():
        if only is None or name.startswith(only):
            results[name] = line()
            print(f"{name:<22}{json.dumps(results[name])}", flush=True)
    return results


def kept(lines: dict[str, dict[str, float]], deals: int) -> None:
    """Adds these lines to those kept; each says from how many deals it is."""
    path = RESULTS / "solver.json"
    before = json.loads(path.read_text(encoding="utf-8"))["lines"] if path.exists() else {}
    now = {name: {**line, "deals": deals} for name, line in lines.items()}
    results = {**surroundings(), "lines": {**before, **now}}
    keep_rows("solver", results, section(results))


def section(results: dict[str, Any]) -> str:
    """The lines as tables: those beside a peer (DDS; of neighbours the kernel with partners opposite), and others."""
    lines = results["lines"]
    beside = {name: line for name, line in lines.items() if "ratio" in line}
    rows = [said_of(results), "", "| line | deals | ms | peer, ms | part |", "|---|---|---|---|---|"]
    rows += [
        f"| {name} | {line['deals']} | {line['ms']:.2f} | {line['peer_ms']:.2f} | {line['ratio']:.2f} |"
        for name, line in beside.items()
    ]
    rows += ["", "| line | deals | median, ms | 95 % | mean | longest |", "|---|---|---|---|---|---|"]
    for name, line in lines.items():
        if "median_ms" in line:
            cells = (f"{line[one]:.2f}" if one in line else "" for one in _TIMES)
            rows.append(f"| {name} | {line['deals']} | {' | '.join(cells)} |")
    misere, threads = lines["misere"]["within_1_s"], lines["two_threads"]["times"]
    rows += [
        "",
        f"Misères within a second: {misere:.1%}. Two threads on a batch: {threads:.2f} times as fast.",
    ]
    return "\n".join(rows)


def main() -> None:
    parser = arguments(__doc__, deals=200, keep=False)
    parser.add_argument("--only", help="the lines whose names begin so")
    given = parser.parse_args()
    cores = os.sched_getaffinity(0)
    pin_to_one_core()
    library()
    lines = measured(given.deals, given.only)
    os.sched_setaffinity(0, cores)
    if given.only in {None, "two_threads"}:
        lines["two_threads"] = two_threads(given.deals)
        print(lines["two_threads"])
    if given.keep:
        kept(lines, given.deals)


if __name__ == "__main__":
    main()
