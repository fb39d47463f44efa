"""Acts of the seats, and hints about them."""

from typing import Final

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.club.log.decisions import Environment, Handlers
from whistclub.club.table import commands, entries
from whistclub.club.table.handlers import Entries, Events, origin_of, person_of, sender, told_of_seat
from whistclub.club.table.narration import act_events
from whistclub.club.table.state import TableState, mark_assisted, seat_of_entry
from whistclub.rules.actions import Action, Play
from whistclub.rules.match import act
from whistclub.rules.seats import Seat


def decide_act(command: commands.Act, state: TableState, environment: Environment) -> Entries:
    """Lets the seat act, if the rules allow it; only a bot may act for a bot's seat."""
    seat = sender(command)
    if bool(state.bot_of(seat)) != command.by_bot:
        raise IllegalAction(reason("seat-of-bot" if not command.by_bot else "seat-of-person"))
    if state.match.position is None:
        raise IllegalAction(reason("no-deal-running"))
    action = state.game.alphabet.read(command.action, state.game.pack)
    # What is not among the legal acts is for the rules to refuse. The position after it is made when the entry is
    # folded.
    if action not in state.legal[seat]:
        state.match.position.play(seat, action)
    origin = origin_of(command, environment)
    return (entries.Acted(**origin, action=action.text, by_bot=command.by_bot),)


def fold_acted(entry: entries.Acted, state: TableState) -> TableState:
    """Plays the act; whatever was undone before can no longer be redone."""
    seat, action = seat_of_entry(entry), state.game.alphabet.read(entry.action, state.game.pack)
    if entry.by_bot and state.stand_ins[seat]:
        state = _with_one_more(state, seat, action)
    return msgspec.structs.replace(
        state,
        match=act(state.match, seat, action),
        trail=(*state.trail, (seat, action)),
        acted=(*state.acted[:seat], state.seq + 1, *state.acted[seat + 1 :]),
        undone=(),
        undo_request=None,
        previous=(len(state.trail), state.match.position),
    )


def _with_one_more(state: TableState, seat: Seat, action: Action) -> TableState:
    """Counts an act that a bot makes for this seat's person."""
    cards, others = state.by_bots[seat]
    counts = (cards + 1, others) if isinstance(action, Play) else (cards, others + 1)
    return msgspec.structs.replace(state, by_bots=(*state.by_bots[:seat], counts, *state.by_bots[seat + 1 :]))


def acted_events(_: entries.Acted, before: TableState, after: TableState) -> Events:
    """The events of the act, as the game narrates them."""
    seat, action = after.trail[-1]
    return act_events(before.game, before.match.position, seat, action, after.match.position)


def decide_hint(command: commands.Hint, state: TableState, environment: Environment) -> Entries:
    """Allows a hint to a person on turn who plays alone against bots."""
    seat = person_of(command, state)
    if not state.legal[seat]:
        raise IllegalAction(reason("not-your-turn"))
    if len(state.people) > 1:
        raise IllegalAction(reason("hint-with-people"))
    return (entries.Hinted(**origin_of(command, environment)),)


def fold_hinted(_: entries.Hinted, state: TableState) -> TableState:
    """Marks the deal as assisted."""
    return msgspec.structs.replace(state, match=mark_assisted(state.match))


def _since_legal_acts_changed(state: TableState, seat: Seat | None) -> int:
    return 0 if seat is None else state.changed[seat]


HANDLERS: Final = Handlers(
    decide={commands.Act: decide_act, commands.Hint: decide_hint},
    fold={entries.Acted: fold_acted, entries.Hinted: fold_hinted},
    events={entries.Acted: acted_events, entries.Hinted: told_of_seat("event-table-hinted")},
    relevant_seq={commands.Act: _since_legal_acts_changed},
)
