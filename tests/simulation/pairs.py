"""Two decisions at the same moment: what is stored afterwards is what one after the other would have left."""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tests.simulation.database import Server
from tests.simulation.workers import START_MS, Worker
from whistclub.cards.errors import WhistclubError
from whistclub.club.log.port import Conflict
from whistclub.club.members import MemberForm
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_friends import SqlFriends
from whistclub.club.store.people.sql_seasons import SqlSeasons

if TYPE_CHECKING:
    from tests.simulation.world import World

PEOPLE: Final = ("ada", "bo", "cy")
SEASON: Final = "BCDFGHJ"
_TRIES: Final = 3
_NAMES: Final = ("Anna", "Berta", "Carl")


class Decision(msgspec.Struct, frozen=True):
    """Something that a person does, by name; `done` does it in a log."""

    name: str
    done: Callable[[SqlLog], None]


def drawn(chance: Random) -> list[Decision]:
    """Two decisions that may meet."""
    kind = chance.choice((_of_friends, _of_seasons))
    return [kind(chance) for _ in range(2)]


def _of_friends(chance: Random) -> Decision:
    one, other = chance.sample(PEOPLE[:2], 2)
    does = chance.choice(("ask", "decline", "remove", "block", "invite", "answer"))
    more: tuple[Any, ...] = {
        "remove": (),
        "answer": (),
        "invite": ("room", "whist", START_MS),
    }.get(does, (START_MS,))
    return Decision(f"{one} {does} {other}", lambda log: getattr(SqlFriends(log), does)(one, other, *more))


def _of_seasons(chance: Random) -> Decision:
    does = chance.choice(("keep", "rewrite", "forget", "organise", "join"))
    name, number, person = chance.choice(_NAMES), chance.randint(1, 2), chance.choice(PEOPLE)
    form = MemberForm(name=name, note=chance.choice(("", "tall")))
    given: dict[str, tuple[Any, ...]] = {
        "keep": ([(form, chance.choice(("", person)))],),
        "rewrite": (number, form),
        "forget": (number, lambda _: True),
        "organise": (person,),
        "join": (f"evening{number}",),
    }
    told = f"{does} {number} {name} {form.note} {person}"
    return Decision(told, lambda log: getattr(SqlSeasons(log), does)(SEASON, *given[does]))


async def decide(worker: Worker, decision: Decision) -> None:
    """Does it, again where another decision was in its way."""
    for _ in range(_TRIES):
        try:
            await worker.hub.threads.change(decision.done, worker.log)
        except Conflict:
            continue
        except WhistclubError:
            return
        else:
            return


def in_turn(world: "World", decisions: Sequence[Decision]) -> str:
    """The state that these decisions would leave, one after the other."""
    with world.server.trying():
        for decision in decisions:
            with suppress(WhistclubError, Conflict):
                decision.done(world.workers[0].log)
        return content(world.server)


def content(server: Server) -> str:
    """All rows that the decisions are about."""
    wanted = (
        "SELECT person, other, kind FROM ties ORDER BY 1, 2",
        "SELECT guest, host FROM invitations ORDER BY 1, 2",
        "SELECT season, member, person FROM season_members ORDER BY number",
        "SELECT * FROM season_organisers ORDER BY 1, 2",
        "SELECT * FROM season_evenings ORDER BY 1",
        "SELECT season FROM seasons",
    )
    return repr([server.sqlite.execute(one).fetchall() for one in wanted])


async def meet(world: "World", decisions: Sequence[Decision]) -> None:
    """Both at once, at different workers."""
    allowed = {in_turn(world, one) for one in itertools.permutations(decisions)}
    await asyncio.gather(
        *(worker.spawn(decide(worker, one)) for worker, one in zip(world.workers, decisions, strict=True))
    )
    after, names = content(world.server), [one.name for one in decisions]
    world.note(*names)
    if after not in allowed:
        world.wrong(*names, "left what neither order leaves:", after)
