"""The moment that a game tells of each view is well formed, agrees with the acts, and says nothing too early."""

import re
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec

from whistclub.conformance.report import Tally
from whistclub.conformance.trace import Trace, seats_of
from whistclub.rules.actions import Play
from whistclub.rules.encoding import encode
from whistclub.rules.game import Game
from whistclub.rules.moment import STAYS_IN_TRICK, Moment, PileKind, Said
from whistclub.rules.profile import Profile
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.values import Setting, View

_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def sentences(value: object) -> Iterator[Said]:
    """Every sentence in a moment, an outline, or a part of them."""
    if isinstance(value, Said):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from sentences(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from sentences(one)


def check_outline(game: Game, setting: Setting, tally: Tally) -> None:
    """The outline and the numbers beside the points: keys that can be said, a number for each side."""
    _check_sentences(game.outline(), tally, "the outline")
    for call in game.outline().calls:
        tally.claim(holds=bool(_key_like(call.call)), otherwise=f"the outline has a call {call.call!r}")
    for count in game.counts(setting):
        good = bool(_KEY.fullmatch(count.name)) and len(count.by_side) == game.sides
        tally.claim(holds=good, otherwise=f"deal {setting.number}: {count} is no number for each side")


def check_moments(trace: Trace, profile: Profile, tally: Tally) -> None:
    """The moment of every viewer after each act."""
    game, phases = trace.game, {phase.name for phase in profile.phases}
    hidden = {place for run in trace.hidden() for place in range(run.start + 1, run.stop)}
    before: dict[Viewer, Moment] = {}
    for place, position in enumerate(trace.positions):
        for viewer in (*seats_of(game), None):
            view = game.view(position, viewer)
            moment = game.moment(view)
            for fault in _faults(game, view, moment, phases, is_running=place < len(trace.acts)):
                tally.wrong(f"after {place} acts, viewer {viewer}: {fault}")
            if viewer is not None and place not in hidden:
                fault = _cards_fault(trace, place, viewer, view, moment)
                tally.claim(holds=not fault, otherwise=f"after {place} acts, seat {viewer}: {fault}")
            if place and viewer in before:
                fault = _early(trace, place, before[viewer], moment, view)
                tally.claim(holds=not fault, otherwise=f"after {place} acts, viewer {viewer}: {fault}")
            before[viewer] = moment


def _faults(game: Game, view: View, moment: Moment, phases: set[str], *, is_running: bool) -> Iterator[str]:
    """The things that are wrong with a moment by itself."""
    again = game.moment(msgspec.structs.replace(view))
    if again != moment or encode(again) != encode(moment):
        yield "an equal view has another moment"
    if is_running and phases and moment.phase and moment.phase not in phases:
        yield f"the profile has no phase {moment.phase!r}"
    seats = [*moment.out, *moment.open_hands, *(tag.seat for tag in moment.tags)]
    seats += [seat for aim in moment.aims for seat in aim.seats]
    if not set(seats) <= set(seats_of(game)) or any(aim.tricks < 0 for aim in moment.aims):
        yield "a tag, an aim, a seat that is out or one that lies open is of no seat at the table"
    if any(
        len(numbers) not in {0, game.seats} or min(numbers, default=0) < 0
        for numbers in (moment.dealt, moment.tricks)
    ):
        yield "cards dealt or tricks won are no number for each seat"
    if not {note.act for note in moment.notes} <= {act.text for act in view.legal}:
        yield "a note is of an act that is not legal"
    kinds = get_args(PileKind)
    if any(pile.kind not in kinds or pile.count < 0 for pile in moment.piles):
        yield "a pile is of no known kind"
    yield from _wrong_sentences(moment)


def _check_sentences(value: object, tally: Tally, what: str) -> None:
    for fault in _wrong_sentences(value):
        tally.wrong(f"{what}: {fault}")
    tally.look()


def _wrong_sentences(value: object) -> Iterator[str]:
    """Sentences whose key is none, or whose facts are no text forms and whole numbers."""
    for one in sentences(value):
        named = all(name.isidentifier() for name, _ in one.args)
        plain = all(type(fact) in {str, int} for _, fact in one.args)
        if not _KEY.fullmatch(one.key) or not named or not plain:
            yield f"{one!r} cannot be said"


def _key_like(call: str) -> bool:
    return bool(_KEY.fullmatch(call.replace("_", "-")))


def _cards_fault(trace: Trace, place: int, seat: Seat, view: View, moment: Moment) -> str:
    """The count of cards a face draws must be that of the hand, and the tricks no more than were played."""
    plays = [who for who, action in trace.acts[:place] if isinstance(action, Play)]
    if moment.dealt and seat not in moment.out and moment.dealt[seat] - plays.count(seat) != len(view.hand):
        return f"{len(view.hand)} cards in hand, {moment.dealt[seat]} dealt and {plays.count(seat)} played"
    if sum(moment.tricks) > max((plays.count(who) for who in seats_of(trace.game)), default=0):
        return f"tricks won are {moment.tricks} after {len(plays)} cards"
    return ""


def _early(trace: Trace, place: int, before: Moment, after: Moment, view: Any) -> str:
    """A card that leaves its trick unfinished changes nothing that has to stay."""
    if not isinstance(trace.acts[place - 1][1], Play) or not view.trick or len(view.trick) == 1:
        return ""
    changed = [name for name in sorted(STAYS_IN_TRICK) if getattr(before, name) != getattr(after, name)]
    return f"{' and '.join(changed)} changed before the trick was complete" if changed else ""
