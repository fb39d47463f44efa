"""An evening hosted by this process: its log, its audience, and what time brings."""

from contextlib import suppress
from typing import Final, Protocol

from whistclub.cards.errors import NotHere, WhistclubError, reason
from whistclub.club.evening.commands import AnyCommand, BeginRound, ChangeSettings, Join
from whistclub.club.evening.gathering import gathered, next_seating, why_not_begin
from whistclub.club.evening.handlers import Sent, is_organiser
from whistclub.club.evening.links import link_of
from whistclub.club.evening.log import ByHouse, Decide, time_over
from whistclub.club.evening.lookup import guest_of
from whistclub.club.evening.state import EveningState
from whistclub.club.live_evening import EveningStep, LiveEvening
from whistclub.club.log.decisions import Answer
from whistclub.club.presence import RoomPresence
from whistclub.web.live.evenings.audience import Audience, Member
from whistclub.web.live.evenings.encoder import EveningEncoder, Work
from whistclub.web.live.evenings.online_rooms import check_online
from whistclub.web.live.evenings.organiser_absence import OrganiserAbsence
from whistclub.web.live.evenings.plan_search import PlanSearch
from whistclub.web.live.surroundings import Club
from whistclub.web.live.tables.table_model import Elsewhere
from whistclub.web.resources.rate_limit import Rates

_COMMANDS: Final = 120
_COMMANDS_PER_S: Final = 0.2
"""A guest's commands, so that a log stays about as long as what was played: a table's only phone enters some forty
deals an hour.
"""
_ARRIVALS: Final = 60
_ARRIVALS_PER_S: Final = 1.0
"""New guests of one address: a hall of 160 is in within two minutes, and 300 false ones take four, in which the
organiser sees them come.
"""
_WORDS: Final = 12
_WORDS_PER_S: Final = 1 / 30
"""Words that are tried from one address: three hours of trying reach four hundred of a million."""
_ALL_WORDS: Final = 120
_ALL_WORDS_PER_S: Final = 0.2
"""The same of one evening, whatever addresses they come from: five hours of trying reach four of a thousand."""


class TablesOnLine(Protocol):
    """The club's tables at which an evening on line is played."""

    def changed(self, before: EveningState, after: EveningState) -> None:
        """The evening has gone on."""

    def deal_ended(self, table: int) -> None:
        """A deal has ended at this table of the round."""

    async def keep_up(self) -> None:
        """Opens the tables that are to be there, seats people, enters results, stops what is over."""


