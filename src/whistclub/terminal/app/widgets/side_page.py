"""What can be read beside the table: the score sheet, the journal of the deal, the rules, the agreements."""

from collections.abc import Iterator

from whistclub.terminal.app.scene import Scene
from whistclub.terminal.app.table_words import page_lines
from whistclub.terminal.primer import primer

HEADINGS = {
    "primer": "app-beside-primer",
    "sheet": "app-beside-sheet",
    "journal": "app-beside-journal",
    "rules": "app-beside-rules",
    "agreements": "app-beside-agreements",
}
"""What may stand beside the table, in the order Tab shows it, with the key of its heading."""


def side_text(tab: str, scene: Scene) -> tuple[str, list[str], bool]:
    """Heading and lines of what stands beside the table, and whether its end is what one wants to see."""
    words = scene.words
    heading = words.say(HEADINGS[tab])
    if tab == "primer":
        return heading, [*primer(words), "", words.say("app-primer-keys")], False
    if tab == "sheet":
        return heading, words.sheet(scene.sight.match), True
    if tab == "journal":
        return heading, list(_journal(scene)), True
    if tab == "agreements":
        return heading, agreements(scene), False
    return heading, page_lines(words.game.key, words.catalogue), False


def agreements(scene: Scene) -> list[str]:
    """The convention card, of games that have one."""
    if scene.words.game.key != "minnesota":
        return [scene.words.say("app-no-agreements")]
    return page_lines("conventions", scene.words.catalogue)


def _journal(scene: Scene) -> Iterator[str]:
    words = scene.words
    for one in scene.story.events:
        if one.key.startswith("event-dealt"):
            continue
        yield words.speaker.event(one)
        if one.key.startswith("event-trick"):
            yield ""
