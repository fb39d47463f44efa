"""The name of a seat on the cloth, and its tags: you, partner, the level of a bot, dealer, tricks."""

from collections.abc import Iterator

from whistclub.rules.seats import Seat
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.texts.bots import bot_name
from whistclub.terminal.texts.facts import won_of


def seat_name(scene: Scene, seat: Seat) -> str:
    """Returns the name of a seat, with an arrow where it is to act."""
    mark = scene.appearance.mark("▶ ", "> ")
    is_due = seat in scene.sight.waiting and not scene.is_lingering
    return f"{mark if is_due else ''}{scene.words.seat(seat)}"


def seat_tags(scene: Scene, seat: Seat, most: int | None = None) -> list[str]:
    """Returns the tags of a seat; the level of a bot is left out where there would be more than `most`."""
    words, view, place = scene.words, scene.view, scene.sight.seats[seat]
    tags = []
    if seat == scene.sight.viewer:
        tags.append(words.say("app-tag-you"))
    elif _is_partner(scene, seat):
        tags.append(words.say("app-tag-partner"))
    tags += _of_moment(scene, seat)
    dealer = [words.say("app-tag-dealer")] if view is not None and view.setting.dealer == seat else []
    has_room = most is None or len(tags) + len(dealer) < most
    if has_room and (place.is_bot or place.stand_in):
        tags.append(bot_name(place.bot or place.stand_in, words.catalogue))
    return tags + dealer


def _of_moment(scene: Scene, seat: Seat) -> Iterator[str]:
    """The words said of a seat, the tricks it wants or has, and whether it sits out."""
    words, moment = scene.words, scene.moment
    if seat in moment.out:
        yield words.say("app-tag-out")
    for tag in moment.tags:
        if tag.seat == seat:
            yield words.told(tag.text, scene.sight.viewer)
    aims = [aim for aim in moment.aims if seat in aim.seats]
    for aim in aims:
        yield words.say("app-tag-aim", won=won_of(aim, moment), tricks=aim.tricks)
    if words.plays_alone and not aims and any(moment.tricks):
        yield words.say("app-tag-tricks", count=moment.tricks[seat])


def _is_partner(scene: Scene, seat: Seat) -> bool:
    """Returns True for the seats of the viewer's side, or where each plays alone for those with the same aim."""
    viewer = scene.sight.viewer
    if viewer is None:
        return False
    if not scene.words.plays_alone:
        return scene.words.side_of(seat) == scene.words.side_of(viewer)
    return any(seat in aim.seats and viewer in aim.seats for aim in scene.moment.aims)
