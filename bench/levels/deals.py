"""Deals played for the rows: duels, a cheater against a player, and self-play act by act."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from bench import yardstick
from bench.levels import cheater
from bench.levels.pieces import Terms, Values
from whistclub.games.registry import game_of_preset, profile_of
from whistclub.players.choice import Kind
from whistclub.players.player import Budget, Decision, Player, own_budget
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat, seats_of_table
from whistclub.rules.values import View
from whistclub.study.duel import Compared, compared, terms_of

Measure = Callable[[Terms, int, Values], Values]
"""The values of a unit, from the terms, the unit's number and the values of the one before."""


@cache
def game_named(preset: str) -> Any:
    return game_of_preset(preset, {})


@cache
def player_named(preset: str, name: str) -> Player:
    return yardstick.player_named(game_named(preset), name)


def duelled(preset: str, bidder: str = "") -> Measure:
    """The player against the other on one deal, with all exchanges of seats."""

    def measured(terms: Terms, number: int, _: Values) -> Values:
        game = game_named(preset)
        player, against = map(yardstick.name_in_duel, (terms.player, terms.against))
        duel = terms_of(game, player, against, terms.seed, bidder=bidder, act_ms=yardstick.ACT_MS)
        one = compared(duel, number)
        if one.faults:
            raise RuntimeError(f"deal {number}: acts were made in the place of a program: {one.faults}")
        return values_of(one)

    return measured


def values_of(one: Compared) -> Values:
    """The differences of a deal, and the contract if it was the same in every playing. Tricks are a pair's beyond half
    of the deal.
    """
    names = {play.contract for play in one.plays}
    found: Values = {"points": one.points, "contract": names.pop() if len(names) == 1 else "different"}
    if one.tricks is not None:
        found["tricks"] = one.tricks / 2
    if one.wins is not None:
        found["wins"] = one.wins
    return found


def cheated(preset: str, bidder: str = "") -> Measure:
    """A pair that sees all cards against the other player, who bids for both; the seats exchanged."""

    def measured(terms: Terms, number: int, _: Values) -> Values:
        game = game_named(preset)
        usual = player_named(preset, terms.against)
        bids = player_named(preset, bidder) if bidder else usual
        avoided = profile_of(game.key).avoided
        points, tricks = 0.0, 0.0
        for pair in (0, 1):
            position = started(game, terms.seed, number)
            while position.to_act():
                seat = min(position.to_act())
                rng = Random(f"{terms.seed}/{number}/{seat}/{len(game.view(position, seat).acts)}")
                plays = isinstance(position.legal(seat)[0], Play)
                if plays and seat % 2 == pair:
                    act = cheater.choose(game, position, seat, usual, rng)
                else:
                    one = usual if plays else bids
                    act = one.choose(game.view(position, seat), rng, own_budget(one))
                position = position.play(seat, act)
            ahead = position.result().points
            points += (ahead[pair] - ahead[1 - pair]) / 2
            won = position.tricks.won
            gained = sum(won[pair::2]) - sum(won[1 - pair :: 2])
            tricks += (-gained if cheater.contract_of(game, position) in avoided else gained) / 4
        return {"points": points, "tricks": tricks}

    return measured


def started(game: Any, seed: str, number: int) -> Any:
    """The deal of this number at the start of a match, dealers going round."""
    deal = deal_from_seed(seed_from_text(f"{seed} {number}"), game, 1)
    return game.start(deal, game.first_setting(seats_of_table(game.seats)[number % game.seats]))


def turns(preset: str, name: str, seed: str, number: int) -> Iterator[tuple[Any, Seat, View, Decision]]:
    """Each turn of a deal between players of one name: the position, the seat, its view, and what it decides."""
    game, player = game_named(preset), player_named(preset, name)
    position = started(game, seed, number)
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        decision = player.decide(view, Random(f"{seed}/{number}/{seat}/{len(view.acts)}"), own_budget(player))
        yield position, seat, view, decision
        position = position.play(seat, decision.action)


def late_invites(terms: Terms, number: int, _: Values) -> Values:
    """Invites from the seventh trick on, and those that cost two tricks or more with all cards seen.

    All cards are those of the other player but its late invites: there the player says if it invites too, and that card
    is played.
    """
    game = game_named("minnesota")
    player = player_named("minnesota", terms.player)
    invites = costly = 0
    dearest = 0.0
    position = started(game, terms.seed, number)
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        rng = Random(f"{terms.seed}/{number}/{seat}/{len(view.acts)}")
        decision = player_named("minnesota", terms.against).decide(view, rng, UNTRIED)
        if is_invite(decision) and sum(position.tricks.won) >= FIRST_LATE - 1:
            decision = player.decide(view, rng, own_budget(player))
            cost = cost_of(game, position, seat, decision) if is_invite(decision) else None
            if cost is not None:
                invites, costly, dearest = invites + 1, costly + (cost >= COSTLY), max(dearest, cost)
        position = position.play(seat, decision.action)
    return {"invites": invites, "costly": costly, "dearest": dearest}


def is_invite(decision: Decision) -> bool:
    return decision.kind is Kind.INVITE


def cost_of(game: Any, position: Any, seat: Seat, decision: Decision) -> float | None:
    """The tricks that a card costs with all cards seen; None where tricks are not what is played for."""
    found = cheater.worths(game, position, seat)
    return None if found is None else max(found.values()) - found[decision.action]


UNTRIED = Budget(samples=0, nodes=0)
"""The conventions alone, without trying cards out."""
FIRST_LATE = 7
COSTLY = 2
