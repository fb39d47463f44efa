"""Solo's contracts for the rows: misères ouvertes let through, and the chance told with a call against how often it is made."""

from random import Random
from statistics import fmean
from typing import Any

from bench.levels.deals import game_named, player_named, started, turns
from bench.levels.pieces import Terms, Values
from whistclub.cards.errors import Reason
from whistclub.cards.french import FRENCH
from whistclub.players.player import own_budget
from whistclub.players.solo.hand import hand_danger
from whistclub.rules.actions import Action, Bid, Call
from whistclub.rules.seats import FOUR, Seat

OPEN_TO = 0.45
"""No hand of more danger is called misère ouverte by the yardstick, so that others need no auction."""
OPEN = Call("misere_ouverte")
PASS = Call("pass")


def let_through(terms: Terms, _: int, before: Values) -> Values:
    """1 where a hand that the other player calls a misère ouverte with is made, by that player against three of the player."""
    deal = int(before.get("deal", 0))
    while True:
        deal += 1
        found = _opened(terms, deal)
        if found is not None:
            caller, position = found
            return {"deal": deal, "made": float(_played_out(terms, deal, position, caller))}


def _opened(terms: Terms, deal: int) -> tuple[Seat, Any] | None:
    """The first seat that calls a misère ouverte when all others pass, and the deal after the auction."""
    game, caller = game_named("solo"), player_named("solo", terms.against)
    dealt = started(game, terms.seed, deal)
    for seat in FOUR:
        if hand_danger(FRENCH.mask(game.view(dealt, seat).hand)) > OPEN_TO:
            continue
        position = dealt
        while position.to_act() and game.view(position, None).phase != "play":
            turn = min(position.to_act())
            act: Action = PASS
            if turn == seat:
                view = game.view(position, seat)
                act = caller.choose(view, _rng(terms, deal, seat, len(view.acts)), own_budget(caller))
            position = position.play(turn, act)
        if game.view(position, None).standing == OPEN.parts[0]:
            return seat, position
    return None


def _played_out(terms: Terms, deal: int, position: Any, caller: Seat) -> bool:
    game = game_named("solo")
    alone, three = (player_named("solo", name) for name in (terms.against, terms.player))
    while position.to_act():
        seat = min(position.to_act())
        player = alone if seat == caller else three
        view = game.view(position, seat)
        act = player.choose(view, _rng(terms, deal, seat, len(view.acts)), own_budget(player))
        position = position.play(seat, act)
    return bool(position.result().points[caller] > 0)


def _rng(terms: Terms, deal: int, seat: Seat, acts: int) -> Random:
    return Random(f"{terms.seed}/{deal}/{seat}/{acts}")


def told(why: Reason) -> float | None:
    """The chance that a reason tells: a percentage by either name, or hits among tries."""
    facts = dict(why.args)
    for name in ("percent", "chance"):
        if name in facts:
            return float(facts[name]) / 100
    if "hits" in facts and "tries" in facts:
        return float(facts["hits"]) / float(facts["tries"])
    return None


def solo_told(terms: Terms, number: int, _: Values) -> Values:
    """The contract of a deal between players of one name, the chance its bidder told with the last call, and 1 if it was made."""
    chance: dict[Seat, float | None] = {}
    last: Any = None
    for position, seat, _view, decision in turns("solo", terms.player, terms.seed, number):
        last = position.play(seat, decision.action)
        if isinstance(decision.action, Call) and decision.action is not PASS:
            chance[seat] = told(decision.why)
    view = game_named("solo").view(last, None)
    if not view.holders:
        return {"contract": "thrown_in"}
    chances = [one for seat in view.holders if (one := chance.get(seat)) is not None]
    found: Values = {"contract": view.standing, "made": float(last.result().points[view.holders[0]] > 0)}
    return {**found, "told": fmean(chances)} if chances else found


def gongor_told(terms: Terms, number: int, _: Values) -> Values:
    """The first passage of a campaign: the bid of each hand, the chance told with it, and 1 if as many tricks were won."""
    chances: list[float | None] = []
    last: Any = None
    for position, seat, _view, decision in turns("gongor", terms.player, terms.seed, number):
        last = position.play(seat, decision.action)
        if isinstance(decision.action, Bid):
            chances.append(told(decision.why))
    found: Values = {}
    lines = [dict(line.args) for line in last.result().lines]
    played = [line for line in lines if "bid" in line and "tricks" in line]
    for place, (line, chance) in enumerate(zip(played, chances, strict=False), start=1):
        found |= {
            f"contract {place}": f"bid {line['bid']}",
            f"made {place}": float(line["bid"] == line["tricks"]),
        }
        if chance is not None:
            found[f"told {place}"] = chance
    return found
