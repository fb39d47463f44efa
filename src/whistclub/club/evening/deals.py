"""The deals of tables with real cards: entered, confirmed, disputed, decided and corrected."""

from typing import Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening import commands, entries
from whistclub.club.evening.figures import entered_result, score_of, wrong_figures
from whistclub.club.evening.handlers import Entries, NotAtEvening, Request, origin_of
from whistclub.club.evening.links import stands_at
from whistclub.club.evening.lookup import (
    guest_numbered,
    guest_of,
    place_of,
    round_numbered,
    running_round,
    side_of,
    table_numbered,
    unfit,
    with_table,
)
from whistclub.club.evening.named import demand_cards, round_named, table_named
from whistclub.club.evening.settings import Figures
from whistclub.club.evening.state import EnteredDeal, EveningState, Guest, Round, RoundTable
from whistclub.club.evening.terms import EveningTerms, is_over, may_play, terms_of
from whistclub.club.log.decisions import Handlers
from whistclub.evenings.seating import Side


def enter(request: Request) -> Entries:
    """A deal's figures at one's own table, or at any table for an organiser."""
    request = _in_order(request)
    command: commands.EnterDeal = request.command
    if _stands_in_past_round(request):
        return ()
    if _is_afterwards(request):
        return _enter_afterwards(request)
    played, table = _running_table(request)
    _demand_figures(request, command.figures)
    found = _own_side(request, played, command.table)
    if found is None:
        return _enter_as_organiser(request, table)
    guest, side = found
    if command.deal > len(table.deals):
        _demand_next(request, table)
        return (_entered(request, guest, side),)
    return _enter_again(request, table.deals[command.deal - 1], guest, side)


def confirm(request: Request) -> Entries:
    """The figures of the other side, which are quoted."""
    request = _in_order(request)
    command: commands.ConfirmDeal = request.command
    if _stands_in_past_round(request):
        return ()
    played, table = _running_table(request)
    found = _own_side(request, played, command.table)
    if found is None:
        raise NotAtEvening(reason("evening-not-at-table", table=command.table))
    if command.deal > len(table.deals):
        raise NotAtEvening(reason("evening-deal-not-entered", deal=command.deal))
    deal = table.deals[command.deal - 1]
    guest, side = found
    if deal.stands:
        return _unless_same(deal, command)
    if command.figures == (deal.disputed if deal.side == side else deal.figures):
        return (_confirmed(request, guest),)
    if command.figures == (deal.figures if deal.side == side else deal.disputed):
        raise NotAtEvening(reason("evening-confirm-yours"))
    raise NotAtEvening(reason("evening-figures-changed", deal=command.deal))


def correct(request: Request) -> Entries:
    """An organiser's word on a deal that was entered, in any round."""
    request = _in_order(request)
    command: commands.CorrectDeal = request.command
    demand_cards(request.state)
    deals = table_named(round_named(request.state, command.round), command.table).deals
    if command.deal > len(deals):
        raise NotAtEvening(reason("evening-deal-not-entered", deal=command.deal))
    _demand_figures(request, command.figures)
    deal = deals[command.deal - 1]
    if deal.stands and deal.figures == command.figures:
        return ()
    return (
        entries.DealCorrected(
            **origin_of(request),
            round=command.round,
            table=command.table,
            deal=command.deal,
            figures=command.figures,
        ),
    )


def _in_order(request: Request) -> Request:
    """The command with its figures as they are compared: what was played is named only where it may be several things,
    declarers in seat order.
    """
    figures: Figures = request.command.figures
    choices = terms_of(request.state.settings).choices
    is_only = len(choices) == 1 and figures.played == choices[0].key
    named = msgspec.structs.replace(
        figures, played="" if is_only else figures.played, by=tuple(sorted(figures.by))
    )
    return msgspec.structs.replace(request, command=msgspec.structs.replace(request.command, figures=named))


def _stands_in_past_round(request: Request) -> bool:
    """True if a guest of that table or an organiser sends, late, the figures that stand in a round that is over: there
    is nothing to do.
    """
    command: commands.EnterDeal | commands.ConfirmDeal = request.command
    rounds = request.state.rounds
    if command.round > len(rounds) or not rounds[command.round - 1].is_over:
        return False
    played = rounds[command.round - 1]
    guest = guest_of(request.state, request.sender.person)
    place = None if guest is None else place_of(played, guest)
    sits_there = place is not None and place[0] == command.table
    if command.table > len(played.tables) or not (sits_there or request.is_organiser):
        return False
    deals = played.tables[command.table - 1].deals
    figures: Figures = command.figures
    return command.deal <= len(deals) and deals[command.deal - 1].figures == figures


