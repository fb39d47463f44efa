"""No leak: in worlds that were told a seat the same, that seat gets the same bytes after every act."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from whistclub.cards.errors import IllegalAction
from whistclub.conformance.alike_worlds import hidden_changed, hidden_places, mutated, sampled
from whistclub.conformance.alphabet import foreign, tries
from whistclub.conformance.knowledge import Knowledge, world_key
from whistclub.conformance.report import Check, Tally
from whistclub.conformance.trace import (
    Trace,
    in_seat_order,
    random_cut,
    richest_trace,
    seats_of,
    settings_and_deals,
)
from whistclub.rules.encoding import encode
from whistclub.rules.game import Game
from whistclub.rules.seats import Viewer
from whistclub.rules.values import Event, seen_by

ALIKE_A_VIEW: Final = 2
"""The worlds compared with a view: half drawn by the game's own sample, half by mutation."""
_TRIES: Final = 30
"""Most changes of a deal are told otherwise, or are against the rules; after so many a view is left."""
_MOST_DEALS: Final = 2000
"""A bound for a game in which no two worlds are alike; others end long before."""
_PLACES_A_TRY: Final = 6
"""A seat that is not to act tries each act at one place in six: it is refused at most places, mostly with the same
answer.
"""

_USUAL_TEXT: Final = IllegalAction.__str__
"""A function of the reason alone."""

Line = tuple[str, Any]


def transcript(trace: Trace, viewer: Viewer, tries: tuple[Any, ...]) -> Iterator[Line]:
    """Everything a viewer is ever given along the acts, each with what it is."""
    game = trace.game
    events: tuple[Event, ...] = game.opening(trace.positions[0])
    for place, position in enumerate(trace.positions):
        if place:
            seat, action = trace.acts[place - 1]
            events = game.narrate(trace.positions[place - 1], seat, action, position)
        yield "events", [encode(seen_by(one, viewer, game.seats)) for one in events]
        view = game.view(position, viewer)
        yield "view", encode(view)
        yield "repr", (repr(view), repr(position), repr(trace.deal))
        if viewer is not None:
            legal = position.legal(viewer)
            yield "legal acts", [action.text for action in legal]
            allowed = set(map(id, legal))
            asked = tries if allowed else tries[place % _PLACES_A_TRY :: _PLACES_A_TRY]
            yield "refusals", [_answer(position, viewer, one) for one in asked if id(one) not in allowed]
    result = trace.last.result()
    yield "result", encode(result)


def _answer(position: Any, viewer: Viewer, action: Any) -> Any:
    """The answer to an act; the text of an error is asked only of one that words itself in its own way."""
    try:
        position.play(viewer, action)
    except IllegalAction as refused:
        why = refused.reason
        if type(refused).__str__ is _USUAL_TEXT:
            return why.key, why.args, refused.args
        return why.key, why.args, refused.args, str(refused)
    return "taken"


def differing(one: Trace, other: Trace, viewer: Viewer, tries: tuple[Any, ...]) -> str | None:
    """The first thing that this viewer is given differently in two worlds; None when every byte is the same."""
    return _first_difference(list(transcript(one, viewer, tries)), transcript(other, viewer, tries), viewer)


def _first_difference(base: list[Line], other: Iterator[Line], viewer: Viewer) -> str | None:
    each = 5 if viewer is not None else 3
    found = list(other)
    for place, (mine, theirs) in enumerate(zip(base, found, strict=False)):
        if mine != theirs:
            return f"after {place // each} acts {mine[0]} of viewer {viewer}: {_parting(mine[1], theirs[1])}"
    return None if len(base) == len(found) else f"viewer {viewer} is given more in one world"


def _parting(mine: Any, theirs: Any) -> str:
    one, two = str(mine), str(theirs)
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 30) : at + 30]}... against ...{two[max(0, at - 30) : at + 30]}..."


