"""Saves a picture of every screen and state of the terminal's tables, to be looked at.

    python tools/gallery_terminal.py FOLDER [--size 80x24] [--language de] [--ascii] [--no-color] [--only PART]

Pictures are SVG; where the library cairosvg is installed, PNG as well.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from whistclub.club.local_table import House
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.entries import Dealing
from whistclub.games.registry import GAMES, PRESETS, game_of_preset
from whistclub.rules.actions import Call, Say, Trump
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import FOUR, Seat, near_seat
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.new_tables import opened_with
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.app.table.screen import TableScreen
from whistclub.terminal.deal_text import read_deals
from whistclub.terminal.settings import Settings

_ONE_COLOUR = '[Deal "S:AKQJT98...AKQJT9 765432.AKQJ..876 .T987.AKQJT.5432 .65432.98765432."]'
_CERTAIN = """[Dealer "E"]
[Turned "C2"]
[Deal "S:A...AKQJT9876543 KQJT98765432.A.. .KQJT98765432.A. ..KQJT98765432.2"]
"""
Wanted = Callable[[Scene], bool]
_TRIES = 12
_STEPS = 150


class Gallery:
    """Takes the pictures."""

    def __init__(self, folder: Path, arguments: argparse.Namespace) -> None:
        width, _, height = arguments.size.partition("x")
        self.folder, self.size = folder, (int(width), int(height))
        self.language, self.plain, self.only = arguments.language, arguments.ascii, arguments.only or ""
        self.cut: list[str] = []

    def app(
        self,
        preset: str = "",
        seed: str = "1",
        people: Mapping[Seat, str] | None = None,
        options: Mapping[str, str] | None = None,
        given: str = "",
    ) -> WhistApp:
        """The app at home, or at a table."""
        log = MemoryLog()
        table = None
        if preset:
            house = House(log)
            sitting = people or {near_seat(game_of_preset(preset, {}).seats): ""}
            dealing = Dealing(seed) if len(sitting) == 1 else Dealing()
            dealer = None
            if given:
                read = read_deals(given, game_of_preset(preset, {}), FOUR[3])
                dealing = Dealing(None, tuple(deal_to_text(deal) for deal in read.deals))
                dealer = read.dealer
            table = house.open(opened_with(house, preset, options or {}, sitting, dealing, dealer))
        settings = Settings(bot_s=0.0, pause_s=None, met=tuple(GAMES))
        environment = {"WHIST_DATA": str(self.folder / "data")}
        return WhistApp(
            log, self.language, plain=self.plain, environment=environment, table=table, settings=settings
        )

    def take(self, app: WhistApp, name: str) -> None:
        """One picture."""
        picture = app.export_screenshot(title=name).replace("Fira Code", "DejaVu Sans Mono")
        path = self.folder / f"{name}.svg"
        path.write_text(picture, encoding="utf-8")
        for widget in app.screen.query("*"):
            canvas = getattr(widget, "_canvas", None)
            if widget.size.area and canvas is not None and canvas.cut:
                self.cut += [f"{name}: {text}" for text in canvas.cut]
        try:
            import cairosvg
        except ImportError:
            return
        cairosvg.svg2png(bytestring=picture.encode(), write_to=str(path.with_suffix(".png")))

    async def walk(self, name: str, keys: str, preset: str = "", **more: Any) -> None:
        """Presses keys, then takes the picture."""
        if self.only not in name:
            return
        app = self.app(preset, **more)
        async with app.run_test(size=self.size) as pilot:
            await pilot.pause()
            for key in keys.split():
                await pilot.press(key)
                await pilot.pause()
            self.take(app, name)

    async def seek(
        self,
        name: str,
        preset: str,
        wanted: Wanted,
        keys: str = "",
        options: Mapping[str, str] | None = None,
        calls: str = "",
    ) -> None:
        """Plays deals until a moment is as wanted, presses the keys, and takes the picture.

        `calls` names what the person calls where it may.
        """
        if self.only not in name:
            return
        for seed in range(_TRIES):
            app = self.app(preset, seed=str(seed), options=options)
            async with app.run_test(size=self.size) as pilot:
                await pilot.pause()
                if await _found(app, pilot, wanted, random.Random(seed), calls):  # noqa: S311
                    for key in keys.split():
                        await pilot.press(key)
                        await pilot.pause()
                    self.take(app, name)
                    return
        print(f"not found: {name}")


async def _found(app: WhistApp, pilot: Pilot[Any], wanted: Wanted, rng: random.Random, calls: str) -> bool:
    for _ in range(_STEPS):
        screen = app.screen
        if not isinstance(screen, TableScreen):
            return False
        scene = screen.scene()
        if wanted(scene):
            return True
        if len(scene.sight.match.deals) > 3 or (
            scene.sight.match.result is not None and not scene.is_lingering
        ):
            return False
        await _step(pilot, scene, rng, calls)
    return False


async def _step(pilot: Pilot[Any], scene: Scene, rng: random.Random, calls: str) -> None:
    chips = {chip.action.text: chip.key for chip in scene.chips}
    called = next((key for text, key in chips.items() if calls and text.split()[-1] == calls), None)
    if scene.is_lingering or scene.view is None:
        await pilot.press("enter")
    elif called is not None:
        await pilot.press(called)
    elif scene.has_cards_to_choose:
        await pilot.press("enter")
    elif scene.chips:
        await pilot.press("p" if "p" in chips.values() else rng.choice(list(chips.values())))
    await pilot.pause()


def _field(scene: Scene, name: str) -> Any:
    return None if scene.view is None else getattr(scene.view, name, None)


def says_something(view: Any) -> bool:
    """Returns True if something is to be said."""
    return any(isinstance(act, Call | Say) for act in view.legal)


def _playing(scene: Scene, tricks: int = 0) -> bool:
    """To play to a card that was led, so many tricks into the deal."""
    won = _field(scene, "won")
    count = sum(won) if isinstance(won, tuple) else int(won or 0)
    return (
        bool(scene.legal)
        and len(scene.legal) < len(scene.hand)
        and count >= tricks
        and not scene.is_lingering
    )


async def screens(gallery: Gallery) -> None:
    """Home and what leads from it."""
    walk = gallery.walk
    await walk("home", "")
    await walk("home-unfinished", "q", "minnesota")
    await walk("rules", "r")
    await walk("daily", "d")
    await walk("setup", "t")
    await walk("setup-options", "t " + "down " * 12)
    await walk("setup-presets", "t p down down")
    await walk("setup-number", "n down down down enter")
    await walk("setup-hand", "e down down down enter")
    await walk("setup-refused", "e n")
    await walk("setup-name", "t 2")
    await walk("looking-back-none", "l")
    await walk("statistics-none", "c")
    await walk("settings", "o")
    await walk("name", "o n")
    await walk("keys", "question_mark", "whist")
    await walk("keys-end", "question_mark end", "whist")
    for game in PRESETS:
        await walk(f"primer-{game}", "f", game)
    await walk("menu", "escape", "whist")
    await walk("sheet", "e", "whist")
    await walk("agreements", "a", "minnesota")
    await walk("curtain", "enter", "whist", people={FOUR[0]: "Marta", FOUR[1]: "Jo"})


async def minnesota(gallery: Gallery) -> None:
    """The Minnesota family but Askov."""
    seek, walk = gallery.seek, gallery.walk
    await walk("minnesota-lay", "", "minnesota")
    await walk("european-lay", "right right right right", "european")
    await walk("minnesota-signal", "space right space", "minnesota", given=_ONE_COLOUR)
    await seek("minnesota-reveal", "minnesota", lambda s: s.is_lingering)
    await seek(
        "norwegian-low", "norwegian", lambda s: _field(s, "contract") == "low" and _playing(s), calls="nullo"
    )
    await seek("minnesota-follow", "minnesota", lambda s: _playing(s, 3))
    await seek("minnesota-trick", "minnesota", lambda s: s.is_lingering and s.trick is not None)
    await seek("minnesota-last-trick", "minnesota", lambda s: _playing(s, 2), "v")
    await seek("minnesota-hint", "minnesota", lambda s: _playing(s, 2), "i")
    await seek("minnesota-undo", "minnesota", lambda s: _playing(s, 2), "u")
    await seek("minnesota-journal", "minnesota", lambda s: _playing(s, 4), "j")
    await seek("minnesota-deal-over", "minnesota", lambda s: s.view is None and not s.is_lingering)
    await seek(
        "minnesota-review",
        "minnesota",
        lambda s: s.view is None and not s.is_lingering,
        "g pagedown pagedown right i",
    )
    over = {"max_deals": "1"}
    await seek(
        "minnesota-over",
        "minnesota",
        lambda s: s.sight.match.result is not None and not s.is_lingering,
        "",
        over,
    )
    await seek("norwegian-say", "norwegian", lambda s: s.view is not None and says_something(s.view))
    await seek("south-dakota", "south_dakota", lambda s: _playing(s, 1) and bool(s.view and s.view.trump))


async def askov(gallery: Gallery) -> None:
    """Askov's overcalls, exchange and specials."""
    seek = gallery.seek
    await seek("askov-call", "askov", lambda s: bool(s.chips))
    await seek(
        "askov-exchange",
        "askov",
        lambda s: _field(s, "phase") == "exchanging" and bool(s.legal),
        "",
        None,
        "sola_nola",
    )
    await seek(
        "askov-sola-nola",
        "askov",
        lambda s: _field(s, "contract") == "sola_nola" and _playing(s),
        "",
        None,
        "sola_nola",
    )
    await seek(
        "askov-grand-dix",
        "askov",
        lambda s: _field(s, "contract") == "grand_dix" and bool(s.legal),
        "",
        None,
        "grand_dix",
    )
    await seek(
        "askov-star",
        "askov",
        lambda s: bool(any(getattr(s.sight.match.setting.carry, "by_side", ()))) and bool(s.legal),
        "",
        None,
        "grand_dix",
    )


