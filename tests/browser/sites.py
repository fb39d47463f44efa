"""A static site from below a path of a plain file server."""

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.club import Person
from whistclub.web.server.table_parts import PARTS
from whistclub.web.site.builder import build_site


class Files(SimpleHTTPRequestHandler):
    """Serves files, and knows no addresses."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name
        pass


class _Host(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """Says nothing of a browser that has hung up, or was killed."""


_OPEN = """(body) => new Promise((done) => {
    const line = new BroadcastChannel(`whistclub ${new URL('.', location.href).pathname}`);
    const from = crypto.randomUUID();
    const tell = (told) => line.postMessage({ from, told });
    const asking = setInterval(() => tell({ hello: true }), 100);
    let isAsked = false;
    line.onmessage = ({ data: { from: sender, to, told } }) => {
        if (sender !== undefined || (to ?? from) !== from) return;
        if ('home' in told && !isAsked) {
            isAsked = true;
            clearInterval(asking);
            tell({ ask: 1, method: 'POST', path: '/api/tables', body: JSON.stringify(body) });
        } else if (told.answer === 1) {
            line.close();
            done(JSON.parse(told.body));
        }
    };
})"""


@contextmanager
def running_site(folder: Path, club: str = "", files: type[Files] = Files) -> Iterator[str]:
    """A site made in the folder, which names this club, served by `files`; gives its address."""
    assert PARTS.is_dir(), "the parts are missing: python tools/page_parts.py src/whistclub/web/site/parts"
    build_site(folder / "games" / "whist", club)
    with _Host(("127.0.0.1", 0), functools.partial(files, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/games/whist/"
        server.shutdown()


def plays_here(somebody: Person) -> None:
    """Keeps on the device what a club's pages play on, and goes on there without a network."""
    page = somebody.page
    page.goto("/settings")
    page.get_by_role("button", name="Keep it on this device").click()
    page.get_by_text("This device can play without a network.").wait_for()
    somebody.set_offline(is_offline=True)
    page.get_by_role("button", name="Play on this device").click()
    expect(page.locator(".network")).to_have_text("No network. You play on this device.")


class Visitor(Person):
    """A person with a browser of their own, in a static site."""

    def opened(self, body: dict[str, Any]) -> Any:
        """The answer to a table asked for by a page of the site."""
        self.goto("/")
        return self.page.evaluate(_OPEN, body)

    def goto(self, path: str) -> None:
        """Opens a page of the site, whose paths stand behind a hash."""
        self.page.goto(f"#{path}")
