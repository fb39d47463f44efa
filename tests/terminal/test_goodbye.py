"""A club says goodbye: a terminal of another version says so and stays away, and comes back where it is told to."""

import json
import threading

import pytest
from websockets.sync.server import ServerConnection, serve

from tests.waiting import PATIENCE_S
from whistclub.cards.errors import Reason, reason
from whistclub.terminal.remote.address import Link
from whistclub.terminal.remote.connection import Connection, Ended


def ended(*goodbyes: tuple[int, str, float | None]) -> tuple[Reason | None, int]:
    """The reason why the connection ended, and how often the terminal came, to a club that says these goodbyes in turn,
    each with its close code, its reason, and when to come back.
    """
    came: list[int] = []

    def club(socket: ServerConnection) -> None:
        socket.recv()
        code, key, again_s = goodbyes[len(came)]
        came.append(code)
        why = {"key": key, "args": {}}
        socket.send(json.dumps({"tell": "bye", "why": why, "again_s": again_s}))
        socket.close(code)

    with serve(club, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        link = Link(f"http://127.0.0.1:{server.socket.getsockname()[1]}", "t")
        connection = Connection(link, "")
        connection.open()
        while (message := connection.receive(PATIENCE_S)) is not None and not isinstance(message, Ended):
            continue
        connection.close()
        server.shutdown()
    return (message.why if message else None), len(came)


def test_a_club_of_another_version_is_left_for_good_whatever_its_reason_is_called() -> None:
    assert (reason("join-version"), 1) == ended((4426, "any-key", 0.0))


@pytest.mark.parametrize("code", [1001, 1008])
def test_a_goodbye_for_good_ends_with_its_reason(code: int) -> None:
    assert (reason("table-kicked"), 1) == ended((code, "table-kicked", None))


def test_a_terminal_comes_back_where_it_is_told_to() -> None:
    assert (reason("table-kicked"), 3) == ended(
        *[(1012, "club-stops", 0.0)] * 2, (1008, "table-kicked", None)
    )