class HostedEvening:
    """One evening; everything runs in the event loop's thread."""

    def __init__(self, live: LiveEvening, surroundings: Club, encoder: EveningEncoder, work: Work) -> None:
        """`work` calls a function in a thread."""
        self.live, self.encoder, self._surroundings, self._work = live, encoder, surroundings, work
        live.listeners.append(self._on_step)
        self.audience = Audience(encoder, lambda: self.live.shown, surroundings.spawn)
        self._organisers = OrganiserAbsence(self.audience, lambda: self.live.shown, surroundings)
        self.online: TablesOnLine | None = None
        self._plan = PlanSearch(work)
        self.empty_ms = surroundings.now()
        self._commands = Rates(_COMMANDS, _COMMANDS_PER_S)
        self._words = Rates(_WORDS, _WORDS_PER_S)
        self._all_words = Rates(_ALL_WORDS, _ALL_WORDS_PER_S)
        self._arrivals = Rates(_ARRIVALS, _ARRIVALS_PER_S)
        self._is_ticking = False

    @property
    def state(self) -> EveningState:
        """The evening as it is stored."""
        return self.live.shown

    @property
    def is_online(self) -> bool:
        """True if the evening is played at the club's own tables."""
        return self.state.settings.place == "online"

    def enter(self, member: Member) -> None:
        """Somebody has come, or come back."""
        self.audience.enter(member)

    def leave(self, member: Member) -> None:
        """A connection is gone."""
        self.audience.members.discard(member)
        if not self.audience.members:
            self.empty_ms = self._surroundings.now()

    def presence(self, worker: str) -> RoomPresence:
        """The organisers who are here by way of this worker."""
        return RoomPresence(self._organisers.name, worker, tuple(sorted(self._organisers.here())), 0)

    def presence_elsewhere(self, elsewhere: Elsewhere) -> None:
        """Takes in which organisers are here by way of other workers now."""
        self._organisers.elsewhere = elsewhere.people

    def show(self, member: Member) -> None:
        """Sends this member the evening as it is now."""
        self.audience.show(member, again=True)

    async def do(self, member: Member, command: AnyCommand) -> Answer:
        """Does a member's command. Raises NotHere for nobody known and for settings that cannot be, BadOption,
        BadFile.
        """
        sender = member.sender
        if sender is None:
            raise NotHere(reason("nobody-known"))
        if isinstance(command, ChangeSettings):
            check_online(command.settings, self._surroundings.bots)
            if command.settings.place == "online" and self.online is None:
                raise NotHere(reason("needs-a-club"))
        self._count(member, sender.person, command)
        sent = Sent(sender, command)
        if isinstance(command, BeginRound) and self.state.phase != "playing":
            await self.house(lambda now, environment: self._plan.found(now, environment.at_ms))
            await self._work(think_of_seating, self.state)
        return await self.live.send(sent)

    def _count(self, member: Member, person: str, command: AnyCommand) -> None:
        """Counts a guest's command, and a new guest for their address. Raises NotHere and TooMuch after too many."""
        # A command that is sent again is only answered again, so it does not count twice.
        if link_of(self.state, person) is not None or is_organiser(self.state, person):
            return
        if self.live.has_answered((person, command.id)):
            return
        says_word = isinstance(command, Join) and bool(command.word)
        # The address first: whoever tries too many alone keeps nobody else from coming.
        if says_word and not (self._words.take(member.address) and self._all_words.take("")):
            raise NotHere(reason("evening-many-words"))
        is_new = isinstance(command, Join) and guest_of(self.state, person) is None
        if is_new and not self._arrivals.take(member.address):
            raise NotHere(reason("evening-many-arrive"))
        self._commands.count(person)

    async def house(self, decide_so: Decide) -> Answer:
        """Does what the house does by itself."""
        return await self.live.send(ByHouse(decide_so))

    def is_calm(self) -> bool:
        """True while what time brings is being done."""
        return self._is_ticking

    async def tick(self) -> None:
        """Begins what time brings. It goes on in the background: tables on line take long to open, and no other evening
        waits for them.
        """
        self._is_ticking = True
        self._surroundings.spawn(self._tick())

    async def _tick(self) -> None:
        """Ends a round whose time is over, keeps up the tables on line, finds an organiser where none comes back,
        makes the plan better.
        """
        try:
            await self._do_what_time_brings()
        finally:
            self._is_ticking = False

    async def _do_what_time_brings(self) -> None:
        state = self.state
        if is_time_over(state, self._surroundings.now()):
            await self.house(lambda now, environment: time_over(now, environment.at_ms))
        if self.online is not None and self.is_online:
            await self.online.keep_up()
        await self._organisers.tick(self.house)
        if await self._plan.tick(self.state):
            self.encoder.plan_told(self._plan.promise)
            self.audience.changed()

    def is_idle(self, after_ms: int) -> bool:
        """True if nobody has been connected for so long, nothing waits to be stored, and no round is on that needs the
        house.
        """
        if self.audience.members or self._surroundings.now() - self.empty_ms <= after_ms:
            return False
        if self.live.state.seq != self.live.shown.seq:
            return False
        return self.state.phase != "playing" or bool(self.state.paused_ms)

    async def read_on(self) -> None:
        """Reads what other workers have appended."""
        if self._surroundings.is_shared:
            await self.live.read_on()

    def release(self) -> None:
        """Lets go of the log; nothing may be done with the evening afterwards."""
        self.live.listeners.clear()

    def _on_step(self, step: EveningStep) -> None:
        before, _, after = step
        self.audience.cut_links(before, after)
        self.audience.changed()
        if self.online is not None:
            self.online.changed(before, after)


def think_of_seating(state: EveningState) -> None:
    """Makes the next seating, so that a schedule that takes long to find is known when the round begins."""
    found = gathered(state)
    # Another organiser may have begun the round meanwhile.
    if why_not_begin(state, found) is None:
        with suppress(WhistclubError):
            next_seating(state, found)


def is_time_over(state: EveningState, now_ms: int) -> bool:
    """True if the time limit of the running round is over."""
    if state.phase != "playing" or state.paused_ms or not state.rounds:
        return False
    ends_ms = state.rounds[-1].ends_ms
    return bool(ends_ms) and not state.rounds[-1].is_over and now_ms >= ends_ms
