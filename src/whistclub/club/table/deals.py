"""The beginning of a deal: dealt at once, or sealed first."""

from typing import Final

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.club.log.decisions import Environment, Handlers
from whistclub.club.table import commands, entries
from whistclub.club.table.deal_sources import needs_seal, next_deal
from whistclub.club.table.handlers import Entries, Events, origin_of
from whistclub.club.table.sealed_deal import missing_parts, seal_next_deal
from whistclub.club.table.seals import proof_of
from whistclub.club.table.state import TableState, attach_proof
from whistclub.rules.match import begin_deal, wrong_deal
from whistclub.rules.replay import deal_from_text
from whistclub.rules.values import event


def decide_next_deal(command: commands.NextDeal, state: TableState, environment: Environment) -> Entries:
    """Deals or seals the next deal, between two deals."""
    if state.match.position is not None or state.match.result is not None:
        raise IllegalAction(reason("match-not-between-deals"))
    if state.sealing is not None:
        raise IllegalAction(reason("deal-being-sealed"))
    origin = origin_of(command, environment)
    if needs_seal(state):
        return seal_next_deal(state, origin, environment.fresh)
    deal, seed = next_deal(state, environment.fresh)
    wrong = wrong_deal(state.match, deal_from_text(deal, state.game))
    if wrong is not None:
        raise IllegalAction(wrong)
    return (entries.Dealt(**origin, deal=deal, seed=seed),)


def fold_dealt(entry: entries.Dealt, state: TableState) -> TableState:
    """Begins the deal, with its proof where it was sealed."""
    match = begin_deal(state.match, deal_from_text(entry.deal, state.game), entry.seed)
    if state.sealing is not None:
        match = attach_proof(match, proof_of(state.table, state.sealing))
    return msgspec.structs.replace(state, match=match, trail=(), undone=(), undo_request=None, sealing=None)


def dealt_events(_: entries.Dealt, before: TableState, after: TableState) -> Events:
    """Tells whose parts are missing from a sealed deal, and then what the game tells of a new deal."""
    missing = () if before.sealing is None else missing_parts(before, before.sealing)
    told_missing = tuple(event("event-table-part-missing", seat) for seat in missing)
    return told_missing + after.game.opening(after.match.position)


HANDLERS: Final = Handlers(
    decide={commands.NextDeal: decide_next_deal},
    fold={entries.Dealt: fold_dealt},
    events={entries.Dealt: dealt_events},
)
