"""The browser client's files, read once. Every page of the client is its index, with status 404 where the client has no
page.

Where there are the parts that run tables in a browser, the index tells of them, and they are served too: a device that
keeps them plays on without a network.
"""

import gzip
import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from whistclub.web.resources.asgi import Headers, Receive, Scope, Send, respond
from whistclub.web.server.added_games import added_games, with_games
from whistclub.web.server.pages import is_page
from whistclub.web.server.table_parts import PARTS, Parts, parts_in, with_told

CLIENT: Final = Path(__file__).parent.parent / "client" / "dist"
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
_TABLES: Final = "/assets/worker-"
"""The script of the browser's worker that runs tables. It starts Python, which is WebAssembly, and unpacks its glue."""
_POLICY_OF_TABLES: Final = (
    b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval' blob:; connect-src 'self'; base-uri 'none'; "
    b"frame-ancestors 'none'"
)
_COMPRESSED: Final = {".html", ".js", ".mjs", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest"}
_BROTLI: Final = ".br"
_NO_CLIENT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Whistclub</title>
<h1>Whistclub</h1>
<p>The club is running, but the pages for the browser have not been built.</p>
<p>In the source tree: <code>cd src/whistclub/web/client &amp;&amp; npm ci &amp;&amp; npm run build</code>, then start again.
<code>whist play</code> plays in the terminal.</p>
<p lang="de">Der Club l\xc3\xa4uft, aber die Seiten f\xc3\xbcr den Browser sind nicht gebaut. <code>whist play</code> spielt im Terminal.</p>
"""
_NOTHING: Final = b"There is nothing at this address.\nUnter dieser Adresse gibt es nichts.\n"
"""For whoever did not ask for a page: the index would be taken for a script or a picture."""


class File:
    """One file: its bytes, compressed too where that is shorter, its type and its tag.

    `brotli` are its bytes as the build has compressed them, `policy` is its own where it is not that of the pages.
    """

    def __init__(self, content: bytes, suffix: str, *, lasting: bool, brotli: bytes = b"") -> None:
        self.content = content
        found = {b"br": brotli, b"gzip": _compressed(content) if suffix in _COMPRESSED else b""}
        self.compressed = {way: body for way, body in found.items() if body and len(body) < len(content)}
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'.encode()
        self.kind = _TYPES.get(suffix, "application/octet-stream").encode()
        self.caching = b"public, max-age=31536000, immutable" if lasting else b"no-cache"
        self.policy = b""


@cache
def _compressed(content: bytes) -> bytes:
    """Kept, since a process that serves several clubs serves the same files in each."""
    return gzip.compress(content, 9, mtime=0)


class ClientFiles:
    """The client's files as an ASGI application."""

    def __init__(self, folder: Path = CLIENT, parts: Path = PARTS) -> None:
        self._files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file() and path.suffix != _BROTLI:
                name = "/" + path.relative_to(folder).as_posix()
                self._files[name] = _read(path, lasting=name.startswith("/assets/"))
        found = parts_in(parts)
        if found is not None and "/index.html" in self._files:
            self._add(with_games(found, added_games()))
        self._index = self._files.get("/index.html") or File(_NO_CLIENT, ".html", lasting=False)

    def _add(self, parts: Parts) -> None:
        """Adds the parts that run tables in a browser."""
        files = self._files
        for name, content in parts.files.items():
            files[f"/{parts.place}{name}"] = File(content, Path(name).suffix, lasting=True)
        index = with_told(files["/index.html"].content.decode(), parts.told)
        files["/index.html"] = files["/"] = File(index.encode(), ".html", lasting=False)
        if licences := files.get("/licences.txt"):
            files["/licences.txt"] = File(licences.content + parts.licences, ".txt", lasting=False)
        for name in files:
            if name.startswith(_TABLES):
                files[name].policy = _POLICY_OF_TABLES

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        if scope["method"] not in {"GET", "HEAD"}:
            await _send_empty(send, 405, [(b"allow", b"GET, HEAD")])
            return
        path = scope["path"]
        # A name with a dot is a file's, also where it looks like a page.
        is_named = "." in path.rsplit("/", 1)[-1]
        file = self._files.get(path) or (self._index if is_page(path) and not is_named else None)
        if file is not None:
            await _send_file(scope, send, file)
        else:
            await self._send_missing(scope, send)

    async def _send_missing(self, scope: Scope, send: Send) -> None:
        """Sends status 404: to a browser that opens a page the index, which says so in the reader's language."""
        accepted = dict(scope["headers"]).get(b"accept", b"")
        is_opened = b"text/html" in accepted
        kind, body = (_TYPES[".html"], self._index.content) if is_opened else (_TYPES[".txt"], _NOTHING)
        headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        headers += [(b"cache-control", b"no-cache"), (b"vary", b"Accept")]
        await respond(send, 404, headers, b"" if scope["method"] == "HEAD" else body)


def _read(path: Path, *, lasting: bool) -> File:
    compressed = path.with_name(path.name + _BROTLI)
    brotli = compressed.read_bytes() if compressed.is_file() else b""
    return File(path.read_bytes(), path.suffix, lasting=lasting, brotli=brotli)


def _encodings(accepted: bytes) -> set[bytes]:
    """The encodings that a browser takes; one of weight 0 it does not."""
    parts = [part.replace(b" ", b"").lower().partition(b";q=") for part in accepted.split(b",")]
    return {name for name, separator, weight in parts if not separator or weight.strip(b"0.")}


async def _send_file(scope: Scope, send: Send, file: File) -> None:
    asked = dict(scope["headers"])
    headers: Headers = [(b"etag", file.tag), (b"cache-control", file.caching), (b"vary", b"Accept-Encoding")]
    if file.policy:
        headers.append((b"content-security-policy", file.policy))
    if asked.get(b"if-none-match") == file.tag:
        await respond(send, 304, headers)
        return
    body, taken = file.content, _encodings(asked.get(b"accept-encoding", b""))
    way = next((way for way in file.compressed if way in taken), b"")
    if way:
        body = file.compressed[way]
        headers.append((b"content-encoding", way))
    headers += [(b"content-type", file.kind), (b"content-length", str(len(body)).encode())]
    await respond(send, 200, headers, b"" if scope["method"] == "HEAD" else body)


async def _send_empty(send: Send, status: int, headers: Headers) -> None:
    await respond(send, status, [*headers, (b"content-type", b"text/plain"), (b"content-length", b"0")])
