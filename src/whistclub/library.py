"""The first things a program needs: games, deals, players, whole matches, records and perfect play.

`import whistclub` offers all of it by name; see `docs/library.md`.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from whistclub.cards.card import cards_from_text
from whistclub.cards.errors import BadOption, WhistclubError, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.hands import listed_hands
from whistclub.games.registry import PRESETS, game_of_preset, games_in_order, make_game
from whistclub.players.outside.player import seated
from whistclub.players.player import Budget, Player, own_budget
from whistclub.players.registry import PLAYERS
from whistclub.rules.actions import Action
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.game import Game, Position
from whistclub.rules.match import Match, act, begin_deal, open_match, stop_match
from whistclub.rules.match_pbn import match_to_pbn
from whistclub.rules.options import Value, specs
from whistclub.rules.record import Record, record_from_bytes, record_to_bytes
from whistclub.rules.replay import record_of, replay
from whistclub.rules.seats import Seat, seat_from_letter
from whistclub.solver import Answer, Objective, Question, Solver

__all__ = [
    "Action", "Answer", "Budget", "Deal", "Game", "Match", "Player", "Position", "Record", "WhistclubError", "action", "deal",
    "game", "game_names", "match_of", "pbn", "play", "player", "player_names", "preset_names", "read_record", "record", "solve",
    "write_record",
]  # fmt: skip


def game_names() -> tuple[str, ...]:
    """The keys of the games, those of other packages among them."""
    return games_in_order()


def preset_names() -> tuple[str, ...]:
    """The names of the presets; the first of a game is named like it."""
    return tuple(PRESETS)


def player_names() -> tuple[str, ...]:
    """The names of the players."""
    return PLAYERS


def game(name: str, **options: Value) -> Game:
    """The game of this key or preset, with further options as values or in their text forms.

    Raises BadOption naming what there is for an unknown name, option or value.
    """
    usual = game_of_preset(name, {})
    known = {spec.name: spec for spec in specs(usual.options_type)}
    unknown = next((option for option in options if option not in known), None)
    if unknown is not None:
        raise BadOption(reason("option-unknown", name=unknown, valid=", ".join(known)))
    written = {
        option: value if isinstance(value, str) else known[option].write(value)
        for option, value in options.items()
    }
    return game_of_preset(name, written)


def deal(game: Game, seed: str = "1", number: int = 1) -> Deal:
    """Deal `number` of a match under this seed text."""
    return deal_from_seed(seed_from_text(seed), game, number)


def action(game: Game, text: str) -> Action:
    """The act of this text form: `play HK`, `call solo`. Raises BadText."""
    return game.alphabet.read(text, game.pack)


def player(game: Game, name: str = "club") -> Player:
    """The player of this name for this game, or for `cmd:COMMAND` a program. Raises BadOption naming the players there
    are.
    """
    return seated(game, name)


def play(
    game: Game,
    players: str | Sequence[str] = "club",
    *,
    seed: str = "1",
    deals: int | None = None,
    budget: Budget | None = None,
) -> Match:
    """A match played by bots, to its end or for so many deals: one player for all seats, or one a seat.

    Without a budget each player has its own. The same seed and players give the same match. Raises BadOption for an
    unknown player, and ValueError for names that are not one a seat.
    """
    names = (players,) * game.seats if isinstance(players, str) else tuple(players)
    if len(names) != game.seats:
        raise ValueError(f"{game.key} has {game.seats} seats, not {len(names)}")
    at_table = tuple(seated(game, name) for name in names)
    key = seed_from_text(seed)
    match = open_match(game, game.first_setting(first_dealer(key) if game.seats == 4 else Seat(0)))
    while match.result is None:
        if deals is not None and len(match.deals) >= deals:
            return stop_match(match)
        match = begin_deal(match, deal_from_seed(key, game, len(match.deals) + 1), seed)
        match = _played_out(match, at_table, seed, budget)
    return match


def _played_out(match: Match, players: tuple[Player, ...], seed: str, budget: Budget | None) -> Match:
    number = len(match.deals)
    while match.position is not None:
        seat = min(match.position.to_act())
        view = match.game.view(match.position, seat)
        rng = Random(f"{seed}/{number}/{seat}/{len(view.acts)}")  # noqa: S311 - a player's whims, nothing secret
        allowed = own_budget(players[seat]) if budget is None else budget
        match = act(match, seat, players[seat].choose(view, rng, allowed))
    return match


def record(match: Match) -> Record:
    """The record of a match: one readable document with every deal and act."""
    return record_of(match)


def write_record(match: Match, path: str | Path) -> None:
    """Writes the record of a match as a JSON file."""
    Path(path).write_bytes(record_to_bytes(record_of(match)))


def pbn(match: Match) -> str:
    """The deals of a match that are over in Portable Bridge Notation, with the play; what was bid stands in notes.

    Raises BadDeal for a game that is not played by four with a French pack.
    """
    return match_to_pbn(match)


def read_record(path: str | Path) -> Record:
    """The record in a file. Raises BadRecord naming the place and what would be right."""
    return record_from_bytes(Path(path).read_bytes())


def match_of(record: Record, at: int | None = None) -> Match:
    """The match that a record tells, to its end or up to act number `at`. Raises BadRecord."""
    return replay(record, make_game, at)


def solve(
    hands: str,
    *,
    leader: str,
    side: str = "NS",
    trump: str = "",
    objective: Objective = "most",
    target: int = 0,
    table: str = "",
) -> Answer:
    """Perfect play of one deal with every card seen: the tricks that `side` takes, with the value of each legal card.

    `hands` is a PBN deal (`N:AK.. ...`) of the cards still held, `leader` and `side` are seat letters. `table` has the
    cards that the leader and those after it have already played to the trick (`SA S3`), which are in no hand any more.
    Raises BadText, and BadDeal for hands that cannot be played.
    """
    seats = [seat_from_letter(letter, 4) for letter in side]
    mask = sum(1 << seat for seat in seats)
    question = Question(
        hands=listed_hands(hands, 1).hands,
        leader=seat_from_letter(leader, 4),
        table=cards_from_text(FRENCH, table),
        side=mask,
        counts=mask,
        trump=FRENCH.suit(trump) if trump else "",
        objective=objective,
        target=target,
    )
    return Solver().solve([question], cards=True)[0]
