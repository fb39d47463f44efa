"""Commands to a match that come from the table itself and not from a person."""

from collections.abc import Coroutine

from whistclub.club.live_log import LiveMatch
from whistclub.club.log.decisions import Answer
from whistclub.club.people import Person
from whistclub.club.table import commands as to
from whistclub.rules.seats import Seat


async def hand_back(live: LiveMatch, seat: Seat) -> None:
    """Ends the stand-in of a seat whose person is here."""
    if live.state.match.result is None and live.state.stand_ins[seat]:
        seq = live.state.seq
        # The ids below say what is done and after which entry, so that it counts once if several workers do it.
        await live.send(to.Return(id=f"back-{seq}-{seat}", saw=seq, seat=None, whose=seat))


async def stand_in(live: LiveMatch, seat: Seat, bot: str, why: str) -> None:
    """Lets a bot play on for a person who is gone or out of time; `why` makes the command's id."""
    state = live.state
    if state.match.result is None and seat in state.people and not state.stand_ins[seat]:
        name = f"{why}-{state.seq}-{seat}"
        await live.send(to.StandIn(id=name, saw=state.seq, seat=None, whose=seat, bot=bot))


async def proceed(live: LiveMatch) -> None:
    """Goes on with a sealed deal whose time for commitments or parts is over."""
    seq = live.shown.seq
    await live.send(to.Proceed(id=f"proceed-{seq}", saw=live.state.seq, seat=None))


async def deal_first(live: LiveMatch) -> None:
    """Begins the first deal."""
    await live.send(to.NextDeal(id="deal-1", saw=live.state.seq, seat=None))


async def deal_next(live: LiveMatch) -> None:
    """Begins the next deal."""
    await live.send(to.NextDeal(id=f"deal-{len(live.shown.match.deals) + 1}", saw=live.state.seq, seat=None))


async def stop(live: LiveMatch) -> None:
    """Stops the match; the running deal counts nothing."""
    if live.state.match.result is None:
        await live.send(to.Stop(id=f"stop-{live.state.seq}", saw=live.state.seq, seat=None))


async def rename(live: LiveMatch, seat: Seat, name: str, who: str) -> None:
    """Makes this the name of the seat's person, whose id is `who`; a bot's seat becomes theirs."""
    sitter, seq = live.state.sitters[seat], live.state.seq
    if sitter.bot or sitter.name != name or sitter.who not in {"", who}:
        for_bot = bool(sitter.bot)
        command = to.Rename(id=f"name-{seq}", saw=seq, seat=seat, name=name, who=who, for_bot=for_bot)
        await live.send(command)


async def ask_seat(live: LiveMatch, whose: Seat, person: Person, of: tuple[Seat, ...]) -> Answer:
    """Asks the people in seats `of` whether this person may take the cards of a seat over."""
    seq = live.state.seq
    name = f"seat-{seq}-{whose}"
    return await live.send(
        to.AskSeat(id=name, saw=seq, seat=None, whose=whose, who=person.id, name=person.called, of=of)
    )


def withdraw_seat_question(live: LiveMatch) -> Coroutine[object, object, Answer]:
    """Withdraws the question for a seat, as put to the people at the table now; to be run in the background."""
    seq = live.state.seq
    return live.send(to.RefuseSeat(id=f"seats-{seq}", saw=seq, seat=None))
