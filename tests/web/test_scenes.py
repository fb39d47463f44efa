"""Shortcuts after a card equal the plain way: for every seat and viewer, at every act of random deals of every game."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.cards.errors import WhistclubError
from whistclub.club.local_table import House
from whistclub.club.log.decisions import Environment
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table import commands as to
from whistclub.club.table.entries import Dealing, Entry, Sitter
from whistclub.club.table.log import decide, fold
from whistclub.club.table.state import TableState
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.rules.seats import Seat
from whistclub.web.live.after_card import card_step, own_commands_after_card, own_part_after_card
from whistclub.web.live.deltas import delta
from whistclub.web.live.own_part import Forbidden, own_commands, own_part
from whistclub.web.live.scene import Scene, scene

ACTS = 260
DEALING = Dealing()
FIRST: Final = list({PRESETS[preset].game: preset for preset in reversed(PRESETS)}.values())
"""Each game's first preset; of the others scenes are compared, which the same shortcuts make."""


def opened(preset: str, bots: int, dealing: Dealing = DEALING) -> TableState:
    game = game_of_preset(preset, {})
    people = [Sitter(f"Guest {seat}") for seat in range(game.seats - bots)]
    sitters = people + [Sitter("Ann", "simple") for _ in range(bots)]
    house = House(MemoryLog(), lambda: 1_000)
    return fold(None, house.opening_of(game, sitters, dealing, preset=preset))


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


def steps(
    preset: str, bots: int, chooser: Random, acts: int
) -> Iterator[tuple[TableState, Entry, TableState]]:
    """The entries of a match played at random, with the states before and after each."""
    state = opened(preset, bots)
    means = Environment(1_000, chooser.randbytes)
    for _ in range(acts):
        if state.match.result is not None:
            break
        try:
            entries = decide(state, commands(state, chooser), means)
        except WhistclubError:
            continue
        for entry in entries if isinstance(entries, tuple) else ():
            before, state = state, fold(state, entry)
            yield before, entry, state


def forbidden_at(state: TableState) -> Forbidden:
    return {seat: frozenset({"stop"} if seat else ()) for seat in state.people}


@pytest.mark.parametrize("bots", [0, 1])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_scene_made_from_the_one_before_is_the_scene_made_from_nothing(preset: str, bots: int) -> None:
    bots = min(bots, game_of_preset(preset, {}).seats - 1)
    now: Scene | None = None
    taken = people = 0
    for before, _, state in steps(preset, bots, Random(f"{preset} {bots}"), ACTS):
        forbidden = forbidden_at(state)
        was = now or scene(before, forbidden)
        now = scene(state, forbidden, was)
        assert scene(state, forbidden) == now
        taken += sum(now.own[seat] is was.own.get(Seat(seat)) for seat in now.own)
        people = len(state.people)
    assert taken or people < 3, "nothing was taken over, so nothing was compared"


@settings(deadline=None, max_examples=6)
@given(seed=st.integers(0, 2**32 - 1), bots=st.integers(0, 1))
@pytest.mark.parametrize("preset", FIRST)
def test_each_shortcut_gives_a_seat_what_its_own_view_gives(preset: str, seed: int, bots: int) -> None:
    bots = min(bots, game_of_preset(preset, {}).seats - 1)
    for before, _, state in steps(preset, bots, Random(seed), 70):
        step = card_step(before, state)
        if step is None:
            continue
        forbidden = forbidden_at(state)
        was, plain = scene(before, forbidden), scene(state, forbidden)
        assert plain.open is not None
        for seat in state.people:
            old, allowed = was.own[seat], own_commands(state, seat, forbidden)
            assert allowed == own_commands_after_card(step, old, seat, forbidden)
            short = own_part_after_card(step, old, seat, forbidden)
            assert short is None or short == own_part(state, seat, plain.open, plain.acts, allowed)


@settings(deadline=None, max_examples=6)
@given(seed=st.integers(0, 2**32 - 1))
@pytest.mark.parametrize("preset", FIRST)
def test_every_viewer_is_sent_the_same_bytes_with_the_shortcuts_as_without(preset: str, seed: int) -> None:
    now: Scene | None = None
    for before, entry, state in steps(preset, 0, Random(seed), 70):
        forbidden = forbidden_at(state)
        plain_was, plain = scene(before, forbidden), scene(state, forbidden)
        was = now or plain_was
        now = scene(state, forbidden, was)
        short = delta(was, entry, now, msgspec.UNSET)
        long = delta(plain_was, entry, plain, msgspec.UNSET)
        for viewer in (None, *state.seats):
            assert long.to(viewer) == short.to(viewer)


def test_while_a_deal_is_sealed_every_seat_has_what_it_has_without_the_shortcut() -> None:
    part, number = "5a" * 32, 1
    promise = sha256(bytes.fromhex(part)).hexdigest()
    sent: list[to.Command] = [to.NextDeal(id="deal", saw=1, seat=Seat(0))]
    sent += [to.Commit(id="c", saw=1, seat=Seat(s), number=number, commitment=promise) for s in range(4)]
    sent += [to.OpenPart(id="o", saw=1, seat=Seat(s), number=number, part=part) for s in range(4)]
    state, taken = opened("whist", 0, Dealing(sealed=True)), 0
    now = scene(state, forbidden_at(state))
    for command in sent:
        entries = decide(state, command, Environment(1_000, lambda count: b"x" * count))
        for entry in entries if isinstance(entries, tuple) else ():
            was, state = now, fold(state, entry)
            now = scene(state, forbidden_at(state), was)
            assert now == scene(state, forbidden_at(state))
            taken += sum(now.own[seat] is was.own[seat] for seat in now.own)
    assert state.match.position is not None
    assert taken == 3 * 4 + 3 * 4


def test_a_table_that_forbids_an_undo_offers_none_after_a_card() -> None:
    for before, _, state in steps("whist", 0, Random(1), 30):
        step = card_step(before, state)
        if step is None:
            continue
        forbidden: Forbidden = {seat: frozenset({"undo"}) for seat in state.people}
        was = scene(before, forbidden)
        for seat in state.people:
            assert "undo" not in own_commands_after_card(step, was.own[seat], seat, forbidden)
