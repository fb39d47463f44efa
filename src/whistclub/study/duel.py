"""Duels: two players meet on the same deals with seats exchanged, so that the luck of the cards falls on both.

Nothing here reads a clock, writes a file or prints: `duel` yields one `Compared` a deal, in the order asked for, from
whatever Executor it is handed.
"""

import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future
from functools import lru_cache
from itertools import islice
from random import Random
from statistics import fmean
from typing import Any, Final

import msgspec

from whistclub.cards.errors import IllegalAction
from whistclub.games.registry import make_game, profile_of
from whistclub.players.outside.module import bot_named, check_player
from whistclub.players.outside.player import ACT_MS, faults_of
from whistclub.players.player import USUAL, Bot, Budget, own_budget
from whistclub.rules.actions import Play
from whistclub.rules.chance import SEED_BYTES, first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.dummy_play import KEEP, TWIDDLE
from whistclub.rules.game import Game, Position
from whistclub.rules.match import place_of_act
from whistclub.rules.options import options_mapping, read_values, specs
from whistclub.rules.seats import ALONE, Seat, letters_of_table, seat_from_letter, seat_letter
from whistclub.rules.values import MatchResult, Setting

PASSAGES: Final = 4
"""A solitaire's game is played from its first passage on and left after so many, if it has not ended by then."""

