"""What is taken over from the scene before is what would have been made anew."""

from random import Random

import pytest

from whistclub.club.local_table import House
from whistclub.club.store.log import MemoryLog
from whistclub.club.table import commands as to
from whistclub.club.table.decide import decide
from whistclub.club.table.entries import Dealing, Sitter
from whistclub.club.table.fold import fold
from whistclub.club.table.handlers import Environment
from whistclub.club.table.state import TableState
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.rules.seats import Seat
from whistclub.web.live.deltas import scene

ACTS = 260


def opened(preset: str, bots: int) -> TableState:
    game = game_of_preset(preset, {})
    people = [Sitter(f"Guest {seat}") for seat in range(game.seats - bots)]
    sitters = people + [Sitter("Ann", "simple") for _ in range(bots)]
    house = House(MemoryLog(), lambda: 1_000)
    return fold(None, house.opening_of(game, sitters, Dealing(), preset=preset))


def commands(state: TableState, chooser: Random) -> to.Command:
    """Something that may happen next: mostly an act, at times an undo, a stand-in, a person's return."""
    position, seq = state.match.position, state.seq
    if position is None:
        return to.NextDeal(id="deal", saw=seq)
    chance = chooser.random()
    seat = chooser.choice(state.seats)
    if state.undo_request is not None:
        return chooser.choice((to.AgreeUndo, to.RefuseUndo))(id="answer", saw=seq, seat=seat)
    if chance < 0.05:
        return to.Undo(id="undo", saw=seq, seat=seat)
    if chance < 0.08:
        return to.StandIn(id="in", saw=seq, whose=seat, bot="simple")
    if chance < 0.11:
        return to.Return(id="back", saw=seq, whose=seat)
    who = chooser.choice(sorted(position.to_act()))
    action = chooser.choice(state.legal[who]).text
    return to.Act(id="act", saw=seq, seat=who, action=action, by_bot=bool(state.bot_of(who)))


@pytest.mark.parametrize("bots", [0, 1])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_scene_made_from_the_one_before_is_the_scene_made_anew(preset: str, bots: int) -> None:
    chooser = Random(f"{preset} {bots}")
    if bots and game_of_preset(preset, {}).seats == 1:
        bots = 0
    state = opened(preset, bots)
    barred = {seat: frozenset({"stop"} if seat else ()) for seat in state.people}
    means = Environment(1_000, lambda: chooser.randbytes(32))
    now = scene(state, barred)
    taken = 0
    for _ in range(ACTS):
        if state.match.result is not None:
            break
        entries = decide(state, commands(state, chooser), means)
        for entry in entries if isinstance(entries, tuple) else ():
            state = fold(state, entry)
            after = scene(state, barred, now)
            assert scene(state, barred) == after
            taken += sum(after.mine[seat] is now.mine.get(Seat(seat)) for seat in after.mine)
            now = after
    assert taken or len(state.people) < 3, "nothing was taken over, so nothing was compared"
