"""The words that may be typed in line mode instead of a choice, and what each does."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from whistclub.club.phrases import PHRASES
from whistclub.club.table.commands import (
    AgreeSeat,
    AgreeUndo,
    Claim,
    Command,
    Concede,
    Redo,
    RefuseSeat,
    RefuseUndo,
    Stop,
    Undo,
)
from whistclub.coach import fair_hint, hint_beside
from whistclub.terminal.line.match import Left, LineMatch
from whistclub.terminal.texts.pages import game_page
from whistclub.terminal.texts.pricing import hint_lines
from whistclub.terminal.texts.primer import primer
from whistclub.terminal.texts.short_rules import has_short_rules, short_game_page


class LineCommand(msgspec.Struct, frozen=True):
    """A command: its English name, understood in every language, and the function.

    The messages `line-word-NAME` and `line-about-NAME` have the word in the person's language and the sentence about
    it.
    """

    name: str
    run: Callable[[LineMatch], None]


def _quit(_: LineMatch) -> None:
    """Leaves the match."""
    raise Left


def _score(match: LineMatch) -> None:
    """Prints the score sheet."""
    match.print_lines(match.words.sheet(match.session.match))


def _primer(match: LineMatch) -> None:
    """Prints how the game is played."""
    match.print_lines(primer(match.words))


def _rules(match: LineMatch) -> None:
    """Prints the short rules, and the word for the numbered ones."""
    game = match.words.game.key
    match.print_lines(short_game_page(game, match.words.catalogue))
    if has_short_rules(game):
        match.say("line-rules-numbered", word=match.words.say("line-word-numbered"))


def _numbered(match: LineMatch) -> None:
    """Prints the numbered rules."""
    match.print_lines(game_page(match.words.game.key, match.words.catalogue))


def _help(match: LineMatch) -> None:
    """Prints the commands that mean something at this table."""
    hidden = set() if match.session.may_undo else {"undo", "redo"}
    if match.words.game.seats == 1:
        hidden.add("claim")
    if len(match.session.sight.people) < 2:
        hidden |= {"agree", "refuse"}
    if not match.session.may_talk:
        hidden.add("talk")
    match.say("line-help")
    for name in COMMANDS:
        if name not in hidden:
            word, about = match.words.say(f"line-word-{name}"), match.words.say(f"line-about-{name}")
            match.say("line-command", word=word, about=about)


def _undo(match: LineMatch) -> None:
    """Takes the last own act back, or asks the others."""
    match.session.send(Undo)
    match.confirming = ""
    match.say("line-undone")
    if match.session.is_dealt:
        match.print_table()


def _redo(match: LineMatch) -> None:
    """Makes the act again that was taken back."""
    events = match.session.send(Redo)
    match.confirming = ""
    match.print_events(events)
    if match.session.is_dealt:
        match.print_table()


def _hint(match: LineMatch) -> None:
    """Prints the act that a bot would choose, the reason, and once a deal that hints are counted; each is a line."""
    words, decision = match.words, match.session.hint()
    text = decision.action.text
    match.say("line-hint", act=words.action(decision.action), text=text)
    match.console.say(words.speaker.why(decision.why))
    _count_hint(match)


def _prices(match: LineMatch) -> None:
    """Prints the fair price of each choice. It is a hint like any other: where the table gives none there are no
    prices.
    """
    decision = match.session.hint()
    told = hint_beside(fair_hint(match.words.game, match.view), decision.action.text)
    if told.prices:
        match.say("fair-prices" if told.prices[0].fair.chance is None else "fair-chances")
        match.print_lines(hint_lines(told, match.view.legal, match.words))
    else:
        match.say("fair-prices-none")
    _count_hint(match)


def _count_hint(match: LineMatch) -> None:
    """Says once a deal that hints are counted."""
    number = match.session.match.setting.number
    if match.hinted != number:
        match.hinted = number
        match.say("line-hint-counts")
    match.listed = match.session.seq


def _agree(match: LineMatch) -> None:
    """Agrees to somebody's undo, or to their taking a bot's cards over."""
    if "agree_seat" in match.session.sight.may:
        match.print_events(match.session.send(partial(AgreeSeat, of=())))
    else:
        match.print_events(match.session.send(AgreeUndo))


def _refuse(match: LineMatch) -> None:
    """Refuses it."""
    may_refuse_seat = "agree_seat" in match.session.sight.may
    match.print_events(match.session.send(RefuseSeat if may_refuse_seat else RefuseUndo))


def _talk(match: LineMatch) -> None:
    """Lists the phrases, and says the one that is chosen by its number."""
    if not match.session.may_talk:
        match.say("client-talk-bots-only")
        return
    phrases = list(PHRASES.items())
    for number, (_, key) in enumerate(phrases, 1):
        match.console.say(f"{number:>2}  {match.words.say(key)}")
    answer = match.console.ask(match.words.say("line-talk-which"), match.session.is_overtaken)
    if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(phrases):
        match.session.talk(phrases[int(answer) - 1][0])
        match.print_events(match.session.news())


def _confirmed(name: str, kind: Callable[..., Command], *, prints: bool) -> Callable[[LineMatch], None]:
    """Returns a command that has to be said twice."""

    def run(match: LineMatch) -> None:
        if match.confirming != name:
            match.confirming = name
            match.say(f"line-{name}-again", word=match.words.say(f"line-word-{name}"))
            return
        match.send(kind, prints=prints)

    return run


def _list_again(_: LineMatch) -> None:
    """Does nothing: the loop lists the choices."""


COMMANDS: Final = {
    command.name: command
    for command in (
        LineCommand("hand", LineMatch.print_hand),
        LineCommand("trick", LineMatch.print_table),
        LineCommand("list", _list_again),
        LineCommand("score", _score),
        LineCommand("rules", _rules),
        LineCommand("numbered", _numbered),
        LineCommand("undo", _undo),
        LineCommand("redo", _redo),
        LineCommand("hint", _hint),
        LineCommand("prices", _prices),
        LineCommand("explain", _list_again),
        LineCommand("primer", _primer),
        LineCommand("claim", lambda match: match.send(Claim)),
        LineCommand("concede", _confirmed("concede", Concede, prints=True)),
        LineCommand("agree", _agree),
        LineCommand("refuse", _refuse),
        LineCommand("talk", _talk),
        LineCommand("stop", _confirmed("stop", Stop, prints=False)),
        LineCommand("quit", _quit),
        LineCommand("help", _help),
    )
}
"""The commands in the order help lists them."""

ALIASES: Final = {"?": "help", "q": "quit", "exit": "quit"}
