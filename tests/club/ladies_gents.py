"""Random evenings of ladies and gents through the log, with comers, leavers, substitutes and changes of places, whose
seatings are looked at after every round.
"""

from contextlib import suppress
from random import Random

from tests.club.evenings import NAMES, OLGA, Evening, person
from whistclub.cards.errors import WhistclubError
from whistclub.club.evening import commands as ask
from whistclub.club.evening.log import table_played
from whistclub.evenings.parts import PARTS, Part
from whistclub.evenings.results import DealScore, TableResult

LADY, GENT = PARTS


class RandomDrive(Evening):
    """A random drive of ladies and gents. `broken` says what did not hold."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.broken: list[str] = []
        super().__init__(
            seed,
            format=self.rng.choice(("progressive", "semi_partner")),
            moving="ladies_gents",
            place=self.rng.choice(("cards", "cards", "online")),
            rounds=12,
            tables=3,
        )
        for _ in range(self.rng.randint(9, 30)):
            self._come()

    def play(self, rounds: int) -> "RandomDrive":
        for _ in range(rounds):
            before, asked = self._sat(), bool(self.state.swaps)
            for guest in self.state.guests:
                if guest.part is None:
                    with suppress(WhistclubError):
                        self.do(OLGA, ask.ChoosePart, guest=guest.number, part=self.rng.choice(PARTS))
            self.begin()
            # Who changes places by hand may come to sit as the other part, for that round.
            if not asked:
                self._look(before)
            for table in range(1, len(self.state.rounds[-1].tables) + 1):
                self._played(table, self.rng.randint(0, 13))
                if self.rng.random() < 0.1:
                    self._change()
            for _ in range(self.rng.randrange(4)):
                self._change()
        return self

    def _played(self, table: int, ours: int) -> None:
        if self.state.settings.place == "cards":
            return self.enter(table, 1, ours)
        result = TableResult((DealScore((ours, 13 - ours)),))
        self.take(table_played(self.state, self.round_number, table, result, over=True, at_ms=self.now_ms))
        return None

    def _change(self) -> None:
        change = self.rng.choice(
            (self._come, self._come, self._go, self._go, self._back, self._swap, self._stand_in)
        )
        with suppress(WhistclubError):
            change()

    def _come(self) -> None:
        number = len(self.state.guests) + 1
        part = self.rng.choice((LADY, LADY, GENT, None))
        if self.rng.random() < 0.6:
            self.do(person(number), ask.Join, name=NAMES[number], part=part)
        else:
            self.do(OLGA, ask.AddGuest, name=NAMES[number], part=part)
        if self.rng.random() < 0.1:
            self.do(OLGA, ask.ChoosePart, guest=number, part=self.rng.choice(PARTS))

    def _one(self, presence: str) -> int:
        return self.rng.choice([one.number for one in self.state.guests if one.presence == presence] or [1])

    def _go(self) -> None:
        if sum(one.presence == "here" for one in self.state.guests) > 9:
            self.do(OLGA, ask.Leave, guest=self._one("here"))

    def _back(self) -> None:
        self.do(OLGA, ask.ReceiveGuest, guest=self._one("away"))

    def _swap(self) -> None:
        self.do(OLGA, ask.Swap, guest=self._one("here"), other=self._one("here"))

    def _stand_in(self) -> None:
        self.do(OLGA, ask.Substitute, away=self._one("away"), guest=self._one("here"))

    def _sat(self) -> dict[int, Part]:
        """The part that each guest sat as in the last round."""
        if not self.state.rounds:
            return {}
        seated = self.seated()
        # Table by table: north, east, south, west; the first of each pair is the lady.
        return {guest: LADY if at % 4 < 2 else GENT for at, guest in enumerate(seated) if guest}

    def _look(self, before: dict[int, Part]) -> None:
        """Nobody sits as the other part who need not, and nobody has changed parts who need not have."""
        now = self._sat()
        own = {one.number: one.part for one in self.state.guests}
        said = {guest: part for guest in now if (part := own[guest]) is not None}
        badged = {guest: now[guest] for guest in said if said[guest] != now[guest]}
        if len(set(badged.values())) > 1:
            self._fail("a lady sits as a gent and a gent as a lady")
        ladies = sum(part == LADY for part in said.values())
        over = abs(2 * ladies - len(said)) - (len(self.seated()) - len(said))
        least = max(0, -(-over // 2))
        if len(badged) > least and len(self.state.rounds) == 1:
            self._fail("more took the other part at first than were left over")
        if not badged and least:
            self._fail("uneven numbers without a badge")
        here = {guest for guest in now if guest in before}
        same = here == set(now) == set(before) and not self.out()
        if same and any(now[guest] != before[guest] and own[guest] == before[guest] for guest in now):
            self._fail("somebody changed parts while the same people played on")

    def _fail(self, what: str) -> None:
        self.broken.append(f"round {len(self.state.rounds)}: {what}")
