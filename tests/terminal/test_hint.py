"""After a hint the cursor stands on what was advised, whatever kind of act that is: Enter does it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.sampling import thinned
from tests.terminal.driver import SMALL, app_at, cut_texts, own_table, table_screen
from whistclub.club.local_table import Table
from whistclub.club.log.decisions import Answer
from whistclub.club.table.entries import Acted
from whistclub.players.choice import Kind, because
from whistclub.players.player import Budget, Decision
from whistclub.rules.actions import Action, Lay
from whistclub.rules.seats import ALONE, FOUR
from whistclub.rules.values import View
from whistclub.terminal.app.clients import local
from whistclub.terminal.app.clients.local import LocalClient
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.table.screen import TableScreen
from whistclub.terminal.app.widgets.panel import Panel

SELDOM = ("lay two", "abondance", "sola_nola", "say", "call", "twiddle")
BLACK = "N:.AKQJT98765432.. ..AKQJT98765432. AKQJT98765432... ...AKQJT98765432"
"""South has no red card, and so may lay two cards for a Low."""


def kind_of(action: Action) -> str:
    """The verb; two cards laid are a kind of their own, and so is a pass."""
    if isinstance(action, Lay) and len(action.cards) == 2:
        return "lay two"
    return "pass" if action.parts and action.parts[0] == "pass" else action.verb


class Adventurous:
    """For the person's seat what is seldom done where it may be, the first of the list first; for others a pass, or a
    chance act.
    """

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        is_bold = view.viewer in (FOUR[2], ALONE) and getattr(view, "phase", "") != "raise"
        wanted = SELDOM if is_bold else ("pass",)
        for one in wanted:
            found = [act for act in view.legal if one in (kind_of(act), *map(str, act.parts))]
            if found and (one == "pass" or rng.random() < 0.7):
                return Decision(rng.choice(found), because("why-random"), Kind.CHANCE)
        return Decision(rng.choice(view.legal), because("why-random"), Kind.CHANCE)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        return self.decide(view, rng, budget).action


def players(*_: object) -> Any:
    return Adventurous()


@pytest.fixture(autouse=True)
def unpriced(monkeypatch: pytest.MonkeyPatch) -> None:
    """No prices, beside which another act would be advised than these players choose."""
    monkeypatch.setattr(local, "fair_prices", lambda *_: ())


class Asked(LocalClient):
    """A person who remembers what was advised."""

    advised: Decision | None = None

    def hint(self) -> Answer | Decision:
        found = super().hint()
        self.advised = found if isinstance(found, Decision) else None
        return found


async def play_by_hints(
    preset: str, seed: str, options: Mapping[str, str], given: str, most: int = 40
) -> set[str]:
    """Plays by I and Enter alone, and says of which kinds the acts were."""
    kinds: set[str] = set()
    app = app_at(preset, seed=seed, options=options, given=given)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = table_screen(app)
        client = screen.table.model.client = Asked(own_table(app), players)
        for _ in range(20 * most):
            sight = client.sight
            if sight.match.result is not None or len(sight.match.deals) > 2 or most == 0:
                break
            if sight.view is not None and sight.view.legal:
                kinds.add(kind_of(await hinted_act(screen, client, pilot)))
                most -= 1
            else:
                await pilot.press("enter")
                await pilot.pause()
    return kinds


async def hinted_act(screen: TableScreen, client: Asked, pilot: Pilot[Any]) -> Action:
    """Asks for a hint and presses Enter: what the person did is what was advised."""
    await pilot.press("i")
    advised = client.advised
    assert advised is not None, screen.scene().prompt
    assert screen.scene().words.speaker.why(advised.why) == screen.scene().guidance
    table = own_table_of(client)
    before = table.seq
    await pilot.press("enter")
    entries = table.log.read(table.id, before)
    done = [entry.action for entry in entries if isinstance(entry, Acted) and entry.seat == client.viewer]
    assert [advised.action.text] == done, screen.scene().prompt
    return advised.action


def own_table_of(client: LocalClient) -> Table:
    assert client.table is not None
    return client.table


KINDS: Mapping[str, set[str]] = {
    "whist": {"play"},
    "minnesota": {"lay two", "play"},
    "south_dakota": {"lay", "play"},
    "norwegian": {"say", "play"},
    "askov": {"lay", "call", "exchange", "play"},
    "solo": {"call", "trump", "play"},
    "gongor": {"bid", "play", "twiddle", "keep"},
    "hermits": {"play", "twiddle"},
    "hermits declared": {"declare", "play", "twiddle"},
}
"""Every kind of act there is, by a game that has it."""


@pytest.mark.parametrize("game", KINDS)
async def test_enter_after_a_hint_does_what_was_advised(game: str) -> None:
    preset, *declared = game.split()
    options = {"declare": "on"} if declared else {}
    given = f'[Deal "{BLACK}"]' if "lay two" in KINDS[game] else ""
    missing = set(KINDS[game])
    for seed in range(12):
        missing -= await play_by_hints(preset, str(seed), options, given)
        if not missing:
            return
    assert set() == missing


@pytest.mark.parametrize("preset", thinned(["gongor", "hermits", "solo", "askov"], ["hermits", "askov"]))
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
async def test_the_reason_of_a_hint_fits_on_the_smallest_screen(preset: str, language: str) -> None:
    app = app_at(preset, seed="4", language=language)
    async with app.run_test(size=SMALL) as pilot:
        screen, hints = table_screen(app), 0
        for _ in range(200):
            view = screen.client.sight.view
            if view is not None and view.legal:
                await pilot.press("i")
                hints += 1
                assert [] == cut_texts(app), screen.scene().guidance
            if hints == 15:
                return
            await pilot.press("enter")
            await pilot.pause()


@pytest.mark.parametrize(
    ("preset", "language", "line"),
    [("whist", "en", "best"), ("solo", "de", "die beste"), ("gongor", "en", "in 100")],
)
async def test_f9_shows_the_price_of_each_choice_and_counts_as_a_hint(
    preset: str, language: str, line: str
) -> None:
    app = app_at(preset, seed="4", language=language)
    async with app.run_test(size=SMALL) as pilot:
        screen = table_screen(app)
        await pilot.press("f9")
        reader = app.screen
        assert isinstance(reader, Reader)
        shown = reader.query_one(Panel)
        assert line in "\n".join(shown.lines)
        assert [] == cut_texts(app)
        await pilot.press("escape")
        assert screen.client.sight.match.deals[-1].assisted
