"""The tables that a site shows before its tables run are those that its tables deal."""

import json
import secrets
from typing import Any

from bench.page_node import NodePage, node_page
from whistclub.web.server.table_parts import parts_in

OWN = {"match", "now_ms", "table", "you"}
"""What a table or a person has of its own."""


async def at_first_turn(page: NodePage, preset: str, seed: str) -> dict[str, Any]:
    """The welcome at a table of this seed when nobody but the person is to act; it has the id that was asked for."""
    body = {"settings": {"preset": preset, "seed": seed}, "with_bots": True, "id": secrets.token_hex(16)}
    table = (await page.ask("POST", "/api/tables", body))["id"]
    assert body["id"] == table
    visit = await page.visit(table)
    while not visit.view or visit.view["to_act"] != [0]:
        await visit.hear()
    await visit.close()
    return (await page.visit(table)).heard[0]


async def test_the_tables_of_a_page_deal_the_first_tables_that_were_made_with_its_site() -> None:
    parts = parts_in()
    assert parts is not None
    shown = json.loads(parts.files["first.json"])
    assert len(shown["tables"]) == len({json.dumps(one["differs"]["own"]) for one in shown["tables"]})
    async with node_page() as page:
        assert await page.ask("GET", "/api/first-steps", None) == shown["steps"]
        for one in shown["tables"]:
            welcome = await at_first_turn(page, shown["preset"], one["seed"])
            made = shown["welcome"] | one["differs"]
            assert made.keys() == welcome.keys()
            assert [made[key] for key in made if key not in OWN] == [
                welcome[key] for key in made if key not in OWN
            ]
