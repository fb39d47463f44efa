"""The judge of the coach: sums of ledgers, the mean of luck, the spread of results without it, sampled prices against
exact ones, and time.

Run as `python -m bench.coach` from the project's folder. `--deals N` of each preset (10) are played by `--player`
(quick) in self-play and reviewed with `--effort` (standard; tiny for the sums alone, which hold whatever the prices
are); `--only PRESETS` chooses some. `--turns N` (0) first leads with `--cards N` (3) left are priced in a few worlds
and in every one there is. `--evenings N` (0) evenings of four deals are played by pairs of `--player` and `--against`
(simple), who change sides with the same cards; told are points an evening, plain and with the luck taken out, with
standard errors. Many ledgers are added up by `bench.ledgers`. Told are, for the first seat, the deal going round, the
mean of luck with its standard error, the variances of the points and of the points without luck, acts called errors a
deal, and processor seconds a deal.
"""

import json
import time
from collections.abc import Iterator
from random import Random
from statistics import fmean, pvariance
from typing import Any

import msgspec

from bench.common import arguments
from whistclub import library
from whistclub.cards.french import FRENCH
from whistclub.coach import QUICK, STANDARD, Effort, review_deal
from whistclub.coach.cards import Turn, fair_cards, tried_in, turn_of
from whistclub.coach.comparison import LEAST, judged
from whistclub.games.registry import PRESETS
from whistclub.players.worlds import evidence_of
from whistclub.players.worlds.drawn import Drawn, every_world
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

TINY = msgspec.structs.replace(QUICK, worlds=2, again=1, calls=2, plays=2, deals=12)
EFFORTS = {"tiny": TINY, "quick": QUICK, "standard": STANDARD}
SAMPLED = Effort(worlds=24)
MOST_WORLDS = 50_000
DEALS_AN_EVENING = 4
NEAR = 1e-9
SURE = 2.069
"""Standard errors to each side of a 95 % interval from 24 worlds: Student's t with 23 degrees of freedom."""
HALF = 0.5
"""A planted error costs so much of a trick or more."""


def reviewed(preset: str, deals: int, player: str, effort: Effort) -> dict[str, Any]:
    """The figures of one preset."""
    game: Any = library.game(preset)
    points, without, luck, errors, spent_s, wrong = [], [], [], 0, 0.0, 0
    for number in range(deals):
        played = library.play(game, player, seed=f"coach {number}", deals=1).deals[0]
        started = time.process_time()
        review = review_deal(game, played, effort=effort)
        spent_s += time.process_time() - started
        errors += sum(one.verdict == "error" for one in review.marked)
        for one in review.ledgers:
            parts = one.start + one.deal + one.hidden + one.own + one.partner + one.opponents
            wrong += abs(parts - one.points) > NEAR
        first = review.ledgers[0]
        points.append(first.points)
        without.append(first.without_luck)
        luck.append(first.points - first.without_luck)
    return {
        "deals": deals,
        "sums_wrong": wrong,
        "luck": fmean(luck),
        "luck_error": (pvariance(luck) / len(luck)) ** 0.5,
        "variance": pvariance(points),
        "variance_without_luck": pvariance(without),
        "errors_a_deal": errors / deals,
        "seconds_a_deal": spent_s / deals,
    }


def evenings(preset: str, count: int, player: str, other: str, effort: Effort) -> dict[str, Any]:
    """Evenings of so many deals each of one player's pair against another's, who change sides: points an evening as
    they were scored and with the luck taken out. A match to a target would not do: it ends when the points are there.
    """
    game: Any = library.game(preset, target="none", max_deals=str(DEALS_AN_EVENING))
    plain, without, deals = [], [], 0
    for number in range(count):
        side = number % 2
        seats = [player if seat % 2 == side else other for seat in range(game.seats)]
        match = library.play(game, seats, seed=f"evening {number // 2}", deals=DEALS_AN_EVENING)
        ledgers = [review_deal(game, played, effort=effort).ledgers[side] for played in match.deals]
        deals += len(ledgers)
        plain.append(sum(one.points for one in ledgers))
        without.append(sum(one.without_luck for one in ledgers))
    luck = [one - two for one, two in zip(plain, without, strict=True)]
    spread = {"plain": plain, "without": without, "luck": luck}
    told = {name: [fmean(each), (pvariance(each) / (count - 1)) ** 0.5] for name, each in spread.items()}
    part = pvariance(without) / pvariance(plain)
    return {"evenings": count, "deals": deals, "variance_left": part, **told}


def turns(game: Any, count: int, size: int) -> Iterator[tuple[View, Turn]]:
    """First leads of Whist with a real choice, with so many cards left."""
    number = 0
    while count:
        number += 1
        pack = list(FRENCH.cards)
        Random(f"coach {number}").shuffle(pack)
        position = game.start(Deal(tuple(pack[: 4 * size])), game.first_setting(Seat(0)))
        view = game.view(position, min(position.to_act()))
        turn = turn_of(game, view)
        if turn is not None and len(turn.runs) > 1:
            count -= 1
            yield view, turn


def against_exact(count: int, size: int) -> dict[str, Any]:
    """Sampled prices against exact ones: intervals that cover, best acts called errors, errors planted and found."""
    game: Any = library.game("whist")
    covered, accused, planted, level = [], [], [], []
    for view, turn in turns(game, count, size):
        worlds = every_world(evidence_of(game, view), MOST_WORLDS)
        every = tried_in(turn, Drawn(worlds, is_all=True), msgspec.structs.replace(SAMPLED, most_nodes=10**9))
        best, *others = every.ranked()
        once = fair_cards(game, view, turn, None, "coach", SAMPLED)
        for place in (best, *others):
            made = every.groups[place][0]
            tried = fair_cards(game, view, turn, made, "coach", SAMPLED)
            found = judged(
                game, view.viewer or Seat(0), tried, made, [None] * len(tried.groups), agreed=False
            )
            is_error = found is not None and found.verdict == "error"
            cost = every.gain(best, place)[0]
            if cost < LEAST * every.unit:
                level.append(is_error)
            if place == best:
                accused.append(is_error)
                continue
            told, error = once.gain(best, place)
            covered.append(abs(told - cost) <= SURE * error)
            if cost >= HALF * every.unit:
                planted.append(is_error)
    return {
        "turns": count,
        "cards": size,
        "covered": fmean(covered),
        "best_called_errors": fmean(accused),
        "level": len(level),
        "level_called_errors": fmean(level),
        "planted": len(planted),
        "planted_found": fmean(planted),
    }


def main() -> None:
    """Measures and prints."""
    parser = arguments(
        __doc__,
        deals=10,
        player="quick",
        only=",".join(PRESETS),
        evenings=0,
        against="simple",
        turns=0,
        cards=3,
    )
    parser.add_argument("--effort", choices=EFFORTS, default="standard")
    given = parser.parse_args()
    for preset in given.only.split(",") if given.deals else ():
        found = reviewed(preset, given.deals, given.player, EFFORTS[given.effort])
        print(preset, json.dumps(found), flush=True)
    for preset in given.only.split(",") if given.evenings else ():
        asked = given.evenings, given.player, given.against, EFFORTS[given.effort]
        print(preset, json.dumps(evenings(preset, *asked)), flush=True)
    if given.turns:
        print(json.dumps(against_exact(given.turns, given.cards)))


if __name__ == "__main__":
    main()