async def solo(gallery: Gallery) -> None:
    """Solo Whist and Whist."""
    seek, walk = gallery.seek, gallery.walk
    await seek("solo-auction", "solo", lambda s: len(s.chips) > 5)
    await seek("solo-answer", "solo", lambda s: any("accept" in chip.action.text for chip in s.chips))
    await seek(
        "solo-raise", "solo", lambda s: _field(s, "phase") == "raise" and bool(s.chips), "", None, "solo"
    )
    await seek(
        "solo-trump",
        "solo",
        lambda s: any(isinstance(c.action, Trump) for c in s.chips),
        "",
        None,
        "abondance",
    )
    await seek("solo-contract", "solo", lambda s: s.is_lingering and s.trick is None)
    await seek(
        "solo-open",
        "solo",
        lambda s: _field(s, "standing") == "misere_ouverte" and _playing(s, 1),
        "",
        None,
        "misere_ouverte",
    )
    await seek("solo-play", "solo", lambda s: _playing(s, 2))
    await seek(
        "solo-thrown-in",
        "solo",
        lambda s: s.view is None and not s.is_lingering and bool(s.sight.match.deals),
    )
    await walk("whist-first", "", "whist")
    await walk("german-first", "", "german_whist")
    await seek("german-drawing", "german_whist", lambda s: _playing(s, 4))
    await seek("german-stock-gone", "german_whist", lambda s: _field(s, "stock") == 0 and _playing(s, 14))
    await seek("german-over", "german_whist", lambda s: s.view is None and not s.is_lingering)
    await seek("whist-refused", "whist", lambda s: _playing(s, 1) and s.hand[-1] not in s.legal, "end enter")
    await seek("whist-deal-over", "whist", lambda s: s.view is None and not s.is_lingering)
    await walk("whist-claim", "enter enter", "whist", given=_CERTAIN)
    await seek("whist-concede", "whist", lambda s: _playing(s, 1), "z")


