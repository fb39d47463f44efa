"""`whist play --join URL` with the short link of a whist party: the guest moves with the evening, in line mode."""

from whistclub.messages import Speaker
from whistclub.terminal.commands.context import INTERRUPTED, Context
from whistclub.terminal.commands.joined_match import play_out, wait_for_match
from whistclub.terminal.console import InputEnded
from whistclub.terminal.line.match import Left
from whistclub.terminal.remote.address import EveningLink, NotJoined
from whistclub.terminal.remote.client import Guest
from whistclub.terminal.remote.evening import EveningGuest, Seat


def join_evening(context: Context, link: EveningLink, name: str, *, pauses: bool) -> int:
    """Joins the evening and plays it to its end. Returns the exit status. Raises NotJoined."""
    guest = EveningGuest(link, name, context.environment)
    guest.on_connection = lambda is_lost: context.say("reason-join-lost" if is_lost else "reason-join-back")
    try:
        guest.come_in()
        return EveningInLines(context, guest, pauses=pauses).run()
    except (Left, InputEnded):
        return _gone(context, link, 0)
    except KeyboardInterrupt:
        return _gone(context, link, INTERRUPTED)
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
        """Plays at a table of the evening until its match is over, or the evening has moved on. Raises Left and InputEnded."""
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


def _gone(context: Context, link: EveningLink, status: int) -> int:
    """Says how to come back."""
    context.console.say("")
    context.say("join-evening-left", command=f"whist play --join {link}")
    return status
