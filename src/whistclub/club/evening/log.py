"""An evening as a log: who sends its commands, and its rules."""

from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.club.evening.decide import decide
from whistclub.club.evening.entries import AnyEntry, PersonRemoved
from whistclub.club.evening.fold import fold
from whistclub.club.evening.handlers import Decision, Entries, Sent
from whistclub.club.evening.state import EveningState
from whistclub.club.log.handlers import Environment
from whistclub.club.log.kind import LogKind

Decide = Callable[[EveningState, Environment], Entries]


class ByHouse(msgspec.Struct, frozen=True):
    """Something that the house does by itself, for instance at a moment in time; it has no sender and no id."""

    decide: Decide
    key: tuple[str, str] = ("", "")
    is_limited: bool = False
    charged: str = ""


EveningCommand = Sent | ByHouse


def _decide(state: EveningState, command: EveningCommand, environment: Environment) -> Decision:
    if isinstance(command, ByHouse):
        return command.decide(state, environment)
    return decide(state, command, environment)


EVENING: Final[LogKind[EveningState, EveningCommand, AnyEntry]] = LogKind(
    decide=_decide,
    fold=fold,
    is_over=lambda state: state.phase == "over",
    has_answer_rows=False,
    rewriting=(PersonRemoved,),
)
