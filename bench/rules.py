"""Acts a second of every preset in plain Python on one core, beside OpenSpiel's C++ hearts driven from Python.

Run as `python -m bench.rules` from the project's folder; `--rounds N` (7), `--seconds S` for each measurement (0.08).
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from bench.common import (
    SEED,
    arguments,
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
CARDS = 52
HEADINGS = (
    "preset",
    "legal and play",
    "of hearts (least to most)",
    "whole deals",
    "of hearts (least to most)",
    "one view an act",
    "every viewer's view an act",
)
CHOICES = random_choices(SEED)
PASS = Call("pass")
USUAL = (Call("propose"), Call("accept"))
"""A proposal that is accepted, and no special: calls drawn evenly end nine deals of ten in the first tricks."""
Run = Callable[[Any], int]


class Hearts:
    """OpenSpiel's hearts as a program that knows it drives it: a shuffled pack is dealt without asking at each card
    what is left, nobody's turn is asked for, and no state is copied while the clock runs.
    """

    def __init__(self) -> None:
        self._game = pyspiel.load_game("hearts")
        self._key = Random(SEED).random
        self._pack = list(range(CARDS))

    def dealt(self) -> Any:
        """A state with every card dealt: the first chance says how cards are passed, the others who gets which."""
        self._pack.sort(key=lambda _: self._key())
        state = self._game.new_initial_state()
        directions = state.legal_actions()
        state.apply_action(directions[int(self._key() * len(directions))])
        for card in self._pack:
            state.apply_action(card)
        return state

    def whole(self, _: Any) -> int:
        """A deal from its shuffle to its end; how many acts of players that took."""
        return play_hearts(self.dealt())


def play_hearts(state: Any) -> int:
    """Plays the state out; how many acts that took."""
    count = 0
    while legal := state.legal_actions():
        state.apply_action(legal[int(CHOICES[count] * len(legal))])
        count += 1
    return count


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


def hearts_a_second(hearts: Hearts, seconds_s: float) -> float:
    """Hearts from dealt states, which change in place: each is played once, and dealt before the clock runs."""
    count, spent_s = 0, 0.0
    while spent_s < seconds_s:
        states = [hearts.dealt() for _ in range(DEALS)]
        start_s = time.process_time()
        for state in states:
            count += play_hearts(state)
        spent_s += time.process_time() - start_s
    return count / spent_s


def measured(rounds: int, seconds_s: float) -> dict[str, Any]:
    """Every preset, each round hearts just before it; ratios are taken within the round."""
    hearts = Hearts()
    tables = {name: (game, started(game, DEALS)) for name, game in games().items()}
    rates: dict[str, dict[str, list[float]]] = {name: {} for name in ("hearts", *tables)}
    for number in range(rounds + 1):
        for name, (game, deals) in tables.items():
            base = {
                "legal_and_play": hearts_a_second(hearts, seconds_s),
                "whole_deals": acts_a_second(hearts.whole, [None], seconds_s),
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
    """The results as tables."""
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
    given = arguments(__doc__, rounds=7, seconds=0.08, keep=False).parse_args()
    pin_to_one_core()
    presets = measured(given.rounds, given.seconds)
    results = {**surroundings(), "rounds": given.rounds, "presets": presets}
    if given.keep:
        keep("rules", results, section(results))
    print(section(results))


if __name__ == "__main__":
    main()
