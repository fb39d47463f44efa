"""Names that a stranger's club or file may send: on the screen, in lines and in the log they stay in their place and
hide nothing.
"""

import io
import json
import logging
import threading
import unicodedata

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from tests.terminal.driver import SMALL, app_at, text_of
from tests.terminal.moments import until_yours
from tests.waiting import PATIENCE_S
from whistclub.rules.seats import FOUR
from whistclub.terminal.console import Console, one_line
from whistclub.terminal.remote.address import Link
from whistclub.terminal.remote.connection import Connection
from whistclub.web.server.serve import JsonLines
from whistclub.wire import messages, parts

NAMES = {
    "a cleared screen": "Ada\x1b[2J",
    "one byte for an escape": "Ada\x9b2J",
    "a turned direction": "\u202eadA\u2066",
    "a second line": "Ada\nBo wins",
    "another second line": "Ada\u2028Bo",
    "a way back": "Ada\r\x08\x08Bo",
    "a bell and a blank byte": "A\x07d\x00a",
    "something hidden": "A\u200bd\ufeffa\u2060",
}
hostile = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)


def hidden(text: str) -> set[str]:
    """The characters of the text that draw nothing or do something."""
    return {one for one in text if unicodedata.category(one) in {"Cc", "Cf", "Zl", "Zp"}}


def received(name: str) -> messages.TableChanged:
    """The table that a terminal takes in from a club at which somebody has this name."""

    def club(socket: ServerConnection) -> None:
        socket.recv()
        seat = parts.SeatInfo(seat=0, letter="N", kind="person", name=name)
        table = parts.TableInfo(
            id="t",
            game="whist",
            preset="whist",
            options={name: "1"},
            settings=parts.Settings(preset="whist"),
            phase="gathering",
            match="",
            seats=(seat,),
            host="",
        )
        you = parts.You(name="", seat=None, host=False)
        socket.send(msgspec.json.encode(messages.TableChanged(table=table, you=you)), text=True)

    with serve(club, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = server.socket.getsockname()[1]
        link = Link(f"http://127.0.0.1:{port}", "t")
        connection = Connection(link, "", 1.0)
        connection.open()
        while not isinstance(message := connection.receive(PATIENCE_S), messages.TableChanged | None):
            continue
        connection.close()
        server.shutdown()
    assert message is not None
    return message


@hostile
def test_a_clubs_message_brings_no_name_that_does_more_than_be_read(name: str) -> None:
    table = received(name).table
    shown = table.seats[0].name
    assert set() == hidden(shown)
    assert len(name) == len(shown)
    assert {shown} == table.options.keys()


@hostile
def test_a_line_in_line_mode_does_no_more_than_be_read(name: str) -> None:
    out = io.StringIO()
    Console(out, None).say(f"{one_line(name)} leads.\n{name}")
    assert {"\n"} == hidden(out.getvalue())


async def test_the_app_shows_a_name_in_its_place_and_nothing_of_it_does_more() -> None:
    people = dict(zip(FOUR, ("Ada\x1b[2J", "\u202eadA", "Ada\nBo", "A\u200bd"), strict=True))
    app = app_at("whist", people=people)
    async with app.run_test(size=SMALL) as pilot:
        await until_yours(app, pilot)
        shown = text_of(app)
        strips = [strip.text for strip in app.screen._compositor.render_strips()]
    assert {"\n"} == hidden(shown)
    assert set() == hidden("".join(strips))
    assert "?adA" in shown


@pytest.mark.parametrize("name", ["می\u200cر", "क्\u200dष", "👩\u200d🌾", "Zoë", "Łucja", "李娜"])
def test_a_name_in_any_script_is_shown_as_it_is(name: str) -> None:
    out = io.StringIO()
    Console(out, None).say(name)
    assert f"{name}\n" == out.getvalue()


@hostile
def test_a_line_of_the_log_is_one_line_of_ascii_whatever_it_names(name: str) -> None:
    record = logging.LogRecord("whistclub.web", logging.WARNING, "x.py", 1, name, None, None)
    record.fields = {"name": name, name: 1}
    line = JsonLines().format(record)
    assert line.isascii()
    assert line.isprintable()
    assert (name, name, 1) == tuple(json.loads(line)[key] for key in ("what", "name", name))
