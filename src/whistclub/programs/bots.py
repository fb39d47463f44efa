"""Matches and duels between bots: the players by name, and a program's own."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from whistclub.cards.errors import BadValue, IllegalAction, reason
from whistclub.players.outside.module import bot_named
from whistclub.players.player import USUAL, Bot, Budget, own_budget
from whistclub.programs import game as programs
from whistclub.programs.value_types import checked
from whistclub.programs.values import players_counted, seed_text, whole
from whistclub.rules import match as matches
from whistclub.rules.actions import Action
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.game import Game
from whistclub.rules.match import Match, begin_deal, open_match, place_of_act, stop_match
from whistclub.rules.next_deal import deal_after
from whistclub.rules.seats import Seat
from whistclub.study.duel import Duellists, compared_between, terms_between
from whistclub.study.duel_figures import Summary, summary

BotGiven = str | Bot | Callable[[programs.Game], Bot]
"""A player's name, `cmd:COMMAND`, `module:Bot`, a bot, or what makes one from a game, such as its class."""


def bot_given(game: Game, given: BotGiven) -> Bot:
    """The bot that is meant. Raises BadOption for a name that there is not, BadValue for what is no bot."""
    if isinstance(given, str):
        return bot_named(game, given)
    known: Any = given
    # A class has the method too, but nobody is there yet to choose.
    if isinstance(known, type) or not hasattr(known, "choose"):
        known = _made(game, known)
    bot: Bot = known
    return bot


def _made(game: Game, maker: Any) -> Bot:
    if not callable(maker):
        raise BadValue(reason("value-bot", name=type(maker).__name__))
    try:
        bot: Bot = maker(game)
    except TypeError as problem:
        raise BadValue(
            reason("value-bot-maker", name=_name(maker), game=game.key, text=str(problem)[:200])
        ) from problem
    if not hasattr(bot, "choose"):
        raise BadValue(reason("value-bot", name=_name(maker)))
    return bot


@checked
def play(
    game: Game,
    players: BotGiven | Sequence[BotGiven] = "club",
    *,
    seed: str = "1",
    deals: int | None = None,
    budget: Budget | None = None,
) -> Match:
    """A match played by bots, to its end or for so many deals: one player for all seats, or one a seat.

    A player is a name, a bot of your own (an object with `choose(view, rng, budget)`), a class that makes one from the
    game, `module:Bot`, or `cmd:COMMAND`. Without a budget each player has its own. The same seed and players give the
    same match. Raises BadOption for an unknown player, BadValue for a value that cannot be, and IllegalAction, with
    deal, act and seat, for an act of a bot that the rules refuse.
    """
    given = (
        players if isinstance(players, Sequence) and not isinstance(players, str) else (players,) * game.seats
    )
    players_counted(game, given)
    if deals is not None:
        whole("deals", deals)
    at_table = tuple(bot_given(game, one) for one in given)
    key = seed_from_text(seed_text(seed))
    match = open_match(game, game.first_setting(first_dealer(key) if game.seats == 4 else Seat(0)))
    while match.result is None:
        if deals is not None and len(match.deals) >= deals:
            return stop_match(match)
        match = begin_deal(match, deal_after(match.deals, key, game, len(match.deals) + 1), seed)
        match = _played_out(match, at_table, seed, budget)
    return match


def _played_out(match: Match, players: tuple[Bot, ...], seed: str, budget: Budget | None) -> Match:
    number = len(match.deals)
    while match.position is not None:
        seat = min(match.position.to_act())
        view = match.game.view(match.position, seat)
        rng = Random(f"{seed}/{number}/{seat}/{len(view.acts)}")  # noqa: S311 - a player's whims, nothing secret
        allowed = own_budget(players[seat]) if budget is None else budget
        match = _acted(match, seat, players[seat].choose(view, rng, allowed))
    return match


@checked
def act(match: Match, seat: Seat | int, action: Action) -> Match:
    """The match after an act. Raises IllegalAction with deal, act and seat where the rules refuse it."""
    return _acted(match, Seat(whole("seat", seat, 0)), action)


def _acted(match: Match, seat: Seat, action: Action) -> Match:
    acts = 0 if match.position is None else len(match.position.acts)
    try:
        return matches.act(match, seat, _an_act(action))
    except IllegalAction as refused:
        refused.where = place_of_act(match.game, len(match.deals), acts, seat)
        raise


def _an_act(action: object) -> Action:
    if not isinstance(action, Action):
        raise IllegalAction(reason("value-no-act", name=type(action).__name__))
    return action


@checked
def duel(
    game: Game,
    a: BotGiven,
    b: BotGiven,
    *,
    deals: int = 100,
    seed: str = "1",
    budget: Budget = USUAL,
) -> Summary:
    """Two players compared on the same deals with seats exchanged: what `a` got more than `b`, with its interval.

    `points.mean` is the difference a deal, `points.low` and `points.high` bound it with 95 in a hundred. Players are
    given as to `play`. In a program with many cores `whist duel` shares the deals out. Raises as `play` does.
    """
    whole("deals", deals)
    first, second = bot_given(game, a), bot_given(game, b)
    names = _name(a), _name(b)
    terms = terms_between(game, *names, seed_text(seed), budget=budget)
    both = Duellists(terms=terms, game=game, a=first, b=second)
    return summary(compared_between(both, number) for number in range(1, deals + 1))


def _name(given: object) -> str:
    return given if isinstance(given, str) else getattr(given, "__name__", type(given).__name__)
