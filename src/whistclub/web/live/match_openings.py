"""The openings of new matches."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import msgspec

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club.daily import Day, bots_secret
from whistclub.club.local_table import House
from whistclub.club.names import BOT_NAMES
from whistclub.club.prepared_deals import PreparedSet
from whistclub.club.rooms import Plan, PreparedPlace, Room
from whistclub.club.second_try import record_to_try
from whistclub.club.table.entries import Dealing, Opened, Sitter, TriedFrom
from whistclub.club.table.seeds import seed_bytes
from whistclub.club.table.state import TableState
from whistclub.web.encoding.room_parts import game_of


class KeptDeals(Protocol):
    """Deals that are kept for many tables."""

    async def day(self, date: str) -> Day | None:
        """The day of this date with its secret; None if there is none."""

    async def is_running(self, seed: str) -> bool:
        """True if the cards of a day that is not open come from this seed."""

    async def prepared(self, name: str) -> PreparedSet | None:
        """The set of prepared deals of this id; None if there is none."""


class MatchOpenings:
    """The openings of the matches of one club."""

    def __init__(self, house: House, state: Callable[[str], Awaitable[TableState]], deals: KeptDeals) -> None:
        """`state` reads the state of a match, to try one of its deals again."""
        self._house, self._state, self._deals = house, state, deals

    async def opening(self, room: Room) -> Opened:
        """The opening of the next match of a room. Raises BadOption, NotHere."""
        plan = room.plan
        sitters = [
            Sitter(BOT_NAMES[seat], chair.bot) if chair.bot else Sitter(chair.called, who=chair.person)
            for seat, chair in enumerate(room.chairs)
        ]
        house = self._house
        if plan.tried is not None:
            return await self._trying(house, plan, plan.tried, sitters)
        if plan.prepared is not None:
            return await self._prepared_deal(house, plan, plan.prepared, sitters)
        dealing, secret = await self._chance(plan)
        opened = house.opening_of(game_of(plan), sitters, dealing, preset=plan.preset)
        return msgspec.structs.replace(
            opened, conventions=plan.conventions, secret=secret or opened.secret, lesson=plan.lesson
        )

    async def _trying(self, house: House, plan: Plan, tried: TriedFrom, sitters: Sequence[Sitter]) -> Opened:
        """The opening of a match that goes on from a place in a finished deal. Raises NotHere."""
        state = await self._state(tried.match)
        opened = house.resuming(record_to_try(state, tried), game_of(plan), sitters, None)
        return msgspec.structs.replace(
            opened,
            preset=plan.preset,
            dealing=Dealing(sealed=True),
            conventions=plan.conventions,
            tried=tried,
        )

    async def _prepared_deal(
        self, house: House, plan: Plan, place: PreparedPlace, sitters: Sequence[Sitter]
    ) -> Opened:
        """The opening of a deal that a teacher has prepared, with the same chance for everybody. Raises NotHere."""
        found = await self._deals.prepared(place.prepared)
        if found is None:
            raise NotFound(reason("prepared-unknown"))
        dealing, dealer = found.dealing(place.deal), found.dealer(place.deal)
        opened = house.opening_of(game_of(plan), sitters, dealing, dealer=dealer, preset=plan.preset)
        return msgspec.structs.replace(opened, secret=found.bots_secret(place.deal), prepared=place.prepared)

    async def _chance(self, plan: Plan) -> tuple[Dealing, str]:
        """The source of the cards, and on a deal of the day or a guided one the secret from which everybody's bots
        draw. Raises NotHere for a day that the club has no secret of, and for the seed of a day whose cards are not
        open yet, since everybody could look at such a table.
        """
        if plan.seed and await self._deals.is_running(plan.seed):
            raise NotHere(reason("daily-not-yet"))
        if plan.lesson:
            return Dealing(plan.seed), bots_secret(
                plan.lesson, plan.preset, seed_bytes(plan.seed or "").hex()
            )
        if not plan.daily:
            return Dealing(plan.seed, sealed=plan.seed is None), ""
        day = await self._deals.day(plan.daily)
        if day is None:
            raise NotFound(reason("daily-unknown"))
        return Dealing(day.seed(plan.preset), daily=plan.daily), bots_secret(
            day.date, plan.preset, day.secret
        )
