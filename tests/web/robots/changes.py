"""Events of a robots' evening beside the play: comers and leavers, lost phones, corrections, acts taken back."""

from fractions import Fraction
from typing import Final

from tests.club.evenings import NAMES
from tests.web.robots.book import Score, score
from tests.web.robots.club import Facts, Handset
from tests.web.robots.hall import MINUTE_S, TOLD_S, RobotHall

_WHILE_MS: Final = 60_000
_FEWEST: Final = 8


class Changes(RobotHall):
    """An evening at which things change."""

    async def _come(self, *, with_phone: bool) -> None:
        """Somebody comes in at the door, and pays or not."""
        name, self.count = NAMES[self.count], self.count + 1
        guest, part = self.count, {"part": self.dice.choice(("lady", "gent"))} if self.parts else {}
        self.part_of[guest] = part.get("part", "")
        if with_phone:
            hand = self.phones[guest] = Handset(self.club)
            await hand.come(self.club, self.code)
            await self._all((hand, "join", {"name": name, **part}))
        else:
            await self._all((self._organiser(), "add_guest", {"name": name, **part}))
        self.here.add(guest)
        if self.dice.random() < 0.8:
            await self._all((self._organiser(), "take_entry", {"guest": guest, "paid": True}))
            self.till.paid.add(guest)
        if self.dice.random() < 0.3:
            tickets = self.dice.randint(1, 5)
            await self._all((self._organiser(), "sell_tickets", {"guest": guest, "tickets": tickets}))
            self.till.tickets[guest] = tickets

    async def _pairs(self) -> None:
        people = self.dice.sample(sorted(self.here), len(self.here) // 3 * 2)
        for up, down in zip(people[::2], people[1::2], strict=False):
            await self._all((self._organiser(), "pair_guests", {"up": up, "down": down}))

    async def _late(self) -> None:
        if self.count < 255:
            self._did("late")
            await self._come(with_phone=self.dice.random() < 0.5)

    async def _leaver(self) -> None:
        """Somebody goes, by their own phone or an organiser's; now and then that was a mistake."""
        if len(self.here) <= _FEWEST:
            return
        guest = self.dice.choice(sorted(self.here))
        self._did("left")
        own = self.phones.get(guest)
        if own is not None and self.dice.random() < 0.5:
            await self._all((own, "leave", {}))
        else:
            await self._all((self._organiser(), "leave", {"guest": guest}))
            self.undo = lambda: self.here.add(guest)
        self.here.discard(guest)
        self.stirred.add(guest)

    async def _back(self) -> None:
        away = sorted(set(range(1, self.count + 1)) - self.here)
        if away:
            self._did("back")
            guest = self.dice.choice(away)
            await self._all((self._organiser(), "receive_guest", {"guest": guest}))
            self.here.add(guest)
            self.undo = lambda: self.here.discard(guest)

    async def _lose_phone(self) -> None:
        """A phone is lost: a new one comes with the organiser's word, and the old one is a stranger's."""
        guests = sorted(self.here & set(self.phones))
        if not guests:
            return
        self._did("phone lost")
        guest = self.dice.choice(guests)
        organiser = self._organiser()
        await self._all((organiser, "await_phone", {"guest": guest}))
        await self.club.pass_time(TOLD_S)
        row = next(row for row in organiser.told["organiser"]["guests"] if row["guest"] == guest)
        self.lost.append(self.phones[guest])
        new = self.phones[guest] = Handset(self.club)
        await new.come(self.club, self.code)
        await self._all((new, "join", {"word": row["word"]}))
        self.undo = None

    async def _swap(self) -> None:
        """Two ask to change places in the next round; it is taken back at once half the time."""
        one, other = self.dice.sample(sorted(self.here), 2)
        organiser = self._organiser()
        self._did("swap")
        await self._all((organiser, "swap", {"guest": one, "other": other}))
        self.undo = bool
        if self.dice.random() < 0.5:
            await self._take_back()
        else:
            self.is_swapped = True
            self.stirred |= {one, other}

    async def _correct(self) -> None:
        """A result of any round is corrected, by two organisers at once now and then."""
        over = [number for number, one in enumerate(self.book.rounds, 1) if one.is_over]
        if not over or self.online:
            return
        number = self.dice.choice(over)
        sitting = self.book.rounds[number - 1]
        table = self.dice.randint(1, len(sitting.tables))
        deals = sitting.deals[table]
        if not deals:
            return
        deal, before = self.dice.randint(1, len(deals)), list(deals)
        figures, worth = self._figures()
        self._did("corrected")
        self.promised.clear()
        asked = {"round": number, "table": table, "deal": deal, "figures": figures}
        hands = (self.clara, self.second)[: self.dice.choice((1, 1, 2))]
        await self._all(*((hand, "correct_deal", asked) for hand in hands))
        is_same = deals[deal - 1] == worth
        deals[deal - 1] = worth

        def back() -> None:
            deals[:] = before

        self.undo = None if is_same else back

    async def _adjust(self) -> None:
        if not self.book.rounds or len(self.book.added) > 20:
            return
        number = self.dice.randint(1, len(self.book.rounds))
        sitting = self.book.rounds[number - 1]
        guests = [
            guest for guest in sitting.holders if guest and (sitting.place(guest) or sitting.sits_out(guest))
        ]
        guest, points = self.dice.choice(guests), self.dice.choice((-2.5, -1.0, 0.5, 3.0))
        self._did("adjusted")
        asked = {"round": number, "guest": guest, "points": points, "cause": "late"}
        await self._all((self._organiser(), "adjust", asked))
        other = sitting.partner(guest) if self.book.form in {"partner", "compass"} else 0
        added = number, (guest, other) if other else (guest,), Fraction(points)
        self.book.added.append(added)
        self.undo = lambda: self.book.added.remove(added)

    async def _spend(self) -> None:
        cents = self.dice.randint(100, 2000)
        self._did("spent")
        came_in = self.dice.random() < 0.5
        asked = {"words": "Bread", "cents": cents, "came_in": came_in}
        await self._all((self._organiser(), "spend", asked))
        self.till.spent.append(-cents if came_in else cents)

    async def _undo_last(self) -> None:
        if self.undo is not None:
            await self._take_back()

    async def _take_back(self) -> None:
        """The last act is taken back, by both organisers at once: it is taken back once."""
        await self.club.pass_time(TOLD_S)
        offer, known = self.clara.told["organiser"]["undo"], self.undo
        self._did("undone")
        if offer is None or known is None:
            self._expect(False, f"no undo is offered of {known}")
            return
        answers = await self._answers(
            (self.clara, "undo", {"undone": offer["seq"]}), (self.second, "undo", {"undone": offer["seq"]})
        )
        self._expect(
            [one["tell"] for one in answers].count("done") >= 1, "an undo that was offered was refused"
        )
        known()

    async def _leave_by_mistake(self, *but: int) -> None:
        """An organiser says that somebody has left, and is wrong; it is not yet taken back."""
        self._did("left by mistake")
        guest = self.dice.choice(sorted(self.here.difference(but)))
        await self._all((self._organiser(), "leave", {"guest": guest}))
        self.undo = bool

    async def _pause(self) -> None:
        """The clock stands still while the evening is paused, and gets five minutes more."""
        await self._look()
        left_ms = self.clara.told["public"]["left_ms"]
        self._did("paused")
        await self._all((self._organiser(), "pause", {}))
        await self.club.pass_time(20 * MINUTE_S)
        await self._all((self._organiser(), "resume", {}))
        if left_ms:
            await self._all((self._organiser(), "extend", {"minutes": 5}))
            await self._look()
            gone_ms = left_ms + 5 * 60_000 - self.clara.told["public"]["left_ms"]
            self._expect(0 <= gone_ms < _WHILE_MS, f"{gone_ms} ms passed in a pause")

    async def _decide(self) -> None:
        """Level tables of rounds that are over are decided by an organiser."""
        for number, sitting in enumerate(self.book.rounds, 1):
            for table in sitting.deals if sitting.is_over else ():
                if self.book.is_level(sitting, table):
                    side = self.dice.randrange(2)
                    self._did("decided")
                    await self._all(
                        (self._organiser(), "decide_table", {"round": number, "table": table, "side": side})
                    )
                    sitting.decided[table] = side
                    self.undo = None

    def _figures(self) -> tuple[Facts, Score]:
        if self.sides == 4:
            caller, sign = self.dice.randrange(4), self.dice.choice((1, -1))
            points = tuple(sign * (3 if seat == caller else -1) for seat in range(4))
            return {"points": list(points)}, ((0, 0), points)
        ours = self.dice.randint(0, 13)
        return {"tricks": [ours, 13 - ours]}, score((ours, 13 - ours))