def _is_afterwards(request: Request) -> bool:
    """True if an organiser enters a deal of a round that was ended by hand."""
    rounds, number = request.state.rounds, request.command.round
    return request.is_organiser and number <= len(rounds) and rounds[number - 1].by_hand


def _enter_afterwards(request: Request) -> Entries:
    """A deal that was played, and had not been entered when the round was ended by hand. Raises NotAtEvening."""
    command: commands.EnterDeal = request.command
    demand_cards(request.state)
    table = table_named(round_named(request.state, command.round), command.table)
    _demand_figures(request, command.figures)
    return _enter_as_organiser(request, msgspec.structs.replace(table, over=False))


def _running_table(request: Request) -> tuple[Round, RoundTable]:
    """The table that the command names in the running round. Raises NotAtEvening."""
    command = request.command
    demand_cards(request.state)
    played = running_round(request.state)
    if played is None or played.number != command.round:
        raise NotAtEvening(reason("evening-round-not-on", round=command.round))
    return played, table_named(played, command.table)


def _own_side(request: Request, played: Round, table: int) -> tuple[Guest, Side] | None:
    """The sender as a guest of this table with their side; None for an organiser who does not sit there, and for the
    tablet of this table, at which both sides agree. Raises NotAtEvening.
    """
    if stands_at(request.state, request.sender.person, table):
        return None
    guest = guest_of(request.state, request.sender.person)
    place = None if guest is None else place_of(played, guest)
    if guest is not None and place is not None and place[0] == table and guest.presence == "here":
        return guest, side_of(place[1])
    if not request.is_organiser:
        raise NotAtEvening(reason("evening-not-at-table", table=table))
    return None


def _demand_figures(request: Request, figures: Figures) -> None:
    settings = request.state.settings
    wrong = wrong_figures(figures, settings, terms_of(settings))
    if wrong is not None:
        raise NotAtEvening(wrong)


def _demand_next(request: Request, table: RoundTable) -> None:
    """Raises NotAtEvening unless the command's deal is the next that may be entered."""
    following = next_deal(table, terms_of(request.state.settings))
    if following == 0:
        raise NotAtEvening(reason("evening-table-over", table=request.command.table))
    if request.command.deal != following:
        raise NotAtEvening(reason("evening-deal-order", deal=following))
    waiting = next((number for number, deal in enumerate(table.deals[:-1], 1) if not deal.stands), 0)
    if waiting:
        raise NotAtEvening(reason("evening-deal-waits", deal=waiting))


def next_deal(table: RoundTable, terms: EveningTerms) -> int:
    """The number of the next deal that may be entered at a table, should those entered come to stand; 0 if none may."""
    if table.over:
        return 0
    scores = [score_of(deal.figures, terms) for deal in table.deals]
    if not may_play(scores, terms):
        return 0
    waiting = len(table.deals) - sum(deal.stands for deal in table.deals)
    # A deal beyond those of the round depends on a level that is not certain yet.
    if waiting and terms.target is None and len(scores) >= terms.deals:
        return 0
    return len(scores) + 1


def _enter_as_organiser(request: Request, table: RoundTable) -> Entries:
    """An organiser's figures, which stand at once."""
    command: commands.EnterDeal = request.command
    if command.deal > len(table.deals):
        _demand_next(request, table)
    elif table.deals[command.deal - 1].stands:
        return _unless_same(table.deals[command.deal - 1], command)
    return (_entered(request, None, None),)


def _enter_again(request: Request, deal: EnteredDeal, guest: Guest, side: Side) -> Entries:
    """Figures for a deal that somebody has entered: one's own taken back, the other side's confirmed or disputed."""
    command: commands.EnterDeal = request.command
    if deal.stands:
        return _unless_same(deal, command)
    if deal.side == side:
        if command.figures == deal.disputed:
            return (_confirmed(request, guest),)
        return () if command.figures == deal.figures else (_entered(request, guest, side),)
    if command.figures == deal.figures:
        return (_confirmed(request, guest),)
    if command.figures == deal.disputed:
        return ()
    return (
        entries.DealDisputed(
            **origin_of(request),
            round=command.round,
            table=command.table,
            deal=command.deal,
            guest=guest.number,
            figures=command.figures,
        ),
    )


def _unless_same(deal: EnteredDeal, command: commands.EnterDeal | commands.ConfirmDeal) -> Entries:
    """Nothing to do for the figures that stand. Raises NotAtEvening for others."""
    if deal.figures == command.figures:
        return ()
    raise NotAtEvening(_standing(command.deal))


def _standing(deal: int) -> Reason:
    return reason("evening-deal-stands", deal=deal)


def _entered(request: Request, guest: Guest | None, side: Side | None) -> entries.DealEntered:
    command: commands.EnterDeal = request.command
    return entries.DealEntered(
        **origin_of(request),
        round=command.round,
        table=command.table,
        deal=command.deal,
        figures=command.figures,
        guest=guest.number if guest is not None else 0,
        side=side,
    )


