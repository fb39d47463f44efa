"""A table in process: commands in, answers and events out; every viewer gets only their part.

A client uses it like this:

    log = MemoryLog()                                         # or sql_log.open_file(path)
    house = House(log)                                        # clock, chance and ids come from the system
    opened = house.opening("solo", [Sitter("You"), Sitter("East", bot="simple"), ...], Dealing())
    table = house.open(opened)                                # or house.table(id): goes on where the log ends

    sight = table.sight(seat)                                 # everything this seat may know now: seq, view, score,
    names, may
    for seen in table.since(sight.seq, seat): ...             # later: its events of each further entry, in order
    unsubscribe = table.subscribe(lambda seq: ...)            # called after each append with the new seq; then call
    since

    answer = table.send(Act(id=fresh_id, saw=sight.seq, seat=seat, action="play HK"))
    match answer:
        case Done(seq): ...                                   # it happened, and is stored
        case Stale(seq): ...                                  # this seat's legal acts have changed: look and choose
        again
        case Refused(why): ...                                # why.key and why.args name a sentence; nothing has
        changed

Commands are those of `commands.py`; `sight.may` names those open to the viewer now. An id is used once by each seat: a
command sent again (a double click, a lost answer) is done once and gets the first answer. Between deals somebody sends
NextDeal. Bots act only when `bots.run_bots(table, players)` is called, after every command and at the start. An undo
and a redo change earlier events: after `event-table-undone` or `event-table-redone` look at `sight` again.
`sight.view.legal` are the legal acts. The client must check that a command's `seat` is its sender's own, and limit how
many commands somebody sends. A Table is for one thread; any number of them may use one log. Events are SeenEvents; the
Speaker of `messages` words them.
"""

import gc
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache

import msgspec

from whistclub.cards.errors import BadDeal, BadOption, BadRecord, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Pack
from whistclub.club.log.decisions import Answer, Environment, fold_entries, implied_answers
from whistclub.club.log.kind import steps_of, take
from whistclub.club.log.port import Conflict
from whistclub.club.log.steps import TRIES, Step, Steps
from whistclub.club.store.logs.log import Log
from whistclub.club.table.commands import Command
from whistclub.club.table.entries import Dealing, Entry, Opened, Sitter
from whistclub.club.table.log import MATCH, fold, viewer_events
from whistclub.club.table.seeds import bots_secret_of, seed_bytes
from whistclub.club.table.sight import SeenEntry, Sight, sight
from whistclub.club.table.state import TableState
from whistclub.games.registry import game_kind, game_of_preset, profile_of
from whistclub.rules.actions import Exchange, Lay, Play, acts_of
from whistclub.rules.chance import SEED_BYTES, first_dealer
from whistclub.rules.conventions import Conventions, unusual_conventions
from whistclub.rules.deal import wrong_side
from whistclub.rules.game import Game
from whistclub.rules.options import options_mapping
from whistclub.rules.record import Record
from whistclub.rules.replay import deal_from_text, record_of
from whistclub.rules.seats import ALONE, Seat, Viewer, seat_letter


def now_ms() -> int:
    """The time in milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


def fresh_bytes(count: int = SEED_BYTES) -> bytes:
    """So many secret random bytes."""
    return secrets.token_bytes(count)


class Table:
    """One table over a log, whose `state` follows the log.

    Any number of these may use the same log, in as many processes.
    """

    def __init__(
        self,
        log: Log,
        table: str,
        now: Callable[[], int] = now_ms,
        fresh: Callable[[int], bytes] = fresh_bytes,
    ) -> None:
        """Raises BadRecord if the log has no such table, or entries that this version cannot read."""
        self.log, self._now, self._fresh = log, now, fresh
        self.id = table
        entries = log.read(table)
        if not entries:
            raise BadRecord(reason("table-unknown", table=table[:40]))
        self.state = fold_entries(fold, entries)
        self._steps = Steps[TableState, Entry]()
        self._answers = implied_answers(entries)
        self._listeners: list[Callable[[int], None]] = []

    @property
    def seq(self) -> int:
        """The number of entries that this table has read of its log."""
        return self.state.seq

    def refresh(self) -> bool:
        """Reads the entries that others have appended meanwhile. Returns True if there were any."""
        entries = self.log.read(self.id, self.state.seq)
        self._answers.update(implied_answers(entries, self.state.seq))
        self._take_in(list(steps_of(fold, self.state, entries)))
        return bool(entries)

    def send(self, command: Command) -> Answer:
        """Decides the command and stores its entries in the log.

        Raises BadFile if the log cannot store it, and then nothing has changed.
        """
        for _ in range(TRIES):
            first = self._answers.get(command.key)
            if first is not None:
                return first
            try:
                return self._send_once(command)
            # Others have appended, and their entries may be this very command.
            except Conflict:
                self.refresh()
        raise Conflict

    def sight(self, viewer: Viewer) -> Sight:
        """The table as this viewer may know it now."""
        return sight(self.state, viewer)

    def since(self, seq: int, viewer: Viewer) -> tuple[SeenEntry, ...]:
        """The events of the entries after `seq` as this viewer sees them, in order."""
        if seq >= self.seq:
            return ()
        steps = self._steps.after(seq) or self._read_again()[seq:]
        return tuple(
            SeenEntry(after.seq, viewer_events(before, entry, after, viewer))
            for before, entry, after in steps
        )

    def subscribe(self, listener: Callable[[int], None]) -> Callable[[], None]:
        """Calls the listener with the seq after each append that this table makes or reads; returns a function that
        ends that.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def record(self) -> Record:
        """The whole match as a record with the running deal, for the owner of the log and not for its players."""
        return record_of(self.state.match)

    def _send_once(self, command: Command) -> Answer:
        taken = take(MATCH, self.state, command, Environment(self._now(), self._fresh))
        ended = bool(taken.entries) and MATCH.is_over(taken.after)
        self.log.append(self.id, self.state.seq, taken.entries, ended=ended)
        self._answers[command.key] = taken.answer
        self._take_in(taken.steps)
        return taken.answer

    def _take_in(self, steps: Sequence[Step[TableState, Entry]]) -> None:
        """Shows the next steps of the log, and calls the listeners if there are any."""
        if steps:
            self._steps.extend(steps)
            self.state = steps[-1][2]
            for listener in tuple(self._listeners):
                listener(self.state.seq)

    def _read_again(self) -> list[tuple[TableState | None, Entry, TableState]]:
        """All steps as far as this table has read, from its log: those in memory do not reach so far back."""
        first, *others = self.log.read(self.id)[: self.seq]
        opened = fold(None, first)
        return [(None, first, opened), *steps_of(fold, opened, others)]


