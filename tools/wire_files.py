"""Writes what others build a client from, in `tests/web/fixtures`: example transcripts from tables played out and from
an evening, and the list of games. Without changes to either it writes the same bytes again.

    python -m tools.wire_files            # those files
    python -m tools.wire_files FOLDER     # the schemas of messages and records instead, which the site has too
"""

import argparse
import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Self

import msgspec

from tools.evening_files import evening_schema, evening_transcript
from whistclub.cards.card import Card
from whistclub.club.bots import bot_command, due
from whistclub.club.local_table import House, Table
from whistclub.club.log.decisions import Done
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table import commands as to
from whistclub.club.table.entries import Dealing, Sitter
from whistclub.club.table.log import fold
from whistclub.players.registry import make_player
from whistclub.rules.actions import Action
from whistclub.rules.encoding import encode
from whistclub.rules.moment import Moment
from whistclub.rules.record import record_schema
from whistclub.rules.seats import Seat, seat_letter
from whistclub.rules.values import View
from whistclub.web.http.games.forms import games
from whistclub.web.http.links import Address
from whistclub.web.live.deltas import delta, snapshot
from whistclub.web.live.scene import Scene, scene
from whistclub.wire import messages, parts

ROOT: Final = Path(__file__).resolve().parent.parent
FIXTURES: Final = ROOT / "tests" / "web" / "fixtures"
NOW_MS: Final = 1_795_000_000_000
PART: Final = "5a" * 32
_MOST: Final = 400
_WINNING: Final = {
    "anyOf": [{"type": "integer"}, {"type": "null"}],
    "default": None,
    "description": "the seat whose card is winning the trick so far, -1 for the dummy; null before the second card",
}


def schemas() -> dict[str, bytes]:
    """The JSON Schemas of the messages of tables and of evenings and of a record, by the names of their files."""
    record = msgspec.json.format(msgspec.json.encode(record_schema()), indent=1) + b"\n"
    return {
        "wire.schema.json": _schema(),
        "evening.schema.json": evening_schema(),
        "record.schema.json": record,
    }


def _schema() -> bytes:
    """The JSON Schema of every message, and under `views` of the fields of an open view: the common ones and a
    moment's.
    """
    views = {"common": View, "moment": Moment}
    named, parts = msgspec.json.schema_components(
        [messages.FromClient, messages.ToClient, *views.values()],
        schema_hook=_text_form,
        ref_template="#/$defs/{name}",
    )
    parts[View.__name__]["properties"]["winning"] = _WINNING
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages between a client and the club",
        "properties": {"from_client": named[0], "to_client": named[1]},
        "views": dict(zip(views, named[2:], strict=True)),
        "$defs": parts,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def _text_form(kind: type) -> dict[str, Any]:
    if issubclass(kind, Card | Action):
        return {"type": "string", "description": "a card or an act in its text form"}
    raise NotImplementedError


