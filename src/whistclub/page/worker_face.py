"""The face that a browser's worker runs: messages between page and worker as JSON texts, and the browser's store.

Whoever starts it has put the kernel in place before. Nothing here imports the browser's modules: it is given what it
calls.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.page.browser_store import Asking, BrowserStore
from whistclub.page.home import Home, open_home
from whistclub.page.sockets import PageConnection

Post = Callable[[str], object]


class FromPage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A message of the page: one of `ask` (a request), `open`, `send` and `close` (a connection), each by a number."""

    ask: int | None = None
    method: str = ""
    path: str = ""
    body: str = ""
    open: int | None = None
    send: int | None = None
    text: str = ""
    close: int | None = None


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a request."""

    answer: int
    status: int
    type: str
    body: str


class Texts(msgspec.Struct, frozen=True, kw_only=True):
    """Messages of a connection."""

    texts: int
    list: tuple[str, ...]


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """A connection has ended: the code as of a WebSocket, and the message that said why, empty where nothing is
    wrong.
    """

    cut: int
    code: int
    reason: str


class WorkerFace:
    """One home, and the page that talks to it."""

    def __init__(self, home: Home, post: Post) -> None:
        self._home, self._post = home, post
        self._open: dict[int, PageConnection] = {}
        self._asking: set[asyncio.Task[None]] = set()

    def receive(self, text: str) -> None:
        """Takes a message of the page."""
        message = _reader.decode(text)
        if message.ask is not None:
            # Counted at once: work that takes long may be the next to run.
            self._home.attention.begin()
            task = asyncio.get_running_loop().create_task(self._answer(message.ask, message))
            self._asking.add(task)
            task.add_done_callback(self._answered)
        elif message.open is not None:
            frames = _Frames(self, message.open)
            self._open[message.open] = self._home.connect(message.path, frames)
        elif message.send is not None and message.send in self._open:
            self._open[message.send].receive(message.text.encode())
        elif message.close is not None and message.close in self._open:
            self._open.pop(message.close).close()

    def tell(self, message: Answered | Texts | Ended) -> None:
        """Sends a message to the page."""
        self._post(msgspec.json.encode(message).decode())

    def ended(self, socket: int) -> None:
        """A connection has ended."""
        self._open.pop(socket, None)

    def _answered(self, task: asyncio.Task[None]) -> None:
        self._asking.discard(task)
        self._home.attention.end()

    async def _answer(self, number: int, message: FromPage) -> None:
        told = await self._home.answer(message.method, message.path, message.body.encode())
        body = told.body.decode()
        self.tell(Answered(answer=number, status=told.status, type=told.content_type, body=body))


class _Frames:
    """The page's end of one connection."""

    def __init__(self, face: WorkerFace, socket: int) -> None:
        self._face, self._socket = face, socket

    def send_texts(self, *texts: bytes) -> None:
        self._face.tell(Texts(texts=self._socket, list=tuple(text.decode() for text in texts)))

    def cut(self, code: int, reason: bytes) -> None:
        self._face.ended(self._socket)
        self._face.tell(Ended(cut=self._socket, code=code, reason=reason.decode()))


_reader: Final = msgspec.json.Decoder(FromPage)
_faces: Final[list[WorkerFace]] = []


async def begin(store: Asking, post: Post) -> None:
    """Opens the home over the browser's store; `post` is called with each message to the page."""
    _faces[:] = [WorkerFace(await open_home(BrowserStore(store)), post)]


def receive(text: str) -> None:
    """Takes a message of the page, once the home is open."""
    _faces[0].receive(text)
