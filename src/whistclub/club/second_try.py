"""A finished deal tried again: the match as it stood after some of the deal's acts, gone on with at a table of its own.

Such a table is a log like any other. Its first entry holds the record up to that place, and says where it is from, so
that it counts for no statistics.
"""

from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, NotFound, NotHere, reason
from whistclub.club.table.entries import TriedFrom
from whistclub.club.table.sight import public_match
from whistclub.club.table.state import TableState
from whistclub.games.registry import game_of_preset, make_game
from whistclub.rules.actions import Play
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.options import specs
from whistclub.rules.record import Record
from whistclub.rules.replay import record_of, replay

_TRICKS: Final = frozenset({"event-trick", "event-trick-dummy"})


def tried_from(state: TableState, place: int, acts: int) -> TriedFrom:
    """The place in a finished deal after so many of its acts, as people call it. Raises NotHere for a deal that is not
    open, and where nothing is left to be done.
    """
    tried = TriedFrom(state.table, place, acts, 0, 0)
    record_to_try(state, tried)
    played = public_match(state).deals[place - 1]
    return msgspec.structs.replace(
        tried, number=played.setting.number, trick=_trick_after(state.game, played, acts)
    )


def _trick_after(game: Game, played: Played, acts: int) -> int:
    """The number of the trick that goes on after so many acts; 0 before the first card."""
    position = game.start(played.deal, played.setting)
    done = 0
    for seat, action in played.acts[:acts]:
        after = position.play(seat, action)
        done += any(event.kind in _TRICKS for event in game.narrate(position, seat, action, after))
        position = after
    has_card = any(isinstance(action, Play) for _, action in played.acts[:acts])
    return done + 1 if has_card else 0


def record_to_try(state: TableState, tried: TriedFrom) -> Record:
    """The record of the match up to this place. Its deals have no seeds, so that nothing dealt later follows from it.

    Raises NotHere for a deal that is not open, and for a place where nothing is left to be done.
    """
    public = public_match(state)
    played = public.deals[tried.place - 1] if 1 <= tried.place <= len(public.deals) else None
    if played is None or not played.deal.pack:
        raise NotFound(reason("deal-not-open"))
    if not 0 <= tried.acts <= len(played.acts):
        raise NotHere(reason("try-no-such-act", most=len(played.acts)))
    earlier = tuple(
        msgspec.structs.replace(one, seed=None, proof=None) for one in public.deals[: tried.place - 1]
    )
    cut = Played(played.setting, played.deal, acts=played.acts[: tried.acts])
    record = record_of(Match(public.game, played.setting, (*earlier, cut)))
    if not _goes_on(record):
        raise NotHere(reason("try-deal-over"))
    return record


def _goes_on(record: Record) -> bool:
    try:
        return replay(record, make_game).position is not None
    except BadRecord:
        # Its acts end the match, which the record says is running.
        return False


def options_beyond(preset: str, game: Game) -> dict[str, str]:
    """The option texts that make this game of the preset. Raises BadOption for an unknown preset."""
    usual = game_of_preset(preset, {}).options
    return {
        spec.name: spec.write(getattr(game.options, spec.name))
        for spec in specs(game.options_type)
        if getattr(game.options, spec.name) != getattr(usual, spec.name)
    }
