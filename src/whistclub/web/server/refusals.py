"""Refusals of whole requests, before any handler sees them."""

from typing import Final

import msgspec

from whistclub.cards.errors import Reason
from whistclub.web.http.types import Problem
from whistclub.web.resources.asgi import Send, respond
from whistclub.web.wire.encode import why

_RETRY_AFTER_S: Final = 2


async def refuse(send: Send, status: int, because: Reason) -> None:
    """Sends a Problem; 429 says when to try again."""
    body = msgspec.json.encode(Problem(why=why(because)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", str(_RETRY_AFTER_S).encode()))
    await respond(send, status, headers, body)
