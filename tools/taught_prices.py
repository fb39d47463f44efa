"""Computes the prices that guided deals and drills ship with, and lists what the coach says of them where it would do
something else.

    python -m tools.taught_prices      # writes src/whistclub/coach/taught.jsonl, some ten minutes

A guided deal is walked as somebody does who takes all advice, at the table that the club opens for it. Where the coach
calls the conventional act an error the best one is taught, so that no advice is false.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tools.drill_kinds import prices_at
from whistclub.cards.errors import reason
from whistclub.club.bot_pool import teacher_of
from whistclub.club.bots import advice, due, step
from whistclub.club.daily import bots_secret
from whistclub.club.local_table import House, Table
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Act, NextDeal
from whistclub.club.table.entries import Dealing, Sitter
from whistclub.club.table.seeds import seed_bytes
from whistclub.coach import STANDARD, PricedAct, fair_prices
from whistclub.coach.cards import turn_of
from whistclub.coach.lesson_prices import BETTER, TaughtPlace, sight_of
from whistclub.coach.prices import Price, Verdict, word_of
from whistclub.coach.review import AGREED
from whistclub.games.registry import game_of_preset, games_in_order, presets_of, profile_of
from whistclub.players.choice import Ground, Kind
from whistclub.players.drills import COSTS, Drill, DrillPosition, drills_of, position_at
from whistclub.players.levels import USUAL_LEVEL
from whistclub.players.player import Decision, Player, hint_budget
from whistclub.players.registry import make_player
from whistclub.rules.game import Game
from whistclub.rules.profile import Lesson
from whistclub.rules.seats import FOUR, Seat

LEARNER: Final = Seat(0)
FILE: Final = Path(__file__).parent.parent / "src" / "whistclub" / "coach" / "taught.jsonl"
_DIGITS: Final = 4
"""Digits after the point: more than is ever told, and few enough that the file is small."""
_LEAST_CHOICE: Final = 2


class Taught(NamedTuple):
    """A decision at a lesson's table: the game, what the learner sees, how many acts there were, and the advice."""

    game: Game
    view: Any
    number: int
    advice: Decision


def main() -> None:
    """Writes the file."""
    with FILE.open("wb") as out:
        for place in places():
            out.write(msgspec.json.encode(place) + b"\n")
            if place.verdict == "agreed" or place.why.key == BETTER:
                print(place.deal, place.number, place.advised, place.why, place.prices[:1], flush=True)


def places() -> Iterator[TaughtPlace]:
    """Every place of all lessons and drills that has a price."""
    for key in games_in_order():
        for lesson in profile_of(key).lessons:
            yield from lesson_places(key, lesson)
        for drill in drills_of(profile_of(key)):
            for at in drill.positions:
                found = drill_place(key, drill, at)
                yield from () if found is None else (found,)


def drill_place(key: str, drill: Drill, at: DrillPosition) -> TaughtPlace | None:
    """A position of a drill with its prices: with those that its answer was found by, where it was found by prices."""
    game = game_of_preset(drill.preset, {})
    position, seat = position_at(game, at)
    view, by_price = game.view(position, seat), at.why.key == COSTS
    if by_price:
        advised = Decision(game.alphabet.read(at.answer, game.pack), Ground(at.why), Kind.TOLD)
    else:
        player = _teacher(game)
        advised = player.decide(view, Random(at.seed), hint_budget(game, player))  # noqa: S311
    taught = Taught(game, view, len(at.acts), advised)
    prices = prices_at(game, view) if by_price else fair_prices(game, view, STANDARD)
    return place_of(f"drill {key} {drill.name}", taught, prices)


def lesson_places(key: str, lesson: Lesson) -> Iterator[TaughtPlace]:
    """The places of a guided deal that have a price, all advice taken."""
    table = opened(key, lesson)
    for taught in walk(table):
        found = priced_place(f"{key} {lesson.name}", taught)
        if found is not None and found.verdict == "error":
            found = corrected(found)
        if found is not None:
            yield found
        advised = taught.advice.action.text if found is None else found.advised
        table.send(Act(id=f"learner-{table.seq}", saw=table.seq, seat=LEARNER, action=advised))


