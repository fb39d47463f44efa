"""The client's files as they are served: what lasts, what is fetched again, and what makes the club installable."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.clubs import Club
from whistclub.web.server import app
from whistclub.web.server.pages import is_page
from whistclub.web.server.static import ClientFiles

MANIFEST = json.dumps({"id": "/", "display": "standalone"})
FILES = {
    "index.html": b"<!doctype html><title>Whistclub</title>",
    "worker.js": b"const SHELL = [];\n",
    "manifest.en.webmanifest": MANIFEST.encode(),
    "manifest.de.webmanifest": MANIFEST.encode(),
    "icon-192.png": b"\x89PNG\r\n\x1a\n",
    "assets/index-abc.js": b"export {};\n" * 20,
    "assets/index-abc.js.br": b"as Brotli has it",
}


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    """A club whose client is these files."""
    for name, content in FILES.items():
        path = tmp_path / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    monkeypatch.setattr(app, "ClientFiles", lambda _: ClientFiles(tmp_path / "client"))
    running = Club(tmp_path)
    yield running
    running.stop()


def test_the_worker_is_asked_for_anew_and_rules_no_more_than_its_own_folder(club: Club) -> None:
    answer = httpx.get(f"{club.url}/worker.js")
    assert (200, "no-cache") == (answer.status_code, answer.headers["cache-control"])
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "service-worker-allowed" not in answer.headers
    again = httpx.get(f"{club.url}/worker.js", headers={"If-None-Match": answer.headers["etag"]})
    assert (304, "no-cache") == (again.status_code, again.headers["cache-control"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_language_has_its_manifest(club: Club, language: str) -> None:
    answer = httpx.get(f"{club.url}/manifest.{language}.webmanifest")
    assert ("application/manifest+json", "no-cache") == tuple(
        answer.headers[name] for name in ("content-type", "cache-control")
    )
    assert "standalone" == answer.json()["display"]


def test_there_is_no_manifest_in_another_language(club: Club) -> None:
    assert 404 == httpx.get(f"{club.url}/manifest.fr.webmanifest").status_code


def test_icons_are_pictures_and_only_assets_last(club: Club) -> None:
    assert "image/png" == httpx.get(f"{club.url}/icon-192.png").headers["content-type"]
    assert "no-cache" == httpx.get(f"{club.url}/icon-192.png").headers["cache-control"]
    assert "immutable" in httpx.get(f"{club.url}/assets/index-abc.js").headers["cache-control"]


def test_the_policy_lets_the_club_s_own_worker_and_manifest_run_and_no_other(club: Club) -> None:
    policy = httpx.get(f"{club.url}/").headers["content-security-policy"].split("; ")
    assert {"worker-src 'self'", "manifest-src 'self'"} <= set(policy)


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("identity", None),
        ("brotli", None),
    ],
)
def test_a_file_is_sent_as_the_browser_takes_it_brotli_before_gzip(
    club: Club, accepted: str, sent: str | None
) -> None:
    with httpx.stream(
        "GET", f"{club.url}/assets/index-abc.js", headers={"Accept-Encoding": accepted}
    ) as answer:
        body = b"".join(answer.iter_raw())
    assert (200, sent, "Accept-Encoding") == (
        answer.status_code, answer.headers.get("content-encoding"), answer.headers["vary"],
    )  # fmt: skip
    assert (b"as Brotli has it" == body) is (sent == "br")
    assert str(len(body)) == answer.headers["content-length"]


def test_the_compressed_copies_are_no_files_of_their_own(club: Club) -> None:
    assert 404 == httpx.get(f"{club.url}/assets/index-abc.js.br").status_code


@pytest.fixture
def with_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    """A club that has the parts which run tables in a browser."""
    pages, parts = tmp_path / "client", tmp_path / "parts"
    (pages / "assets").mkdir(parents=True)
    (parts / "abc").mkdir(parents=True)
    (pages / "index.html").write_text('<head><meta name="viewport" content="x" /></head>', encoding="utf-8")
    (pages / "licences.txt").write_text("svelte", encoding="utf-8")
    for name in ("index-1.js", "worker-1.js"):
        (pages / "assets" / name).write_text("export {};", encoding="utf-8")
    (parts / "abc" / "pyodide.mjs").write_text("export {};", encoding="utf-8")
    (parts / "licences.txt").write_text("; python", encoding="utf-8")
    (parts / "games.json").write_text("{}", encoding="utf-8")
    about = {"folder": "abc", "modules": 3, "sizes": {"pyodide.mjs": 10}}
    (parts / "parts.json").write_text(json.dumps(about), encoding="utf-8")
    monkeypatch.setattr(app, "ClientFiles", lambda _: ClientFiles(pages, parts))
    running = Club(tmp_path)
    yield running
    running.stop()


def test_a_club_that_has_the_parts_tells_its_pages_and_only_the_script_of_tables_may_run_webassembly(
    with_tables: Club,
) -> None:
    def got(path: str) -> httpx.Response:
        return httpx.get(with_tables.url + path)

    assert got("/").text == got("/settings").text
    assert 'name="whistclub-parts" content="{&quot;folder&quot;: &quot;python/abc/&quot;' in got("/").text
    part = got("/python/abc/pyodide.mjs")
    assert ("text/javascript; charset=utf-8", "public, max-age=31536000, immutable") == (
        part.headers["content-type"],
        part.headers["cache-control"],
    )
    assert "svelte; python" == got("/licences.txt").text
    policies = {path: got(path).headers["content-security-policy"] for path in ("/", "/assets/worker-1.js")}
    assert {"/": False, "/assets/worker-1.js": True} == {
        path: "'wasm-unsafe-eval'" in policy for path, policy in policies.items()
    }
    assert [] == [path for path, policy in policies.items() if "'unsafe-eval'" in policy]


def test_a_club_without_the_parts_offers_nothing_that_needs_them(club: Club) -> None:
    assert "whistclub-parts" not in httpx.get(club.url).text


APP = Path(app.__file__).parents[1] / "client" / "src" / "App.svelte"
PAGE = {"Accept": "text/html,application/xhtml+xml"}
NOTHING = (
    "/metrics",
    "/nonexistent",
    "/about",
    "/LOGIN",
    "/login/run",
    "/t",
    "/new",
    "/assets/gone",
    "/gone.js",
    "/api",
    "/KVRNM/x",
    "/KVRNMX/hall",
    "/KVRNMA",
)
PAGES = (
    "/", "/index.html", "/t/AbC_-9", "/t/AbC_-9/", "/t/AbC_-9/match/3", "/new/solo", "/daily",
    "/daily/2026-11-01/solo", "/statistics", "/learn/first-steps", "/learn/zero", "/learn/solo/misere", "/puzzles",
    "/puzzles/a-name", "/puzzles/own/7", "/teach", "/teach/7", "/prepared/7", "/friends", "/games", "/settings",
    "/rules", "/rules/solo", "/device", "/evening", "/KVRNM", "/kvrnm", "/KVRNM/run", "/KVRNM/hall",
    "/KVRNM/results", "/KVRNM/print", "/evening/announce", "/KVRNMX", "/kvrnmx", "/KVRNMX/run", "/KVRNMX/print",
)  # fmt: skip


def test_where_the_pages_have_nothing_the_answer_is_404(club: Club) -> None:
    with httpx.Client(base_url=club.url) as http:
        tag = http.get("/").headers["etag"]
        for path in NOTHING:
            opened = http.get(path, headers={**PAGE, "If-None-Match": tag})
            assert (404, FILES["index.html"]) == (opened.status_code, opened.content), path
            assert "text/html; charset=utf-8" == opened.headers["content-type"]
            asked = http.get(path)
            said = ["There is nothing at this address.", "Unter dieser Adresse gibt es nichts."]
            assert (404, said) == (asked.status_code, asked.text.splitlines()), path
            assert (404, b"") == ((head := http.head(path)).status_code, head.content), path


def test_a_deep_link_opens_its_page(club: Club) -> None:
    with httpx.Client(base_url=club.url) as http:
        for path in PAGES:
            answer = http.get(path)
            assert (200, FILES["index.html"]) == (answer.status_code, answer.content), path


def test_every_page_of_the_client_s_router_is_known_to_the_club() -> None:
    text = APP.read_text(encoding="utf-8")
    first = set(re.findall(r"parts\[0\] === '(\w+)'", text))
    below_a_code = set(re.findall(r"code && parts\[1\] === '(\w+)'", text))
    assert 14 <= len(first)
    asked = [[f"/{name}", f"/{name}/x", f"/{name}/x/x/x"] for name in first]
    assert [] == [paths[0] for paths in asked if not any(is_page(path) for path in paths)]
    assert {"run", "at", "hall", "results", "print", "table", "cashier", "press", "organise"} == below_a_code