class Transcript:
    """One person's connection to a table with bots: all that went over it, in order."""

    def __init__(self, preset: str, seats: int, cards: str = "") -> None:
        source = cards or preset
        chance = (hashlib.sha256(f"{source} {count}".encode()).digest() for count in itertools.count())
        house = House(MemoryLog(), now=lambda: NOW_MS, fresh=lambda _: next(chance))
        sitters = [Sitter("Ada"), *(Sitter(name, bot="simple") for name in ("East", "South", "West"))][:seats]
        opened = house.opening(preset, sitters, Dealing(sealed=True))
        self.table = house.open(msgspec.structs.replace(opened, table=f"{preset}-example"))
        self.lines: list[dict[str, Any]] = []
        self._ids = itertools.count(1)
        self.preset, self.now = preset, scene(self.table.state)

    def run(self, deals: int = 2) -> Self:
        """So many deals, the person's acts chosen as a bot would choose them."""
        self._sent(messages.Hello())
        self._welcome()
        for _ in range(deals):
            self._deal()
            while self.table.state.match.position is not None:
                if due(self.table.state) is None:
                    self._person_acts()
                else:
                    seat = due(self.table.state) or Seat(0)
                    command = bot_command(self.table.state, seat, make_player)
                    action = self.preferred(seat, command.action)
                    self._follow(msgspec.structs.replace(command, action=action))
        return self

    def preferred(self, _seat: int, action: str) -> str:
        """The act to be done where a bot would choose this one."""
        return action

    def _deal(self) -> None:
        number = len(self.table.state.match.deals) + 1
        commands = [messages.NextDeal(id=self._id(), saw=self.table.seq)]
        self._command(commands[0], to.NextDeal)
        if self.table.state.sealing is None:
            return
        commitment = hashlib.sha256(bytes.fromhex(PART)).hexdigest()
        self._command(
            messages.Commit(id=self._id(), saw=self.table.seq, number=number, commitment=commitment),
            to.Commit,
        )
        self._command(messages.Open(id=self._id(), saw=self.table.seq, number=number, part=PART), to.OpenPart)

    def _person_acts(self) -> None:
        seat = Seat(0)
        decided = bot_command(_as_bot(self.table), seat, make_player)
        action = self.preferred(seat, decided.action)
        self._command(messages.Act(id=self._id(), saw=self.table.seq, action=action), to.Act)

    def _command(self, message: Any, kind: Any) -> None:
        self._sent(message)
        facts = msgspec.structs.asdict(message)
        self._follow(kind(seat=Seat(0), **facts), message.id)

    def _follow(self, command: Any, asked: str = "") -> None:
        answer = self.table.send(command)
        for entry, state in self._new():
            before, self.now = self.now, scene(state)
            self._got(delta(before, entry, self.now, msgspec.UNSET).to(Seat(0)))
        if asked and isinstance(answer, Done):
            self._got(encode(messages.Done(id=asked, seq=answer.seq)))

    def _new(self) -> Iterator[tuple[Any, Any]]:
        state = self.now.state
        for entry in self.table.log.read(self.table.id, state.seq):
            state = fold(state, entry)
            yield entry, state

    def _welcome(self) -> None:
        shown: Scene = self.now
        self._got(encode(snapshot(shown, Seat(0), self._info(), self._you(), NOW_MS, None)))

    def _info(self) -> parts.TableInfo:
        state = self.table.state
        seats = tuple(
            parts.SeatInfo(
                seat=seat,
                letter=seat_letter(seat, len(state.seats)),
                kind="bot" if state.sitters[seat].bot else "person",
                name=state.sitters[seat].name,
                bot=state.sitters[seat].bot,
                here=not state.sitters[seat].bot,
            )
            for seat in state.seats
        )
        return parts.TableInfo(
            id="k3Jx0aPq7wZbN5cR2mYtVd",
            game=state.game.key,
            preset=self.preset,
            options={},
            settings=parts.Settings(preset=self.preset, bot="simple"),
            phase="playing",
            match=state.table,
            seats=seats,
            host="Ada",
        )

    def _you(self) -> parts.You:
        return parts.You(name="Ada", seat=0, host=True)

    def _id(self) -> str:
        return f"c{next(self._ids)}"

    def _sent(self, message: Any) -> None:
        self.lines.append({"from": "client", "message": msgspec.json.decode(msgspec.json.encode(message))})

    def _got(self, text: bytes) -> None:
        self.lines.append({"from": "server", "message": msgspec.json.decode(text)})

    def text(self) -> bytes:
        """One message a line."""
        return b"".join(msgspec.json.encode(line) + b"\n" for line in self.lines[:_MOST])


def _as_bot(table: Table) -> Any:
    sitters = tuple(Sitter(one.name, one.bot or "simple") for one in table.state.sitters)
    return msgspec.structs.replace(table.state, sitters=sitters)


def files() -> dict[Path, bytes]:
    """Every file with what it must hold."""
    found = {}
    for preset, seats in (
        ("minnesota", 4),
        ("solo", 4),
        ("askov", 4),
        ("whist", 4),
        ("gongor", 1),
        ("hermits", 1),
    ):
        found[FIXTURES / f"{preset}.jsonl"] = Transcript(preset, seats).run().text()
    found[FIXTURES / "games.json"] = listed_games()
    found[FIXTURES / "evening.jsonl"] = evening_transcript()
    return found


def listed_games() -> bytes:
    """The games as `GET /api/games` lists them, one a line."""
    listed = (msgspec.json.encode(game) for game in games((), Address("")).games)
    return b"[\n" + b",\n".join(listed) + b"\n]\n"


def main() -> None:
    """Writes them."""
    parser = argparse.ArgumentParser(prog="python -m tools.wire_files")
    parser.add_argument("folder", type=Path, nargs="?", help="where the schemas go")
    folder: Path | None = parser.parse_args().folder
    made = files() if folder is None else {folder / name: text for name, text in schemas().items()}
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)


if __name__ == "__main__":
    main()
