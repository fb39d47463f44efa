"""A player that is a program of its own. What goes wrong with it is counted, and `lowest` acts in its place."""

import shlex
from collections import Counter
from random import Random
from typing import Final, Literal, get_args

import msgspec

from whistclub.cards.errors import BadOption, reason
from whistclub.players.baseline import LowestPlayer
from whistclub.players.choice import Kind, because
from whistclub.players.outside.process import Gone, Late, LineProcess
from whistclub.players.outside.protocol import (
    PROTOCOL,
    Bye,
    Refuse,
    hello_of,
    line_of,
    read_act,
    read_welcome,
    turn_of,
)
from whistclub.players.player import Bot, Budget, Decision, Player
from whistclub.players.registry import make_player
from whistclub.rules.actions import Action
from whistclub.rules.game import Game
from whistclub.rules.values import View

PREFIX: Final = "cmd:"
ACT_MS: Final = 5_000
"""The time for an act, unless told otherwise."""
START_S: Final = 20.0
"""The time to answer the first line."""
STARTS: Final = 3
"""A program that has been started so often without an act between is started no more."""

Fault = Literal["late", "gone", "unreadable", "illegal"]
"""The fault of an act: it came too late, the program ended, its line was no answer, or the act was not legal."""
FAULTS: Final[tuple[Fault, ...]] = get_args(Fault)
_LOWEST: Final = LowestPlayer()
_BROKEN: Final = (msgspec.MsgspecError, UnicodeDecodeError)


class OutsidePlayer:
    """The player of a command for one game. The process starts at the first act and serves all others.

    `faults` counts the acts that `lowest` made in its place, by what went wrong. After any of these but an illegal act
    the process is ended and started again for the next act. For one thread at a time.
    """

    def __init__(self, game: Game, command: str, act_ms: int = ACT_MS) -> None:
        """Raises BadOption for a command that is no words of a shell."""
        try:
            self._command = shlex.split(command)
        except ValueError as problem:
            raise _unusable(command, str(problem)) from problem
        self.name = command
        self.faults: Counter[Fault] = Counter()
        self._hello = hello_of(game, act_ms)
        self._process: LineProcess | None = None
        self._starts = self._turns = 0

    def start(self) -> None:
        """Starts the program if it does not run. Raises BadOption where it cannot be used for this game."""
        try:
            self._running()
        except (Gone, Late) as problem:
            raise _unusable(self.name, str(problem) or "no answer to the first line in time") from problem
        except _BROKEN as problem:
            raise _unusable(self.name, f"its first line is no answer: {problem}") from problem

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if not view.legal:
            raise ValueError("this seat has no legal act")
        found = self._asked(view, rng.getrandbits(53))
        if isinstance(found, Action):
            return Decision(found, because("why-outside"), Kind.TOLD)
        self.faults[found] += 1
        return Decision(_LOWEST.choose(view, rng, budget), because("why-outside-failed"), Kind.TOLD)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action

    def close(self) -> None:
        """Says goodbye and ends the program."""
        if self._process is not None:
            self._process.leave(line_of(Bye()))
        self._process = None

    def _asked(self, view: View, random: int) -> Action | Fault:
        """The program's act, or what went wrong."""
        self._turns += 1
        line = line_of(turn_of(self._turns, random, view))
        fault: Fault
        try:
            answer = read_act(self._running().ask(line, self._hello.act_ms / 1000))
            if answer.id == self._turns:
                self._starts = 0
                return next((act for act in view.legal if act.text == answer.act), "illegal")
            fault = "unreadable"
        except Late:
            fault = "late"
        except (Gone, BadOption):
            fault = "gone"
        except _BROKEN:
            fault = "unreadable"
        self._end()
        return fault

    def _running(self) -> LineProcess:
        """The process, started if need be. Raises Gone, Late, BadOption and what reading a line raises."""
        if self._process is None:
            if self._starts >= STARTS or not self._command:
                raise Gone("it was started several times and made no act")
            self._starts += 1
            self._process = LineProcess(self._command)
            try:
                welcome = read_welcome(self._process.ask(line_of(self._hello), START_S))
            except BaseException:
                self._end()
                raise
            if isinstance(welcome, Refuse) or welcome.protocol != PROTOCOL:
                self._end()
                why = welcome.why if isinstance(welcome, Refuse) else f"it speaks protocol {welcome.protocol}"
                raise _unusable(self.name, why)
        return self._process

    def _end(self) -> None:
        if self._process is not None:
            self._process.end()
        self._process = None


def seated(game: Game, name: str, act_ms: int = ACT_MS) -> Player:
    """The player of this name: a program for `cmd:COMMAND`, else one of the list. Raises BadOption."""
    if name.startswith(PREFIX):
        return OutsidePlayer(game, name.removeprefix(PREFIX), act_ms)
    return make_player(game, name)


def faults_of(player: Bot) -> dict[str, int]:
    """The acts that others made in the player's place so far, by what went wrong."""
    return (
        {str(kind): count for kind, count in player.faults.items()}
        if isinstance(player, OutsidePlayer)
        else {}
    )


def _unusable(command: str, problem: str) -> BadOption:
    return BadOption(reason("player-command", command=command[:200], problem=" ".join(problem.split())[:200]))
