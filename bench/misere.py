"""Misères of Solo: how many are let through, by whom, and what calling them is worth.

Run as `python -m bench.misere --keep` from the project's folder; `--only defence,calls` for some of its parts, `--jobs
N` processes (2). Half an hour of one core or so, nearly all of it the kernel's.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from math import sqrt
from random import Random
from statistics import fmean, stdev
from textwrap import fill
from typing import Any

import msgspec

from bench.common import measure_parts, said_of
from bench.levels.contracts import told
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.players.player import USUAL, Budget, own_budget
from whistclub.players.registry import make_player
from whistclub.players.solo.hand import counts_of, hand_danger
from whistclub.players.solo.misere import card_to_avoid_tricks, card_to_force
from whistclub.players.solo.table import table_of
from whistclub.rules.actions import Action, Call, Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR, Seat, left_of
from whistclub.solver import Bounds, Question, Solver, question_of

SEED = "misere"
DANGER_TO = 1.3
"""Hands up to this danger were called misère ouverte when the defence did not look at the open hand with the kernel."""
CALLED = 1000
CALLED_DEALS = {"misere": 8_000, "misere_ouverte": 120_000}
"""Deals looked at for calls of each kind: the second is rare."""
OPEN_TO = 0.45
"""No hand of more danger is called misère ouverte, so that deals without one need no auction."""
PLAIN = Budget(samples=0)
WIDTH = 120
OPEN_NODES = 400_000
GAME: Any = game_of_preset("solo", {})
CLUB = make_player(GAME, "quick")
"""Calls and misères are those of the conventional player, with the budgets that are named here."""
PASS = Call("pass")


def called_hands(count: int) -> Iterator[tuple[int, Seat]]:
    """Deals by number, and a seat that has a hand for a misère ouverte as it was called before; the first such seat."""
    number = found = 0
    while found < count:
        number += 1
        deal = begun(number)
        fits = [seat for seat in FOUR if hand_danger(hand_of(deal, seat)) <= DANGER_TO]
        if fits:
            found += 1
            yield number, fits[0]


def begun(number: int) -> Any:
    deal = deal_from_seed(seed_from_text(f"{SEED} {number}"), GAME, 1)
    return GAME.start(deal, GAME.first_setting(FOUR[number % 4]))


def hand_of(position: Any, seat: Seat) -> int:
    return FRENCH.mask(GAME.view(position, seat).hand)


def undertaken(number: int, caller: Seat, call: str) -> Any:
    """The deal once this seat has called and the others have passed."""
    position = begun(number)
    while position.to_act() and GAME.view(position, None).phase != "play":
        seat = min(position.to_act())
        legal = GAME.view(position, seat).legal
        wanted = Call(call)
        position = position.play(seat, wanted if seat == caller and wanted in legal else PASS)
    return position


def conventional(position: Any, seat: Seat, rng: Random) -> Action:
    return CLUB.choose(GAME.view(position, seat), rng, PLAIN)


def club(position: Any, seat: Seat, rng: Random) -> Action:
    return CLUB.choose(GAME.view(position, seat), rng, USUAL)


def all_seen(position: Any, seat: Seat, rng: Random) -> Action:
    """The card of a seat that sees all four hands from the second trick on; the convention parts equals."""
    view = GAME.view(position, seat)
    table = table_of(view)
    if not table.reading.tricks or len(view.legal) == 1:
        return conventional(position, seat, rng)
    side = 1 << table.declarers[0]
    question = msgspec.structs.replace(question_of(position.tricks, side=side), objective="none")
    (answer,) = Solver(memory_bytes=1 << 22).solve([question], cards=True, nodes=OPEN_NODES)
    worth = {each.card: each.value.least + each.value.most for each in answer.cards}
    best = (max if table.declares else min)(worth.values())
    legal = FRENCH.mask(card for card, one in worth.items() if one == best)
    left = msgspec.structs.replace(table, reading=msgspec.structs.replace(table.reading, legal=legal))
    return Play((card_to_avoid_tricks if table.declares else card_to_force)(left).card)


Chooser = Callable[[Any, Seat, Random], Action]
PAIRINGS: dict[str, tuple[str, Chooser, Chooser]] = {
    "convention against convention": ("misere_ouverte", conventional, conventional),
    "convention against club": ("misere_ouverte", conventional, club),
    "club against club": ("misere_ouverte", club, club),
    "convention against three who see all cards": ("misere_ouverte", conventional, all_seen),
    "closed: club against club": ("misere", club, club),
}
"""The contract, how the caller plays, and how the three do."""


def let_through(task: tuple[int, Seat]) -> tuple[list[bool], list[float]]:
    """The pairings that let it through, as truths in order, and milliseconds of the club's acts."""
    number, caller = task
    made = []
    spent_ms: list[float] = []
    for contract, alone, three in PAIRINGS.values():
        position = undertaken(number, caller, contract)
        while position.to_act():
            seat = min(position.to_act())
            chooser = alone if seat == caller else three
            rng = Random(f"{SEED}/{number}/{len(position.acts)}")
            start_s = time.process_time()
            action = chooser(position, seat, rng)
            if chooser is club and contract == "misere_ouverte" and len(position.legal(seat)) > 1:
                spent_ms.append(1000 * (time.process_time() - start_s))
            position = position.play(seat, action)
        made.append(position.result().points[caller] > 0)
    return made, spent_ms


