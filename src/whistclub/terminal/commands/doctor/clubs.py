"""The answers by which a club is known, and what it says of itself and of how it sees whoever asks."""

import time
from typing import Any, Final

from whistclub.terminal.commands.doctor.address import ClubAddress
from whistclub.terminal.commands.doctor.findings import Finding, note, well, wrong
from whistclub.terminal.commands.doctor.requests import Answer, Requests
from whistclub.version import VERSION

_HEALTH: Final = "/healthz"
_PROXY_ALONE: Final = frozenset({502, 503, 504})
"""The statuses of a proxy that does not reach whom it stands before."""
_CLOCK_S: Final = 60.0
_NOBODY: Final = "192.0.2.77"
"""An address that nobody has (RFC 5737): a club that takes it for ours believes whatever anybody says."""

Health = dict[str, Any]


def club_at(requests: Requests) -> tuple[Health | None, list[Finding]]:
    """The club's own word about itself, None where there is no club, and the findings about that."""
    asked_s = time.time()
    answer = requests.get(_HEALTH)
    took_s = time.time() - asked_s
    if _is_club(answer):
        return answer.document, [
            *_version(answer.document),
            *_clock(answer.document, asked_s + took_s / 2, took_s),
        ]
    path = requests.address.path
    if path and _is_club(requests.get(path + _HEALTH)):
        return None, [wrong("cli-seen-below", path=path)]
    return None, [_not_a_club(requests.address, answer)]


def _is_club(answer: Answer) -> bool:
    return answer.document.get("status") == "ok" and isinstance(answer.document.get("version"), str)


def _not_a_club(address: ClubAddress, answer: Answer) -> Finding:
    if answer.status == 0:
        return wrong("cli-seen-no-http", host=address.host, port=str(address.port))
    if answer.status in _PROXY_ALONE:
        return wrong("cli-seen-only-proxy", status=str(answer.status))
    if 300 <= answer.status < 400:
        return wrong(
            "cli-seen-redirected", status=str(answer.status), to=answer.headers.get("location", "?")[:120]
        )
    return wrong("cli-seen-other", status=str(answer.status), kind=answer.kind[:60] or "?")


def _version(health: Health) -> list[Finding]:
    version = str(health["version"])[:40]
    if version == VERSION:
        return [well("cli-seen-club", version=version)]
    return [note("cli-seen-other-version", version=version, own=VERSION)]


def _clock(health: Health, asked_s: float, took_s: float) -> list[Finding]:
    """A word about the club's clock where it differs from ours by more than the answer's way can explain."""
    at_ms = health.get("now_ms")
    if not isinstance(at_ms, int):
        return []
    off_s = at_ms / 1000 - asked_s
    if abs(off_s) <= _CLOCK_S + took_s:
        return []
    return [wrong("cli-seen-clock", seconds=str(round(abs(off_s))), way="ahead" if off_s > 0 else "behind")]


def addresses_seen(requests: Requests, health: Health, *, is_public: bool) -> list[Finding]:
    """The faults of the addresses that the club takes people for. `is_public` if it is reached by an address of
    the internet. An older club does not say.
    """
    claimed = requests.get(_HEALTH, X_Forwarded_For=_NOBODY).document
    if claimed.get("arrival") == "made-up":
        return [wrong("cli-seen-address-made-up")]
    arrival = health.get("arrival")
    if arrival == "unheard":
        return [wrong("cli-seen-address-unheard")]
    if arrival == "direct" and requests.address.is_tls:
        return [wrong("cli-seen-address-untold")]
    if is_public and health.get("network") in {"machine", "local"}:
        return [wrong("cli-seen-address-inner")]
    return [well("cli-seen-address-good")] if arrival == "forwarded" else []


def names_and_bodies(requests: Requests) -> list[Finding]:
    """The faults of the name that the club is asked by, and of long requests. Nothing is changed: the bodies
    sent are such as the club cannot read.
    """
    if requests.get("/api/games").refusal == "host-unknown":
        return [wrong("cli-seen-host", host=requests.address.host)]
    if requests.post("/api/solve/text", b'{"text": ""}').refusal == "origin-foreign":
        return [wrong("cli-seen-origin", host=requests.address.authority)]
    most = 262_000
    answer = requests.post("/api/me/data", b" " * most)
    is_from_club = bool(answer.refusal)
    return [] if is_from_club else [wrong("cli-seen-body", status=str(answer.status), kilobytes=most // 1000)]
