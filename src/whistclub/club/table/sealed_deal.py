"""A sealed deal, entry by entry: the house seals it, everybody commits to a part, everybody opens it, the cards are
dealt.
"""

import re
from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, IllegalAction, reason
from whistclub.club.log.decisions import Environment, Handlers
from whistclub.club.table import commands, entries
from whistclub.club.table.deal_sources import sealed_deal
from whistclub.club.table.handlers import (
    Entries,
    Events,
    Origin,
    house_origin,
    origin_of,
    person_of,
)
from whistclub.club.table.seals import WAIT_MS, Sealing, commitment_of, seal_of
from whistclub.club.table.state import TableState, seat_of_entry, with_text_at
from whistclub.rules.chance import SEED_BYTES
from whistclub.rules.options import options_mapping
from whistclub.rules.seats import Seat
from whistclub.rules.values import event

_HEX32: Final = re.compile(r"[0-9a-f]{64}")


def contributors(state: TableState) -> tuple[Seat, ...]:
    """The seats whose people add a part: all people but those for whom a bot stands in. Nobody adds one to cards that
    other tables hold too.
    """
    if len(state.match.deals) < len(state.opened.dealing.secrets):
        return ()
    return tuple(seat for seat in state.people if not state.stand_ins[seat])


def missing_parts(state: TableState, sealing: Sealing) -> tuple[Seat, ...]:
    """The people whose parts count as zeros if the deal is dealt now. At tables that hold the same cards nobody is
    asked for a part.
    """
    if sealing.number <= len(state.opened.dealing.secrets):
        return ()
    return tuple(seat for seat in state.people if not sealing.parts[seat])


def seal_next_deal(state: TableState, origin: Origin, fresh: Callable[[int], bytes]) -> Entries:
    """Seals the next deal with a fresh secret, and deals it at once where nobody adds a part."""
    number, shared = len(state.match.deals) + 1, state.opened.dealing.secrets
    secret = shared[number - 1] if number <= len(shared) else fresh(SEED_BYTES).hex()
    seal = seal_of(state.table, number, state.game.key, options_mapping(state.game.options), secret)
    sealed = entries.Sealed(**origin, number=number, secret=secret, sealed=seal)
    if contributors(state):
        return (sealed,)
    return (sealed, *deal_sealed(fold_sealed(sealed, state), house_origin(sealed.at_ms)))


def deal_sealed(state: TableState, origin: Origin) -> Entries:
    """Deals the sealed deal with the parts there are."""
    if state.sealing is None:
        return ()
    deal, seed = sealed_deal(state, state.sealing)
    return (entries.Dealt(**origin, deal=deal, seed=seed),)


def decide_commit(command: commands.Commit, state: TableState, environment: Environment) -> Entries:
    """Takes a commitment; the last one closes the round."""
    sealing, seat = state.sealing, person_of(command, state)
    if sealing is None or sealing.opening or command.number != sealing.number:
        raise IllegalAction(reason("no-seal-to-commit"))
    if sealing.commitments[seat] or not _HEX32.fullmatch(command.commitment):
        raise IllegalAction(reason("no-seal-to-commit"))
    entry = entries.Committed(**origin_of(command, environment), commitment=command.commitment)
    if all(sealing.commitments[other] or other == seat for other in contributors(state)):
        return (entry, entries.CommitsClosed(at_ms=entry.at_ms))
    return (entry,)


def decide_open_part(command: commands.OpenPart, state: TableState, environment: Environment) -> Entries:
    """Takes a part, which must be what the seat committed to; the last one deals."""
    sealing, seat = state.sealing, person_of(command, state)
    if sealing is None or not sealing.opening or command.number != sealing.number or sealing.parts[seat]:
        raise IllegalAction(reason("no-seal-to-open"))
    if not _HEX32.fullmatch(command.part) or commitment_of(command.part) != sealing.commitments[seat]:
        raise IllegalAction(reason("part-not-committed"))
    entry = entries.PartOpened(**origin_of(command, environment), part=command.part)
    after = fold_part_opened(entry, state)
    if _awaits_parts(_sealing_of(after)):
        return (entry,)
    return (entry, *deal_sealed(after, house_origin(entry.at_ms)))


def decide_proceed(command: commands.Proceed, state: TableState, environment: Environment) -> Entries:
    """Goes on without those who are late: from commitments to parts, from parts to the deal."""
    if command.seat is not None:
        raise IllegalAction(reason("house-only"))
    sealing, origin = state.sealing, origin_of(command, environment)
    if sealing is None or environment.at_ms < sealing.ends_ms:
        raise IllegalAction(reason("nothing-to-wait-for"))
    # Where nobody has committed there is no part to wait for.
    if not sealing.opening and any(sealing.commitments):
        return (entries.CommitsClosed(**origin),)
    return deal_sealed(state, origin)


def fold_sealed(entry: entries.Sealed, state: TableState) -> TableState:
    """Begins to wait for commitments."""
    nothing = ("",) * len(state.seats)
    sealing = Sealing(
        number=entry.number,
        secret=entry.secret,
        sealed=entry.sealed,
        commitments=nothing,
        parts=nothing,
        ends_ms=entry.at_ms + WAIT_MS,
    )
    return msgspec.structs.replace(state, sealing=sealing, undone=(), undo_request=None)


def fold_committed(entry: entries.Committed, state: TableState) -> TableState:
    """Adds the seat's commitment."""
    sealing = _sealing_of(state)
    commitments = with_text_at(sealing.commitments, seat_of_entry(entry), entry.commitment)
    return msgspec.structs.replace(state, sealing=msgspec.structs.replace(sealing, commitments=commitments))


def fold_commits_closed(entry: entries.CommitsClosed, state: TableState) -> TableState:
    """Begins to wait for parts."""
    sealing = msgspec.structs.replace(_sealing_of(state), opening=True, ends_ms=entry.at_ms + WAIT_MS)
    return msgspec.structs.replace(state, sealing=sealing)


def fold_part_opened(entry: entries.PartOpened, state: TableState) -> TableState:
    """Adds the seat's part."""
    sealing = _sealing_of(state)
    parts = with_text_at(sealing.parts, seat_of_entry(entry), entry.part)
    return msgspec.structs.replace(state, sealing=msgspec.structs.replace(sealing, parts=parts))


def sealed_events(entry: entries.Sealed, _: TableState, __: TableState) -> Events:
    """Shows the seal."""
    return (event("event-table-sealed", None, number=entry.number, sealed=entry.sealed),)


def allowed_while_sealing(sealing: Sealing, seat: Seat) -> list[str]:
    """The commands that this seat's person may send while the deal is being sealed."""
    if sealing.opening:
        return ["open"] if sealing.commitments[seat] and not sealing.parts[seat] else []
    return [] if sealing.commitments[seat] else ["commit"]


def _awaits_parts(sealing: Sealing) -> bool:
    pairs = zip(sealing.commitments, sealing.parts, strict=True)
    return any(commitment and not part for commitment, part in pairs)


def _sealing_of(state: TableState) -> Sealing:
    if state.sealing is None:
        raise BadRecord(reason("entry-unknown"))
    return state.sealing


HANDLERS: Final = Handlers(
    decide={
        commands.Commit: decide_commit,
        commands.OpenPart: decide_open_part,
        commands.Proceed: decide_proceed,
    },
    fold={
        entries.Sealed: fold_sealed,
        entries.Committed: fold_committed,
        entries.CommitsClosed: fold_commits_closed,
        entries.PartOpened: fold_part_opened,
    },
    events={entries.Sealed: sealed_events},
)
