"""The tables of a robots' evening: deals entered by guests and organisers, and tables on line with bots."""

import asyncio

from tests.web.robots.book import Score, score
from tests.web.robots.changes import Changes
from tests.web.robots.club import Facts
from tests.web.robots.hall import MINUTE_S, TOLD_S
from tests.web.visits import Visit


class Tables(Changes):
    """An evening whose tables play."""

    async def _table(self, table: int) -> None:
        """All deals of a table, entered in one way or another."""
        sitting, number = self.book.rounds[-1], len(self.book.rounds)
        await self.club.pass_time(self.dice.random() * MINUTE_S)
        while self.book.plays_on(sitting, table):
            deal = len(sitting.deals[table]) + 1
            figures, worth = self._figures()
            asked = {"round": number, "table": table, "deal": deal, "figures": figures}
            way = self.dice.choice((self._by_guests, self._by_organiser, self._by_both))
            sitting.deals[table].append(await way(asked, worth))

    async def _by_organiser(self, asked: Facts, worth: Score) -> Score:
        if self.sides == 2 and self.dice.random() < 0.2:
            off = {**asked, "figures": {"tricks": [7, 7]}}
            answer = (await self._answers((self._organiser(), "enter_deal", off)))[0]
            self._expect(answer["tell"] == "refused", "fourteen tricks were taken")
        await self._all((self._organiser(), "enter_deal", asked))
        return worth

    async def _by_both(self, asked: Facts, worth: Score) -> Score:
        """Two organisers enter at once, the same or not: the first one's word stands."""
        figures, other = (asked["figures"], worth) if self.dice.random() < 0.5 else self._figures()
        self._did("entered twice at once")
        answers = await self._answers(
            (self.clara, "enter_deal", asked), (self.second, "enter_deal", {**asked, "figures": figures})
        )
        done = [one["tell"] for one in answers]
        self._expect(
            done == ["done", "done"] if worth == other else sorted(done) == ["done", "refused"],
            f"both: {done}",
        )
        return worth if done[0] == "done" else other

    async def _by_guests(self, asked: Facts, worth: Score) -> Score:
        """A guest enters and one of the other side confirms, or counts differently and the organiser decides."""
        seated = self.book.rounds[-1].guests(asked["table"])
        sides = [
            [self.phones[guest] for guest in seated[side::2] if guest in self.phones and guest in self.here]
            for side in (0, 1)
        ]
        if not all(sides):
            return await self._by_organiser(asked, worth)
        self.dice.shuffle(sides)
        is_mistaken = self.dice.random() < 0.2
        if is_mistaken:
            await self._leave_by_mistake(*seated)
        await self._all((sides[0][0], "enter_deal", asked))
        if is_mistaken or self.dice.random() < 0.7:
            await self._all((sides[1][0], "confirm_deal", asked))
            if is_mistaken:
                await self._take_back()
            return worth
        figures, other = self._figures()
        await self._all((sides[1][0], "enter_deal", {**asked, "figures": figures}))
        if other != worth:
            self._did("disputed")
            await self._all((self._organiser(), "correct_deal", {**asked, "figures": figures}))
        return other

    async def _play_online(self) -> None:
        """Bots and people with phones play at the club's tables."""
        await self.club.pass_time(TOLD_S)
        visits: list[Visit] = []
        for guest in sorted(self.here & set(self.phones)):
            room = ((self.phones[guest].told["guest"] or {}).get("table") or {}).get("room")
            if room:
                visits.append(await self.phones[guest].who.visit(room))
        if self.dice.random() < 0.5 and not visits:
            await self._kill()

        async def one(visit: Visit) -> None:
            while not visit.result:
                if not await visit.move():
                    await visit.hear()

        playing = asyncio.gather(*map(one, visits))
        while self.clara.told["public"]["phase"] == "playing":
            await self.club.pass_time(30)
        await playing
        await asyncio.gather(*(visit.close() for visit in visits))
        self._read_online()

    def _read_online(self) -> None:
        """Reads the results of the tables on line from the log; the points are counted anew."""
        number, sitting = len(self.book.rounds), self.book.rounds[-1]
        for one in self._log():
            if one["kind"] == "table_played" and one["round"] == number:
                deals = one["result"].get("deals", [])
                if self.sides == 4:
                    sitting.deals[one["table"]] = [((0, 0), tuple(deal["points"])) for deal in deals]
                    continue
                tricks = [deal.get("drive_tricks", [0, 0]) for deal in deals]
                scores = sitting.deals[one["table"]] = [score(own) for own in tricks]
                self._expect(all(sum(own) == 13 for own in tricks), f"tricks on line: {tricks}")
                points = [tuple(deal.get("points", (0, 0))) for deal in deals]
                self._expect(points == [own[1] for own in scores], f"points on line: {points}")
        sitting.is_over = True
