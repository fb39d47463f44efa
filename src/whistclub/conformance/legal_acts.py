"""Legal acts are taken, all others refused without a trace, and hidden acts commute."""

from functools import cache
from itertools import permutations
from typing import Any

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, Reason
from whistclub.cards.pack import Pack
from whistclub.conformance.alphabet import foreign, tries
from whistclub.conformance.report import Tally
from whistclub.conformance.trace import Trace, retrace, seats_of
from whistclub.rules.actions import Action
from whistclub.rules.alphabet import Alphabet
from whistclub.rules.encoding import encode
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat


def check_refusals(trace: Trace, twin: Trace, place: int, tally: Tally) -> None:
    """Every act outside `legal` is refused with a reason, out of turn too, and the position is what it was.

    `twin` is the same deal played apart, so that a position changed in place differs from its twin's.
    """
    game, position = trace.game, trace.positions[place]
    tried = (*tries(game), *foreign(game.pack))
    for seat in (*seats_of(game), Seat(game.seats)):
        legal = set(map(id, position.legal(seat)))
        for action in tried:
            if id(action) in legal:
                continue
            tally.look()
            problem = _refusal_fault(position, seat, action)
            if problem is not None:
                tally.wrong(f"after {place} acts, seat {seat}, {action}: {problem}")
    other = twin.positions[place]
    same = position == other and hash(position) == hash(other)
    tally.claim(holds=same, otherwise=f"after {place} acts refused acts changed the position")


def _refusal_fault(position: Any, seat: Seat, action: object) -> str | None:
    try:
        position.play(seat, action)
    except IllegalAction as refused:
        why: object = refused.reason
        return None if isinstance(why, Reason) and why.key else "refused without a reason"
    except Exception as crash:  # noqa: BLE001 (a crash of the game on trial is a finding, whatever it is)
        return f"{type(crash).__name__} instead of a refusal"
    return "an illegal act was taken"


def check_legal(trace: Trace, place: int, tally: Tally) -> None:
    """Legal acts are the same interned objects each time, in the same order, none twice, all of the
    game's alphabet, and none is refused.
    """
    position, declared = trace.positions[place], _declared(trace.game)
    for seat in seats_of(trace.game):
        legal, again = position.legal(seat), position.legal(seat)
        same = len(legal) == len(again) and all(one is two for one, two in zip(legal, again, strict=True))
        tally.claim(holds=same, otherwise=f"after {place} acts seat {seat}'s legal acts are not stable")
        interned = all(type(action)(*action.parts) is action for action in legal)
        single = len(set(map(id, legal))) == len(legal)
        tally.claim(
            holds=interned and single, otherwise=f"after {place} acts: legal acts not interned, or twice"
        )
        tally.claim(
            holds=declared.issuperset(legal),
            otherwise=f"after {place} acts: a legal act is not in the game's alphabet",
        )
        offered = bool(legal) == (seat in position.to_act())
        tally.claim(
            holds=offered, otherwise=f"after {place} acts seat {seat}: to act without legal acts, or reverse"
        )
        for action in legal:
            fault = _taking_fault(position, seat, action)
            tally.claim(
                holds=fault is None, otherwise=f"after {place} acts {action} is legal and refused: {fault}"
            )


def _declared(game: Game) -> frozenset[Action]:
    return _acts_for(game.alphabet, game.pack, game.stock.cards)


@cache
def _acts_for(alphabet: Alphabet, pack: Pack, dealt: tuple[Card, ...]) -> frozenset[Action]:
    return frozenset(alphabet.acts(pack, dealt))


def _taking_fault(position: Any, seat: Seat, action: Any) -> str | None:
    try:
        after = position.play(seat, action)
    except IllegalAction as refused:
        return str(refused)
    return None if after != position else "nothing changed"


def check_commuting(trace: Trace, tally: Tally) -> None:
    """Hidden acts made in any order lead to equal positions, equal hashes and equal bytes for every viewer."""
    game = trace.game
    for run in trace.hidden():
        expected = trace.positions[run.stop]
        for order in permutations(trace.acts[run.start : run.stop]):
            acts = (*trace.acts[: run.start], *order)
            again = retrace(game, trace.setting, trace.deal, acts)
            same = again is not None and again.last == expected and hash(again.last) == hash(expected)
            same = same and all(
                _bytes(game, again, viewer) == _bytes_of(game, expected, viewer)
                for viewer in (*seats_of(game), None)
            )
            tally.claim(holds=same, otherwise=f"hidden acts from {run.start} on do not commute")


def _bytes(game: Any, trace: Trace | None, viewer: Seat | None) -> bytes:
    return b"" if trace is None else _bytes_of(game, trace.last, viewer)


def _bytes_of(game: Any, position: Any, viewer: Seat | None) -> bytes:
    return encode(game.view(position, viewer))
