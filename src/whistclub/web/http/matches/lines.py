"""The best line after another card of a deal that is over, the deal as a bot plays it, and an act of it as a case,
computed from the log of their match.
"""

from collections.abc import Sequence

from whistclub.cards.errors import NotHere, reason
from whistclub.club.table.sight import public_match
from whistclub.club.table.state import TableState
from whistclub.coach import best_line
from whistclub.coach.cases import case_of, case_to_bytes
from whistclub.coach.ghost import LEVEL, ghost_of
from whistclub.players.registry import make_player
from whistclub.rules.encoding import encode
from whistclub.rules.match import Played
from whistclub.rules.seats import Seat
from whistclub.web.encoding.match_parts import score_line
from whistclub.web.http.matches.replay import Body, folded, open_deal, steps_of
from whistclub.wire.review import GhostDeal, Lined


def line_body(log: Sequence[str], place: int, number: int, act: str) -> Body:
    """The line with this act in the place of act `number` of a deal, by its place from 1. Raises NotHere, BadText,
    IllegalAction.
    """
    state = folded(log)
    played, game = _check(state, place, number), state.game
    line = best_line(game, played, number, game.alphabet.read(act, game.pack))
    # The number and the act are in the request, so of one deal there are too many answers to keep them all.
    return Body(encode(Lined(line=line)), is_final=False)


def ghost_body(log: Sequence[str], place: int, seat: int) -> Body:
    """A deal, by its place from 1, as a bot plays the cards of this seat. Raises NotHere."""
    state = folded(log)
    played, game = open_deal(state, place), state.game
    if seat not in state.seats:
        raise NotHere(reason("ghost-no-such-seat"))
    ghost = ghost_of(game, played, Seat(seat), make_player(game, LEVEL, state.opened.conventions))
    result = ghost.played.result
    if result is None:
        raise ValueError("the deal is still running")
    told = GhostDeal(
        level=LEVEL,
        fork=ghost.fork,
        steps=steps_of(state, ghost.played),
        lines=tuple(map(score_line, result.lines)),
        points=result.points,
    )
    return Body(encode(told), is_final=state.match.result is not None)


def case_body(log: Sequence[str], place: int, number: int) -> Body:
    """Act `number` of a deal, by its place from 1, as a case. Raises NotHere."""
    state = folded(log)
    played = _check(state, place, number)
    by = state.sitters[played.acts[number - 1][0]].bot
    return Body(case_to_bytes(case_of(public_match(state), place - 1, number, by)), is_final=False)


def _check(state: TableState, place: int, number: int) -> Played:
    """The deal at this place. Raises NotHere where its cards are not open, or it has no act of this number."""
    played = open_deal(state, place)
    if not 1 <= number <= len(played.acts):
        raise NotHere(reason("try-no-such-act", most=len(played.acts)))
    return played
