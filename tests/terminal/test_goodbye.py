"""A club says goodbye: a terminal of another version says so and stays away, and comes back where it is told to."""

import json
import threading

import pytest
from websockets.sync.server import ServerConnection, serve

from whistclub.cards.errors import Reason, reason
from whistclub.terminal.remote.address import Link
from whistclub.terminal.remote.connection import Connection, Ended


def ended(code: int, key: str, again_s: float | None) -> tuple[Reason | None, int]:
    """The reason why the connection ended, and how often the terminal came, to a club that says goodbye with this close
    code.
    """
    came: list[int] = []

    def club(socket: ServerConnection) -> None:
        socket.recv()
        came.append(1)
        why = {"key": key, "args": {}}
        socket.send(json.dumps({"tell": "bye", "why": why, "again_s": again_s}))
        socket.close(code)

    with serve(club, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        link = Link(f"http://127.0.0.1:{server.socket.getsockname()[1]}", "t")
        connection = Connection(link, "", 0.5)
        connection.open()
        while (message := connection.receive(20)) is not None and not isinstance(message, Ended):
            continue
        connection.close()
        server.shutdown()
    return (message.why if message else None), len(came)


def test_a_club_of_another_version_is_left_for_good_whatever_its_reason_is_called() -> None:
    assert (reason("join-version"), 1) == ended(4426, "any-key", 0.0)


@pytest.mark.parametrize("code", [1001, 1008])
def test_a_goodbye_for_good_ends_with_its_reason(code: int) -> None:
    assert (reason("table-kicked"), 1) == ended(code, "table-kicked", None)


def test_a_terminal_comes_back_where_it_is_told_to() -> None:
    why, came = ended(1012, "club-stops", 0.0)
    assert why is not None
    assert "join-gone" == why.key
    assert came > 1
