"""`whist play --join URL`: the app or line mode at a club's table, and line mode at a whist evening."""

from whistclub.messages import Speaker
from whistclub.terminal.commands.context import INTERRUPTED, REFUSED, Context
from whistclub.terminal.commands.play.line_mode import pauses_after_deal
from whistclub.terminal.commands.play.setup import PlayRequest
from whistclub.terminal.console import InputEnded
from whistclub.terminal.line.line_mode import LineMode
from whistclub.terminal.line.match import Left
from whistclub.terminal.local.seats import YOU_AND_BOTS
from whistclub.terminal.remote.address import EveningLink, NotJoined, is_stranger, read_evening_link
from whistclub.terminal.remote.client import Guest
from whistclub.terminal.remote.evening import EveningGuest, Seat
from whistclub.terminal.remote.session import RemoteSession
from whistclub.terminal.settings import keep_joined, load_settings
from whistclub.terminal.texts.gathering import gathering_lines
from whistclub.terminal.texts.table_words import TableWords


def join_table(
    context: Context, request: PlayRequest, address: str | None, name: str, *, in_app: bool, plain: bool
) -> int:
    """Sits down at the table of this address. Returns the exit status."""
    if address is None:
        raise context.wrong("cli-name-without-join")
    for option, given in (
        ("GAME", request.game), ("--preset", request.preset), ("--option", request.options), ("--seed", request.seed),
        ("--save", request.save), ("--resume", request.resume), ("--deal", request.deal), ("--json", request.as_json), ("--daily", request.daily),
        ("--seats", request.seats != YOU_AND_BOTS),
    ):  # fmt: skip
        if given:
            raise context.wrong("cli-join-apart", option=option)
    pauses = pauses_after_deal(context, request)
    called = name or load_settings(context.environment).name or _asked_name(context, address)
    is_evening = read_evening_link(address) is not None
    if in_app and not is_evening:
        from whistclub.terminal.commands.play.open_app import open_joined

        return open_joined(context, address, called, plain=plain)
    if in_app:
        context.say("join-evening-lines")
    return join(context, address, called, pauses=pauses)


def _asked_name(context: Context, address: str) -> str:
    """The name that a person at the keyboard gives to a club which this terminal comes to for the first time; empty for
    none.
    """
    if not context.console.is_live or not is_stranger(address, context.environment):
        return ""
    try:
        return context.console.ask(context.catalogue.format("join-your-name"))
    except InputEnded:
        return ""


def join(context: Context, address: str, name: str, *, pauses: bool) -> int:
    """Sits down at the table, or joins the evening, of this address in line mode. Returns the exit status. Raises
    NotJoined.
    """
    evening = read_evening_link(address)
    if evening is not None:
        return join_evening(context, evening, name, pauses=pauses)
    guest = Guest(address, name, context.environment)
    say, console = context.catalogue.format, context.console
    guest.on_connection = lambda is_lost: console.say(
        say("reason-join-lost" if is_lost else "reason-join-back")
    )
    try:
        guest.come_in()
        keep_joined(context.environment, str(guest.link), guest.table.game.key)
        wait_for_match(context, guest)
        return _played(context, guest, pauses=pauses)
    except KeyboardInterrupt:
        return _gone(context, guest, INTERRUPTED)
    finally:
        guest.close()


def _played(context: Context, guest: Guest, *, pauses: bool) -> int:
    try:
        return play_out(context, guest, pauses=pauses)
    except (Left, InputEnded):
        return _gone(context, guest, 0)


def _gone(context: Context, guest: Guest, status: int) -> int:
    """Says how to come back."""
    context.console.say("")
    context.console.say(context.catalogue.format("join-left", command=f"whist play --join {guest.link}"))
    return status


def join_evening(context: Context, link: EveningLink, name: str, *, pauses: bool) -> int:
    """Joins the evening and plays it to its end. Returns the exit status. Raises NotJoined."""
    guest = EveningGuest(link, name, context.environment)
    guest.on_connection = lambda is_lost: context.say("reason-join-lost" if is_lost else "reason-join-back")
    try:
        guest.come_in()
        return EveningInLines(context, guest, pauses=pauses).run()
    except (Left, InputEnded):
        return _gone_from_evening(context, link, 0)
    except KeyboardInterrupt:
        return _gone_from_evening(context, link, INTERRUPTED)
    finally:
        guest.close()


