"""A match at a club's table in line mode: waiting until it begins, and playing it out."""

from whistclub.terminal.commands.context import REFUSED, Context
from whistclub.terminal.line.line_mode import LineMode
from whistclub.terminal.remote.client import Guest
from whistclub.terminal.remote.session import RemoteSession
from whistclub.terminal.texts.gathering import gathering_lines
from whistclub.terminal.texts.table_words import TableWords


def wait_for_match(context: Context, guest: Guest) -> None:
    """Says what the person waits for, until a match begins. Raises NotJoined."""
    say, table = context.catalogue.format, guest.table
    if table.viewer is None:
        context.console.say(say("join-watching" if table.waits is None else "join-waits"))
    if table.phase == "gathering":
        context.console.say(say("reason-join-gathering"))
    said: list[str] = []
    while table.phase == "gathering" or not table.match:
        said = _tell_chairs(context, guest, said)
        guest.receive_one(None)


def _tell_chairs(context: Context, guest: Guest, said: list[str]) -> list[str]:
    """Prints the seats that have changed since they were said. Returns all as they are now."""
    lines = list(gathering_lines(guest.table.chairs, context.words(guest.table.game)))
    for line in lines:
        if line not in said:
            context.console.say(line)
    return lines


def play_out(context: Context, guest: Guest, *, pauses: bool) -> int:
    """Plays the match to its end and says if its deals were fair. Returns the exit status. Raises Left, InputEnded and NotJoined."""
    session = RemoteSession(guest)
    words = TableWords(context.catalogue, session.game, session.sight.seats)
    LineMode(context.console, words, session, pauses=pauses).run()
    verdict = guest.verdict()
    if verdict is not None:
        for one in (*verdict.withheld, *verdict.wrong):
            context.console.say(words.speaker.reason(one))
        key = "cli-verify-fair" if verdict.is_fair else "cli-verify-unfair"
        if verdict.has_nothing_sealed:
            key = "cli-verify-unsealed"
        context.console.say(context.catalogue.format(key, count=verdict.sealed))
    return REFUSED if verdict is not None and verdict.wrong else 0
