"""A robots' evening: its people with their phones, the book that is kept by hand, and how they ask and look."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from tests.club.data_files import open_here
from tests.web.robots.book import Book
from tests.web.robots.club import Facts, Handset, MortalClub
from tests.web.robots.told import in_order, untrue
from whistclub.club.log.texts import to_text
from whistclub.club.store.logs.sql_evenings import SqlEvenings

KINDS: Final = (
    "ladder", "progressive", "semi_partner", "partner", "individual", "alone", "compass", "ladies_gents",
    "ladies_gents_pairs",
)  # fmt: skip
"""Every format; *alone* is an individual evening of a game without sides."""
_FORMATS: Final = {
    "alone": "individual",
    "ladies_gents": "progressive",
    "ladies_gents_pairs": "semi_partner",
}
MINUTE_S: Final = 60.0
TOLD_S: Final = 3.0
_FEE, _TICKET, _BOX = 450, 120, 3000


class Played(msgspec.Struct):
    """A played evening: what it was, what was done how often, and all that was not as it should be."""

    kind: str
    place: str
    people: int
    rounds: int = 0
    deals: int = 0
    entries: int = 0
    told: int = 0
    acts: Counter[str] = msgspec.field(default_factory=Counter)
    wrong: list[str] = []


class Till(msgspec.Struct):
    """The money by hand, in cents: who has paid, the tickets of each, what was spent."""

    paid: set[int] = set()
    tickets: dict[int, int] = {}
    spent: list[int] = []


class RobotHall:
    """The people of one evening, from its seed."""

    def __init__(self, folder: Path, seed: str, kind: str, place: str, people: int) -> None:
        self.dice = Random(f"{seed} {kind} {place} {people}")
        self.club = MortalClub(folder)
        self.played = Played(kind, place, people)
        self.online, self.parts = place == "online", kind.startswith("ladies")
        self.sides = 4 if kind == "alone" else 2
        self.settings = self._settings()
        self.book = Book(self.settings["format"], self.settings["deals"], self.sides)
        self.book.cuts = self.settings["level"] == "cut" and not self.online
        self.here: set[int] = set()
        self.is_steady = self.dice.random() < 0.5
        """The same people play from the first round to the last."""
        self.stirred: set[int] = set()
        """Those who have left, or have changed places."""
        self.is_swapped = False
        self.part_of: dict[int, str] = {}
        self.phones: dict[int, Handset] = {}
        self.lost: list[Handset] = []
        self.claims: tuple[tuple[str, int, int], ...] = ()
        self.promised: dict[int, tuple[int, int, str, tuple[int, ...]]] = {}
        self.till = Till()
        self.undo: Callable[[], object] | None = None
        """Strikes the organisers' last act out of the book."""
        self.count = self.drawn = 0
        self.code = ""
        self.clara, self.second = Handset(self.club, "organiser"), Handset(self.club, "organiser")
        self.screen = Handset(self.club, "hall")

    def _settings(self) -> Facts:
        dice, kind = self.dice, self.played.kind
        return {
            "name": "Thursday", "place": self.played.place, "format": _FORMATS.get(kind, kind), "bot": "simple",
            "preset": "solo" if kind == "alone" else "whist", "tables": 2,
            "rounds": 2 if self.online else dice.randint(3, 6), "deals": 1 if self.online else dice.randint(1, 3),
            "minutes": 0 if self.online else dice.choice((0, 20)),
            "pairing": dice.choice(("first_first", "random", "fewest_repeats")),
            "first": dice.choice(("drawn", "entered")), "fee": _FEE, "ticket": _TICKET, "box": _BOX,
            "level": dice.choice(("decide", "cut")), "enter": "points" if kind == "alone" else "tricks",
            "moving": "ladies_gents" if self.parts else "up_down",
        }  # fmt: skip

    async def _look(self) -> None:
        """Everybody has been told everything: what each was told last is held against the book."""
        await self.club.pass_time(TOLD_S)
        await asyncio.gather(*(hand.level() for hand in self._hands()))
        self._hear_promises()
        for what in untrue(self):
            self._expect(False, what)

    def _hear_promises(self) -> None:
        """The next seats that guests are told as certain; others where people have come or gone since."""
        if not self.is_steady:
            self.promised.clear()
        for guest, hand in self.phones.items():
            following = (hand.told.get("guest") or {}).get("next")
            if following:
                seats = tuple(one["guest"] for one in in_order(following["seats"]))
                promised = following["round"], following["table"], following["seat"], seats
                self._expect(
                    self.promised.get(guest, promised) == promised, f"guest {guest}: another promise"
                )
                self.promised[guest] = promised

    async def _kill(self) -> None:
        """The club is killed while an organiser's word and guests' are on their way; all come again."""
        self._did("killed")
        organiser, cents = self._organiser(), self.dice.randint(1, 50)
        name = await organiser.ask("spend", words="Salt", cents=cents)
        for _ in range(self.dice.randint(0, 40)):
            await asyncio.sleep(0)
        before = self.club
        await asyncio.to_thread(before.kill)
        self.club = MortalClub(before.folder, before)
        for hand in self._hands():
            hand.listen()
            await hand.come(self.club, self.code)
        answer = await organiser.answer(name)
        self._expect(answer["tell"] == "done", f"what was sent again was refused: {answer}")
        self.till.spent.append(cents)
        self.undo = None

    def _hands(self) -> list[Handset]:
        return [self.clara, self.second, self.screen, *self.phones.values(), *self.lost]

    def _organiser(self) -> Handset:
        return self.dice.choice((self.clara, self.second))

    def _did(self, what: str) -> None:
        self.played.acts[what] += 1

    def _expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.played.wrong.append(what)

    async def _answers(self, *asked: tuple[Handset, str, Facts]) -> list[Facts]:
        """All ask at once; the answers in the same order. Whatever an organiser does is the last act."""
        if any(hand in {self.clara, self.second} for hand, _, _ in asked):
            self.undo = None
        names = [(hand, await hand.ask(do, **facts)) for hand, do, facts in asked]
        return [await hand.answer(name) for hand, name in names]

    async def _all(self, *asked: tuple[Handset, str, Facts]) -> None:
        """All ask at once, and everything is done."""
        for (_, do, facts), answer in zip(asked, await self._answers(*asked), strict=True):
            self._expect(answer["tell"] == "done", f"{do} {facts}: {answer}")

    def _log(self) -> list[Facts]:
        """The lines of the evening's log as they lie on the disk."""
        with closing(open_here(self.club.file)) as log:
            kept = SqlEvenings(log)
            row = kept.by_code(self.code)
            assert row is not None
            found: list[dict[str, Any]] = [json.loads(to_text(entry)) for entry in kept.read(row.id)]
        return found
