"""Simulated people at tables of four: just as much of WebSocket as they need, and the messages of the club or of
boardgame.io.
"""

import asyncio
import base64
import hashlib
import os
import random
import socket
import time
from typing import Any

import msgspec

PART = "5a" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(PART)).hexdigest()


class Totals:
    """Counts of everything that all people have done and seen while `counting`; `arrivals` are seconds from a move to
    each receiver.
    """

    def __init__(self, pause_s: float) -> None:
        self.pause_s = pause_s
        self.moves = 0
        self.matches = 0
        self.arrivals: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.errors: dict[str, int] = {}
        self.counting = False

    def begin(self) -> None:
        """Counts from now on, from nothing."""
        self.moves = self.matches = 0
        self.arrivals.clear()
        self.errors.clear()
        self.counting = True

    def arrived(self, match: str, seq: int) -> None:
        sent = self.sent.get((match, seq))
        if sent is not None and self.counting:
            self.arrivals.append(time.perf_counter() - sent)

    def tables_playing(self) -> int:
        """At how many matches anybody has moved yet."""
        return len({match for match, _ in self.sent})

    def left(self, match: str, seq: int) -> None:
        self.sent[match, seq] = time.perf_counter()
        self.moves += self.counting


class Person(asyncio.Protocol):
    """One connection. A kind of person says which path it asks for and what it does with a message."""

    def __init__(self, port: int, path: str, cookie: str, totals: Totals) -> None:
        self.port, self.path, self.cookie, self.totals = port, path, cookie, totals
        self.buffer = bytearray()
        self.open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head = (
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n"
        )
        transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.buffer[: end + 4]
            self.open = True
            self.greet()
        while self._frame_in():
            pass

    def _frame_in(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == 1:
            self.heard(body)
        elif kind == 9:
            self.frame(10, body)
        return True

    def frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + body)

    def greet(self) -> None:
        raise NotImplementedError

    def heard(self, body: bytes) -> None:
        raise NotImplementedError

    def soon(self, act: Any, *given: Any) -> None:
        """Acts now, or after thinking for `pause_s` on average."""
        if self.totals.pause_s:
            wait_s = random.expovariate(1 / self.totals.pause_s)
            asyncio.get_running_loop().call_later(wait_s, act, *given)
        else:
            act(*given)


class Own(msgspec.Struct):
    legal: list[str] | None = None
    may: list[str] | None = None


class Seal(msgspec.Struct):
    number: int


class Message(msgspec.Struct):
    """The parts of a message that a person needs."""

    tell: str
    seq: int = 0
    match: str = ""
    own: Own | None = None
    seal: Seal | None = None
    result: Any = None


READ = msgspec.json.Decoder(Message).decode


class Guest(Person):
    """At a table of the club, in this seat; the first legal card is played. Seat 0 is the host."""

    def __init__(self, port: int, table: str, seat: int, cookie: str, totals: Totals) -> None:
        super().__init__(port, f"/ws/{table}", cookie, totals)
        self.seat = seat
        self.seq, self.match, self.number, self.ids = 0, "", 0, 0
        self.legal: list[str] = []
        self.may: list[str] = []
        self.asked: set[str] = set()
        self.ready = asyncio.get_running_loop().create_future()

    def greet(self) -> None:
        self.write({"do": "hello"})
        self.write({"do": "sit", "id": "sit", "seat": self.seat})

    def write(self, message: dict[str, Any]) -> None:
        self.frame(1, msgspec.json.encode(message))

    def start(self) -> None:
        self.command({"do": "start"}, f"{self.match} start")

    def heard(self, body: bytes) -> None:
        message = READ(body)
        if message.tell in {"told", "welcome"}:
            self._told(message)
        elif message.tell == "done" and not self.ready.done():
            self.ready.set_result(None)
        elif message.tell in {"refused", "stale", "bye"}:
            key = body[:120].decode()
            self.totals.errors[key] = self.totals.errors.get(key, 0) + 1

    def _told(self, message: Message) -> None:
        self.seq = message.seq
        if message.tell == "welcome":
            self.number = self.number if self.match == message.match else 0
            self.match, self.legal, self.may = message.match, [], []
        if message.own is not None:
            self.legal = self.legal if message.own.legal is None else message.own.legal
            self.may = self.may if message.own.may is None else message.own.may
        if message.seal is not None:
            self.number = message.seal.number
        self.totals.arrived(self.match, self.seq)
        self._think(over=message.result is not None)

    def _think(self, *, over: bool) -> None:
        if over:
            if self.seat == 0:
                self.totals.matches += self.totals.counting
                self.start()
        elif "commit" in self.may:
            words = {"do": "commit", "number": self.number, "commitment": COMMITMENT}
            self.command(words, f"{self.match} c {self.number}")
        elif "open" in self.may:
            words = {"do": "open", "number": self.number, "part": PART}
            self.command(words, f"{self.match} o {self.number}")
        elif "next_deal" in self.may and self.seat == 0 and self.number:
            self.command({"do": "next_deal"}, f"{self.match} d {self.number}")
        elif self.legal:
            action, self.legal = self.legal[0], []
            self.soon(self.act, action)

    def act(self, action: str) -> None:
        self.totals.left(self.match, self.seq + 1)
        self.ids += 1
        self.write({"do": "act", "id": f"a{self.ids}", "saw": self.seq, "action": action})

    def command(self, message: dict[str, Any], once: str) -> None:
        if once in self.asked:
            return
        self.asked.add(once)
        self.ids += 1
        saw = {} if message["do"] == "start" else {"saw": self.seq}
        self.write({**message, **saw, "id": f"a{self.ids}"})


