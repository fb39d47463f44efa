"""The live connection (WebSocket) to a club, without which nobody can sit at a table."""

from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from whistclub.terminal.commands.doctor.findings import Finding, well, wrong
from whistclub.terminal.commands.doctor.requests import WAIT_S, Requests

_TABLE: Final = "/ws/no-such-table"
"""A table that no club has: the club greets, says that it is not there, and keeps nothing of it."""
_HELLO: Final = '{"do": "hello"}'
_MOST_BYTES: Final = 65_536


def sockets(requests: Requests) -> Finding:
    """The findings about the live connection."""
    address = requests.address
    try:
        line = connect(
            f"ws{address.origin.removeprefix('http')}{_TABLE}",
            ssl=requests.tls,
            origin=Origin(address.origin),
            compression=None,
            open_timeout=WAIT_S,
            close_timeout=1.0,
            max_size=_MOST_BYTES,
            proxy=None,
        )
    except InvalidStatus as problem:
        return wrong("cli-seen-socket-refused", status=str(problem.response.status_code))
    except (WebSocketException, OSError, EOFError):
        return wrong("cli-seen-socket-cut")
    with line:
        return _greeted(line)


def _greeted(line: ClientConnection) -> Finding:
    try:
        line.send(_HELLO)
        line.recv(timeout=WAIT_S / 2)
    except TimeoutError:
        return wrong("cli-seen-socket-held")
    except (ConnectionClosed, OSError):
        return wrong("cli-seen-socket-cut")
    return well("cli-seen-socket-good")
