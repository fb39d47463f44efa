"""The wire of a site's worker in a browser: a conversation with a table there is that of its file."""

from pathlib import Path
from random import Random

import pytest

from tests.browser.page_killing import played_pages
from tests.browser.sites import running_site
from tests.page.conversations import conversation, kept, table_of
from tests.web.visits import Visit


@pytest.mark.long
async def test_a_table_in_a_browser_is_told_as_in_its_file(tmp_path: Path) -> None:
    with running_site(tmp_path / "host") as site:
        async with played_pages(tmp_path / "profile", site, Random("wire")) as pages:
            tab = await pages.reached()
            await tab.ask("PUT", "/api/me", {"name": "Ada"})
            table = (await tab.ask("POST", "/api/tables", table_of("minnesota")))["id"]
            visit = Visit(await tab.connect(table))
            await visit.send("hello")
            await visit.until("welcome")
            found = await conversation(visit)
    assert kept("minnesota") == found
