"""Writes the data files of this version that are not there yet into tests/club/data: each once, and never again."""

from pathlib import Path

import msgspec

from tests.club.evenings import OLGA, Evening, acquaint, append, begun, person, tricks
from tests.club.tables import NOW, house, opened, play_out, players, sent
from whistclub.cards.french import FRENCH
from whistclub.club.bots import run_bots, step
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import Opened as EveningOpened
from whistclub.club.evening.log import table_played
from whistclub.club.local_table import House, Table
from whistclub.club.store.db.schema_version import VERSIONS
from whistclub.club.store.logs.archive import archive_finished
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import SqlLog, open_file
from whistclub.club.store.people.sql_daily import Days, today_of
from whistclub.club.table.commands import (
    Act,
    AgreeSeat,
    AgreeUndo,
    AskSeat,
    Claim,
    Commit,
    Concede,
    Drop,
    Hint,
    NextDeal,
    OpenPart,
    Redo,
    RefuseSeat,
    RefuseUndo,
    Rename,
    Return,
    StandIn,
    Stop,
    Undo,
)
from whistclub.club.table.entries import CommitsClosed, Dealing, Sitter
from whistclub.club.table.seals import commitment_of
from whistclub.evenings.results import DealScore, TableResult
from whistclub.rules.seats import FOUR, Seat

SOUTH = Seat(2)
ONE_SUIT_EACH = " ".join(f"{suit}{rank}" for rank in "23456789TJQKA" for suit in "SHDC")


def main() -> None:
    assert len(FRENCH.cards) == len(ONE_SUIT_EACH.split())
    for name, write in {"games": games, "seats": taken_over, "evening": whole_evening}.items():
        path = Path(__file__).parent / "data" / f"v{VERSIONS[-1]}-{name}.sqlite"
        if not path.exists():
            store = open_file(path)
            write(house(store), store)
            store.close()


def games(home: House, store: SqlLog) -> None:
    """A match of every game, and those that are over in the archive."""
    for preset in ("gongor", "hermits", "askov", "solo"):
        table = home.open(opened(preset, people=(), seed="fixture"))
        play_out(table, deals=2)
        if table.state.match.result is None:
            sent(table, NextDeal, None)
            for _ in range(9):
                step(table, players)
    one_person(home)
    four_people(home)
    sealed(home)
    daily(home, Days(store))
    archive_finished(store, NOW, 9)


def daily(home: House, days: Days) -> None:
    """The deal of a day, as the terminal opens it."""
    day = today_of(days, NOW, lambda: bytes(32))
    dealing = Dealing(day.seed("gongor"), daily=day.date)
    table = home.open(home.opening("gongor", [Sitter("Ada")], dealing, dealer=None))
    sent(table, NextDeal, Seat(0))
    lead(table)


def one_person(home: House) -> None:
    """A name, a hint, a stand-in, an undo, a redo and a concession."""
    table = home.open(opened("whist", people=(SOUTH,), seed="fixture", target="50"))
    sent(table, Rename, SOUTH, name="Ada")
    sent(table, NextDeal, SOUTH)
    run_bots(table, players)
    sent(table, Hint, SOUTH)
    sent(table, StandIn, None, whose=SOUTH, bot="simple")
    for _ in range(5):
        step(table, players)
    sent(table, Return, SOUTH, whose=SOUTH)
    run_bots(table, players)
    for kind in (Undo, Redo, Undo, Concede, NextDeal, Drop, NextDeal):
        sent(table, kind, None if kind is Drop else SOUTH)


def sealed(home: House) -> None:
    """A sealed deal, with a part of one person and none of the other."""
    sitters = [Sitter("Ada"), Sitter("East", "simple"), Sitter("Eva"), Sitter("West", "simple")]
    table = home.open(home.opening("whist", sitters, Dealing(sealed=True)))
    sent(table, NextDeal, SOUTH)
    sent(table, Commit, SOUTH, number=1, commitment=commitment_of("5a" * 32))
    table.log.append(table.id, table.seq, [CommitsClosed(at_ms=NOW)])
    table.refresh()
    sent(table, OpenPart, SOUTH, number=1, part="5a" * 32)
    run_bots(table, players)
    lead(table)


