"""Line mode: a match in numbered choices, one thing a line, for a keyboard, a screen reader or a pipe."""

from collections.abc import Sequence
from functools import partial

from whistclub.cards.errors import BadText, IllegalAction
from whistclub.club.table.commands import Act
from whistclub.rules.actions import Action
from whistclub.rules.seats import Seat
from whistclub.terminal.console import Console, Overtaken
from whistclub.terminal.line.commands import ALIASES, COMMANDS
from whistclub.terminal.line.match import LineMatch
from whistclub.terminal.line.menu import Choice, explanation, lines_of, menu_of, read_answer
from whistclub.terminal.line.playable import Playable
from whistclub.terminal.line.prompts import Asking, question
from whistclub.terminal.texts.bots import bot_lines
from whistclub.terminal.texts.presets import convention_lines, preset_lines
from whistclub.terminal.texts.primer import short_primer
from whistclub.terminal.texts.words import Words, score_after


class LineMode:
    """Plays a match at one console: asks for choices, runs commands, and waits for the others."""

    def __init__(self, console: Console, words: Words, session: Playable, *, pauses: bool) -> None:
        self._console, self._words, self._session = console, words, session
        self._match = LineMatch(console, words, session, pauses=pauses)
        self._typed = {words.say(f"line-word-{name}").lower(): name for name in COMMANDS}
        self._typed |= {name: name for name in COMMANDS} | ALIASES
        self._asking = Asking(words)

    def run(self) -> None:
        """Plays to the end of the match. Raises Left, InputEnded and KeyboardInterrupt with the match as it stands."""
        session, match = self._session, self._match
        self._introduce()
        try:
            self._play()
        except Overtaken:
            match.print_events(session.news())
        result = session.match.result
        if result is not None:
            match.print_lines(["", *self._words.result(result)])

    def _play(self) -> None:
        """Plays to the end of the match. Raises Overtaken where others have ended it."""
        session, match = self._session, self._match
        while not session.is_over:
            if {"agree_undo", "agree_seat"} & set(session.sight.may):
                self._answer()
            elif not session.is_dealt:
                match.keeping(self._begin_deal)
            elif session.due() in session.yours:
                action = self._choose()
                if action is not None:
                    match.keeping(partial(self._take, action))
            else:
                match.keeping(self._let_others_act)

    def _introduce(self) -> None:
        words, session, match = self._words, self._session, self._match
        match.say("line-welcome", game=words.name())
        match.print_lines(preset_lines(words))
        match.print_lines(convention_lines(words, session.sight.conventions))
        if not any(played.result for played in session.match.deals):
            match.print_lines(short_primer(words))
        self._name_seats()
        match.say("line-how", help=words.say("line-word-help"), quit=words.say("line-word-quit"))
        asks = {name: words.say(f"line-word-{name}") for name in ("hint", "explain", "primer")}
        match.say("line-how-ask", **asks)
        if session.is_dealt:
            setting = session.match.setting
            heading = words.deal_heading(session.match.deals[-1])
            match.print_lines(["", heading, words.score(setting.score), *words.counts(setting)])
            match.print_table()
            match.print_hand()

    def _name_seats(self) -> None:
        """Prints the person's seat, the partner's where there is one, and the level of each bot."""
        words, viewer = self._words, self._session.viewer
        if words.game.seats == 1 or viewer is None:
            return
        self._match.say("line-your-seat", seat=words.seat(viewer))
        for seat in map(Seat, range(words.game.seats)):
            if seat != viewer and words.side_of(seat) == words.side_of(viewer):
                self._match.say("line-partner", seat=words.seat(seat))
        self._match.print_lines(bot_lines(self._session.sight.seats, words))

    def _begin_deal(self) -> None:
        session, words, match = self._session, self._words, self._match
        before = session.match.deals
        events = session.next_deal()
        if session.is_dealt:
            match.print_lines(["", words.deal_heading(session.match.deals[-1])])
            setting = session.match.setting
            if not before or score_after(before[-1]) == setting.score:
                match.print_lines(words.counts(setting))
        match.print_events(events)

    def _let_others_act(self) -> None:
        self._match.print_events(self._session.let_others_act())
        self._match.after_act()

    def _take(self, action: Action) -> None:
        try:
            events = self._session.send(Act, action=action.text)
        except IllegalAction as problem:
            self._console.say(self._words.speaker.reason(problem.reason))
            return
        self._match.confirming = ""
        self._match.print_events(events)
        self._match.after_act()

    def _choose(self) -> Action | None:
        """Returns the act that the person chooses; None when a command has changed the table instead."""
        match, words = self._match, self._words
        match.print_events(self._session.news())
        before = self._session.seq
        legal = match.view.legal
        menu: Sequence[Choice] = menu_of(match.view, match.moment, words)
        if match.listed != before:
            match.listed = before
            match.print_lines([*self._asking.lines(match.view, match.moment), *lines_of(menu, words)])
        while self._session.seq == before:
            text = self._console.ask(words.say("line-prompt"), self._hears_the_end)
            command, rest = self._command(text)
            if command == "list" or not text:
                match.print_lines([question(match.view, match.moment, words), *lines_of(menu, words)])
            elif command == "explain":
                match.print_lines(explanation(rest, menu, match.view, match.moment, words))
            elif command is not None:
                match.keeping(partial(self._obey, command))
            else:
                chosen = self._read(text, menu, legal)
                if isinstance(chosen, Action):
                    return chosen
                menu = chosen
        return None

    def _hears_the_end(self) -> bool:
        """Tells at once what others do and say while the person is asked. Returns True if they have ended the match."""
        is_over = self._session.is_overtaken()
        if not is_over:
            self._match.print_events(self._session.news())
        return is_over

    def _command(self, text: str) -> tuple[str | None, str]:
        """Returns the name of the command typed, if any, and the words after it: after `explain` or a question mark."""
        whole = self._typed.get(text.lower())
        if whole is not None:
            return whole, ""
        word, _, rest = ("?", "", text[1:]) if text.startswith("?") else text.partition(" ")
        is_asking = word == "?" or self._typed.get(word.lower()) == "explain"
        return ("explain", rest.strip()) if is_asking else (None, "")

    def _answer(self) -> None:
        """Asks for an answer to somebody who would like to take an act back, or a bot's cards over."""
        match, words, asked = self._match, self._words, self._session.sight.undo_request
        agree, refuse = words.say("line-word-agree"), words.say("line-word-refuse")
        if asked is not None:
            match.say("line-undo-asked", seat=words.seat(asked.seat), agree=agree, refuse=refuse)
        else:
            match.say("line-seat-asked", agree=agree, refuse=refuse)
        command = self._typed.get(
            self._console.ask(words.say("line-prompt"), self._session.is_overtaken).lower()
        )
        match.print_events(self._session.news())
        if command is not None and command != "list":
            match.keeping(partial(self._obey, command))

    def _read(self, text: str, menu: Sequence[Choice], legal: Sequence[Action]) -> Action | Sequence[Choice]:
        """Returns the act chosen, or the menu to choose from next, which is printed when it is a new one."""
        try:
            answer = read_answer(text, menu, legal, self._words.game)
        except BadText as problem:
            self._console.say(self._words.speaker.reason(problem.reason))
            return menu
        if not isinstance(answer, Action):
            self._match.print_lines(lines_of(answer, self._words))
        return answer

    def _obey(self, command: str) -> None:
        """Runs a command; says why where it is refused."""
        try:
            COMMANDS[command].run(self._match)
        except IllegalAction as problem:
            self._console.say(self._words.speaker.reason(problem.reason))
