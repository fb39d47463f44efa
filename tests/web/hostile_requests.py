"""HTTP as nobody ought to send it: whole requests, halves of them and upgrades, as bytes for somebody who writes to the
connection itself.
"""

import gzip
import json
import random
import struct
import zlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tests.web.hostile_frames import frame

_KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
_POSTED: Final = (
    ("POST", "/api/tables"),
    ("PUT", "/api/me"),
    ("POST", "/api/device"),
    ("POST", "/api/me/device"),
    ("POST", "/api/evenings"),
    ("POST", "/api/evenings/bounds"),
    ("POST", "/api/evenings/log"),
    ("PUT", "/api/friends/x"),
    ("POST", "/api/friends/x/invite"),
    ("POST", "/api/me/passkeys"),
    ("POST", "/api/passkey"),
    ("POST", "/api/tables/{table}/matches/{match}/deals/1/tries"),
)


class Target(msgspec.Struct, frozen=True):
    """A club under attack: its host with port, a table there, the match in play at it, and the cookie of somebody who
    is known.
    """

    host: str
    table: str
    match: str
    cookie: str


def request(
    at: Target, method: str, path: str, body: bytes = b"", *headers: str, host: str | None = None
) -> bytes:
    """A whole request; `headers` are lines, and `host` stands for the right one."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {at.host if host is None else host}", *headers]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


def posted(at: Target, rng: random.Random, body: bytes, *headers: str) -> bytes:
    """This body, sent to something that takes one."""
    method, path = rng.choice(_POSTED)
    named = path.format(table=at.table, match=at.match)
    return request(at, method, named, body, *(headers or ("Content-Type: application/json",)))


def _get(*headers: str) -> Callable[[random.Random, Target], bytes]:
    return lambda _, at: request(at, "GET", "/api/games", b"", *headers)


def _half_head(rng: random.Random, at: Target) -> bytes:
    whole = request(at, "GET", "/api/tables", b"", "Accept: */*")
    return whole[: rng.randrange(1, len(whole) - 3)]


def _half_body(rng: random.Random, at: Target) -> bytes:
    return posted(at, rng, b'{"settings":{"preset":"whist"}}')[: -rng.randrange(1, 20)]


def _no_host(_: random.Random, at: Target) -> bytes:
    return b"GET /api/games HTTP/1.1\r\n\r\n"


def _foreign_host(rng: random.Random, at: Target) -> bytes:
    host = rng.choice(
        ("evil.example", "a:x@b", "", "127.0.0.1:99999999", "[::1", "x" * 300, "127.0.0.1,evil")
    )
    return request(at, "GET", "/api/me", host=host)


def _two_hosts(_: random.Random, at: Target) -> bytes:
    return request(at, "GET", "/api/me", b"", "Host: evil.example")


def _foreign_origin(rng: random.Random, at: Target) -> bytes:
    origin = rng.choice(("https://evil.example", "null", f"http://{at.host}.evil", "", "file://"))
    return posted(at, rng, b"{}", "Content-Type: application/json", f"Origin: {origin}")


def _two_lengths(rng: random.Random, at: Target) -> bytes:
    return posted(at, rng, b"{}", "Content-Type: application/json", "Content-Length: 7")


def _length_and_chunks(rng: random.Random, at: Target) -> bytes:
    return posted(at, rng, b"0\r\n\r\n", "Content-Type: application/json", "Transfer-Encoding: chunked")


def _bad_chunks(rng: random.Random, at: Target) -> bytes:
    head = request(at, "PUT", "/api/me", b"", "Content-Type: application/json", "Transfer-Encoding: chunked")
    return head + rng.choice(
        (b"zz\r\n{}\r\n", b"-1\r\n", b"ffffffffffffffff\r\n{}", b"2;" + b"x" * 9000, b"\r\n")
    )


def _odd_length(rng: random.Random, at: Target) -> bytes:
    length = rng.choice(("-1", "1e3", "0x2", "+2", " 2 2", "99999999999999999999", "16385", "²"))
    return request(at, "PUT", "/api/me", b"", "Content-Type: application/json", f"Content-Length: {length}")


def _folded(_: random.Random, at: Target) -> bytes:
    return request(at, "GET", "/api/me", b"", "X-Fold: a\r\n b", "\tc: d")


def _no_colon(_: random.Random, at: Target) -> bytes:
    return request(at, "GET", "/api/me", b"", "Cookie", ": x", " Host : evil")


def _odd_header(rng: random.Random, at: Target) -> bytes:
    value = rng.choice(("a\0b", "\x7f\x01", "\xff\xfe", "a\rb", "a\nb: c"))
    return request(
        at, "GET", "/api/me", b"", f"{rng.choice(('X-A', 'Cookie', 'Origin', 'User-Agent'))}: {value}"
    )


def _long_header(rng: random.Random, at: Target) -> bytes:
    return request(at, "GET", "/api/me", b"", f"Cookie: whist={'x' * rng.choice((4000, 15_000, 70_000))}")


def _many_headers(rng: random.Random, at: Target) -> bytes:
    return request(at, "GET", "/api/me", b"", *(f"X-{number}: 1" for number in range(rng.choice((120, 900)))))


def _long_path(rng: random.Random, at: Target) -> bytes:
    return request(at, "GET", rng.choice(("/", "/api/tables/", "/t/", "/?q=")) + "a" * rng.choice((41, 9000)))


def _odd_path(rng: random.Random, at: Target) -> bytes:
    paths = ("/%00", "/../../etc/passwd", "/%2e%2e/%2e%2e/", "/%ff%fe", "//api//games", "/api/tables/%0d%0a", "*", "/api/%",
             "http://evil.example/api/me", "/assets/..%5c..%5c", "/api/tables/..;/..", "/\xe9", "/api/games#x")  # fmt: skip
    return request(at, "GET", rng.choice(paths))


def _other_method(rng: random.Random, at: Target) -> bytes:
    method = rng.choice(("TRACE", "DELETE", "PATCH", "PROPFIND", "get", "OPTIONS", "HEAD", "X" * 300, "PUT"))
    return request(at, method, rng.choice(("/api/tables", "/api/me", "/api/games", "/", "/healthz")))


def _other_type(rng: random.Random, at: Target) -> bytes:
    kind = rng.choice(("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
                       "application/xml", "application/jsonx", "", "application/json; charset=utf-7"))  # fmt: skip
    return posted(at, rng, b'{"name":"Ada"}', f"Content-Type: {kind}")


def _no_json(rng: random.Random, at: Target) -> bytes:
    return posted(
        at, rng, rng.choice((b"{", b"\xff\xfe{", b"nul", b"{}{}", b"'x'", b"\0", rng.randbytes(80)))
    )


def _other_shape(rng: random.Random, at: Target) -> bytes:
    odd: list[Any] = [None, True, -1, 2**70, 1.5, "", "x" * 5000, [], {}, [[1]], {"a": {"b": 1}}, "\ud800"]
    names = (
        "settings",
        "name",
        "token",
        "daily",
        "seat",
        "with_bots",
        "preset",
        "tables",
        "rounds",
        "acts",
        "table",
        "id",
    )
    fields = {name: rng.choice(odd) for name in rng.sample(names, rng.randrange(1, 5))}
    return posted(at, rng, json.dumps(rng.choice((fields, {"settings": fields}, [fields]))).encode())


def _deep_json(rng: random.Random, at: Target) -> bytes:
    depth = rng.choice((100, 1200, 8000))
    return posted(at, rng, rng.choice((b"[" * depth, b"[" * depth + b"]" * depth, b'{"a":' * (depth // 5))))


def _huge_numbers(rng: random.Random, at: Target) -> bytes:
    number = rng.choice(("1e999", "-1e999", "9" * 4000, "2147483648", "-9223372036854775809", "0.1e-9999"))
    return posted(at, rng, f'{{"seat":{number},"acts":{number},"settings":{{"clock_s":{number}}}}}'.encode())


def _other_cookie(rng: random.Random, at: Target) -> bytes:
    name, _, value = at.cookie.partition("=")
    value = rng.choice((value[::-1], value[:-3] + "abc", value + "." + value, "", "\xff", "%00", "a.b.c.d"))
    return request(
        at, "GET", rng.choice(("/api/me", "/api/tables", "/api/friends")), b"", f"Cookie: {name}={value}"
    )


def _many_cookies(_: random.Random, at: Target) -> bytes:
    return request(
        at, "GET", "/api/me", b"", "Cookie: " + "; ".join([at.cookie, *("a=b;;=" for _ in range(400))])
    )


def _other_version(rng: random.Random, at: Target) -> bytes:
    return (
        b"GET /api/me "
        + rng.choice((b"HTTP/0.9", b"HTTP/3.7", b"HTTP/1.1.1", b"XTTP/1.1", b""))
        + b"\r\n\r\n"
    )


def _bare_lines(_: random.Random, at: Target) -> bytes:
    return request(at, "GET", "/api/me").replace(b"\r\n", b"\n")


def _garbage(rng: random.Random, at: Target) -> bytes:
    return rng.randbytes(rng.randrange(1, 400))


def _tls(rng: random.Random, at: Target) -> bytes:
    return b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(500)


def _unasked_frames(rng: random.Random, at: Target) -> bytes:
    return frame(0x81, b'{"do":"hello"}') * rng.randrange(1, 9)


def _ranges(rng: random.Random, at: Target) -> bytes:
    span = rng.choice(("bytes=0-", "bytes=-1", "bytes=9-1", "bytes=" + ",".join(["0-0"] * 900), "lines=1-2"))
    return request(at, "GET", rng.choice(("/", "/sw.js", "/api/games")), b"", f"Range: {span}", "If-Range: *")


def _conditions(rng: random.Random, at: Target) -> bytes:
    when = rng.choice(("Sun, 99 Xyz 0000 99:99:99 GMT", "\xff", "0", "Mon, 01 Jan 10000 00:00:00 GMT"))
    return request(at, "GET", "/", b"", f"If-Modified-Since: {when}", 'If-None-Match: "' + "x" * 900)


def _queries(rng: random.Random, at: Target) -> bytes:
    value = rng.choice(
        ("-1", "1e9", "9" * 30, "NaN", "%00", "%ff", "a.b", "9.x", "'%20or%201=1", "\xe9", "&&&&")
    )
    name = rng.choice(("game", "other", "since_ms", "until_ms", "after", "x"))
    return request(at, "GET", f"/api/me/games?{name}={value}&{name}={value}", b"", f"Cookie: {at.cookie}")


def _packed_body(rng: random.Random, at: Target) -> bytes:
    body = gzip.compress(b"[" * 2_000_000, 9)[:16_000]
    coding = rng.choice(("gzip", "deflate", "br", "gzip, gzip"))
    return posted(at, rng, body, "Content-Type: application/json", f"Content-Encoding: {coding}")


def _unknown_ids(rng: random.Random, at: Target) -> bytes:
    odd = rng.choice(("x", "%00", "..", "a" * 40, "%F0%9F%82%A1", "-1", at.match, at.table))
    path = rng.choice((f"/api/tables/{odd}", f"/api/tables/{odd}/matches/{at.match}/record", f"/api/tables/{at.table}/matches/{odd}/end",
                       f"/api/tables/{at.table}/matches/{at.match}/deals/{odd}", f"/api/tables/{at.table}/matches/{at.match}/deals/1/ghost?seat={odd}", f"/api/daily/{odd}/{odd}", f"/api/drills/{odd}/{odd}",
                       f"/api/evenings/{odd}", f"/api/evenings/{odd}/rounds/{odd}", f"/api/pages/{odd}/{odd}", f"/api/puzzles/{odd}"))  # fmt: skip
    return request(at, "GET", path)


def _same_again(_: random.Random, at: Target) -> bytes:
    body = b'{"settings":{"preset":"whist"},"with_bots":true}'
    return request(at, "POST", "/api/tables", body, "Content-Type: application/json", f"Cookie: {at.cookie}")


def upgrade(at: Target, *headers: str, path: str = "", cookie: str = "") -> bytes:
    """The request for a WebSocket."""
    given = headers or ("Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {_KEY}")
    more = (f"Cookie: {cookie}",) if cookie else ()
    return request(
        at, "GET", path or f"/ws/{at.table}", b"", "Upgrade: websocket", "Connection: Upgrade", *given, *more
    )


def _bad_upgrade(rng: random.Random, at: Target) -> bytes:
    key, version = rng.choice(("", "short", "ä" * 24, _KEY)), rng.choice(("0", "99", "", "13, 8"))
    return upgrade(at, f"Sec-WebSocket-Version: {version}", f"Sec-WebSocket-Key: {key}")


def _odd_upgrade(rng: random.Random, at: Target) -> bytes:
    path = rng.choice(
        (
            "/ws/",
            "/ws/evening/",
            "/ws/evening/%00",
            "/ws/x/y/z",
            "/ws",
            "/ws/" + "a" * 41,
            "/api/games",
            "/ws/%ff",
        )
    )
    return upgrade(at, path=path) + frame(0x81, b'{"do":"hello"}')


def _other_protocol(rng: random.Random, at: Target) -> bytes:
    settings = "AAMAAABkAARAAAAAAAIAAAAA"
    head = ("Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", f"HTTP2-Settings: {settings}")
    return rng.choice((request(at, "GET", "/", b"", *head), b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"))


def _packed_bomb(rng: random.Random, at: Target) -> bytes:
    """A message of megabytes in a frame that is short while it is packed."""
    pack = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = (pack.compress(b" " * 3_000_000) + pack.flush(zlib.Z_SYNC_FLUSH))[:-4]
    asked = upgrade(
        at,
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {_KEY}",
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=15",
    )
    return asked + frame(0xC1, body) + frame(0x81, b'{"do":"hello"}')


def _posted_upgrade(rng: random.Random, at: Target) -> bytes:
    return upgrade(at).replace(b"GET", rng.choice((b"POST", b"PUT", b"HEAD")), 1)


def _close_in_haste(_: random.Random, at: Target) -> bytes:
    return upgrade(at) + frame(0x88, struct.pack("!H", 1000))


LASTING: Final = frozenset(
    {
        "foreign host", "foreign origin", "long path", "odd path", "other method", "other type", "no JSON", "other shape",
        "deep JSON", "huge numbers", "other cookie", "many cookies", "ranges", "conditions", "queries", "packed body",
        "unknown ids", "the same again", "expecting", "odd encoding", "two hosts",
    }
)  # fmt: skip
"""Kinds whose requests are whole, so that many of them go on one connection."""

REQUESTS: Final[dict[str, Callable[[random.Random, Target], bytes]]] = {
    "half a head": _half_head, "half a body": _half_body, "no host": _no_host, "foreign host": _foreign_host,
    "two hosts": _two_hosts, "foreign origin": _foreign_origin, "two lengths": _two_lengths,
    "length and chunks": _length_and_chunks, "bad chunks": _bad_chunks, "odd length": _odd_length, "folded header": _folded,
    "no colon": _no_colon, "odd header": _odd_header, "long header": _long_header, "many headers": _many_headers,
    "long path": _long_path, "odd path": _odd_path, "other method": _other_method, "other type": _other_type,
    "no JSON": _no_json, "other shape": _other_shape, "deep JSON": _deep_json, "huge numbers": _huge_numbers,
    "other cookie": _other_cookie, "many cookies": _many_cookies, "other version": _other_version, "bare lines": _bare_lines,
    "garbage": _garbage, "TLS": _tls, "frames unasked": _unasked_frames, "ranges": _ranges, "conditions": _conditions,
    "queries": _queries, "packed body": _packed_body, "unknown ids": _unknown_ids, "the same again": _same_again,
    "expecting": _get("Expect: 100-continue"), "odd encoding": _get("Accept-Encoding: br;q=9, *;q=x", "Accept: \xff"),
    "bad upgrade": _bad_upgrade, "odd upgrade": _odd_upgrade, "other protocol": _other_protocol,
    "packed bomb": _packed_bomb, "posted upgrade": _posted_upgrade, "close in haste": _close_in_haste,
}  # fmt: skip
"""Kinds of bytes on a connection that has said nothing before."""