def walk(table: Table) -> Iterator[Taught]:
    """The learner's decisions in a guided deal, with the advice for each; what is done then is for whoever asks."""
    while not (table.state.match.deals and table.state.match.deals[0].result):
        state = table.state
        if due(state) is not None:
            step(table, make_player)
            continue
        teacher = _teacher(state.game)
        view: Any = state.game.view(state.match.position, LEARNER)
        found = advice(state, LEARNER, teacher, hint_budget(state.game, teacher))
        yield Taught(state.game, view, len(view.acts), found)


def opened(key: str, lesson: Lesson) -> Table:
    """The table of a guided deal as the club opens it, its first deal dealt."""
    preset = presets_of(key)[0].name
    game, house = game_of_preset(preset, {}), House(MemoryLog())
    sitters = (Sitter("", who="learner"), *[Sitter("bot", USUAL_LEVEL)] * (game.seats - 1))
    made = house.opening_of(game, sitters, Dealing(lesson.seed), preset=preset)
    secret = bots_secret(lesson.name, preset, seed_bytes(lesson.seed).hex())
    table = house.open(replace(made, secret=secret, lesson=lesson.name))
    table.send(NextDeal(id="deal", saw=table.seq, seat=LEARNER))
    return table


def priced_place(deal: str, taught: Taught) -> TaughtPlace | None:
    """A place with its fair prices."""
    return place_of(deal, taught, fair_prices(taught.game, taught.view, STANDARD))


def place_of(deal: str, taught: Taught, prices: Sequence[PricedAct]) -> TaughtPlace | None:
    """A place with these prices, none where all cards are equal in play; None where there is no choice, or no price."""
    made = next((one for one in prices if taught.advice.action.text in one.alike), None)
    if made is None and not _is_equal(taught):
        return None
    return TaughtPlace(
        deal=deal,
        number=taught.number,
        sight=sight_of(taught.game, taught.view),
        advised=taught.advice.action.text,
        why=taught.advice.why,
        verdict="best" if made is None else _verdict(taught.advice, made, prices),
        prices=tuple(map(_short, prices)),
    )


def _is_equal(taught: Taught) -> bool:
    """True if there are several cards, and all of them are equal in play."""
    turn = turn_of(taught.game, taught.view) if taught.game.seats == len(FOUR) else None
    return len(taught.view.legal) >= _LEAST_CHOICE and turn is not None and len(turn.runs) == 1


def corrected(place: TaughtPlace) -> TaughtPlace:
    """The place with the best act advised instead, and what it gains over the conventional one."""
    tenths = max(1, round(10 * cost_of(place)))
    why = reason(BETTER, tenths=tenths, next=place.advised)
    return replace(place, advised=place.prices[0].act, why=why, verdict="best")


def cost_of(place: TaughtPlace) -> float:
    """The points that the act advised gives away."""
    return next(one.cost for one in place.prices if place.advised in one.alike)


def _verdict(advised: Decision, made: PricedAct, prices: Sequence[PricedAct]) -> Verdict:
    word = word_of(made, prices)
    if word != "cost":
        return word
    return "agreed" if advised.kind in AGREED else "error"


def _short(one: PricedAct) -> PricedAct:
    """The same price with fewer digits."""
    fair = one.fair
    told = Price(
        round(fair.points, _DIGITS), round(fair.scored, _DIGITS), _rounded(fair.tricks), _rounded(fair.chance)
    )
    cost, error = round(one.cost, _DIGITS), round(one.error, _DIGITS)
    return replace(one, fair=told, cost=cost, error=error, tricks=_rounded(one.tricks), scored_error=0.0)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)


def _teacher(game: Game) -> Player:
    return make_player(game, teacher_of(game, USUAL_LEVEL))


if __name__ == "__main__":
    main()
