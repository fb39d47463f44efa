"""Line mode: a match in numbered choices, one thing a line, for a keyboard, a screen reader or a pipe."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from whistclub.cards.errors import BadText, IllegalAction, reason
from whistclub.club.store.log import MemoryLog
from whistclub.club.store.record_files import BadFile
from whistclub.club.table.commands import (
    Act,
    AgreeSeat,
    AgreeUndo,
    Claim,
    Concede,
    Redo,
    RefuseSeat,
    RefuseUndo,
    Stop,
    Undo,
)
from whistclub.rules.actions import Action
from whistclub.rules.seats import Seat
from whistclub.rules.values import SeenEvent, View
from whistclub.terminal.console import Console
from whistclub.terminal.line.menu import Choice, explanation, lines_of, menu_of, read_answer
from whistclub.terminal.line.playable import Playable
from whistclub.terminal.line.prompts import Asking, question
from whistclub.terminal.texts.pages import game_page
from whistclub.terminal.texts.presets import preset_lines
from whistclub.terminal.texts.primer import primer, short_primer
from whistclub.terminal.texts.refusal import refusal_text
from whistclub.terminal.texts.view_lines import hand_lines, table_lines
from whistclub.terminal.texts.words import Words, score_after

COMMANDS: Final = {
    "hand": ("line-word-hand", "line-about-hand"),
    "trick": ("line-word-trick", "line-about-trick"),
    "list": ("line-word-list", "line-about-list"),
    "score": ("line-word-score", "line-about-score"),
    "rules": ("line-word-rules", "line-about-rules"),
    "undo": ("line-word-undo", "line-about-undo"),
    "redo": ("line-word-redo", "line-about-redo"),
    "hint": ("line-word-hint", "line-about-hint"),
    "explain": ("line-word-explain", "line-about-explain"),
    "primer": ("line-word-primer", "line-about-primer"),
    "claim": ("line-word-claim", "line-about-claim"),
    "concede": ("line-word-concede", "line-about-concede"),
    "agree": ("line-word-agree", "line-about-agree"),
    "refuse": ("line-word-refuse", "line-about-refuse"),
    "stop": ("line-word-stop", "line-about-stop"),
    "quit": ("line-word-quit", "line-about-quit"),
    "help": ("line-word-help", "line-about-help"),
}
"""What may be typed besides a choice: the key of the word in the player's language, and of what it does. The English
word is understood in every language."""


class Left(Exception):
    """The person has quit."""


class LineMode:
    """One match at one console."""

    def __init__(self, console: Console, words: Words, session: Playable, *, pauses: bool) -> None:
        self._console = console
        self._words = words
        self._session = session
        self._pauses = pauses
        self._typed = {words.say(word).lower(): name for name, (word, _) in COMMANDS.items()}
        self._typed |= {name: name for name in COMMANDS} | {"?": "help", "q": "quit", "exit": "quit"}
        self._asked_twice = ""
        self._listed: object = None
        self._asking = Asking(words)
        self._hinted = 0
        self._scored = _finished(session)

    def run(self) -> None:
        """Plays to the end of the match. Raises Left, InputEnded and KeyboardInterrupt with the match as it stands."""
        session = self._session
        self._introduce()
        while not session.is_over:
            if {"agree_undo", "agree_seat"} & set(session.sight.may):
                self._answer()
            elif not session.is_dealt:
                self._kept(self._begin)
            elif session.due() in session.yours:
                action = self._choose(session.due())
                if action is not None:
                    self._kept(partial(self._take, action))
            else:
                self._kept(self._let_others_act)
        result = session.match.result
        if result is not None:
            self._tell(["", *self._words.result(result)])

    def _kept(self, do: Callable[[], None]) -> None:
        """Does it; where the log cannot keep it, says why, and the match goes on in memory until it is saved."""
        try:
            do()
        except BadFile as problem:
            self._console.say(refusal_text(problem, self._words.catalogue))
            self._console.say(self._words.say("line-in-memory"))
            self._session.move_to(MemoryLog())

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._console.say(line)

    def _introduce(self) -> None:
        words, session = self._words, self._session
        self._console.say(words.say("line-welcome", game=words.name()))
        self._tell(preset_lines(words))
        if not any(played.result for played in session.match.deals):
            self._tell(short_primer(words))
        if words.game.seats > 1 and session.viewer is not None:
            self._console.say(words.say("line-your-seat", seat=words.seat(session.viewer)))
            for seat in map(Seat, range(words.game.seats)):
                if seat != session.viewer and words.side_of(seat) == words.side_of(session.viewer):
                    self._console.say(words.say("line-partner", seat=words.seat(seat)))
        self._console.say(
            words.say("line-how", help=words.say("line-word-help"), quit=words.say("line-word-quit"))
        )
        asks = {name: words.say(f"line-word-{name}") for name in ("hint", "explain", "primer")}
        self._console.say(words.say("line-how-ask", **asks))
        if session.is_dealt:
            setting = session.match.setting
            self._tell(["", words.deal_heading(session.match.deals[-1]), words.score(setting.score)])
            self._tell(words.carry(setting.carry))
            self._tell(self._table())
            self._tell(hand_lines(self._view(), words))

    def _begin(self) -> None:
        session, words = self._session, self._words
        before = session.match.deals
        told = session.next_deal()
        match = session.match
        if not session.is_dealt:
            self._tell(self._told(told))
            return
        self._tell(["", words.deal_heading(match.deals[-1])])
        if not before or score_after(before[-1]) == match.setting.score:
            self._tell(words.carry(match.setting.carry))
        self._tell(self._told(told))

    def _let_others_act(self) -> None:
        self._tell(self._told(self._session.let_others_act()))
        self._after_act()

    def _take(self, action: Action) -> None:
        try:
            told = self._session.send(Act, action=action.text)
        except IllegalAction as problem:
            self._console.say(self._words.speaker.reason(problem.reason))
            return
        self._asked_twice = ""
        self._tell(self._told(told))
        self._after_act()

    def _after_act(self) -> None:
        while self._scored < _finished(self._session):
            self._scored += 1
            self._deal_over(self._scored - 1)

    def _told(self, happened: Sequence[SeenEvent]) -> list[str]:
        """The events as the person is told them; a hand dealt is told sorted."""
        lines = []
        for one in happened:
            if one.key.startswith("event-dealt") and self._session.is_dealt:
                lines += hand_lines(self._view(), self._words)
            else:
                lines.append(self._words.speaker.event(one))
        return lines

    def _deal_over(self, place: int) -> None:
        match, words = self._session.match, self._words
        played = match.deals[place]
        if played.result is not None:
            self._tell(words.score_lines(played.result.lines))
        self._tell(words.after_deal(match, place))
        if self._pauses and match.result is None and not self._session.is_dealt:
            self._console.ask(words.say("line-press-enter"))

    def _view(self) -> View:
        view = self._session.sight.view
        if view is None:
            raise IllegalAction(reason("no-deal-running"))
        return view

    def _table(self) -> list[str]:
        return table_lines(self._view(), self._words)

    def _choose(self, seat: Seat) -> Action | None:
        """The act the person chooses; None when they took an act back or ended the deal instead."""
        self._tell(self._told(self._session.news()))
        before = self._session.seq
        legal = self._view().legal
        menu: Sequence[Choice] = menu_of(self._view(), self._words)
        if self._listed != before:
            self._listed = before
            self._tell([*self._asking.lines(self._view()), *lines_of(menu, self._words)])
        while self._session.seq == before:
            text = self._console.ask(self._words.say("line-prompt"))
            command, rest = self._command(text)
            if command == "list" or not text:
                self._tell([question(self._view(), self._words), *lines_of(menu, self._words)])
            elif command == "explain":
                self._tell(explanation(rest, menu, self._view(), self._words))
            elif command is not None:
                self._kept(partial(self._obey, command))
            else:
                chosen = self._read(text, menu, legal)
                if isinstance(chosen, Action):
                    return chosen
                menu = chosen
        return None

    def _command(self, text: str) -> tuple[str | None, str]:
        """Which command is typed, if any, and what is asked about: that follows the word for it, or a question mark."""
        whole = self._typed.get(text.lower())
        if whole is not None:
            return whole, ""
        word, _, rest = ("?", "", text[1:]) if text.startswith("?") else text.partition(" ")
        is_asking = word == "?" or self._typed.get(word.lower()) == "explain"
        return ("explain", rest.strip()) if is_asking else (None, "")

    def _answer(self) -> None:
        """Somebody else would like to take an act back, or a bot's cards over, and waits for an answer."""
        words, asked = self._words, self._session.sight.question
        agree, refuse = words.say("line-word-agree"), words.say("line-word-refuse")
        if asked is not None:
            self._console.say(
                words.say("line-undo-asked", seat=words.seat(asked.seat), agree=agree, refuse=refuse)
            )
        else:
            self._console.say(words.say("line-seat-asked", agree=agree, refuse=refuse))
        command = self._typed.get(self._console.ask(words.say("line-prompt")).lower())
        self._tell(self._told(self._session.news()))
        if command is not None and command != "list":
            self._kept(partial(self._obey, command))

    def _read(self, text: str, menu: Sequence[Choice], legal: Sequence[Action]) -> Action | Sequence[Choice]:
        """The act chosen, or the menu to choose from next, which is told when it is a new one."""
        try:
            answer = read_answer(text, menu, legal, self._words.game.pack)
        except BadText as problem:
            self._console.say(self._words.speaker.reason(problem.reason))
            return menu
        if not isinstance(answer, Action):
            self._tell(lines_of(answer, self._words))
        return answer

    def _obey(self, command: str) -> None:
        words, session = self._words, self._session
        if command == "quit":
            raise Left
        if command == "hand":
            self._tell(hand_lines(self._view(), words))
        elif command == "trick":
            self._tell(self._table())
        elif command == "score":
            self._tell(words.sheet(session.match))
        elif command == "primer":
            self._tell(primer(words))
        elif command == "rules":
            self._tell(game_page(words.game.key, words.catalogue))
        elif command == "help":
            self._tell(self._help())
        else:
            self._change(command)

    def _change(self, command: str) -> None:
        """What changes the table besides an act; to stop and to concede have to be said twice."""
        try:
            if command in _TWICE and self._asked_twice != command:
                self._asked_twice = command
                self._console.say(self._again(command))
            elif command == "hint":
                self._tell_hint()
            elif command in {"undo", "redo"}:
                self._go_back_or_forth(command)
            elif command in {"agree", "refuse"}:
                self._tell(self._told(self._answered(command)))
            else:
                told = self._session.send(_ENDINGS[command])
                self._tell(self._told(told) if command != "stop" else ())
                self._after_act()
        except IllegalAction as problem:
            self._console.say(self._words.speaker.reason(problem.reason))

    def _answered(self, command: str) -> tuple[SeenEvent, ...]:
        if "agree_seat" not in self._session.sight.may:
            return self._session.send(AgreeUndo if command == "agree" else RefuseUndo)
        if command == "agree":
            return self._session.send(AgreeSeat, of=())
        return self._session.send(RefuseSeat)

    def _again(self, command: str) -> str:
        say = self._words.say
        if command == "stop":
            return say("line-stop-again", word=say("line-word-stop"))
        return say("line-concede-again", word=say("line-word-concede"))

    def _go_back_or_forth(self, command: str) -> None:
        told = self._session.send(Undo if command == "undo" else Redo)
        self._asked_twice = ""
        self._tell(self._told(told) if command == "redo" else [self._words.say("line-undone")])
        if self._session.is_dealt:
            self._tell(self._table())

    def _tell_hint(self) -> None:
        """The act, the reason, and once a deal that it counts; each is a line."""
        words, decision = self._words, self._session.hint()
        text = decision.action.text
        self._console.say(words.say("line-hint", act=words.speaker.action(text), text=text))
        self._console.say(words.speaker.why(decision.why))
        if self._hinted != self._session.match.setting.number:
            self._hinted = self._session.match.setting.number
            self._console.say(words.say("line-hint-counts"))
        self._listed = self._session.seq

    def _help(self) -> list[str]:
        words = self._words
        lines = [words.say("line-help")]
        hidden = set() if self._session.may_undo else {"undo", "redo"}
        if words.game.seats == 1:
            hidden.add("claim")
        if len(self._session.sight.people) < 2:
            hidden |= {"agree", "refuse"}
        for name, (word, about) in COMMANDS.items():
            if name not in hidden:
                lines.append(words.say("line-command", word=words.say(word), about=words.say(about)))
        return lines


def _finished(session: Playable) -> int:
    """How many deals of the match are over."""
    return sum(played.result is not None for played in session.match.deals)


_TWICE: Final = {"stop", "concede"}
_ENDINGS: Final = {"stop": Stop, "claim": Claim, "concede": Concede}