class LeakHunt:
    """Counts pairs of alike worlds: by sample, by mutation, and those with a hidden act changed."""

    def __init__(self, game: Game, knowledge: Knowledge, rng: Random) -> None:
        self.game, self.knowledge, self.rng = game, knowledge, rng
        self.tries = (*tries(game), *foreign(game.pack))
        self.leaks = Tally("no leak")
        self.worlds = Tally("a sampled world replays to the same view")
        self.by_sample = self.by_mutation = self.with_hidden = 0
        self.has_hidden = False

    @property
    def pairs(self) -> int:
        """Pairs compared so far."""
        return self.by_sample + self.by_mutation

    def counts(self) -> tuple[Check, ...]:
        """The number of pairs of each kind that were compared."""
        kinds = {
            "sample": self.by_sample,
            "mutation": self.by_mutation,
            "a hidden act changed": self.with_hidden,
        }
        return tuple(Check(f"alike pairs by {kind}", count) for kind, count in kinds.items())

    def enough(self, pairs: int) -> bool:
        """True if so many pairs were compared, half of them with a hidden act changed where there are any."""
        return self.pairs >= pairs and (not self.has_hidden or 2 * self.with_hidden >= pairs)

    def hunt(self, seed: str, pairs: int) -> None:
        """Plays deals until enough pairs were compared; finds too few when the worlds run out."""
        if not pairs:
            return
        for setting, deal, played in settings_and_deals(self.game, seed, _MOST_DEALS, self.rng):
            trace = richest_trace(self.game, setting, deal, self.rng)
            played.append(trace)
            ordered = in_seat_order(trace)
            self.has_hidden = self.has_hidden or bool(ordered.hidden())
            for viewer in (*seats_of(self.game), None):
                self._at(random_cut(ordered, self.rng), viewer)
                if self.enough(pairs) or self.leaks.findings:
                    return
        self.leaks.wrong(f"only {self.pairs} alike pairs were found")

    def _at(self, trace: Trace, viewer: Viewer) -> None:
        others = list(self._alike(trace, viewer))
        if not others:
            return
        base = list(transcript(trace, viewer, self.tries))
        for other in others:
            difference = _first_difference(base, transcript(other, viewer, self.tries), viewer)
            where = f"deal {trace.setting.number}"
            self.leaks.claim(holds=difference is None, otherwise=f"{where}, {difference}")

    def _alike(self, trace: Trace, viewer: Viewer) -> Iterator[Trace]:
        """Alike worlds, half of them by mutation; hidden acts are redrawn while they are behind their half."""
        if viewer is not None:
            for _ in range(ALIKE_A_VIEW // 2):
                world = self._sampled(trace, viewer)
                if world is not None and world_key(world, self.knowledge) != world_key(trace, self.knowledge):
                    self.by_sample += 1
                    self.with_hidden += hidden_changed(trace, world)
                    yield world
        found = 0
        for _ in range(_TRIES):
            hidden = 2 * self.with_hidden <= self.pairs and bool(hidden_places(trace, viewer))
            world = mutated(trace, viewer, self.knowledge, self.rng, hidden=hidden)
            if world is not None:
                found += 1
                self.by_mutation += 1
                self.with_hidden += hidden_changed(trace, world)
                yield world
            if found == ALIKE_A_VIEW // 2:
                return

    def _sampled(self, trace: Trace, viewer: Any) -> Trace | None:
        """A sampled world, which must be told the same and replay to the same view."""
        world = sampled(trace, viewer, self.rng)
        view = encode(self.game.view(trace.last, viewer))
        same = world is not None and encode(self.game.view(world.last, viewer)) == view
        where = f"deal {trace.setting.number}, after {len(trace.acts)} acts, seat {viewer}"
        self.worlds.claim(holds=same, otherwise=f"{where}: the sampled world is another view")
        if world is None or self.knowledge.told(world, viewer) != self.knowledge.told(trace, viewer):
            self.worlds.wrong(f"{where}: the sampled world was told differently")
            return None
        return world
