"""The claims that hold at the end of a run, whatever befell the club."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tests.simulation.evenings import Attendee
from tests.simulation.tables import Player
from whistclub.club.evening.log import fold_all as evening_of
from whistclub.club.log.decisions import Done, implied_answers
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.table.log import fold_all

if TYPE_CHECKING:
    from tests.simulation.world import World

ANSWERED_S: Final = 4.0
"""When nothing is amiss nobody waits longer for the answer to what they sent."""


def judge_table(world: "World", players: Sequence[Player]) -> None:
    """Every acknowledged act is in the log once, and whoever is here has heard all, was answered, and has their
    seat.
    """
    for player in players:
        _judge_acts(world, player)
        _judge_heard(world, player)


def _judge_acts(world: "World", player: Player) -> None:
    log = world.workers[0].log
    for match in {match for match, _, _ in player.done}:
        entries = log.read(match)
        fold_all(entries)
        times = Counter(entry.command for entry in entries)
        answers = {name: answer for (_, name), answer in implied_answers(entries).items()}
        for acted, command, seq in player.done:
            name = f"{player.person.id[:8]}:{command}"
            if acted == match and (times[name] != 1 or answers[name] != Done(seq)):
                world.wrong(player.name, command, "stands", times[name], "times in the log")


def _judge_heard(world: "World", player: Player) -> None:
    visit, name = player.visit, player.name
    room = world.workers[0].hub.club.room(player.room)
    assert room is not None
    if visit is None or not visit.table:
        world.wrong(name, "was never let in")
        return
    if player.pending is not None and world.loop.time() - player.asked_s > ANSWERED_S:
        world.wrong(name, "was never answered:", player.pending)
    if room.seat_of(player.person.id) is None:
        world.wrong(name, "has no seat any longer")
    seq = 0 if not room.match else len(world.workers[0].log.read(room.match))
    if (visit.match, visit.seq) != (room.match, seq):
        world.wrong(name, "has heard of", visit.match, visit.seq, "and not of", room.match, seq)
    seen, stored = (visit.table["phase"], visit.table["host"]), (room.phase, room.host_name)
    if seen != stored:
        world.wrong(name, "sees", *seen, "and not", *stored)


async def judge_evening(world: "World", people: Sequence[Attendee]) -> None:
    """The organiser, who was there all the time, organises it alone; every acknowledged command is in the log once,
    and everybody has heard all and was answered.
    """
    sql = SqlEvenings(world.workers[0].log)
    row = sql.by_code(people[0].code)
    assert row is not None
    entries = sql.read(row.id)
    answers, state = implied_answers(entries), evening_of(entries)
    times = Counter((entry.by, entry.command) for entry in entries if entry.command)
    organisers = [person for person, _ in state.organisers]
    if organisers != [people[0].person.id]:
        world.wrong("organisers are", organisers)
    for one in people:
        name = one.person.name
        comes_now = Attendee(world, one.person, one.code, one.role)
        await comes_now.come()
        if one.sees != comes_now.sees:
            world.wrong(name, "was told the evening as of", one.phone and one.phone.seq, "of", len(entries))
        if one.pending is not None and world.loop.time() - one.asked_s > ANSWERED_S:
            world.wrong(name, "was never answered:", one.pending)
        for command, seq in one.done:
            key = (one.person.id, command)
            # Whoever joins or leaves twice changes nothing.
            is_stored = one.role == "organiser" or key in answers
            if is_stored and (answers.get(key) != Done(seq) or times[key] != 1):
                world.wrong(name, command, "is in the log as", answers.get(key), times[key], "times")
