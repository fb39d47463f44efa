"""Prepared deals: a teacher lays them out, pupils play them alone, and their results stand side by side."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from whistclub.cards.errors import BadDeal, BadOption, BadRecord, BadText, NotFound, NotHere, reason
from whistclub.club.local_table import fresh_bytes
from whistclub.club.log.port import Conflict
from whistclub.club.people import Person
from whistclub.club.prepared_deal_text import LaidDeal, ReadDeals, laid_deal, read_deals
from whistclub.club.prepared_deals import (
    MOST_DEALS,
    PreparedDeal,
    PreparedResult,
    PreparedSet,
    PreparedTry,
    check_set,
    one_deal_options,
)
from whistclub.club.rooms import Plan, PreparedPlace
from whistclub.coach import DealReview
from whistclub.games.registry import game_of_preset
from whistclub.rules.seats import Seat, seat_letter
from whistclub.web.http.links import Address
from whistclub.web.http.lobby import Lobby
from whistclub.web.http.matches.replay_pool import ReplayPool
from whistclub.web.http.matches.review_pool import ReviewPool
from whistclub.web.http.new_rooms import id_of
from whistclub.web.http.solutions import LineLeftOut
from whistclub.web.wire.encode import why
from whistclub.web.wire.parts import Opening
from whistclub.web.wire.qr_code import squares

_AGAIN_MS: Final = 10_000
"""Results are asked for again so soon while somebody may be playing."""
_PRICED_AT_A_TIME: Final = 6
"""So many reviews are asked for at a time: the coach makes one after the other anyway."""
_ALL_SEEN: Final = 10_000

Preset = Annotated[str, Meta(min_length=1, max_length=40)]
Options = Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)]


class PastedText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text with deals for a table of this preset: PBN, or a record, which names its game itself.

    `dealer` deals the first where the text does not say who does.
    """

    preset: Preset
    options: Options = {}
    text: Annotated[str, Meta(max_length=15_000)]
    dealer: Literal["N", "E", "S", "W"] = "N"


class ReadText(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a text, for a table of this preset with these options, and what was left out."""

    preset: str
    options: dict[str, str]
    deals: tuple[LaidDeal, ...]
    left_out: tuple[LineLeftOut, ...]


class NewDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal to be prepared, as `ReadText` has it."""

    deal: Annotated[str, Meta(min_length=1, max_length=400)]
    dealer: Annotated[str, Meta(min_length=1, max_length=1)]


class NewPrepared(Opening, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Deals to be prepared: for the pupil in `seat`, with bots of the level `bot` in the others."""

    title: Annotated[str, Meta(min_length=1, max_length=80)]
    note: Annotated[str, Meta(max_length=600)] = ""
    preset: Preset
    options: Options = msgspec.field(default_factory=dict)
    bot: Annotated[str, Meta(max_length=40)] = "club"
    seat: Annotated[int, Meta(ge=0, le=5)] = 0
    deals: Annotated[tuple[NewDeal, ...], Meta(min_length=1, max_length=MOST_DEALS)]


class PreparedOpened(msgspec.Struct, frozen=True, kw_only=True):
    """The deals are prepared; the pupils' page is `/prepared/ID`, the teacher's `/teach/ID`."""

    id: str


class PreparedBrief(msgspec.Struct, frozen=True, kw_only=True):
    """Prepared deals in a list."""

    id: str
    title: str
    preset: str
    count: int
    made_ms: int
    shown: bool


class PreparedList(msgspec.Struct, frozen=True, kw_only=True):
    """The deals that you have prepared, the last ones first."""

    taught: tuple[PreparedBrief, ...]


class OwnTry(msgspec.Struct, frozen=True, kw_only=True):
    """Your try at a prepared deal: its number, your table, the match there, and what it came to (null while you
    play).
    """

    deal: int
    table: str
    match: str
    result: PreparedResult | None


class Prepared(msgspec.Struct, frozen=True, kw_only=True):
    """Prepared deals, as you may see them: `laid` has their cards for the teacher alone.

    `teacher` is the name of who prepared them (`guest` the number of one without), `yours` says that it was you. `url`
    is the link for the pupils, `squares` its QR code row by row; none where only this machine reaches the club.
    """

    id: str
    title: str
    note: str
    teacher: str
    guest: int
    yours: bool
    preset: str
    options: dict[str, str]
    bot: str
    seat: int
    count: int
    shown: bool
    tries: tuple[OwnTry, ...]
    laid: tuple[LaidDeal, ...]
    url: str
    squares: tuple[str, ...]


class PreparedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A pupil's result at a deal; null while the deal is played. `cost` are the points that own errors cost, null until
    the coach has looked.
    """

    deal: int
    name: str
    guest: int
    you: bool
    table: str
    match: str
    result: PreparedResult | None
    cost: float | None


class PreparedResults(msgspec.Struct, frozen=True, kw_only=True):
    """The results that you may see, deal by deal, and when to ask again."""

    rows: tuple[PreparedRow, ...]
    again_ms: int


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