async def alone(gallery: Gallery) -> None:
    """The solitaires."""
    seek, walk = gallery.seek, gallery.walk
    await walk("gongor-bid", "", "gongor")
    await walk("gongor-play", "3", "gongor")
    await walk("gongor-twiddle", "3 enter", "gongor")
    await seek("gongor-trick", "gongor", lambda s: s.is_lingering)
    await seek("gongor-aft", "gongor_points", lambda s: _field(s, "phase") == "aft" and _playing(s, 2))
    await seek(
        "gongor-no-trump",
        "gongor_points",
        lambda s: s.view is not None and not s.view.trump and bool(s.legal),
        "",
        None,
        "twiddle",
    )
    await seek("gongor-over", "gongor", lambda s: s.sight.match.result is not None and not s.is_lingering)
    await seek(
        "gongor-review",
        "gongor",
        lambda s: s.sight.match.result is not None and not s.is_lingering,
        "g right right right i",
    )
    await seek(
        "gongor-points-passage",
        "gongor_points",
        lambda s: s.view is None and not s.is_lingering and bool(s.sight.match.deals),
    )
    await walk("hermits-play", "", "hermits")
    await walk("hermits-declare", "", "hermits", options={"declare": "on"})
    await walk("hermits-eight", "t", "hermits_eight_tricks")
    await seek("hermits-trick", "hermits", lambda s: s.is_lingering)
    await seek("hermits-over", "hermits", lambda s: s.sight.match.result is not None and not s.is_lingering)


async def _all(gallery: Gallery) -> None:
    parts: tuple[Callable[[Gallery], Awaitable[None]], ...] = (screens, minnesota, askov, solo, alone)
    for part in parts:
        await part(gallery)


def main() -> None:
    """Reads the command line."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    reader.add_argument("folder", type=Path)
    reader.add_argument("--size", default="80x24")
    reader.add_argument("--language", default="en")
    reader.add_argument("--ascii", action="store_true")
    reader.add_argument("--no-color", action="store_true")
    reader.add_argument("--only")
    arguments = reader.parse_args()
    if arguments.no_color:
        os.environ["NO_COLOR"] = "1"
    arguments.folder.mkdir(parents=True, exist_ok=True)
    gallery = Gallery(arguments.folder, arguments)
    asyncio.run(_all(gallery))
    for text in gallery.cut:
        print(f"cut: {text}")


if __name__ == "__main__":
    main()
