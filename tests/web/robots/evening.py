"""A whole evening of robots in a club over memory, whose time leaps, from its doors to its prizes."""

import asyncio
from typing import Final

from tests.web.robots.book import (
    Sitting,
    badly_parted,
    misseated,
    moved_wrongly,
    partners_again,
    unfair,
)
from tests.web.robots.hall import MINUTE_S, TOLD_S, Played
from tests.web.robots.tables import Tables

_WHILE_THE_SAME_PLAY: Final = ("_lose_phone", "_correct", "_adjust", "_spend", "_undo_last")
_CLAIMS: Final = (("highest", 33, 0), ("second", 17, 0), ("lowest", 0, 700))


class RobotEvening(Tables):
    """One evening, from its seed."""

    async def play(self) -> Played:
        """The evening from its doors to its end."""
        try:
            await self._open()
            while len(self.book.rounds) < self.settings["rounds"]:
                await self._between()
                await self._begin()
                await self._round()
                await self._look()
            await self._ends()
        finally:
            await asyncio.gather(*(one.leave() for one in self._hands()), return_exceptions=True)
            await asyncio.to_thread(self.club.stop)
        return self.played

    async def _open(self) -> None:
        body = {"settings": self.settings, "organiser_name": "Clara"}
        self.code = self.clara.who.call("POST", "/api/evenings", body, 201)["code"]
        made = self.clara.who.call("POST", f"/api/evenings/{self.code}/links", {"role": "organiser"}, 201)
        for hand in (self.clara, self.screen, self.second):
            await hand.come(self.club, self.code)
        await self._all(
            (self.second, "organise_by_link", {"token": made["path"].partition("#")[2], "name": "Sven"})
        )
        with_phone = self.dice.random() if self.played.people < 60 else 0.3
        for number in range(self.played.people):
            await self._come(with_phone=self.dice.random() < with_phone)
            if not number % 20:
                await self.club.pass_time(30)
        if self.book.form in {"partner", "compass"}:
            await self._pairs()

    async def _between(self) -> None:
        """Comers, leavers, lost phones, corrections; whether any of it may change the next seats."""
        acts = _WHILE_THE_SAME_PLAY + (() if self.is_steady else ("_late", "_leaver", "_back", "_swap"))
        for name in self.dice.choices(acts, k=self.dice.choice((0, 0, 1, 2, 4))):
            await getattr(self, name)()
        await self._decide()
        await self.club.pass_time(5 * MINUTE_S)
        self._hear_promises()

    async def _begin(self) -> None:
        """The next round, which both organisers begin at once."""
        number = len(self.book.rounds) + 1
        while len(self.here) < 8:
            await self._come(with_phone=False)
        await self._all(*((hand, "begin_round", {"round": number}) for hand in (self.clara, self.second)))
        self._read_round()
        sitting = self.book.rounds[-1]
        wrong = misseated(sitting, self.here, online=self.online) or unfair(self.book.rounds, self.stirred)
        if self.parts and not self.is_swapped:
            wrong = wrong or badly_parted(sitting, self.part_of)
        if number > 1 and not self.is_swapped:
            wrong = wrong or self._moved_wrongly(self.book.rounds[-2], sitting)
        self._expect(not wrong, f"round {number}: {wrong}")
        self._keeps_promises(sitting, number)
        self.is_swapped = False
        self.promised.clear()
        self.undo = None
        await self.club.pass_time(TOLD_S)

    def _moved_wrongly(self, before: Sitting, sitting: Sitting) -> str:
        """The fault by the law of the movement, where the same people play on and nobody sits out."""
        if set(sitting.players) != set(before.players) or before.out or sitting.out:
            return ""
        self._did("moves looked at")
        if self.book.form == "individual" and not self.stirred:
            return partners_again(self.book.rounds)
        sides = [self.book.winner(before, table) or 0 for table in before.deals]
        return moved_wrongly(self.book.form, before, sides, sitting)

    def _keeps_promises(self, sitting: Sitting, number: int) -> None:
        for guest, promised in self.promised.items():
            place = sitting.place(guest)
            seats = () if place is None else tuple(sitting.guests(place[0]))
            seat = None if place is None else (number, place[0], "NESW"[place[1]], seats)
            self.played.acts["promised seats"] += 1
            self._expect(seat == promised, f"guest {guest} was promised {promised} and sits at {seat}")

    def _read_round(self) -> None:
        """Where everybody sits, from the last line of the log that began a round."""
        began = next(one for one in reversed(self._log()) if one["kind"] == "round_began")
        seating = began["seating"]
        tables = [
            [one["first"]["up"], one["second"]["up"], one["first"]["down"], one["second"]["down"]]
            for one in seating["tables"]
        ]
        self.book.rounds.append(Sitting(tables, seating["out"], began["holders"]))

    async def _round(self) -> None:
        """Everything that happens while a round is on."""
        sitting = self.book.rounds[-1]
        self.played.rounds += 1
        await (self._play_online() if self.online else self._play_with_cards(sitting))
        sitting.is_over = True
        await self.club.pass_time(TOLD_S)
        self._expect(self.clara.told["public"]["phase"] == "between", "the round is not over")
        await self._decide()
        self.played.deals += sum(map(len, sitting.deals.values()))

    async def _play_with_cards(self, sitting: Sitting) -> None:
        """The tables in any order; now and then the round is ended when half of them have played."""
        acts = ("_look", "_lose_phone", "_pause", "_look" if self.is_steady else "_late")
        tables = list(sitting.deals)
        self.dice.shuffle(tables)
        is_cut = self.dice.random() < 0.15
        for table in tables[: len(tables) // 2] if is_cut else tables:
            await self._table(table)
            sitting.is_over = not any(self.book.plays_on(sitting, one) for one in tables)
            if not sitting.is_over and self.dice.random() < 3 / len(tables):
                await getattr(self, self.dice.choice(acts))()
        if self.dice.random() < 0.3:
            await self._kill()
        if is_cut:
            self._did("ended by hand")
            await self._all((self._organiser(), "end_round", {"round": len(self.book.rounds)}))

    async def _ends(self) -> None:
        """Prizes in money, the end, an evening taken up again and corrected, and its end."""
        prizes = [{"kind": kind, "share": share, "cents": cents} for kind, share, cents in _CLAIMS]
        await self._all((self._organiser(), "share_out", {"prizes": prizes}))
        self.claims = _CLAIMS
        for number in range(1, min(3, sum(self.till.tickets.values())) + 1):
            asked = {"number": number}
            await self._all((self.clara, "draw_ticket", asked), (self.second, "draw_ticket", asked))
            self.drawn = number
        await self._all((self.clara, "finish", {}), (self.second, "finish", {}))
        await self._look()
        if self.dice.random() < 0.4:
            self._did("taken up again")
            await self._all((self._organiser(), "take_up_again", {}))
            await self._correct()
            await self._decide()
            await self._all((self._organiser(), "finish", {}))
        if self.dice.random() < 0.5:
            await self._kill()
        await self._look()
        self.played.entries = len(self._log())
