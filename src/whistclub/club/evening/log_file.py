"""The log of an evening read from a file that anybody may have written: every entry is checked before it is believed.

The fold trusts its entries, since `decide` has made them. A file may be cut, joined or edited by hand.
"""

from collections.abc import Iterable

from whistclub.cards.errors import BadOption, BadRecord, BadSeating, reason
from whistclub.club.evening import entries
from whistclub.club.evening.entries import AnyEntry, entry_from_text
from whistclub.club.evening.log import fold
from whistclub.club.evening.lookup import unfit
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.terms import check_settings
from whistclub.rules.chance import SEED_BYTES
from whistclub.rules.seats import FOUR


def evening_of_lines(lines: Iterable[str]) -> EveningState:
    """The evening of a log file, one entry a line.

    Raises BadRecord naming the line of an entry that cannot be read, that stands there twice, or that cannot have
    happened.
    """
    state: EveningState | None = None
    before: AnyEntry | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            entry = entry_from_text(line)
            _check(state, before, entry)
            state = fold(state, entry)
        except (BadOption, BadRecord, BadSeating) as problem:
            raise BadRecord(reason("evening-line", line=number)) from problem
        # Figures, tables and guests that no evening has: the fold looks them up without asking.
        except (LookupError, ValueError, TypeError, AttributeError):
            raise BadRecord(reason("evening-line", line=number)) from unfit()
        before = entry
    if state is None:
        raise BadRecord(reason("log-not-opened"))
    return state


def _check(state: EveningState | None, before: AnyEntry | None, entry: AnyEntry) -> None:
    """Raises BadRecord for an entry that no evening has at this place."""
    if entry == before:
        raise BadRecord(reason("evening-entry-twice"))
    if isinstance(entry, entries.Opened):
        _check_opening(state, entry)
    elif state is not None:
        _check_later(state, entry)


def _check_opening(state: EveningState | None, entry: entries.Opened) -> None:
    if state is not None:
        raise BadRecord(reason("evening-opened-twice"))
    try:
        is_seed = len(bytes.fromhex(entry.seed)) == SEED_BYTES
    except ValueError:
        is_seed = False
    if not is_seed:
        raise BadRecord(reason("evening-seed", bytes=SEED_BYTES))
    check_settings(entry.settings)


def _check_later(state: EveningState, entry: AnyEntry) -> None:
    if isinstance(entry, entries.SettingsChanged):
        check_settings(entry.settings)
    if isinstance(entry, entries.GuestAdded) and entry.guest != len(state.guests) + 1:
        raise unfit()
    if isinstance(entry, entries.RoundBegan):
        _check_round(state, entry)
    if isinstance(
        entry, entries.DealEntered | entries.TableDecided | entries.TablePlayed | entries.DealCorrected
    ):
        _check_place(state, entry.round, entry.table)


def _check_round(state: EveningState, entry: entries.RoundBegan) -> None:
    tables = len(entry.seating.tables)
    players = 4 * tables + len(entry.seating.out)
    good = (
        entry.round == len(state.rounds) + 1
        and len(entry.dealers) == tables
        and all(0 <= dealer < len(FOUR) for dealer in entry.dealers)
        and len(entry.holders) >= players
        and all(0 <= guest <= len(state.guests) for guest in entry.holders)
        and len(entry.rooms) in {0, tables}
    )
    if not good:
        raise unfit()


def _check_place(state: EveningState, round_number: int, table: int) -> None:
    if not 1 <= round_number <= len(state.rounds):
        raise unfit()
    if not 1 <= table <= len(state.rounds[round_number - 1].tables):
        raise unfit()
