"""Saves a picture of every screen of the browser client, and prints the faults that can be found without looking.

    python -m tools.gallery FOLDER [WORD...]

The pictures are taken in both languages, light and dark, on phones, lying and upright, a tablet, a desktop and a large
screen, and with type of twice the size. Words choose: scenes by name, or what the names of pictures contain
(`de-dark-phone`). Pages longer than the screen are saved once more as a whole. Needs the client to be built, and
Chromium.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as BrowserError

from tests.browser.browsers import Scheme, launch
from tests.browser.club import Person, running_club
from tools.gallery import page_scenes, table_scenes
from tools.gallery.judging import faults

SIZES: Final = {
    "phone": (360, 640),
    "tall": (390, 844),
    "type": (390, 844),
    "lying": (844, 390),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
    "large": (2560, 1440),
}
_ALL_FOUR: Final = {"phone", "desktop"}
_TWICE = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })"
_IS_LONGER: Final = (
    "document.documentElement.scrollHeight > innerHeight && !document.querySelector('dialog[open]')"
)
_SCENES: Final[dict[str, Callable[[Person, Callable[[str], None]], None]]] = {
    scene.__name__: scene for scene in (*table_scenes.SCENES, *page_scenes.SCENES)
}


def hows() -> list[tuple[str, str, Scheme]]:
    """Device, language and scheme of every set of pictures."""
    schemes: tuple[Scheme, Scheme] = ("light", "dark")
    return [
        (device, language, scheme)
        for device in SIZES
        for language in ("en", "de")
        for scheme in schemes
        if device in _ALL_FOUR or (language, scheme) in {("en", "light"), ("de", "dark")}
    ]


def take(browser: Browser, club: str, folder: Path, words: list[str], how: tuple[str, str, Scheme]) -> None:
    """The pictures of one device, language and scheme; a scene that breaks off is named, and the next one goes on."""
    device, language, scheme = how
    kind = f"{language}-{scheme}-{device}"
    rest = [word for word in words if word not in _SCENES]

    def shoot(name: str) -> None:
        picture = f"{name}-{kind}"
        if rest and not any(word in picture for word in rest):
            return
        person.page.screenshot(path=str(folder / f"{picture}.png"))
        for fault in faults(person.page):
            print(f"{picture}: {fault}", flush=True)
        if person.page.evaluate(_IS_LONGER):
            person.page.screenshot(path=str(folder / f"{name}-whole-{kind}.png"), full_page=True)

    for name, scene in _SCENES.items():
        if name not in words and any(word in _SCENES for word in words):
            continue
        size = SIZES[device]
        dots = 2 if size[0] < 700 else 1
        person = Person(
            browser, club, size, language=language, scheme=scheme, settings=table_scenes.CALM, dots=dots
        )
        if device == "type":
            person.context.add_init_script(_TWICE)
        try:
            scene(person, shoot)
        except (BrowserError, AssertionError) as problem:
            print(f"{name}-{kind}: breaks off: {str(problem).splitlines()[0]}", flush=True)
        person.context.close()


def main() -> None:
    """Takes the pictures that the command line asks for."""
    folder, words = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    kinds = [word for word in words if word.count("-") == 2]
    with (
        tempfile.TemporaryDirectory() as data,
        running_club(Path(data)) as club,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for device, language, scheme in hows():
            if not kinds or f"{language}-{scheme}-{device}" in kinds:
                take(browser, club, folder, words, (device, language, scheme))
        browser.close()


if __name__ == "__main__":
    main()
