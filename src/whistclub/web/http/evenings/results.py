"""The results of an evening that is over, as everybody with its link may read them."""

from collections.abc import Iterator

from whistclub.club.evening.handlers import is_organiser
from whistclub.club.evening.lookup import guest_of
from whistclub.club.evening.state import EveningState
from whistclub.web.live.evenings.encode_guest import Moment, card_of
from whistclub.web.live.evenings.encode_tables import adjustments_of
from whistclub.wire import evening_pages as wire


def results_of(moment: Moment, person: str) -> wire.Results:
    """The results, for this person (empty for nobody)."""
    state, ranking = moment.state, moment.ranking
    own = guest_of(state, person)
    return wire.Results(
        code=state.code,
        settings=state.settings,
        opened_ms=state.opened_ms,
        rounds=sum(one.is_over for one in state.rounds),
        organisers=tuple(name for _, name in state.organisers),
        standing_keys=ranking.keys,
        standings=ranking.rows,
        prizes=ranking.prizes,
        adjustments=tuple(one for one in adjustments_of(state) if not one.taken_back),
        corrected=tuple(_corrected(state)),
        cards=tuple(
            wire.PersonCard(
                guest=row.guest, name=row.name, rows=tuple(card_of(moment, state.guests[row.guest - 1]))
            )
            for row in ranking.rows
        ),
        each=moment.terms.sides != 2,
        guest=0 if own is None else own.number,
        may_export=own is not None or is_organiser(state, person),
        organises=is_organiser(state, person),
    )


def _corrected(state: EveningState) -> Iterator[wire.CorrectedDeal]:
    """The deals that an organiser decided or corrected, in their order."""
    for played in state.rounds:
        for table, at in enumerate(played.tables, 1):
            for number, deal in enumerate(at.deals, 1):
                if deal.corrected_by:
                    yield wire.CorrectedDeal(
                        round=played.number, table=table, deal=number, by=deal.corrected_by
                    )
