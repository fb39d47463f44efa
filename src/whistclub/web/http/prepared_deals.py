"""Prepared deals: a teacher lays them out, pupils play them alone, and their results stand side by side."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from whistclub.cards.errors import BadDeal, BadOption, BadRecord, BadText, NotFound, NotHere, reason
from whistclub.club.local_table import fresh_bytes
from whistclub.club.log.port import Conflict
from whistclub.club.people import Person
from whistclub.club.prepared_deal_text import ReadDeals, laid_deal, read_deals
from whistclub.club.prepared_deals import (
    PreparedDeal,
    PreparedSet,
    PreparedTry,
    check_set,
    one_deal_options,
)
from whistclub.club.rooms import Plan, PreparedPlace
from whistclub.coach import DealReview
from whistclub.games.registry import game_of_preset
from whistclub.rules.seats import Seat, seat_letter
from whistclub.web.encoding.match_parts import why
from whistclub.web.encoding.qr_code import squares
from whistclub.web.http.links import Address
from whistclub.web.http.lobby import Lobby
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.matches.review_pool import ReviewPool
from whistclub.web.http.new_rooms import id_of
from whistclub.wire.prepared import (
    NewPrepared,
    OwnTry,
    PastedText,
    Prepared,
    PreparedBrief,
    PreparedList,
    PreparedOpened,
    PreparedResults,
    PreparedRow,
    ReadText,
)
from whistclub.wire.solutions import LineLeftOut

_AGAIN_MS: Final = 10_000
"""Results are asked for again so soon while somebody may be playing."""
_PRICED_AT_A_TIME: Final = 6
"""So many reviews are asked for at a time: the coach makes one after the other anyway."""
_ALL_SEEN: Final = 10_000


class PreparedDeals:
    """The prepared deals of one club."""

    def __init__(self, lobby: Lobby, replays: ReplayPool, reviews: ReviewPool) -> None:
        self._lobby, self._hub, self._replays, self._reviews = lobby, lobby.hub, replays, reviews
        self._sets = self._hub.prepared

    async def read(self, visitor: str, pasted: PastedText) -> ReadText:
        """The deals of a text; where none can be used, why. It is asked for while somebody types, so that is no
        refusal. Raises TooMuch.
        """
        try:
            found: ReadDeals = await self._replays.made(
                visitor, read_deals, pasted.text, pasted.preset, pasted.options, pasted.dealer
            )
        except (BadText, BadDeal, BadOption, BadRecord) as problem:
            told = (LineLeftOut(line=0, why=why(problem.reason)),)
            return ReadText(preset=pasted.preset, options=pasted.options, deals=(), left_out=told)
        return ReadText(
            preset=found.preset,
            options=found.options,
            deals=found.deals,
            left_out=tuple(LineLeftOut(line=one.line, why=why(one.problem)) for one in found.left_out),
        )

    async def prepare(self, person: Person, new: NewPrepared, visitor: str) -> PreparedOpened:
        """Keeps prepared deals, unless the request with this id has done so before. Raises BadOption, BadText, BadDeal,
        NotHere, TooMuch.
        """
        made = PreparedSet(
            id=id_of(person, new.id) if new.id else secrets.token_urlsafe(9),
            teacher=person.id,
            made_ms=self._hub.now(),
            title=new.title.strip() or "–",
            note=new.note.strip(),
            preset=new.preset,
            options=one_deal_options(new.preset, new.options),
            bot=new.bot,
            seat=new.seat,
            deals=tuple(PreparedDeal(deal=one.deal, dealer=one.dealer.upper()) for one in new.deals),
            secret=fresh_bytes().hex(),
        )
        if not new.id or await self._hub.threads.read(self._sets.one, made.id) is None:
            await self._replays.made(visitor, check_set, made, self._hub.bots)
            await self._lobby.count_table(person, visitor)
            # The same request may be in hand still.
            with suppress(Conflict):
                await self._hub.threads.change(self._sets.add, made)
        return PreparedOpened(id=made.id)

    async def listed(self, person: Person | None) -> PreparedList:
        """The sets of a teacher."""
        found = [] if person is None else await self._hub.threads.read(self._sets.of_teacher, person.id)
        return PreparedList(taught=tuple(map(_brief, found)))

    async def page(self, person: str, prepared: str, visitor: str, address: Address) -> Prepared:
        """Prepared deals for who has their link. Raises NotHere."""
        one = await self._one(prepared)
        teacher = (await self._hub.threads.read(self._sets.people, [one.teacher])).get(one.teacher)
        tries = await self._hub.threads.read(self._sets.tries, prepared)
        own = await self._settled(visitor, [each for each in tries if each[0].person == person])
        game, url = game_of_preset(one.preset, one.options), f"{address.origin}/prepared/{prepared}"
        return Prepared(
            id=prepared,
            title=one.title,
            note=one.note,
            teacher="" if teacher is None else teacher.name,
            guest=0 if teacher is None or teacher.name else teacher.number,
            yours=one.teacher == person,
            preset=one.preset,
            options=one.options,
            bot=one.bot,
            seat=one.seat,
            count=len(one.deals),
            shown=one.shown,
            tries=tuple(
                OwnTry(deal=each.deal, table=each.room, match=match, result=each.result)
                for each, match in own
            ),
            laid=tuple(laid_deal(deal, game) for deal in one.deals) if one.teacher == person else (),
            url=url,
            squares=() if address.is_local else squares(url),
        )

    async def open_table(self, person: Person, prepared: str, number: int, visitor: str) -> str:
        """The id of the person's table at a deal, begun now or before. Raises NotHere, TooMuch."""
        one = await self._one(prepared)
        if not 1 <= number <= len(one.deals):
            raise NotFound(reason("prepared-unknown"))
        tries = await self._hub.threads.read(self._sets.tries, prepared)
        own = (each for each, _ in tries if each.person == person.id and each.deal == number)
        found = next(own, None) or await self._begun(person, one, number, visitor)
        await self._lobby.start_once(person, found.room)
        return found.room

    async def _begun(self, person: Person, one: PreparedSet, number: int, visitor: str) -> PreparedTry:
        plan = Plan(
            preset=one.preset,
            options=one.options,
            bot=one.bot,
            spectators=False,
            hints=False,
            prepared=PreparedPlace(one.id, number),
        )
        room = self._lobby.room_alone(person, plan, one.seat)
        await self._lobby.count_table(person, visitor)
        begun = PreparedTry(
            prepared=one.id, deal=number, person=person.id, room=room.id, begun_ms=self._hub.now()
        )
        return await self._hub.threads.change(self._sets.begin, begun, room)

    async def results(self, person: str, prepared: str, visitor: str) -> PreparedResults:
        """The results that this person may see: all for the teacher; for a pupil their own, and once they are shown
        those of the deals that they have finished. Raises NotHere, TooMuch.
        """
        one = await self._one(prepared)
        tries = await self._hub.threads.read(self._sets.tries, prepared)
        if one.teacher != person:
            own = await self._settled(visitor, [each for each in tries if each[0].person == person])
            done = {each.deal for each, _ in own if each.result is not None} if one.shown else set()
            tries = [each for each in tries if each[0].person == person or each[0].deal in done]
        settled = await self._settled(visitor, tries)
        again_ms, priced = await self._priced(visitor, one, settled)
        people = await self._hub.threads.read(self._sets.people, list({each.person for each, _ in priced}))
        rows = [_row(each, match, people[each.person], person) for each, match in priced]
        return PreparedResults(rows=tuple(sorted(rows, key=lambda row: row.deal)), again_ms=again_ms)

    async def show(self, person: str, prepared: str) -> None:
        """Shows the results to all who have finished a deal. Raises NotHere for somebody who is not the teacher."""
        await self._own(person, prepared)
        await self._hub.threads.change(self._sets.show, prepared)

    async def delete(self, person: str, prepared: str) -> None:
        """Deletes a set. Raises NotHere for somebody who is not the teacher."""
        await self._own(person, prepared)
        await self._hub.threads.change(self._sets.delete, prepared)

    async def _one(self, prepared: str) -> PreparedSet:
        found = await self._hub.threads.read(self._sets.one, prepared)
        if found is None:
            raise NotFound(reason("prepared-unknown"))
        return found

    async def _own(self, person: str, prepared: str) -> None:
        if not person or (await self._one(prepared)).teacher != person:
            raise NotHere(reason("prepared-not-yours"))

    async def _settled(
        self, visitor: str, tries: Sequence[tuple[PreparedTry, str]]
    ) -> list[tuple[PreparedTry, str]]:
        """The tries with the results of those that are over."""
        new = [match for each, match in tries if match and each.result is None]
        made = dict(zip(new, await self._replays.prepared(visitor, new), strict=True))
        found = []
        for each, match in tries:
            result = made.get(match) or each.result
            if result is not None and each.result is None:
                await self._hub.threads.change(self._sets.settle, each, result)
            found.append((each if result is None else msgspec.structs.replace(each, result=result), match))
        return found

    async def _priced(
        self, visitor: str, one: PreparedSet, tries: Sequence[tuple[PreparedTry, str]]
    ) -> tuple[int, list[tuple[PreparedTry, str]]]:
        """The tries with what their errors cost, as far as the coach has looked, and when to ask again."""
        again_ms, left, found = _AGAIN_MS, _PRICED_AT_A_TIME, []
        letter = seat_letter(Seat(one.seat), game_of_preset(one.preset, one.options).seats)
        for each, match in tries:
            cost = each.cost
            if cost is None and each.result is not None and not each.result.stopped and left:
                left -= 1
                soon_ms, cost = await self._cost(visitor, f"prepared {one.id}", (each.room, match, 1), letter)
                again_ms = min(again_ms, soon_ms)
                if cost is not None:
                    await self._hub.threads.change(self._sets.price, each, cost)
            found.append((msgspec.structs.replace(each, cost=cost), match))
        return again_ms, found

    async def _cost(
        self, visitor: str, who: str, deal: tuple[str, str, int], letter: str
    ) -> tuple[int, float | None]:
        """When to ask again, and the cost of this seat's errors once the deal is reviewed."""
        try:
            told = await self._reviews.told(visitor, who, deal, _ALL_SEEN)
        # The cards of a solitaire open with the end of its campaign, and a pupil may have deleted the game; a review
        # may fail.
        except (NotFound, NotHere, RuntimeError):
            return _AGAIN_MS, None
        if told.review is None:
            return max(told.again_ms or 0, 500), None
        review = msgspec.json.decode(told.review, type=DealReview)
        own = next((-ledger.own for ledger in review.ledgers if ledger.seat == letter), 0.0)
        return _AGAIN_MS, max(0.0, own)


def _brief(one: PreparedSet) -> PreparedBrief:
    return PreparedBrief(
        id=one.id,
        title=one.title,
        preset=one.preset,
        count=len(one.deals),
        made_ms=one.made_ms,
        shown=one.shown,
    )


def _row(one: PreparedTry, match: str, who: Person, person: str) -> PreparedRow:
    return PreparedRow(
        deal=one.deal,
        name=who.name,
        guest=0 if who.name else who.number,
        you=one.person == person,
        table=one.room,
        match=match,
        result=one.result,
        cost=one.cost,
    )
