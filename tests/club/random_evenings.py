"""Random evenings of all formats in both places, whose invariants are looked at after every entry."""

from collections import Counter
from random import Random
from typing import Any

from tests.club.evening_invariants import Broken, Invariants
from tests.club.evenings import NAMES, OLGA, Evening, person
from whistclub.cards.errors import WhistclubError
from whistclub.club.evening import commands as ask
from whistclub.club.evening import sight
from whistclub.club.evening.entries import AnyEntry
from whistclub.club.evening.handlers import Sender
from whistclub.club.evening.log import table_played, time_over
from whistclub.club.evening.lookup import running_round
from whistclub.club.evening.settings import Figures
from whistclub.club.evening.terms import is_over, terms_of
from whistclub.evenings.formats.registry import FORMATS
from whistclub.evenings.results import DealScore, TableResult
from whistclub.rules.entry import Choice

MINUTE_MS = 60_000
PAIRS = ("whist", "minnesota", "minnesota_double", "norwegian", "european", "south_dakota", "askov")
_HOW_OFTEN = {
    "deal": 30, "guest": 8, "late": 2, "leave": 2, "back": 3, "expected": 1, "swap": 2, "substitute": 3, "correct": 3, "undo": 3,
    "end": 1, "decide": 3, "pause": 1, "rename": 1, "minutes": 1, "organiser_added": 1, "finish_round": 4, "begin": 4, "removed": 1,
    "adjust": 2, "take_back": 1, "apart": 1, "stays": 1,
}  # fmt: skip


