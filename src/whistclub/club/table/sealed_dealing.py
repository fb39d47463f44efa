"""How a sealed deal comes about, entry by entry: sealed, committed to by everybody, opened by everybody, dealt."""

import re
from collections.abc import Callable
from typing import Any, Final

from whistclub.cards.errors import reason
from whistclub.club.table import commands as to
from whistclub.club.table import entries as on
from whistclub.club.table.dealing import sealed_deal
from whistclub.club.table.seals import Sealing, commitment_of, seal_of
from whistclub.club.table.state import TableState, fold
from whistclub.rules.options import options_mapping
from whistclub.rules.seats import Seat

_HEX32: Final = re.compile(r"[0-9a-f]{64}")
Made = tuple[on.Entry, ...]


def awaited(state: TableState) -> tuple[Seat, ...]:
    """The seats whose people add a part: all but those for whom a bot stands in."""
    return tuple(seat for seat in state.people if not state.stand_ins[seat])


def missing_parts(state: TableState, made: Sealing) -> tuple[Seat, ...]:
    """The people whose parts count as zeros, should the deal be dealt now."""
    return tuple(seat for seat in state.people if not made.parts[seat])


def sealed_now(state: TableState, by: dict[str, Any], fresh: Callable[[], bytes]) -> Made:
    """The next deal sealed with a fresh secret; dealt at once where nobody adds a part."""
    number, secret = len(state.match.deals) + 1, fresh().hex()
    shown = seal_of(state.table, number, state.game.key, options_mapping(state.game.options), secret)
    sealed = on.Sealed(**by, number=number, secret=secret, sealed=shown)
    if awaited(state):
        return (sealed,)
    return (sealed, *dealt_now(fold(state, sealed), _house(by)))


def committed(state: TableState, command: to.Commit, by: dict[str, Any]) -> Made | to.Refused:
    """A commitment, the last of which closes the round."""
    made, seat = state.sealing, command.seat
    if made is None or made.opening or seat is None or command.number != made.number:
        return to.Refused(reason("no-seal-to-commit"))
    if made.commitments[seat] or not _HEX32.fullmatch(command.commitment):
        return to.Refused(reason("no-seal-to-commit"))
    entry = on.Committed(**by, commitment=command.commitment)
    if all(made.commitments[other] or other == seat for other in awaited(state)):
        return (entry, on.CommitsClosed(at_ms=entry.at_ms))
    return (entry,)


def opened_part(state: TableState, command: to.OpenPart, by: dict[str, Any]) -> Made | to.Refused:
    """A part opened, which must be what was committed to; the last one deals."""
    made, seat = state.sealing, command.seat
    if made is None or not made.opening or seat is None or command.number != made.number or made.parts[seat]:
        return to.Refused(reason("no-seal-to-open"))
    if not _HEX32.fullmatch(command.part) or commitment_of(command.part) != made.commitments[seat]:
        return to.Refused(reason("part-not-committed"))
    entry = on.PartOpened(**by, part=command.part)
    after = fold(state, entry)
    if after.sealing is None or _parts_missing(after.sealing):
        return (entry,)
    return (entry, *dealt_now(after, _house(by)))


def closed(state: TableState, by: dict[str, Any]) -> Made:
    """On without those who are missing: from commitments to parts, from parts to the deal."""
    made = state.sealing
    if made is not None and not made.opening and any(made.commitments):
        return (on.CommitsClosed(**by),)
    return dealt_now(state, by)


def dealt_now(state: TableState, by: dict[str, Any]) -> Made:
    """The sealed deal with the parts there are."""
    if state.sealing is None:
        return ()
    deal, seed = sealed_deal(state, state.sealing)
    return (on.Dealt(**by, deal=deal, seed=seed),)


def _parts_missing(made: Sealing) -> bool:
    return any(commitment and not part for commitment, part in zip(made.commitments, made.parts, strict=True))


def _house(by: dict[str, Any]) -> dict[str, Any]:
    return {"at_ms": by["at_ms"]}