class EveningInLines:
    """An evening at a console: what has been said of it, and the tables where the guest has played."""

    def __init__(self, context: Context, guest: EveningGuest, *, pauses: bool) -> None:
        self._context, self._guest, self._pauses = context, guest, pauses
        self._said: set[tuple[str, ...]] = set()
        self._played: set[str] = set()
        self._was_paused = False

    def run(self) -> int:
        """Follows the evening to its end. Returns the exit status. Raises Left, InputEnded and NotJoined."""
        guest, context = self._guest, self._context
        context.say("join-evening-welcome", name=guest.name)
        if guest.has_cards:
            context.say("join-evening-cards")
        while not guest.is_over:
            self._tell()
            if guest.room and guest.room not in self._played:
                self._play(guest.room)
            else:
                guest.hear(None)
        context.say("join-evening-over")
        if guest.rank:
            context.say("join-evening-rank", rank=guest.rank)
        return 0

    def _tell(self) -> None:
        """Says what is new: a pause, the seat, the wait, the next seat."""
        guest = self._guest
        if guest.is_paused != self._was_paused:
            self._was_paused = guest.is_paused
            self._context.say("join-evening-paused" if guest.is_paused else "join-evening-resumed")
        if not guest.is_here:
            self._once("away", "join-evening-away")
        elif guest.is_playing:
            self._tell_of_round()
        elif guest.round:
            self._once(f"between {guest.round}", "join-evening-between", round=guest.round)
        else:
            self._once("gathering", "join-evening-gathering")
        if guest.next_seat is not None:
            self._tell_seat("next", guest.next_seat)

    def _tell_of_round(self) -> None:
        guest = self._guest
        if guest.seat is not None:
            self._tell_seat("now", guest.seat)
        elif guest.sits_out:
            self._once(f"out {guest.round}", "join-evening-out", round=guest.round)
        else:
            self._once(f"late {guest.round}", "join-evening-late", round=guest.round)

    def _tell_seat(self, when: str, seat: Seat) -> None:
        facts: dict[str, str | int] = {"round": seat.round, "table": seat.table, "seat": self._name_of(seat)}
        said = (when, *map(str, facts.values()), seat.partner)
        if said in self._said:
            return
        self._said.add(said)
        say = self._context.say
        if when == "next" and seat.partner:
            say("join-evening-next", **facts, partner=seat.partner)
        elif when == "next":
            say("join-evening-next-alone", **facts)
        elif seat.partner:
            say("join-evening-seat", **facts, partner=seat.partner)
        else:
            say("join-evening-seat-alone", **facts)

    def _name_of(self, seat: Seat) -> str:
        return Speaker(self._context.catalogue, "french").seat(seat.seat)

    def _once(self, what: str, key: str, **facts: str | int) -> None:
        if (what,) not in self._said:
            self._said.add((what,))
            self._context.say(key, **facts)

    def _play(self, room: str) -> None:
        """Plays at a table of the evening until its match is over, or the evening has moved on. Raises Left and
        InputEnded.
        """
        self._played.add(room)
        link = self._guest.link.table(room)
        try:
            table = Guest(str(link), "", self._context.environment)
        except NotJoined:
            return
        table.on_connection = self._guest.on_connection
        try:
            table.come_in()
            wait_for_match(self._context, table)
            play_out(self._context, table, pauses=self._pauses)
            while self._guest.hear(0.0):
                pass
            self._context.say("join-evening-wait", count=self._guest.missing)
        except NotJoined as problem:
            self._context.console.say(str(self._context.refusal(problem)))
        finally:
            table.close()


def _gone_from_evening(context: Context, link: EveningLink, status: int) -> int:
    """Says how to come back."""
    context.console.say("")
    context.say("join-evening-left", command=f"whist play --join {link}")
    return status


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
    """Plays the match to its end and says if its deals were fair. Returns the exit status. Raises Left, InputEnded and
    NotJoined.
    """
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
