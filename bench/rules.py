"""Acts a second of every preset in plain Python on one core, beside OpenSpiel's C++ hearts driven from Python.

Run as `python -m bench.rules` from the project's folder; `--rounds N` (7), `--seconds S` for each measurement (0.08).
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from bench.common import (
    SEED,
    games,
    keep,
    pin_to_one_core,
    random_choices,
    said_of,
    spread,
    started,
    surroundings,
)
from whistclub.rules.actions import Call, Play
from whistclub.rules.deal import Deal
from whistclub.rules.encoding import encode
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR, Viewer

DEALS = 200
HEADINGS = (
    "preset",
    "legal and play",
    "of hearts (least to most)",
    "whole deals",
    "of hearts (least to most)",
    "one view an act",
    "every viewer's view an act",
)
GATE, AIM = 0.7, 1.3
CHOICES = random_choices(SEED)
MASK = len(CHOICES) - 1
PASS = Call("pass")
USUAL = (Call("propose"), Call("accept"))
"""A proposal that is accepted, and no special: calls drawn evenly end nine deals of ten in the first tricks."""
Run = Callable[[Any], int]


def hearts_deals(count: int) -> list[Any]:
    """States of hearts with every card dealt, the passing of three cards still to come."""
    game = pyspiel.load_game("hearts")
    states = []
    for number in range(count):
        state = game.new_initial_state()
        place = number * 64
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(CHOICES[place & MASK] * len(outcomes))])
            place += 1
        states.append(state)
    return states


def play_hearts(state: Any) -> int:
    """Plays a copy of the state out; how many acts that took.

    The same three questions as ours: whose turn, what is legal, what comes of it. The copy is the one thing more.
    """
    state = state.clone()
    count = 0
    while (player := state.current_player()) >= 0:
        legal = state.legal_actions(player)
        state.apply_action(legal[int(CHOICES[count] * len(legal))])
        count += 1
    return count


def whole_hearts(game: Any) -> int:
    """A deal of hearts from its first chance node to its end; only the acts of players are counted."""
    state = game.new_initial_state()
    place = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(CHOICES[place] * len(outcomes))][0])
        place += 1
    return play_hearts(state)


def whole_deal(game: Game) -> Run:
    """A deal shuffled by Python's own generator (sorted by random keys), begun and played out; such cards need no
    check.
    """
    key = Random(SEED).random
    setting = game.first_setting(FOUR[0])
    cards, side = list(game.stock.cards), list(game.stock.side)
    finish = play_on if has_calls(game) else play_out

    def play(_: Any) -> int:
        cards.sort(key=lambda _: key())
        side.sort(key=lambda _: key())
        return finish(game.begin(Deal(tuple(cards), tuple(side)), setting))

    return play


def has_calls(game: Game) -> bool:
    """True if contracts are called in an auction."""
    return game.key == "solo" or getattr(game.options, "overcall", "none") != "none"


def play_on(position: Any) -> int:
    """Plays a deal with an auction out: its calls by `USUAL`, everything else by chance; how many acts that took."""
    count = 0
    while turns := position.to_act():
        seat = min(turns)
        legal = position.legal(seat)
        if isinstance(legal[0], Play):
            break
        act = legal[int(CHOICES[count] * len(legal))]
        if legal[0] is PASS:
            act = next((call for call in USUAL if call in legal), PASS)
        position = position.play(seat, act)
        count += 1
    return count + play_out(position)


def play_out(position: Any) -> int:
    """Plays the deal out; how many acts that took."""
    count = 0
    while turns := position.to_act():
        for seat in turns:  # noqa: B007 (the cheapest way to one of a set)
            break
        legal = position.legal(seat)
        position = position.play(seat, legal[int(CHOICES[count] * len(legal))])
        count += 1
    return count


def with_views(game: Game, viewers: tuple[Viewer, ...]) -> Run:
    """Plays out as `play_out` does; after each act fresh views are encoded: of these viewers, or of the seat that acts
    next.
    """

    def play(position: Any) -> int:
        count = 0
        seat: Viewer = None
        while turns := position.to_act():
            for seat in turns:  # noqa: B007 (the cheapest way to one of a set)
                break
            if not viewers:
                encode(game.view(position, seat))
            for viewer in viewers:
                encode(game.view(position, viewer))
            legal = position.legal(seat)
            position = position.play(seat, legal[int(CHOICES[count] * len(legal))])
            count += 1
        return count

    return play


def acts_a_second(play: Run, deals: list[Any], seconds_s: float) -> float:
    """Deals one after another until the time is up; processor time, so that a busy machine weighs less."""
    count = 0
    start_s = time.process_time()
    end_s = start_s + seconds_s
    while True:
        for deal in deals:
            count += play(deal)
            now_s = time.process_time()
            if now_s > end_s:
                return count / (now_s - start_s)


def measured(rounds: int, seconds_s: float) -> dict[str, Any]:
    """Every preset, each round hearts just before it; ratios are taken within the round."""
    hearts, heart_game = hearts_deals(DEALS), pyspiel.load_game("hearts")
    tables = {name: (game, started(game, DEALS)) for name, game in games().items()}
    rates: dict[str, dict[str, list[float]]] = {name: {} for name in ("hearts", *tables)}
    for number in range(rounds + 1):
        for name, (game, deals) in tables.items():
            base = {
                "legal_and_play": acts_a_second(play_hearts, hearts, seconds_s),
                "whole_deals": acts_a_second(whole_hearts, [heart_game], seconds_s),
            }
            row = one_round(game, deals, seconds_s)
            row["ratio_to_hearts"] = row["legal_and_play"] / base["legal_and_play"]
            row["whole_ratio_to_hearts"] = row["whole_deals"] / base["whole_deals"]
            if number:  # the first round warms the tables of acts and judges up
                for key, figures in (("hearts", base), (name, row)):
                    for kind, value in figures.items():
                        rates[key].setdefault(kind, []).append(value)
    return {name: {kind: spread(values) for kind, values in row.items()} for name, row in rates.items()}


def one_round(game: Game, deals: list[Any], seconds_s: float) -> dict[str, float]:
    """Acts a second of one preset, each kind measured once."""
    viewers = (*FOUR[: game.seats], None)
    return {
        "legal_and_play": acts_a_second(play_out, deals, seconds_s),
        "whole_deals": acts_a_second(whole_deal(game), [None], seconds_s),
        "with_one_view": acts_a_second(with_views(game, ()), deals, seconds_s),
        "with_all_views": acts_a_second(with_views(game, viewers), deals, seconds_s),
    }


def section(results: dict[str, Any]) -> str:
    """The results as a table of the page."""
    lines = [
        said_of(results) + f" {results['rounds']} rounds.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, row in results["presets"].items():
        cells = [f"{row['legal_and_play']['median']:,.0f}", _ratio(row.get("ratio_to_hearts"))]
        cells += [f"{row['whole_deals']['median']:,.0f}", _ratio(row.get("whole_ratio_to_hearts"))]
        cells += [
            f"{row[kind]['median']:,.0f}" if kind in row else ""
            for kind in ("with_one_view", "with_all_views")
        ]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _ratio(values: dict[str, float] | None) -> str:
    return (
        "1" if values is None else f"{values['median']:.2f} ({values['least']:.2f} to {values['most']:.2f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.08)
    parser.add_argument("--keep", action="store_true", help="write bench/results and docs/bench-details.md")
    given = parser.parse_args()
    pin_to_one_core()
    presets = measured(given.rounds, given.seconds)
    worst = min(row["whole_ratio_to_hearts"]["median"] for name, row in presets.items() if name != "hearts")
    verdict = {"gate": GATE, "aim": AIM, "slowest_ratio": worst, "gate_met": worst >= GATE}
    results = {**surroundings(), "rounds": given.rounds, **verdict, "presets": presets}
    if given.keep:
        keep("rules", results, section(results))
    print(section(results))
    print(f"\nslowest preset over whole deals: {worst:.2f} of hearts; gate {GATE}, aim {AIM}")
    raise SystemExit(worst < GATE)


if __name__ == "__main__":
    main()
