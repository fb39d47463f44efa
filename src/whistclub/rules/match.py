"""A match: the fold of deals over a game, from its first setting to its result.

A match deals nothing itself: the program that runs it hands in each Deal, so that no rule ever touches chance.
"""

from typing import Any

import msgspec

from whistclub.cards.errors import BadDeal, IllegalAction, Reason, reason
from whistclub.rules.actions import Act, Action
from whistclub.rules.deal import Deal, wrong_side
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat, seat_letter
from whistclub.rules.settings import demand_setting
from whistclub.rules.values import DealResult, Ending, MatchResult, Setting


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Evidence that a deal was fixed before it was played, which anybody can recompute.

    `sealed` is H, the SHA-256 in hexadecimal of the canonical JSON of table, number, game, options and secret; each
    part is a player's share of chance with the commitment shown before any was opened, in seat order.
    """

    table: str
    number: int
    secret: str
    parts: tuple[str, ...]
    commitments: tuple[str, ...]
    sealed: str

    def __repr__(self) -> str:
        return f"Proof(deal {self.number})"


class Played(msgspec.Struct, frozen=True, gc=False):
    """A deal of a match, finished or running: its setting, what was dealt, its acts, how it ended, what it came to.

    Hidden acts stand in seat order. `seed` is the text or the hexadecimal bytes the deal came from, None for cards
    entered by hand; `assisted` says that a person took acts back, was given a hint or took a hand over, `taken_over`
    which seats' hands were taken over in the middle of the deal.
    """

    setting: Setting
    deal: Deal
    acts: tuple[Act, ...] = ()
    ending: Ending | None = None
    result: DealResult | None = None
    seed: str | None = None
    proof: Proof | None = None
    assisted: bool = False
    taken_over: tuple[Seat, ...] = ()

    def __repr__(self) -> str:
        return f"Played(deal {self.setting.number}, {len(self.acts)} acts)"


class Match(msgspec.Struct, frozen=True, gc=False):
    """A match so far. `position` is the running deal's, None between deals; `result` stands once the match is over,
    `stopped` says that the table ended it.

    `deals` holds every deal begun, the running one last.
    """

    game: Any
    setting: Setting
    deals: tuple[Played, ...] = ()
    position: Any = None
    result: MatchResult | None = None
    stopped: bool = False

    def __repr__(self) -> str:
        return f"Match({self.game.key}, deal {self.setting.number})"


def open_match(game: Game, first: Setting) -> Match:
    """A match before its first deal. Raises BadSetting for a setting that no match of this game could have come to."""
    demand_setting(game, first)
    return Match(game, first)


def begin_deal(match: Match, deal: Deal, seed: str | None = None) -> Match:
    """The match with its next deal begun.

    Raises BadDeal when a deal is running, the match is over, or the game refuses these cards.
    """
    if match.position is not None or match.result is not None:
        raise BadDeal(reason("match-not-between-deals"))
    wrong = wrong_deal(match, deal)
    if wrong is not None:
        raise BadDeal(wrong)
    # The cards are checked above, the first setting by `open_match`, and each later one comes from the game itself.
    position = match.game.begin(deal, match.setting)
    played = Played(match.setting, deal, seed=seed)
    return _after(match, (*match.deals, played), position)


def wrong_deal(match: Match, deal: Deal) -> Reason | None:
    """The reason these cards cannot be the match's next, or None: the game refuses them, or the side pile that is
    shuffled once for all deals has changed its order.
    """
    wrong: Reason | None = match.game.check(deal)
    if wrong is not None or not match.deals:
        return wrong
    return wrong_side(deal, match.deals[0].deal, match.game.stock)


def act(match: Match, seat: Seat, action: Action) -> Match:
    """The match after an act; when it is a deal's last, the deal is scored and the next setting stands.

    Raises IllegalAction when no deal is running or the rules refuse the act.
    """
    if match.position is None:
        raise IllegalAction(reason("no-deal-running"))
    position = match.position.play(seat, action)
    played = msgspec.structs.replace(match.deals[-1], acts=position.acts)
    return _after(match, (*match.deals[:-1], played), position)


def place_of_act(game: Game, number: int, acts: int, seat: Seat) -> str:
    """The place of an act in a match, for the refusal: its deal, its number after so many acts, and its seat."""
    letter = seat_letter(seat, game.seats) if 0 <= seat < game.seats else "?"
    return f"deal {number}, act {acts + 1}, seat {letter}"


def end_deal(match: Match, ending: Ending) -> Match:
    """The match with its running deal ended early by the table. `stop` ends the whole match, and nobody wins it by a
    deal that was not played out.

    Raises IllegalAction when no deal is running or the game has no such ending.
    """
    if match.position is None:
        raise IllegalAction(reason("no-deal-running"))
    result = match.game.settle(match.position, ending)
    scored = _scored(match, result, ending)
    if ending.kind != "stop":
        return scored
    if scored.result is None:
        return stop_match(scored)
    if any(result.points):
        return scored
    return msgspec.structs.replace(scored, result=match.game.stopped(match.setting), stopped=True)


def stop_match(match: Match) -> Match:
    """The match ended by the table between deals. Raises IllegalAction while a deal runs or when it is over."""
    if match.position is not None or match.result is not None:
        raise IllegalAction(reason("match-not-between-deals"))
    return msgspec.structs.replace(match, result=match.game.stopped(match.setting), stopped=True)


def _after(match: Match, deals: tuple[Played, ...], position: Position) -> Match:
    result = position.result()
    if result is None:
        return msgspec.structs.replace(match, deals=deals, position=position)
    return _scored(msgspec.structs.replace(match, deals=deals), result, None)


def _scored(match: Match, result: DealResult, ending: Ending | None) -> Match:
    played = msgspec.structs.replace(match.deals[-1], ending=ending, result=result)
    deals = (*match.deals[:-1], played)
    following = match.game.next_setting(match.setting, result)
    if isinstance(following, MatchResult):
        return Match(match.game, match.setting, deals, None, following)
    return Match(match.game, following, deals)


def added(score: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """A score with a deal's points added, side by side."""
    return tuple(before + gained for before, gained in zip(score, points, strict=True))