def four_people(home: House) -> None:
    """An undo agreed to, one refused, a claim, and the match stopped."""
    table = home.open(opened("whist", people=FOUR, given=(ONE_SUIT_EACH,), target="50"))
    sent(table, NextDeal, SOUTH)
    (leader,) = table.sight(None).waiting
    lead(table)
    sent(table, Undo, leader)
    for other in FOUR:
        if other != leader:
            sent(table, AgreeUndo, other)
    lead(table)
    sent(table, Undo, leader)
    sent(table, RefuseUndo, Seat((leader + 1) % 4))
    for _ in range(3):
        lead(table)
    sent(table, Claim, table.sight(None).waiting[0])
    sent(table, NextDeal, SOUTH)
    lead(table)
    sent(table, Stop, SOUTH)


def taken_over(home: House, store: SqlLog) -> None:
    """A question for a seat that is refused, and one that everybody agrees to."""
    table = home.open(opened("whist", people=FOUR, target="50"))
    sent(table, NextDeal, SOUTH)
    lead(table)
    for whose in FOUR[:2]:
        sent(table, StandIn, None, whose=whose, bot="simple")
        sent(table, AskSeat, None, whose=whose, who=f"person-{whose}", name="Gil", of=FOUR[2:])
        sent(table, AgreeSeat, SOUTH, of=FOUR[2:])
        sent(
            table,
            RefuseSeat if whose == FOUR[0] else AgreeSeat,
            FOUR[3],
            **({} if whose == FOUR[0] else {"of": FOUR[2:]}),
        )
    sent(table, Return, None, whose=FOUR[1])


def whole_evening(_: House, store: SqlLog) -> None:
    """Every kind of entry of an evening: of a hall, and the results of a club's tables in a second one that is over."""
    hall = evening_in_a_hall()
    online = begun(7, place="online", seed="v2")
    won = TableResult((DealScore((8, 5), (2, 0)),))
    for table in (1, 2):
        online.take(table_played(online.state, 1, table, won, over=True, at_ms=online.now_ms))
    online.do(OLGA, ask.Finish)
    evenings = SqlEvenings(store)
    acquaint(store)
    for evening in (hall, online):
        first = evening.log[0]
        assert isinstance(first, EveningOpened)
        evenings.create(first)
        append(evenings, evening.state.evening, 1, evening.log[1:], evening.state)


def evening_in_a_hall() -> Evening:
    """Three rounds with late-comers, leavers, corrections, an undo and a pause; the fourth is on."""
    evening = Evening("v1", format="partner", minutes=20, first="entered")
    evening.join(9)
    evening.do(OLGA, ask.PairGuests, up=1, down=2)
    evening.do(OLGA, ask.AddGuest, name="Jonas", here=False)
    evening.do(OLGA, ask.RenameGuest, guest=9, name="Karla")
    settings = msgspec.structs.replace(evening.state.settings, format="ladder", rounds=9)
    evening.do(OLGA, ask.ChangeSettings, settings=settings)
    evening.begin()
    away, (out,) = evening.seated()[0], evening.out()
    evening.do(OLGA, ask.Leave, guest=away)
    evening.do(OLGA, ask.Substitute, away=away, guest=out)
    one, other = evening.at(1, 0), evening.at(1, 1)
    deal = {"round": 1, "table": 1, "deal": 1}
    evening.do(one, ask.Reach, round=1)
    evening.do(one, ask.EnterDeal, **deal, figures=tricks(8))
    evening.do(other, ask.EnterDeal, **deal, figures=tricks(7))
    evening.do(one, ask.ConfirmDeal, **deal, figures=tricks(7))
    evening.do(OLGA, ask.ReceiveGuest, guest=10)
    evening.do(OLGA, ask.Extend, minutes=5)
    evening.do(OLGA, ask.EndRound, round=1)
    evening.do(OLGA, ask.DecideTable, round=1, table=2, side=1)
    evening.do(OLGA, ask.CorrectDeal, **deal, figures=tricks(5))
    evening.do(OLGA, ask.Swap, guest=3, other=4)
    evening.do(OLGA, ask.Undo, undone=evening.state.seq)
    evening.begin()
    evening.played(8)
    evening.do(OLGA, ask.AddOrganiser, guest=4)
    evening.do(OLGA, ask.TurnHall, page="clock")
    evening.do(OLGA, ask.Pause)
    evening.do(OLGA, ask.Resume)
    evening.begin()
    evening.played(4)
    evening.do(OLGA, ask.AddOrganiser, guest=5, alone=True)
    evening.do(person(5), ask.AddGuest, name="Late")
    evening.do(person(5), ask.BeginRound, round=4)
    evening.do(person(5), ask.AddOrganiser, guest=3)
    return evening


def lead(table: Table) -> None:
    (seat,) = table.sight(None).waiting
    sent(table, Act, seat, action=table.state.legal[seat][0].text)


if __name__ == "__main__":
    main()