class PeerPlayed(msgspec.Struct):
    card: str


class PeerGame(msgspec.Struct):
    hands: list[Any]
    trick: list[PeerPlayed]
    turn: int


class PeerContext(msgspec.Struct):
    gameover: Any = None


class PeerState(msgspec.Struct):
    G: PeerGame
    ctx: PeerContext
    state: int = msgspec.field(name="_stateID")


class PeerUpdate(msgspec.Struct, array_like=True):
    """`["update", MATCH, STATE, ...]`."""

    tell: str
    match: str
    state: PeerState


class PeerInfo(msgspec.Struct):
    state: PeerState


class PeerSync(msgspec.Struct, array_like=True):
    """`["sync", MATCH, {"state": STATE, ...}]`."""

    tell: str
    match: str
    info: PeerInfo


UPDATE = msgspec.json.Decoder(PeerUpdate).decode
SYNC = msgspec.json.Decoder(PeerSync).decode
ROOM = b"/whist,"


class PeerPerson(Person):
    """At a table of boardgame.io, by Socket.IO over one WebSocket; the first legal card is played.

    A match is made by the first who asks to be synced with it: seat 0 does so, and its answer calls the others.
    """

    def __init__(self, port: int, table: list["PeerPerson"], seat: int, name: str, totals: Totals) -> None:
        super().__init__(port, "/socket.io/?EIO=4&transport=websocket", "", totals)
        self.table, self.seat, self.name = table, seat, name
        self.number, self.match = 0, ""
        self.ready = asyncio.get_running_loop().create_future()

    def greet(self) -> None:
        """The server speaks first."""

    def send(self, *words: Any) -> None:
        self.frame(1, b"42" + ROOM + msgspec.json.encode(words))

    def start(self) -> None:
        self.number += 1
        self.match = f"{self.name}-{self.number}"
        self.send("sync", self.match, str(self.seat), None, 4)

    def heard(self, body: bytes) -> None:
        words = body[2 + len(ROOM) :]
        if words.startswith(b'["update"'):
            update = UPDATE(words)
            self._told(update.match, update.state)
        elif words.startswith(b'["sync"'):
            sync = SYNC(words)
            if self.seat == 0:
                for other in self.table[1:]:
                    other.start()
            self._told(sync.match, sync.info.state)
        elif body.startswith(b"0"):
            self.frame(1, b"40" + ROOM)
        elif body.startswith(b"40"):
            self.ready.set_result(None)
        elif body == b"2":
            self.frame(1, b"3")

    def _told(self, match: str, state: PeerState) -> None:
        if match != self.match:
            return
        self.totals.arrived(match, state.state)
        if state.ctx.gameover is not None:
            if self.seat == 0:
                self.totals.matches += self.totals.counting
                self.start()
        elif state.G.turn == self.seat:
            self.soon(self.act, state.state, self._legal(state.G))

    def _legal(self, game: PeerGame) -> str:
        hand: list[str] = game.hands[self.seat]
        if not game.trick:
            return hand[0]
        led = game.trick[0].card[0]
        return next((card for card in hand if card[0] == led), hand[0])

    def act(self, state: int, card: str) -> None:
        self.totals.left(self.match, state + 1)
        payload = {"type": "play", "args": [card], "playerID": str(self.seat), "credentials": None}
        self.send("update", {"type": "MAKE_MOVE", "payload": payload}, state, self.match, str(self.seat))
