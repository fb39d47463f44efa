"""The types of ASGI, as the parts of the server hand requests on to each other."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Message = MutableMapping[str, Any]
"""An event; its fields differ by type."""

Scope = MutableMapping[str, Any]
"""A request or connection."""

Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]


async def respond(send: Send, status: int, headers: Headers, body: bytes = b"") -> None:
    """Sends a whole HTTP response."""
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