def defence(executor: Executor) -> dict[str, Any]:
    """The number of the same hands each pairing lets through."""
    rows = list(executor.map(let_through, called_hands(CALLED), chunksize=4))
    spent_ms = sorted(one for _, spent in rows for one in spent)
    found: dict[str, Any] = {"hands": len(rows)}
    for place, name in enumerate(PAIRINGS):
        found[name] = share([made[place] for made, _ in rows])
    found["acts"] = len(spent_ms)
    for name, part in (("median_ms", 0.5), ("p99_ms", 0.99), ("longest_ms", 1.0)):
        found[name] = round(spent_ms[int(part * (len(spent_ms) - 1))], 2)
    return found


def share(made: list[bool]) -> dict[str, float]:
    """A share with its 95 % confidence (Wilson)."""
    count, z = len(made), 1.96
    if not count:
        return {"count": 0, "share": 0.0, "low": 0.0, "high": 1.0}
    p = sum(made) / count
    centre = (p + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(p * (1 - p) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return {
        "count": count,
        "share": round(p, 4),
        "low": round(centre - half, 4),
        "high": round(centre + half, 4),
    }


def open_gain(number: int) -> tuple[str, float, bool] | None:
    """The same for a misère ouverte, looked for only where a hand is fit for it."""
    dealt = begun(number)
    return gain(number) if any(hand_danger(hand_of(dealt, seat)) <= OPEN_TO for seat in FOUR) else None


def gain(number: int) -> tuple[str, float, bool] | None:
    """The misère that club's own auction ends in: its kind, what the caller got more than had it passed, and whether it
    was made.
    """
    position = auctioned(number, None)
    view = GAME.view(position, None)
    if view.standing not in {"misere", "misere_ouverte"}:
        return None
    caller = view.holders[0]
    passed = auctioned(number, caller)
    with_call, without = (played_out(one, number).points[caller] for one in (position, passed))
    return view.standing, with_call - without, with_call > 0


def auctioned(number: int, silent: Seat | None) -> Any:
    """The deal after club's auction; one seat may be held to passing."""
    position = begun(number)
    while position.to_act() and GAME.view(position, None).phase != "play":
        seat = min(position.to_act())
        rng = Random(f"{SEED}/{number}/{len(position.acts)}")
        position = position.play(seat, PASS if seat == silent else club(position, seat, rng))
    return position


def played_out(position: Any, number: int) -> Any:
    while position.to_act():
        seat = min(position.to_act())
        position = position.play(seat, club(position, seat, Random(f"{SEED}/{number}/{len(position.acts)}")))
    return position.result()


def calls(executor: Executor) -> dict[str, Any]:
    """The worth of club's misères beyond a pass with the same cards."""
    rows: dict[str, Any] = {}
    for kind, look in (("misere", gain), ("misere_ouverte", open_gain)):
        deals = CALLED_DEALS[kind]
        done = executor.map(look, range(1, deals + 1), chunksize=100)
        found = [
            (points, made) for one in done if one for contract, points, made in [one] if contract == kind
        ]
        gains = [points for points, _ in found]
        error = 1.96 * stdev(gains) / sqrt(len(gains))
        rows[kind] = {
            "deals": deals,
            "made": share([made for _, made in found]),
            "points_beyond_a_pass": round(fmean(gains), 2),
            "low": round(fmean(gains) - error, 2),
            "high": round(fmean(gains) + error, 2),
        }
    return rows


STRONG = make_player(GAME, "strong")
STRONG_DEALS = 120_000
STRONG_TO = 0.3
"""Hands of more danger are called now and then, but nearly all of the time would go into finding out which."""
VERDICT_NODES = 20_000_000


def strong_call(number: int) -> tuple[float, int, int, bool] | None:
    """The chance told with a misère ouverte that `strong` calls when the seats before it call by the conventions, the
    least and most that it can be with all cards seen, and whether it is made when `strong` sits on every seat.
    """
    dealt = begun(number)
    hands = [hand_of(dealt, seat) for seat in FOUR]
    fit = [seat for seat in FOUR if counts_of(hands[seat], "C")[-1] <= STRONG_TO]
    for seat in fit:
        position = at_turn(number, seat)
        view = GAME.view(position, seat)
        if Call("misere_ouverte") not in view.legal:
            continue
        decision = strong_at(position, number)
        if decision.action == Call("misere_ouverte"):
            verdict = makeable(hands, left_of(view.setting.dealer), seat)
            called = position.play(seat, decision.action)
            return (
                told(decision.why) or 0.0,
                verdict.least,
                verdict.most,
                made_by_strong(called, seat, number),
            )
    return None


def at_turn(number: int, seat: Seat) -> Any:
    """The deal when this seat is to call, or where the auction ends before it."""
    position = begun(number)
    while seat not in position.to_act() and GAME.view(position, None).phase == "auction":
        rng = Random(f"{SEED}/{number}/{len(position.acts)}")
        position = position.play(min(position.to_act()), conventional(position, min(position.to_act()), rng))
    return position


def strong_at(position: Any, number: int) -> Any:
    """The decision of `strong` for the seat to act."""
    seat = min(position.to_act())
    rng = Random(f"{SEED}/{number}/{len(position.acts)}")
    return STRONG.decide(GAME.view(position, seat), rng, own_budget(STRONG))


def made_by_strong(position: Any, caller: Seat, number: int) -> bool:
    """True if the call is made when the others pass and `strong` plays all cards."""
    while position.to_act():
        is_play = GAME.view(position, None).phase == "play"
        position = position.play(
            min(position.to_act()), strong_at(position, number).action if is_play else PASS
        )
    return bool(position.result().points[caller] > 0)


def makeable(hands: list[int], leader: Seat, caller: Seat) -> Bounds:
    """1 if the caller takes no trick when all see all cards."""
    north, east, south, west = hands
    side = 1 << caller
    question = Question(
        hands=(north, east, south, west), leader=leader, side=side, counts=side, objective="none"
    )
    (answer,) = Solver(memory_bytes=1 << 26).solve([question], nodes=VERDICT_NODES)
    return answer.value


def strong(executor: Executor) -> dict[str, Any]:
    """The misères ouvertes that `strong` calls: told, and makeable with all cards seen."""
    done = executor.map(strong_call, range(1, STRONG_DEALS + 1), chunksize=500)
    found = [one for one in done if one]
    return {
        "deals": STRONG_DEALS,
        "calls": len(found),
        "told": round(fmean(one[0] for one in found), 3) if found else None,
        "makeable": share([bool(least) for _, least, most, _ in found if least == most]),
        "undecided": sum(least != most for _, least, most, _ in found),
        "made": share([made for *_, made in found]),
    }


PARTS: dict[str, Callable[[Executor], Any]] = {"defence": defence, "calls": calls, "strong": strong}


def section(results: dict[str, Any]) -> str:
    """The results as tables."""
    lines = [said_of(results), ""]
    if "defence" in results:
        found = results["defence"]
        lines += [f"| caller and defence, the same {found['hands']:,} hands | let through |", "|---|---|"]
        lines += [f"| {name} | {_share(found[name])} |" for name in PAIRINGS]
        lines += [
            "",
            _latency(found),
            "",
        ]
    if "calls" in results:
        found = results["calls"]
        lines += [
            "| calls by the conventions | deals | calls | made | points beyond a pass |",
            "|---|---|---|---|---|",
        ]
        for kind in ("misere", "misere_ouverte"):
            row = found[kind]
            gained = f"{row['points_beyond_a_pass']:+.1f} ({row['low']:+.1f} to {row['high']:+.1f})"
            lines.append(
                f"| {kind} | {row['deals']:,} | {row['made']['count']:,} | {_share(row['made'])} | {gained} |"
            )
    if "strong" in results:
        lines += ["", _strong(results["strong"])]
    return "\n".join(lines)


def _strong(found: dict[str, Any]) -> str:
    calls = f"`strong` calls a misère ouverte {found['calls']} times in {found['deals']:,} deals"
    before = f"with hands of a danger of at most {STRONG_TO}, the seats before it calling by the conventions"
    makeable = f"makeable with all cards seen {_share(found['makeable'])}, undecided {found['undecided']}"
    made = f"made when `strong` sits on every seat {_share(found['made'])}"
    return fill(
        f"{calls}, {before}: told {100 * (found['told'] or 0):.0f} in 100, {makeable}; {made}.", WIDTH
    )


def _latency(found: dict[str, Any]) -> str:
    acts = f"{found['acts']:,} acts of the three and of the caller that left a choice"
    return f"{acts}: median {found['median_ms']} ms, 99th percentile {found['p99_ms']} ms, longest {found['longest_ms']} ms."


def _share(row: dict[str, float]) -> str:
    return f"{row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%})"


def main() -> None:
    measure_parts("misere", PARTS, f"{SEED!r} and the number of the deal", section, __doc__)


if __name__ == "__main__":
    main()