def _confirmed(request: Request, guest: Guest) -> entries.DealConfirmed:
    command: commands.EnterDeal | commands.ConfirmDeal = request.command
    return entries.DealConfirmed(
        **origin_of(request), round=command.round, table=command.table, deal=command.deal, guest=guest.number
    )


def _fold_entered(entry: entries.DealEntered, state: EveningState) -> EveningState:
    played, table = _folded_table(entry, state)
    is_tablet = stands_at(state, entry.by, entry.table)
    deal = EnteredDeal(
        entry.figures, entry.guest, entry.side, entry.at_ms, stands=entry.side is None, tablet=is_tablet
    )
    if entry.deal == len(table.deals) + 1:
        return _with_deal(state, played, table, entry, deal)
    before = _deal_of(table, entry)
    if before.stands:
        raise unfit()
    if entry.side is not None and before.disputed not in {None, entry.figures}:
        deal = msgspec.structs.replace(deal, disputed=before.disputed, disputed_by=before.disputed_by)
    return _with_deal(state, played, table, entry, deal)


def _fold_confirmed(entry: entries.DealConfirmed, state: EveningState) -> EveningState:
    """A guest of the side that entered confirms the figures of the other side, which disputed them."""
    played, table = _folded_table(entry, state)
    deal = _deal_of(table, entry)
    place = place_of(played, guest_numbered(state, entry.guest))
    if deal.stands or place is None:
        raise unfit()
    figures = deal.disputed if side_of(place[1]) == deal.side else deal.figures
    if figures is None:
        raise unfit()
    deal = msgspec.structs.replace(
        deal, figures=figures, stands=True, confirmed_by=entry.guest, disputed=None, disputed_by=0
    )
    return _with_deal(state, played, table, entry, deal)


def _fold_disputed(entry: entries.DealDisputed, state: EveningState) -> EveningState:
    played, table = _folded_table(entry, state)
    deal = _deal_of(table, entry)
    if deal.stands:
        raise unfit()
    deal = msgspec.structs.replace(deal, disputed=entry.figures, disputed_by=entry.guest)
    return _with_deal(state, played, table, entry, deal)


def _fold_corrected(entry: entries.DealCorrected, state: EveningState) -> EveningState:
    played = round_numbered(state, entry.round)
    table = table_numbered(played, entry.table)
    deal = _deal_of(table, entry)
    organiser = dict(state.organisers).get(entry.by, "")
    deal = msgspec.structs.replace(
        deal,
        figures=entry.figures,
        stands=True,
        disputed=None,
        disputed_by=0,
        was=(*deal.was, deal.figures) if deal.stands else deal.was,
        corrected_by=organiser,
    )
    return _with_deal(state, played, table, entry, deal)


DealEntry = entries.DealEntered | entries.DealConfirmed | entries.DealDisputed | entries.DealCorrected


def _folded_table(entry: DealEntry, state: EveningState) -> tuple[Round, RoundTable]:
    """The entry's table in the running round, or in one ended by hand if an organiser enters a deal of it. Raises
    BadRecord.
    """
    played = round_numbered(state, entry.round)
    is_afterwards = played.by_hand and isinstance(entry, entries.DealEntered) and entry.side is None
    if played.is_over and not is_afterwards:
        raise unfit()
    return played, table_numbered(played, entry.table)


def _deal_of(table: RoundTable, entry: DealEntry) -> EnteredDeal:
    if not 1 <= entry.deal <= len(table.deals):
        raise unfit()
    return table.deals[entry.deal - 1]


def _with_deal(
    state: EveningState, played: Round, table: RoundTable, entry: DealEntry, deal: EnteredDeal
) -> EveningState:
    """The state with this deal of a table, which is over if nothing more is played there."""
    deals = (*table.deals[: entry.deal - 1], deal, *table.deals[entry.deal :])
    over = played.is_over or _is_complete(deals, table, terms_of(state.settings))
    changed = msgspec.structs.replace(table, deals=deals, over=over, heard_ms=entry.at_ms)
    return with_table(state, played, entry.table, changed)


def _is_complete(deals: tuple[EnteredDeal, ...], table: RoundTable, terms: EveningTerms) -> bool:
    return all(deal.stands for deal in deals) and is_over(entered_result(deals, table, terms), terms)


HANDLERS: Final = Handlers(
    decide={commands.EnterDeal: enter, commands.ConfirmDeal: confirm, commands.CorrectDeal: correct},
    fold={
        entries.DealEntered: _fold_entered,
        entries.DealConfirmed: _fold_confirmed,
        entries.DealDisputed: _fold_disputed,
        entries.DealCorrected: _fold_corrected,
    },
)
