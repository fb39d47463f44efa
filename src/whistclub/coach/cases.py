"""Cases: a decision kept with the deal up to it, so that the verdict on it can be told again at any time.

A case is a record of one deal whose last act is the one judged. It says nothing of what came later, and a fair price
asks for nothing but what its seat could know.
"""

from random import Random
from typing import Final, NamedTuple

import msgspec

from whistclub.cards.errors import BadRecord, reason
from whistclub.coach.effort import STANDARD, Effort
from whistclub.coach.prices import Marked
from whistclub.coach.review import review_act
from whistclub.games.registry import make_game
from whistclub.players.levels import Level
from whistclub.players.player import own_budget
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.record import MOST_BYTES, Record, record_from_bytes
from whistclub.rules.replay import record_of, replay
from whistclub.rules.values import View

FORMAT: Final = 1


class Case(msgspec.Struct, frozen=True):
    """A case: the version of its form, the deal up to the act, who made that act (a level of the bots, or empty), and a
    note.
    """

    case: int
    record: Record
    by: str = ""
    note: str = ""

    def __repr__(self) -> str:
        return f"Case({self.record!r})"


class Position(NamedTuple):
    """A case laid out: its game, the deal up to the act judged, and the view of its seat before the act."""

    game: Game
    played: Played
    view: View


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A case as it is written, its record not read yet."""

    case: int
    record: msgspec.Raw
    by: str = ""
    note: str = ""


def case_of(match: Match, place: int, number: int, by: str = "", note: str = "") -> Case:
    """The case of an act, counted from 1, of the deal at this place. Raises ValueError for an act that the deal does
    not have.
    """
    whole = match.deals[place]
    if not 1 <= number <= len(whole.acts):
        raise ValueError(f"the deal has {len(whole.acts)} acts")
    cut = Played(whole.setting, whole.deal, whole.acts[:number])
    return Case(FORMAT, record_of(Match(match.game, whole.setting, (cut,))), by, note)


def case_to_bytes(case: Case) -> bytes:
    """The JSON document, indented, ending in a line feed."""
    return msgspec.json.format(msgspec.json.encode(case), indent=1) + b"\n"


def is_case(data: bytes) -> bool:
    """True for a document that says it is a case."""
    try:
        return msgspec.json.decode(data, type=_Named).case is not None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False


class _Named(msgspec.Struct):
    case: int | None = None


def case_from_bytes(data: bytes) -> Case:
    """Reads a document. Raises BadRecord."""
    if len(data) > MOST_BYTES:
        raise BadRecord(reason("record-too-big", size_bytes=len(data), most_bytes=MOST_BYTES))
    try:
        written = msgspec.json.decode(data, type=_Written)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord(reason("case-foreign")) from problem
    if written.case != FORMAT:
        raise BadRecord(reason("record-format-newer", found=written.case, known=FORMAT))
    record = record_from_bytes(bytes(written.record))
    if len(record.deals) != 1 or not record.deals[0].acts:
        raise BadRecord(reason("case-foreign"))
    return Case(written.case, record, written.by, written.note)


def laid_out(case: Case) -> Position:
    """The position of a case. Raises BadRecord where its acts do not fit its deal."""
    match = replay(case.record, make_game)
    played, game = match.deals[0], match.game
    position = game.begin(played.deal, played.setting)
    for seat, action in played.acts[:-1]:
        position = position.play(seat, action)
    return Position(game, played, game.view(position, played.acts[-1][0]))


def verdict_on(at: Position, effort: Effort = STANDARD) -> Marked | None:
    """The act of a case judged as in a whole review; None where it was no real choice."""
    return review_act(at.game, at.played, len(at.played.acts), effort)


def choice_of(level: Level, at: Position) -> str:
    """The act that a bot of this level makes in the place of the seat; empty for a game that it does not play."""
    player = level.player(at.game)
    if player is None:
        return ""
    return player.choose(at.view, Random(level.name), own_budget(player)).text  # noqa: S311 - no secret
