"""The page's room imports and plays where nothing is installed besides msgspec."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ALONE = """
import asyncio, sys

REFUSED = {
    "alembic", "anyio", "babel", "confusable_homoglyphs", "cryptography", "cyclopts", "fluent", "glicko2", "httpx",
    "litestar", "multiprocessing", "nats", "precis_i18n", "psycopg", "pytz", "segno", "sqlalchemy", "sqlite3",
    "textual", "uvicorn", "uvloop", "webauthn", "websockets",
}


class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in REFUSED:
            raise ImportError(f"{name} is not in a page")


sys.meta_path.insert(0, Refusing())

import threading

def no_thread(self):
    raise RuntimeError("a page has no threads")

threading.Thread.start = no_thread

from tests.page.homes import ask, home_over, opened, visit_to
from tests.web.visits import play


async def main():
    home = await home_over(bots=("quick",))
    await ask(home, "PUT", "/api/me", {"name": "Ada"})
    for path in ("/api/games", "/api/pages/de/whist", "/api/first-steps", "/api/puzzles"):
        assert 200 == (await ask(home, "GET", path))[0], path
    visit = await visit_to(home, await opened(home, "whist", bot="quick"))
    await play([visit], 1)
    await home.close()
    print("deals", len(visit.deals))


asyncio.run(main())
"""


def test_a_page_plays_without_database_framework_threads_or_processes() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120
    )
    assert "deals 1\n" == done.stdout, done.stderr