_HEXADECIMAL: Final = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of a duel, the players, the game and the deals: with these terms every figure of a duel can be had
    again.

    `a` and `b` are names of players, or `cmd:COMMAND` for programs, which have `act_ms` for an act; `game` the key of a
    game with all its `options` in text forms and the version of its `rules`. Deal n of four hands is deal n of a match
    under `seed`, its dealer going round; game n of a solitaire has the seed text `SEED n`. `bidder` names a player who
    bids for everybody, so that only the play of the cards differs, or is empty.
    """

    a: str
    b: str
    game: str
    options: dict[str, str]
    rules: int
    seed: str
    bidder: str = ""
    samples: int = USUAL.samples
    nodes: int = USUAL.nodes
    act_ms: int = ACT_MS

    @property
    def budget(self) -> Budget:
        """The cost allowed for an act of a player without a level."""
        return Budget(samples=self.samples, nodes=self.nodes)


class Duellists(msgspec.Struct, frozen=True, kw_only=True):
    """The players of a duel, made for its game: A, B, and who bids for everybody, if anybody does."""

    terms: Terms
    game: Game
    a: Bot
    b: Bot
    bidder: Bot | None = None


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """One playing of a deal. `a_seats` are the seats of A (`NS`), `points` those of each side.

    `contract` is the text form of what was played, or `thrown_in`, or empty where a game has none; `holders` the seats
    that undertook it. `tricks` counts those taken by each seat; of a solitaire all those of its passages. `won` says
    whether a solitaire's game was won.
    """

    a_seats: str
    points: tuple[int, ...]
    tricks: tuple[int, ...] = ()
    contract: str = ""
    holders: str = ""
    won: bool = False


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """One deal of a duel: what A got more than B with the same cards, and each playing of it.

    `points` a deal; `tricks` where opposite seats are partners, counted as a loss where tricks are avoided; `wins`
    (games) in a solitaire. Each is A's figure less B's, averaged over the seats exchanged. `faults` counts, by the name
    of a program, the acts that `lowest` made in its place, by what went wrong: late, gone, unreadable, illegal.
    """

    deal: int
    dealer: str
    points: float
    tricks: float | None = None
    wins: float | None = None
    plays: tuple[Dealt, ...] = ()
    faults: dict[str, dict[str, int]] = {}


def terms_of(
    game: Game, a: str, b: str, seed: str, *, bidder: str = "", budget: Budget = USUAL, act_ms: int = ACT_MS
) -> Terms:
    """The terms of a duel at this game. Raises BadOption when it has no player of one of these names."""
    for name in sorted({a, b, bidder} - {""}):
        check_player(game, name, act_ms)
    return terms_between(game, a, b, seed, bidder=bidder, budget=budget, act_ms=act_ms)


def terms_between(
    game: Game, a: str, b: str, seed: str, *, bidder: str = "", budget: Budget = USUAL, act_ms: int = ACT_MS
) -> Terms:
    """The same for players who are there already, whatever they are called."""
    values = options_mapping(game.options)
    return Terms(
        a=a,
        b=b,
        game=game.key,
        options={spec.name: spec.write(values[spec.name]) for spec in specs(type(game.options))},
        rules=game.version,
        seed=seed,
        bidder=bidder,
        samples=budget.samples,
        nodes=budget.nodes,
        act_ms=act_ms,
    )


def game_of(terms: Terms) -> Game:
    """The game of these terms. Raises BadOption."""
    return _game(terms.game, tuple(terms.options.items()))


def duel(
    terms: Terms, deals: Iterable[int], executor: Executor, *, chunk: int = 4, ahead: int = 8
) -> Iterator[Compared]:
    """Compares A and B on these deals (numbers from 1), yielding them in order as they are ready.

    `chunk` deals make one task of the executor, `ahead` tasks are handed to it beforehand. An executor of processes
    needs nothing that is not in `terms`. Closing the iterator, or any exception, cancels the tasks not begun.
    """
    numbers = iter(deals)
    waiting: deque[Future[tuple[Compared, ...]]] = deque()
    try:
        while True:
            while len(waiting) < ahead and (some := tuple(islice(numbers, chunk))):
                waiting.append(executor.submit(compared_deals, terms, some))
            if not waiting:
                return
            yield from waiting.popleft().result()
    finally:
        for task in waiting:
            task.cancel()


def compared_deals(terms: Terms, numbers: Iterable[int]) -> tuple[Compared, ...]:
    """These deals compared, here and now."""
    return tuple(compared(terms, number) for number in numbers)


def compared(terms: Terms, number: int) -> Compared:
    """One deal, played as the first of a match, once for each exchange of seats.

    Partners: A sits north and south, then east and west. Solo Whist: A in each seat against three B, then B in each
    seat against three A. Solitaire: each plays it. A seat has the same key in every playing of a deal, and the act of a
    player depends on nothing but its view, that key and the number of acts it has seen.
    """
    return compared_between(_duellists(terms), number)


def compared_between(both: Duellists, number: int) -> Compared:
    """The same between players who are there already."""
    terms = both.terms
    named = {terms.a: both.a, terms.b: both.b} | ({terms.bidder: both.bidder} if both.bidder else {})
    before = {name: Counter(faults_of(player)) for name, player in sorted(named.items())}
    one = _compared(both, number)
    after = {name: Counter(faults_of(named[name])) - before[name] for name in before}
    return msgspec.structs.replace(one, faults={name: dict(some) for name, some in after.items() if some})


def _compared(both: Duellists, number: int) -> Compared:
    terms, game = both.terms, both.game
    if game.seats == 1:
        return _solitaires(both, number)
    plays = tuple(_played(both, number, seats) for seats in _exchanges(game))
    dealer = seat_letter(_dealer(terms, game, number), game.seats)
    if game.seats > 2 and game.sides == game.seats:
        seats = game.seats
        alone = fmean(play.points[seat_from_letter(play.a_seats, seats)] for play in plays[:seats])
        other = fmean(play.points[place] for place, play in enumerate(plays[seats:]))
        return Compared(deal=number, dealer=dealer, points=alone - other, plays=plays)
    first = plays[0].a_seats
    points = fmean(_ahead(play.a_seats == first, *play.points) for play in plays)
    tricks = _mean_tricks(plays, profile_of(game.key).avoided)
    return Compared(deal=number, dealer=dealer, points=points, tricks=tricks, plays=plays)


def _exchanges(game: Game) -> tuple[str, ...]:
    """The seats of A in each playing of a deal: one side and then the other, or each seat alone and then all the
    others.
    """
    letters = letters_of_table(game.seats)
    if game.sides == 2:
        return letters[::2], letters[1::2]
    return (*letters, *(letters.replace(letter, "") for letter in letters))


def _ahead(is_first: bool, first: int, second: int) -> int:  # noqa: FBT001 - a side of two
    return first - second if is_first else second - first


def _mean_tricks(plays: tuple[Dealt, ...], avoided: tuple[str, ...]) -> float | None:
    """The tricks by which A is ahead; None in a game whose views do not count them."""
    if not all(play.tricks for play in plays):
        return None
    return fmean(_tricks_ahead(play, avoided, is_first=play is plays[0]) for play in plays)


def _tricks_ahead(play: Dealt, avoided: tuple[str, ...], *, is_first: bool) -> int:
    more = _ahead(is_first, sum(play.tricks[::2]), sum(play.tricks[1::2]))
    return -more if play.contract in avoided else more


def _played(both: Duellists, number: int, a_seats: str) -> Dealt:
    terms, game = both.terms, both.game
    players = tuple(both.a if letter in a_seats else both.b for letter in letters_of_table(game.seats))
    setting = game.first_setting(_dealer(terms, game, number))
    position = game.start(deal_from_seed(_key(terms.seed), game, number), setting)
    position = _played_out(both, position, players, f"{terms.seed}/{number}")
    moment = game.moment(game.view(position, None))
    result = position.result()
    return Dealt(
        a_seats=a_seats,
        points=() if result is None else result.points,
        tricks=moment.tricks,
        contract=moment.contract,
        holders="".join(seat_letter(seat, game.seats) for seat in moment.holders),
    )


def _solitaires(both: Duellists, number: int) -> Compared:
    mine, other = (_solitaire(both, number, player) for player in (both.a, both.b))
    return Compared(
        deal=number,
        dealer=seat_letter(ALONE, 1),
        points=mine.points[0] - other.points[0],
        wins=mine.won - other.won,
        plays=(mine, msgspec.structs.replace(other, a_seats="")),
    )


def _solitaire(both: Duellists, number: int, player: Bot) -> Dealt:
    """A whole game of a solitaire, of PASSAGES passages at most."""
    game, text = both.game, f"{both.terms.seed} {number}"
    following: Setting | MatchResult = game.first_setting(ALONE)
    points = tricks = 0
    while isinstance(following, Setting) and following.number <= PASSAGES:
        deal = deal_from_seed(seed_from_text(text), game, following.number)
        key = f"{text}/{following.number}"
        position = _played_out(both, game.start(deal, following), (player,), key)
        result = position.result()
        if result is None:
            raise AssertionError("a passage played out has a result")
        points += result.points[0]
        tricks += sum(int(dict(line.args).get("tricks", 0)) for line in result.lines)
        following = game.next_setting(following, result)
    won = isinstance(following, MatchResult) and bool(following.winners)
    return Dealt(a_seats="S", points=(points,), tricks=(tricks,), won=won)


def _played_out(both: Duellists, position: Position, players: tuple[Bot, ...], key: str) -> Position:
    game, bidder, budget = both.game, both.bidder, both.terms.budget
    while waiting := position.to_act():
        seat = min(waiting)
        view = game.view(position, seat)
        bids = bidder is not None and not (
            isinstance(view.legal[0], Play) or view.legal[0] in (TWIDDLE, KEEP)
        )
        player = bidder if bidder is not None and bids else players[seat]
        rng = Random(f"{key}/{seat}/{len(view.acts)}")  # noqa: S311 - a player's whims, nothing secret
        action = player.choose(view, rng, own_budget(player, budget))
        try:
            position = position.play(seat, action)
        except IllegalAction as refused:
            refused.where = place_of_act(game, view.setting.number, len(view.acts), seat)
            raise
    return position


def _dealer(terms: Terms, game: Game, number: int) -> Seat:
    return Seat((first_dealer(_key(terms.seed), game.seats) + number - 1) % game.seats)


def _key(seed: str) -> bytes:
    """64 hexadecimal digits are the bytes of a seed, any other text stands for it by its hash."""
    return bytes.fromhex(seed) if _HEXADECIMAL.fullmatch(seed) else seed_from_text(seed)


@lru_cache(maxsize=16)
def _game(key: str, options: tuple[tuple[str, str], ...]) -> Game:
    kind: Any = type(make_game(key, {}))
    return make_game(key, read_values(kind.options_type, dict(options)))


def _duellists(terms: Terms) -> Duellists:
    bidder = _player(terms, terms.bidder) if terms.bidder else None
    game, a, b = game_of(terms), _player(terms, terms.a), _player(terms, terms.b)
    return Duellists(terms=terms, game=game, a=a, b=b, bidder=bidder)


def _player(terms: Terms, name: str) -> Bot:
    return _made(terms.game, tuple(terms.options.items()), name, terms.act_ms)


@lru_cache(maxsize=64)
def _made(key: str, options: tuple[tuple[str, str], ...], name: str, act_ms: int) -> Bot:
    return bot_named(_game(key, options), name, act_ms)