class House:
    """Opens the tables of one log."""

    def __init__(
        self,
        log: Log,
        now: Callable[[], int] = now_ms,
        fresh: Callable[[int], bytes] = fresh_bytes,
    ) -> None:
        self.log, self._now, self._fresh = log, now, fresh

    def open(self, opened: Opened) -> Table:
        """Creates the table of this opening in the log."""
        self.log.create(opened.table, opened)
        return self.table(opened.table)

    def table(self, table: str) -> Table:
        """The table with this id. Raises BadRecord if the log has none, or one that this version cannot read."""
        found = Table(self.log, table, self._now, self._fresh)
        _freeze_acts(found.state.game.pack)
        return found

    def opening(
        self,
        preset: str,
        sitters: Sequence[Sitter],
        dealing: Dealing = Dealing(),  # noqa: B008 - frozen
        *,
        options: Mapping[str, str] | None = None,
        dealer: Seat | None = None,
    ) -> Opened:
        """The opening of a match of a preset, with further options as text.

        The dealer comes from the seed unless one is named. Raises BadOption for unknown presets and options, a wrong
        number of sitters, and a seed text where two people sit; BadDeal for entered cards that the game refuses.
        """
        game = game_of_preset(preset, options or {})
        return self.opening_of(game, sitters, dealing, dealer=dealer, preset=preset)

    def opening_of(
        self,
        game: Game,
        sitters: Sequence[Sitter],
        dealing: Dealing = Dealing(),  # noqa: B008 - frozen
        *,
        dealer: Seat | None = None,
        preset: str = "",
    ) -> Opened:
        """The opening of a match of this game. Raises BadOption and BadDeal as `opening` does."""
        _check(game, sitters, dealing)
        if game.seats == 1:
            dealer = ALONE
        elif dealer is None:
            seed = self._fresh(SEED_BYTES) if dealing.seed is None else seed_bytes(dealing.seed)
            dealer = first_dealer(seed, game.seats)
        return self._opened(game, sitters, dealing, seat_letter(dealer, game.seats), preset, None)

    def resuming(self, record: Record, game: Game, sitters: Sequence[Sitter], seed: str | None) -> Opened:
        """The opening of a match that goes on with a record; its further deals come from `seed`, or from fresh bytes.

        Raises BadOption as `opening` does. A bad record raises BadRecord only when the table is opened.
        """
        _check(game, sitters, Dealing(seed))
        return self._opened(game, sitters, Dealing(seed), record.first.dealer, "", record)

    def _opened(
        self,
        game: Game,
        sitters: Sequence[Sitter],
        dealing: Dealing,
        dealer: str,
        preset: str,
        record: Record | None,
    ) -> Opened:
        # Through JSON and back: the opening is to be the same as when it is read from the log.
        options: dict[str, object] = msgspec.json.decode(msgspec.json.encode(options_mapping(game.options)))
        return Opened(
            at_ms=self._now(),
            table=self.log.new_table(),
            game=game.key,
            rules=game.version,
            options=options,
            sitters=tuple(sitters),
            dealing=dealing,
            dealer=dealer,
            secret=self._fresh(SEED_BYTES).hex() if dealing.seed is None else bots_secret_of(dealing.seed),
            preset=preset,
            record=record,
        )


def with_conventions(opened: Opened, chosen: Conventions) -> Opened:
    """The opening of a table where partners have agreed on these values. Raises BadOption for what is not on the game's
    card.
    """
    choices = profile_of(opened.game).convention_choices
    return msgspec.structs.replace(opened, conventions=unusual_conventions(choices, chosen))


def _check(game: Game, sitters: Sequence[Sitter], dealing: Dealing) -> None:
    game_kind(game.key)
    if len(sitters) != game.seats:
        raise BadOption(reason("sitters-count", count=len(sitters), wanted=game.seats))
    if dealing.seed is not None and sum(not sitter.bot for sitter in sitters) > 1:
        raise BadOption(reason("seed-with-people"))
    given = [deal_from_text(text, game) for text in dealing.given]
    for deal in given:
        wrong = game.check(deal) or wrong_side(deal, given[0], game.stock)
        if wrong is not None:
            raise BadDeal(wrong)


@cache
def _freeze_acts(pack: Pack) -> None:
    """Makes the tables of acts of a pack, once, and keeps all objects there are by then out of garbage collection."""
    pack.members(pack.full)
    for kind in (Play, Lay, Exchange) if pack is FRENCH else (Play,):
        acts_of(pack, kind).of_any(pack.full)
    # They live as long as the process, and a full collection over them would hold everybody up for tens of
    # milliseconds.
    gc.collect()
    gc.freeze()
