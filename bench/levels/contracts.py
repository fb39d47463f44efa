"""Solo's contracts for the rows: misères ouvertes let through, and the chance told with a call against how often it is
made.
"""

from random import Random
from typing import Any

from bench.levels.deals import game_named, player_named, started, turns
from bench.levels.pieces import Terms, Values
from whistclub.cards.errors import Reason
from whistclub.cards.french import FRENCH
from whistclub.players.player import own_budget
from whistclub.players.solo.calls import prospect_of
from whistclub.players.solo.hand import hand_danger
from whistclub.rules.actions import Action, Bid, Call
from whistclub.rules.seats import FOUR, Seat

OPEN_TO = 0.45
"""No hand of more danger is called misère ouverte by the yardstick, so that others need no auction."""
OPEN = Call("misere_ouverte")
PASS = Call("pass")


def let_through(terms: Terms, _: int, before: Values) -> Values:
    """1 where a hand that the other player calls a misère ouverte with is made, by that player against three of the
    player.
    """
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


def undertaken(terms: Terms, deal: int) -> Any:
    """The deal in which the first seat with a hand fit for a misère ouverte undertakes one; None where nobody has such
    a hand.
    """
    game = game_named("solo")
    position = started(game, terms.seed, deal)
    fit = [seat for seat in FOUR if hand_danger(FRENCH.mask(game.view(position, seat).hand)) <= OPEN_TO]
    while fit and game.view(position, None).phase != "play":
        turn = min(position.to_act())
        calls = turn == fit[0] and OPEN in game.view(position, turn).legal
        position = position.play(turn, OPEN if calls else PASS)
    return position if fit else None


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
    """The contract of a deal between players of one name, the chance told with the last call, and 1 if it was made; of
    a proposal taken up the proposer's first and then the accepter's.
    """
    return _told_at_the_end(terms, number, RARE | USUAL) or {"contract": "thrown_in"}


RARE = frozenset({"misere", "abondance", "abondance_in_trumps", "misere_ouverte", "abondance_declared"})
USUAL = frozenset({"propose", "solo"})
FIT_TO = 1.2
"""Hands of more danger are hardly ever called a misère."""
FIT_FROM = -4.0
"""Points that the conventions must expect of an abondance."""


def rare_told(terms: Terms, _: int, before: Values) -> Values:
    """The same of the next deal whose contract is one of the rare ones. Deals without a hand fit for one are not looked
    at.
    """
    deal = int(before.get("deal", 0))
    while True:
        deal += 1
        found = _told_at_the_end(terms, deal, RARE) if _has_fit_hand(terms, deal) else {}
        if found:
            return found | {"deal": deal}


def _has_fit_hand(terms: Terms, deal: int) -> bool:
    game = game_named("solo")
    dealt = started(game, terms.seed, deal)
    views = [game.view(dealt, seat) for seat in FOUR]
    return any(_is_fit(FRENCH.mask(view.hand), view, game.options) for view in views)


def _is_fit(hand: int, view: Any, options: Any) -> bool:
    if hand_danger(hand) <= FIT_TO:
        return True
    return prospect_of(Call("abondance"), hand, view, options).expected >= FIT_FROM


def _told_at_the_end(terms: Terms, number: int, contracts: frozenset[str]) -> Values:
    """The chances told of a deal and the outcome, where its contract is one of these; nothing is played where it is
    not.
    """
    chance: dict[Seat, float | None] = {}
    last: Any = None
    view: Any
    for position, seat, view, decision in turns("solo", terms.player, terms.seed, number):
        if view.phase == "play" and view.standing not in contracts:
            return {}
        last = position.play(seat, decision.action)
        if isinstance(decision.action, Call) and decision.action is not PASS:
            chance[seat] = told(decision.why)
    view = game_named("solo").view(last, None)
    if not view.holders or view.standing not in contracts:
        return {}
    made = float(last.result().points[view.holders[0]] > 0)
    names = ("propose", "accept") if len(view.holders) == 2 else (view.standing,)
    found: Values = {}
    for place, (name, seat) in enumerate(zip(names, view.holders, strict=True), start=1):
        found |= {f"contract {place}": name, f"made {place}": made}
        if (one := chance.get(seat)) is not None:
            found[f"told {place}"] = one
    return found


def gongor_told(terms: Terms, number: int, _: Values) -> Values:
    """The first passage of a campaign: the bid of each hand, the chance told with it, and 1 if as many tricks were
    won.
    """
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
