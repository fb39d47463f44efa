"""A person at the app: looks at the moment shown, and presses the keys that docs/terminal.md names."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Mapping
from typing import Any

from textual.pilot import Pilot

from tests.waiting import PATIENCE_S
from whistclub.club.local_table import House, Table
from whistclub.club.store.logs.log import Log, MemoryLog
from whistclub.club.table.entries import Dealing
from whistclub.games.registry import GAMES, game_of_preset
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import FOUR, Seat, near_seat
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.canvas import Painted
from whistclub.terminal.app.new_tables import opened_with
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.app.screens.choice_list import ListScreen
from whistclub.terminal.app.screens.curtain import Curtain
from whistclub.terminal.app.screens.home import Home
from whistclub.terminal.app.table.screen import TableScreen
from whistclub.terminal.deal_text import read_deals
from whistclub.terminal.local.session import BOT
from whistclub.terminal.settings import Settings

SMALL, WIDE = (80, 24), (160, 50)
AT_ONCE = Settings(bot_s=0.0, pause_s=None, met=tuple(GAMES))
SHORT: Mapping[str, Mapping[str, str]] = {
    "whist": {"max_deals": "1"}, "whist_rubber": {"target": "1"}, "solo": {"deals": "2"}, "solo_units": {"deals": "2"},
    "call_ace": {"deals": "1"}, "call_ace_no_cat": {"deals": "1"}, "kleurwiezen": {"deals": "2"}, "kleurwiezen_small": {"deals": "2"},
    "oh_hell": {"deals": "1"}, "oh_hell_long": {"deals": "1"}, "knockout": {"deals": "1"}, "knockout_dogs_life": {"deals": "1"},
    "gongor": {}, "gongor_points": {}, "hermits": {}, "hermits_eight_tricks": {}, "spoken": {"target": "1"},
}  # fmt: skip
"""Options that make a match of a preset short; those of the Minnesota family take one deal."""


def app_at(
    preset: str,
    *,
    language: str = "en",
    plain: bool = False,
    seed: str = "1",
    people: Mapping[Seat, str] | None = None,
    log: Log | None = None,
    settings: Settings = AT_ONCE,
    given: str = "",
    options: Mapping[str, str] | None = None,
    bot: str = BOT,
) -> WhistApp:
    """The app at a table of this preset, with the person at South among these bots; `given` is a first deal in PBN."""
    kept = MemoryLog() if log is None else log
    house = House(kept)
    sitting = people or {near_seat(game_of_preset(preset, {}).seats): ""}
    dealing = Dealing(seed) if len(sitting) == 1 else Dealing()
    dealer = None
    if given:
        read = read_deals(given, game_of_preset(preset, {}), FOUR[0])
        dealing = Dealing(None, tuple(deal_to_text(deal) for deal in read.deals))
        dealer = read.dealer
    short = {**SHORT.get(preset, {"max_deals": "1"}), **(options or {})}
    bots = dict.fromkeys(FOUR, bot)
    table = house.open(opened_with(house, preset, short, sitting, dealing, dealer, bots))
    return WhistApp(
        kept,
        language,
        plain=plain,
        environment={"WHIST_DATA": "/nonexistent"},
        table=table,
        settings=settings,
    )


async def pressed(pilot: Pilot[Any], keys: str) -> None:
    """Presses these keys, with blanks between, and waits after each."""
    for key in keys.split():
        await pilot.press(key)
        await pilot.pause()


async def work_beside_done() -> None:
    """Waits for what apps do on threads of their own: a coach's look, and the bots' at a deal of the day."""
    for thread in threading.enumerate():
        if thread.name.endswith("(_work)"):
            await asyncio.to_thread(thread.join, PATIENCE_S)
            assert not thread.is_alive()


def own_table(app: WhistApp) -> Table:
    """The table of this machine that the app shows."""
    table = table_screen(app).client.table
    assert table is not None
    return table


def at_home(app: WhistApp) -> bool:
    """True if the first screen is up."""
    return isinstance(app.screen, ListScreen) and isinstance(app.screen.model, Home)


def table_screen(app: WhistApp) -> TableScreen:
    """The table in the stack of screens."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def text_of(app: WhistApp) -> str:
    """The letters that the screen shows."""
    return "\n".join(
        line for widget in app.screen.query(Painted) if widget.size.area for line in widget.canvas.lines()
    )


def cut_texts(app: WhistApp) -> list[str]:
    """The texts that have lost a part on this screen."""
    return [
        f"{widget}: {text}"
        for widget in app.screen.query(Painted)
        if widget.size.area
        for text in widget.canvas.cut
    ]


class Person:
    """Plays by keys until the match is over; now and then a card that may not be played."""

    def __init__(self, app: WhistApp, pilot: Pilot[Any], seed: int = 0, wrong: float = 0.1) -> None:
        self.app, self.pilot = app, pilot
        self.rng = random.Random(seed)
        self.wrong = wrong
        self.refused = 0
        self.pressed = 0
        self.cut: list[str] = []
        self.seen: list[str] = []

    async def press(self, *keys: str) -> None:
        self.pressed += len(keys)
        await self.pilot.press(*keys)

    async def play_out(self, most_keys: int = 6000) -> None:
        """To the end of the match; one without an end is stopped after a deal."""
        while self.pressed < most_keys:
            if isinstance(self.app.screen, Curtain):
                await self.press("enter")
                continue
            screen = table_screen(self.app)
            sight = screen.client.sight
            if sight.match.result is not None:
                return
            if sight.preset == "gongor_points" and len(sight.match.deals) > 1 and sight.view is None:
                await self.press("f8", "f8")
                continue
            await self.step(screen)
        raise AssertionError(f"no end after {most_keys} keys")

    async def step(self, screen: TableScreen) -> None:
        """One choice, or one pause."""
        scene = screen.scene()
        self.note(scene)
        if scene.is_lingering:
            await self.press("enter")
        elif scene.view is None:
            await self.press("n")
        elif not scene.view.legal:
            await self.pilot.pause()
        elif scene.has_cards_to_choose and not (scene.chips and self.rng.random() < 0.2):
            await self.play_card(screen, scene)
        else:
            chip = self.rng.choice(scene.chips)
            await self.press(chip.key)

    async def play_card(self, screen: TableScreen, scene: Scene) -> None:
        wrong = [card for card in scene.hand if card not in scene.legal]
        if wrong and self.rng.random() < self.wrong:
            await self.choose(screen, self.rng.choice(wrong))
            assert "refused" == screen.scene().mood
            assert screen.scene().prompt
            self.note(screen.scene())
            self.refused += 1
        await self.choose(screen, self.rng.choice([card for card in scene.hand if card in scene.legal]))

    async def choose(self, screen: TableScreen, card: Any) -> None:
        """To the card by its suit's letter, or by arrows where it has none, then Enter."""
        key = card.suits[0].lower() if card.suits else "right"
        for _ in range(14):
            scene = screen.scene()
            if scene.hand[scene.focus] is card:
                break
            await self.press(key)
        await self.press("enter")

    def note(self, scene: Scene) -> None:
        self.cut += cut_texts(self.app)
        self.seen += [scene.prompt, scene.guidance]
