"""Answers that several routes give."""

from typing import Any

from litestar import Response


def json_response(body: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(body, media_type="application/json")
