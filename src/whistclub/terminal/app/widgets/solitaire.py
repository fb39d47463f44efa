"""The table of a solitaire: bids or markers, the side pile, the dummy's card and one's own, the suits."""

from typing import Final

from rich.style import Style

from whistclub.rules.values import View
from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas
from whistclub.terminal.app.clients.story import DUMMY
from whistclub.terminal.app.scene.scene import DECKTET, Scene
from whistclub.terminal.app.theme import Face, draw_card, draw_place
from whistclub.terminal.texts.facts import pile_text

_BOLD: Final = Style(bold=True)


def paint_alone(canvas: Canvas, scene: Scene) -> None:
    """Draws the table of a solitaire."""
    top, legend = max(0, (canvas.height - 11) // 2), canvas.width - 24
    _duel(canvas, scene, (24, legend), top + 2)
    view = scene.view
    if view is None:
        return
    _aims(canvas, scene, top)
    _pile(canvas, scene, view, top + 2)
    _suits(canvas, scene, legend, top + 2)
    dummy, won = scene.pile("dummy"), sum(scene.moment.tricks)
    if dummy is not None and dummy.cards and not scene.is_lingering:
        text = scene.words.say("app-alone-trick", number=len(dummy.cards), won=won)
        canvas.centred(top + 9, text, theme.CLOTH_QUIET, 20, legend - 20)


def _aims(canvas: Canvas, scene: Scene, y: int) -> None:
    """The bids, or the markers: which are open, which is aimed for."""
    words, tally = scene.words, scene.moment.tally
    if tally is None:
        return
    x = canvas.put(1, y, words.say(f"app-alone-{tally.kind}"), _BOLD) + 1
    for number in tally.numbers:
        is_open = number in tally.open or number == tally.aim
        text = f" {number} " if is_open else scene.appearance.mark(f" {number}✓", f" {number}x")
        style = theme.LAMP if number == tally.aim else (theme.CHIP if is_open else theme.CLOTH_QUIET)
        if number == tally.aim:
            text = f"[{number}]"
        x = canvas.put(x, y, text, style) + 1
    if tally.aim is not None:
        canvas.put(x + 1, y, words.say("app-alone-aim", count=tally.aim), _BOLD)


def _pile(canvas: Canvas, scene: Scene, view: View, y: int) -> None:
    words, pile = scene.words, scene.pile("side")
    if pile is None:
        return
    canvas.put(1, y - 1, words.say("app-alone-trump"), theme.CLOTH_QUIET, 20)
    if pile.cards:
        face = Face(card=pile.cards[-1], width=7, height=5, is_shaded=not view.trump)
        draw_card(canvas, 2, y, face, scene.appearance, words.catalogue)
    else:
        draw_place(canvas, 2, y, (7, 5), scene.appearance, lit=False)
    name = words.speaker.suit(view.trump) if view.trump else words.say("app-alone-no-trump")
    canvas.text(10, y + 1, name, _BOLD, 13, 2)
    canvas.text(1, y + 5, pile_text(pile, words), theme.CLOTH_QUIET, 21, 2)


def _duel(canvas: Canvas, scene: Scene, between: tuple[int, int], y: int) -> None:
    """The dummy's card and one's own."""
    words, appearance, (w, h) = scene.words, scene.appearance, DECKTET
    trick = scene.trick
    on_table = dict(trick.cards) if trick is not None else {}
    middle = (between[0] + between[1]) // 2
    for seat, x, name in (
        (DUMMY, middle - w - 3, words.say("app-alone-dummy")),
        (0, middle + 3, words.say("side-you")),
    ):
        is_ahead = trick is not None and seat == (scene.winning if trick.taker is None else trick.taker)
        label = f"{appearance.mark('★', '*')} {name}" if is_ahead else name
        canvas.centred(y - 1, label, theme.LAMP_LINE if is_ahead else _BOLD, x - 3, w + 6)
        if seat in on_table:
            card = words.game.pack.card(on_table[seat])
            face = Face(card=card, width=w, height=h, is_ringed=is_ahead)
            draw_card(canvas, x, y, face, appearance, words.catalogue)
            _card_name(canvas, scene, on_table[seat], between, (x + w // 2, y + h + (seat == 0)))
        elif trick is not None:
            draw_place(canvas, x, y, (w, h), appearance, lit=seat == 0)


def _card_name(
    canvas: Canvas, scene: Scene, card: str, between: tuple[int, int], middle: tuple[int, int]
) -> None:
    """The name that a card of the Decktet has, under the card."""
    words, key = scene.words, f"name-{card}"
    if words.game.pack.key == "decktet" and key in words.catalogue:
        name = words.say(key)
        x = max(between[0], min(between[1] - len(name) - 1, middle[0] - len(name) // 2))
        canvas.put(x, middle[1], name, theme.CLOTH_QUIET)


def _suits(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The six suits with sign, letter and name; the trump marked, those turned and gone as well."""
    view, words, appearance = scene.view, scene.words, scene.appearance
    if view is None:
        return
    side = scene.pile("side")
    gone = [card.suits for card in side.cards[:-1]] if side is not None else []
    for place, suit in enumerate(words.game.pack.suits):
        is_trump = suit == view.trump
        mark = appearance.mark("▶", ">") if is_trump else " "
        sign = "" if appearance.ascii else f"{appearance.shape(suit, 'decktet')} "
        text = f"{mark} {sign}{suit} {words.speaker.suit(suit)}"
        style = _BOLD if is_trump else theme.CLOTH_QUIET
        end = canvas.put(x, y + place, text, style, 20)
        if suit in gone:
            canvas.put(end + 1, y + place, appearance.mark("✓", "x"), theme.CLOTH_QUIET)
    canvas.put(
        x,
        y + 6,
        words.say("app-alone-legend", trump=appearance.mark("▶", ">"), gone=appearance.mark("✓", "x")),
        theme.CLOTH_QUIET,
        24,
    )