class RandomEvening(Evening):
    """An evening of random commands. `broken` are the invariants that did not hold, `done` counts commands and
    refusals.
    """

    def __init__(self, seed: str, formats: tuple[str, ...] = FORMATS) -> None:
        self.rng = Random(seed)
        self.done: Counter[str] = Counter()
        self._invariants = Invariants(seed)
        super().__init__(seed, **self._settings(formats))
        self.join(min(self.rng.randint(4, 26), self._most_guests))

    @property
    def broken(self) -> list[Broken]:
        return self._invariants.broken

    def play(self, acts: int) -> "RandomEvening":
        """So many random acts."""
        kinds, weights = list(_HOW_OFTEN), list(_HOW_OFTEN.values())
        for kind in self.rng.choices(kinds, weights, k=acts):
            self.now_ms += self.rng.randint(0, MINUTE_MS)
            try:
                getattr(self, f"_{kind}")()
                self.done[kind] += 1
            except WhistclubError:
                self.done["refused"] += 1
        self._invariants.look_at_log(self.state, self.log)
        return self

    def take(self, made: tuple[AnyEntry, ...]) -> tuple[AnyEntry, ...]:
        for entry in made:
            super().take((entry,))
            self._invariants.look(self.state, entry, len(self.log))
        return made

    def _settings(self, formats: tuple[str, ...]) -> dict[str, Any]:
        rng, key = self.rng, self.rng.choice(formats)
        is_solo = key == "individual" and rng.random() < 0.5
        by_points = (is_solo or key in {"ladder", "partner", "compass"}) and rng.random() < 0.3
        return {
            "format": key,
            "preset": "solo" if is_solo else rng.choice(PAIRS),
            "enter": "points" if by_points else "tricks",
            "place": rng.choice(["cards", "online"]),
            "pairing": rng.choice(["first_first", "random", "fewest_repeats"]),
            "first": rng.choice(["drawn", "entered"]),
            "deals": rng.randint(1, 3),
            "length": rng.choice(["deals", "deals", "game"]),
            "rounds": rng.randint(3, 8),
            "minutes": rng.choice([0, 20]),
        }

    @property
    def _most_guests(self) -> int:
        """Fewer where the schedules of large numbers take time to make."""
        return 24 if self.state.settings.format == "individual" else len(NAMES) - 1

    @property
    def _organiser(self) -> Sender:
        return Sender(self.rng.choice(self.state.organisers)[0], "")

    def _by(self, guest: int) -> Sender:
        """The guest themselves or an organiser."""
        own = self.state.guests[guest - 1].person
        return Sender(own, "") if own and self.rng.random() < 0.7 else self._organiser

    def _any_guest(self, *presences: str) -> int:
        found = [guest.number for guest in self.state.guests if guest.presence in presences]
        return self.rng.choice(found) if found else 1

    def _figures(self) -> Figures:
        settings = self.state.settings
        terms = terms_of(settings)
        if settings.enter == "tricks":
            return self._told(self.rng.choice(terms.choices))
        if terms.sides == 4:
            caller, sign = self.rng.randrange(4), self.rng.choice([1, -1])
            return Figures(points=tuple(sign * (3 if seat == caller else -1) for seat in range(4)))
        return Figures(points=self.rng.choice([(0, 1), (1, 0), (1, 0), (0, 1)]))

    def _told(self, choice: Choice) -> Figures:
        """A deal of this choice, with random declarers and a random outcome."""
        ours, seats = self.rng.randint(0, 13), self.rng.sample(range(4), 2)
        by = {"nobody": (), "side": (seats[0] % 2,), "player": (seats[0],), "pair": tuple(seats)}[
            choice.declarers
        ]
        return Figures(
            played=choice.key,
            by=by,
            tricks=(ours, 13 - ours) if choice.outcome == "tricks" else None,
            made=self.rng.random() < 0.5 if choice.outcome == "made" else None,
        )

    def _where(self) -> dict[str, int]:
        played = running_round(self.state)
        if played is None:
            return {"round": 1, "table": 1, "deal": 1}
        table = self.rng.randint(1, len(played.tables))
        deals = len(played.tables[table - 1].deals)
        return {"round": played.number, "table": table, "deal": max(1, deals + self.rng.randint(0, 1))}

    def _deal(self) -> None:
        if self.state.settings.place == "online":
            self._played_online(over=self.rng.random() < 0.6)
        else:
            self.do(self._organiser, ask.EnterDeal, **self._where(), figures=self._figures())

    def _played_online(self, *, over: bool, table: int = 0) -> None:
        played = running_round(self.state)
        if played is None:
            return
        number = table or self.rng.randint(1, len(played.tables))
        terms = terms_of(self.state.settings)
        deals = played.tables[number - 1].result.deals
        while True:
            deals += (self._score(terms.sides),)
            if not over or is_over(TableResult(deals), terms) or len(deals) > 60:
                break
        result = TableResult(deals)
        is_end = is_over(result, terms)
        self.take(table_played(self.state, played.number, number, result, over=is_end, at_ms=self.now_ms))

    def _score(self, sides: int) -> DealScore:
        if sides == 4:
            return DealScore((0, 0), (3, -1, -1, -1))
        ours = self.rng.randint(0, 13)
        return DealScore((ours, 13 - ours), (max(0, ours - 6), max(0, 7 - ours)))

    def _guest(self) -> None:
        """A guest at a table enters, confirms or disputes."""
        where = self._where()
        if not self.state.rounds or where["table"] > len(self.state.rounds[-1].tables):
            return
        who = self.guest_at(where["table"], self.rng.randrange(4))
        if not who:
            return
        sender = Sender(self.state.guests[who - 1].person, "")
        deals = self.table(where["table"]).deals
        figures = self._figures()
        if where["deal"] <= len(deals) and self.rng.random() < 0.6:
            deal = deals[where["deal"] - 1]
            figures = (deal.disputed or deal.figures) if self.rng.random() < 0.5 else deal.figures
        if self.rng.random() < 0.3:
            self.do(sender, ask.Reach, round=where["round"])
        kind = ask.ConfirmDeal if self.rng.random() < 0.4 else ask.EnterDeal
        self.do(sender, kind, **where, figures=figures)

    def _late(self) -> None:
        number = len(self.state.guests) + 1
        if number > self._most_guests:
            return
        if self.rng.random() < 0.7:
            self.do(person(number), ask.Join, name=NAMES[number])
        else:
            self.do(self._organiser, ask.AddGuest, name=NAMES[number], here=self.rng.random() < 0.7)

    def _leave(self) -> None:
        guest = self._any_guest("here")
        self.do(self._by(guest), ask.Leave, guest=guest)

    def _removed(self) -> None:
        """Some guests are removed together, now and then also such as have had a seat."""
        numbers = tuple({self._any_guest("here", "expected") for _ in range(self.rng.randint(1, 3))})
        played = self.rng.random() < 0.3
        self.do(self._organiser, ask.RemoveGuests, guests=numbers, played=played)

    def _back(self) -> None:
        guest = self._any_guest("away", "expected")
        if self.rng.random() < 0.5 and self.state.guests[guest - 1].person:
            self.do(Sender(self.state.guests[guest - 1].person, ""), ask.Join)
        else:
            self.do(self._organiser, ask.ReceiveGuest, guest=guest)

    def _expected(self) -> None:
        if len(self.state.guests) >= self._most_guests:
            return
        self.do(self._organiser, ask.AddGuest, name=NAMES[len(self.state.guests) + 1], here=False)

    def _swap(self) -> None:
        one, other = self._any_guest("here"), self._any_guest("here")
        self.do(self._organiser, ask.Swap, guest=one, other=other)

    def _substitute(self) -> None:
        away, guest = self._any_guest("away"), self._any_guest("here")
        if self.state.settings.place == "online" and self.rng.random() < 0.3:
            away, guest = self._any_guest("here"), 0
        self.do(self._organiser, ask.Substitute, away=away, guest=guest)

    def _correct(self) -> None:
        played = self.rng.choice(self.state.rounds) if self.state.rounds else None
        if played is None:
            return
        where = {"round": played.number, "table": self.rng.randint(1, len(played.tables)), "deal": 1}
        self.do(self._organiser, ask.CorrectDeal, **where, figures=self._figures())

    def _adjust(self) -> None:
        if not self.state.rounds:
            return
        number = self.rng.randint(0, len(self.state.adjustments))
        where = {"round": self.rng.randint(1, self.round_number), "guest": self._any_guest("here", "away")}
        points = self.rng.randint(-20, 20) / 2
        self.do(self._organiser, ask.Adjust, number=number, **where, points=points, cause="late")

    def _take_back(self) -> None:
        if self.state.adjustments:
            number = self.rng.randint(1, len(self.state.adjustments))
            self.do(self._organiser, ask.TakeBackAdjustment, number=number)

    def _undo(self) -> None:
        act = self.state.last_act
        if act is not None:
            self.do(self._organiser, ask.Undo, undone=act.seq)

    def _end(self) -> None:
        if self.rng.random() < 0.5:
            self.take(time_over(self.state, self.now_ms))
        elif self.state.rounds:
            self.do(self._organiser, ask.EndRound, round=len(self.state.rounds))

    def _decide(self) -> None:
        for number, table in sight.level_tables(self.state):
            side = self.rng.randrange(2)
            self.do(self._organiser, ask.DecideTable, round=number, table=table, side=side)

    def _pause(self) -> None:
        self.do(self._organiser, ask.Resume if self.state.paused_ms else ask.Pause)

    def _rename(self) -> None:
        guest = self._any_guest("here")
        name = f"{self.state.guests[guest - 1].name[:20]} {self.rng.choice('KLM')}"
        self.do(self._by(guest), ask.RenameGuest, guest=guest, name=name)

    def _apart(self) -> None:
        one, other = self._any_guest("here"), self._any_guest("here", "away")
        how = self.rng.choice(["no", "partners", "table"])
        self.do(self._organiser, ask.KeepApart, guest=one, other=other, how=how)

    def _stays(self) -> None:
        self.do(self._organiser, ask.KeepTable, guest=self._any_guest("here"), table=self.rng.randint(0, 3))

    def _minutes(self) -> None:
        self.do(self._organiser, ask.Extend, minutes=5)

    def _organiser_added(self) -> None:
        self.do(self._organiser, ask.AddOrganiser, guest=self._any_guest("here"), alone=False)

    def _finish_round(self) -> None:
        """All tables of the running round play to their end."""
        for table in sight.missing_tables(self.state):
            if self.state.settings.place == "online":
                self._played_online(over=True, table=table)
                continue
            while running_round(self.state) is not None and not self.table(table).over:
                deals = self.table(table).deals
                waiting = next((at for at, deal in enumerate(deals, 1) if not deal.stands), len(deals) + 1)
                where = {"round": self.round_number, "table": table, "deal": waiting}
                kind = ask.CorrectDeal if waiting <= len(deals) else ask.EnterDeal
                self.do(OLGA, kind, **where, figures=self._figures())

    def _begin(self) -> None:
        if self.state.paused_ms:
            self.do(self._organiser, ask.Resume)
        self._decide()
        if self.state.settings.format in {"partner", "compass"} and not self.state.rounds:
            self.do(self._organiser, ask.PairGuests, up=self._any_guest("here"), down=self._any_guest("here"))
        self.do(self._organiser, ask.BeginRound, round=len(self.state.rounds) + 1)
