"""One's own hand: cards side by side, those that may be played a line higher."""

from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas
from whistclub.terminal.app.scene.scene import DECKTET, LARGE, SMALL, Scene
from whistclub.terminal.app.theme import Face, draw_card
from whistclub.terminal.app.widgets.scene_widget import SceneView


class HandView(SceneView):
    """The hand; a click on a card means ("card", its place)."""

    ground = theme.CLOTH

    def paint(self, canvas: Canvas) -> None:
        """Draws the cards from left to right."""
        scene = self.scene
        if scene is None or not scene.hand:
            return
        w, h = self._card_size(canvas, scene)
        count = len(scene.hand)
        step = w + 1 if count < 2 else min(w + 1, (canvas.width - w) // (count - 1))
        left = (canvas.width - step * (count - 1) - w) // 2
        some_not = bool(scene.legal) and len(scene.legal) < count
        for place, card in enumerate(scene.hand):
            x = left + place * step
            legal = card in scene.legal
            y = 0 if (legal and some_not) or card in scene.lifted else 1
            focused = scene.has_cards_to_choose and place == scene.focus
            face = Face(
                card=card,
                width=w,
                height=h,
                is_shaded=some_not and not legal,
                is_chosen=focused or card in scene.lifted,
            )
            draw_card(canvas, x, y, face, scene.appearance, scene.words.catalogue)
            if y + h < canvas.height:
                mark = (
                    scene.appearance.mark("▲", "^")
                    if focused
                    else (scene.appearance.mark("•", "o") if legal and some_not else " ")
                )
                canvas.put(x + w // 2, canvas.height - 1, mark, theme.LAMP_LINE)
            last = place == count - 1
            canvas.spot(x, 0, w if last else step, canvas.height, ("card", place))

    def _card_size(self, canvas: Canvas, scene: Scene) -> tuple[int, int]:
        if scene.is_decktet:
            return DECKTET
        return LARGE if canvas.width >= 8 * len(scene.hand) and canvas.height >= 8 else SMALL
