"""The name of a seat on the cloth, and its tags: you, partner, the level of a bot, dealer, tricks."""

from whistclub.rules.seats import Seat
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.texts.bots import bot_name


def seat_name(scene: Scene, seat: Seat) -> str:
    """Returns the name of a seat, with an arrow where it is to act."""
    mark = scene.appearance.mark("▶ ", "> ")
    is_due = seat in scene.sight.waiting and not scene.is_lingering
    return f"{mark if is_due else ''}{scene.words.seat(seat)}"


def seat_tags(scene: Scene, seat: Seat) -> list[str]:
    """Returns the tags of a seat."""
    words, view, place = scene.words, scene.view, scene.sight.seats[seat]
    tags = []
    if seat == scene.sight.viewer:
        tags.append(words.say("app-tag-you"))
    elif _is_partner(scene, seat):
        tags.append(words.say("app-tag-partner"))
    if place.is_bot or place.stand_in:
        tags.append(bot_name(place.bot or place.stand_in, words.catalogue))
    if view is not None and view.setting.dealer == seat:
        tags.append(words.say("app-tag-dealer"))
    won = scene.facts.get("won")
    if words.plays_alone and isinstance(won, tuple) and any(won):
        tags.append(words.say("app-tag-tricks", count=won[seat]))
    return tags


def _is_partner(scene: Scene, seat: Seat) -> bool:
    """Returns True for the seats of the viewer's side, or where each plays alone for the other holder of a contract."""
    viewer = scene.sight.viewer
    if viewer is None:
        return False
    if not scene.words.plays_alone:
        return scene.words.side_of(seat) == scene.words.side_of(viewer)
    holders = scene.facts.get("holders") or ()
    return len(holders) == 2 and seat in holders and viewer in holders
