"""Offers of an evening to organisers and guests are accepted when these act at once, over random evenings."""

import msgspec
import pytest

from tests.club.evenings import OLGA, person
from tests.club.random_evenings import RandomEvening
from tests.sampling import draws
from tests.web.test_evening_opening import at_once, member
from whistclub.club.evening import commands as ask
from whistclub.club.evening.handlers import Sender, Sent
from whistclub.club.evening.log import decide
from whistclub.club.evening.lookup import running_round
from whistclub.evenings.formats.registry import FORMATS
from whistclub.web.live.evenings.audience import Role
from whistclub.web.live.evenings.encoder import EveningEncoder
from whistclub.wire.evening import GuestPart, OrganiserPart

GUEST: Role = "guest"


class Shown(msgspec.Struct):
    """The parts of an evening as one client is told them."""

    guest: GuestPart | None = None
    organiser: OrganiserPart | None = None


class OfferingEvening(RandomEvening):
    """A random evening of which all that is offered after each act is tried, and left undone."""

    tried = 0

    def finish(self) -> None:
        """Ends the evening."""
        self._finish_round()
        self._decide()
        self.do(OLGA, ask.Finish)

    async def look(self) -> None:
        """Tries what is offered now to the organiser and to each guest with a phone."""
        encoder = EveningEncoder(lambda: self.now_ms, at_once)
        await encoder.refresh(self.state)
        await encoder.rank(self.state)
        told: list[tuple[Sender, Role]] = [(OLGA, "organiser")]
        for sender, role in [*told, *((person(number), GUEST) for number in self._phones())]:
            shown = msgspec.json.decode(
                b"{%b}" % encoder.body(self.state, member(sender.person, role)), type=Shown
            )
            for command in self._offered(shown):
                decide(self.state, Sent(sender, command), self.environment)
                self.tried += 1

    def _phones(self) -> list[int]:
        known = {person(number).person: number for number in range(1, 30)}
        return [known[guest.person] for guest in self.state.guests if guest.person in known]

    def _offered(self, shown: Shown) -> list[ask.AnyCommand]:
        found: list[ask.AnyCommand] = []
        if shown.organiser is not None:
            found += self._to_organisers(shown.organiser)
        if shown.guest is not None:
            found += self._to_guest(shown.guest)
        return found

    def _to_organisers(self, part: OrganiserPart) -> list[ask.AnyCommand]:
        undo = [] if part.undo is None else [ask.Undo(id="undo", undone=part.undo.seq)]
        begins = part.starting.why_not is None and self.state.phase != "over"
        return [*undo, *([ask.BeginRound(id="begin", round=part.starting.round)] if begins else [])]

    def _to_guest(self, part: GuestPart) -> list[ask.AnyCommand]:
        played = running_round(self.state)
        if played is None or part.seat is None:
            return []
        where = {"round": played.number, "table": part.seat.table}
        if part.ask == "reach":
            return [ask.Reach(id="reach", round=played.number)]
        if part.ask == "enter":
            return [ask.EnterDeal(id="enter", deal=part.deal, figures=self._figures(), **where)]
        if part.ask == "confirm":
            deal = played.tables[part.seat.table - 1].deals[part.deal - 1]
            return [ask.ConfirmDeal(id="confirm", deal=part.deal, figures=deal.figures, **where)]
        return []


@pytest.mark.parametrize("key", FORMATS)
async def test_what_an_evening_offers_is_accepted(key: str) -> None:
    for number in range(draws(1, 2)):
        evening = OfferingEvening(f"offered {key} {number}", (key,))
        for _ in range(draws(25, 60)):
            evening.play(2)
            await evening.look()
        evening.finish()
        await evening.look()
        assert evening.tried > 20
