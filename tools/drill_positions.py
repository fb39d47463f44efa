"""Looks for the positions of drills: plays deals by the conventions and keeps places where a convention decides.

    python -m tools.drill_positions minnesota > src/whistclub/players/minnesota/drills.json
    python -m tools.drill_positions solo > src/whistclub/players/solo/drills.json
    python -m tools.drill_positions oh_hell number under take > src/whistclub/games/oh_hell/drills.json

Kinds that are named are those of any game (`tools.drill_kinds`). Else all seats are played by the adviser of guided
deals. No deal serves twice, and at all positions of a drill but one a player who goes by high and low cards alone would
play another card.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from tools.drill_kinds import drills_by_kind, turns
from whistclub.club.bot_pool import teacher_of
from whistclub.games.registry import game_of_preset
from whistclub.players.baseline import SimplePlayer
from whistclub.players.choice import Ground, Kind
from whistclub.players.drills import Drill, DrillPosition
from whistclub.players.levels import USUAL_LEVEL
from whistclub.players.player import Decision, own_budget
from whistclub.players.registry import make_player
from whistclub.rules.actions import Play
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, partner_of

_POSITIONS: Final = 4
_DEALS: Final = 1500
_LEAST_CARDS: Final = 3
_TELLS: Final = 8
"""The cards left with which a first lead tells a partner something."""
_NOTHING: Final = ""

Fits = Callable[[Any, Decision], bool]


class Wanted(msgspec.Struct, frozen=True):
    """The positions wanted for a drill: the reasons that decide there, and what else must hold."""

    name: str
    rule: str
    keys: frozenset[str]
    fits: Fits
    any_of_suit: bool = False


def _leads(view: Any) -> list[tuple[Seat, str]]:
    """The leads so far in order: seat and suit."""
    plays = [(seat, act.card) for seat, act in view.acts if isinstance(act, Play)]
    return [(seat, card.suits) for seat, card in plays[::4]]


def _has_led(view: Any, seat: Seat) -> bool:
    return any(leader == seat for leader, _ in _leads(view))


def _first_trick(view: Any, _: Decision) -> bool:
    return not _leads(view)


def _speaks_first(view: Any, _: Decision) -> bool:
    """The own first lead of the deal, later than the first trick, before the partner has led."""
    return bool(_leads(view)) and not _has_led(view, partner_of(view.viewer))


def _own_suit_after_invite(view: Any, _: Decision) -> bool:
    return _is_early(view) and _has_led(view, partner_of(view.viewer))


def _is_early(view: Any, _: Decision | None = None) -> bool:
    return len(view.hand) >= _TELLS


def _granded(view: Any, decision: Decision) -> bool:
    """The partner granded and invited, or has led the own suit back."""
    if decision.why.key == "why-partners-suit":
        return bool(view.grander == partner_of(view.viewer))
    own = [suit for seat, suit in _leads(view) if seat == view.viewer]
    theirs = [suit for seat, suit in _leads(view) if seat == partner_of(view.viewer)]
    return bool(own and theirs and own[0] == theirs[0])


def _always(*_: object) -> bool:
    return True


def _declarer_of_misere(view: Any, _: Decision) -> bool:
    return view.standing == "misere" and view.viewer in view.holders


WANTED: Final = {
    "minnesota": (
        Wanted("c1", "C1", frozenset({"why-invite-high", "why-invite-low"}), _speaks_first),
        Wanted("c2", "C2", frozenset({"why-invite-high"}), _first_trick),
        Wanted("c3", "C3", frozenset({"why-answer-high"}), _always),
        Wanted("c4", "C4", frozenset({"why-invite-high"}), _own_suit_after_invite),
        Wanted("c5", "C5", frozenset({"why-return-high"}), _is_early),
        Wanted("c6", "C6", frozenset({"why-partners-suit", "why-own-suit"}), _granded, any_of_suit=True),
        Wanted("c7", "C7", frozenset({"why-sluff-unwanted"}), _always, any_of_suit=True),
        Wanted("c8", "C8", frozenset({"why-invite-low"}), _always),
        Wanted("c9", "C9", frozenset({"why-answer-low"}), _always),
        Wanted("c10", "C10", frozenset({"why-sluff-low"}), _always, any_of_suit=True),
        Wanted("c11", "C11", frozenset({"why-partners-suit-low", "why-lead-to-lose"}), _always, any_of_suit=True),
    ),
    "solo": (
        Wanted(
            "misere",
            _NOTHING,
            frozenset({"why-solo-duck-highest", "why-solo-throw-danger", "why-solo-misere-lead"}),
            _declarer_of_misere,
        ),
    ),
}  # fmt: skip


class Found(msgspec.Struct, frozen=True):
    """A place found: the game, the position for the file, the view there, and whether a simple player errs."""

    game: Game
    position: DrillPosition
    view: Any
    is_hard: bool


def main() -> None:
    """Prints the drills of a preset as JSON."""
    preset, *kinds = sys.argv[1:]
    if kinds:
        show(drills_by_kind(preset, game_of_preset(preset, {}), kinds, _DEALS))
    else:
        show(tuple(drills_by_convention(preset)))


def drills_by_convention(preset: str) -> Iterator[Drill]:
    """The drills in which conventions decide."""
    wanted = WANTED[preset]
    kept: dict[str, list[Found]] = {one.name: [] for one in wanted}
    for number in range(1, _DEALS + 1):
        found = list(places(preset, f"drill {preset} {number}"))
        rarest = sorted(wanted, key=lambda one: len(kept[one.name]))
        pairs = ((one, place) for one in rarest for place in found if _takes(one, kept[one.name], place))
        for one, place in pairs:
            kept[one.name].append(place)
            break
    for one in wanted:
        positions = tuple(each.position for each in kept[one.name])
        yield Drill(one.name, one.rule, preset, one.any_of_suit, positions)


def show(drills: Sequence[Drill]) -> None:
    """Prints drills as JSON, and beside them what is asked."""
    print("[", ",\n".join(msgspec.json.encode(one).decode() for one in drills), "]", sep="\n")
    for drill in drills:
        said = [(at.seed, len(at.acts), at.answer, at.why.key) for at in drill.positions]
        print(drill.name, said, file=sys.stderr)


def _takes(one: Wanted, kept: list[Found], place: Found) -> bool:
    """True if the place suits the drill and is unlike those it has."""
    position, view = place.position, place.view
    decision = Decision(view.legal[0], Ground(position.why), Kind.TOLD)
    if len(kept) == _POSITIONS or position.why.key not in one.keys or not one.fits(view, decision):
        return False
    answer = position.answer.split()[1]
    suit = answer[0]
    others = [act.text for act in view.legal if act.text.split()[1][0] != suit]
    if len(view.legal) < _LEAST_CARDS or (one.any_of_suit and len(others) < 2):
        return False
    share = sum(each.position.why.key == position.why.key for each in kept)
    if len(one.keys) > 1 and share >= _POSITIONS // 2:
        return False
    easy = sum(not each.is_hard for each in kept)
    return place.is_hard or easy < 1


def places(preset: str, seed: str) -> Iterator[Found]:
    """The decisions about a card in the first deal of this seed."""
    game = game_of_preset(preset, {})
    player, simple = make_player(game, teacher_of(game, USUAL_LEVEL)), SimplePlayer()
    for acts, view, decision in turns(game, seed, player):
        if isinstance(decision.action, Play) and len(view.legal) >= _LEAST_CARDS:
            other = simple.choose(view, Random(seed), own_budget(player))  # noqa: S311
            at = DrillPosition(seed, acts, decision.action.text, decision.why)
            yield Found(game, at, view, other != decision.action)


if __name__ == "__main__":
    main()
