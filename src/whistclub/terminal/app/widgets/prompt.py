"""The line that says what is wanted, with the choices and the guidance below it."""

from rich.cells import cell_len

from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas
from whistclub.terminal.app.scene.chips import Chip
from whistclub.terminal.app.scene.scene import MANY_CHIPS, Scene
from whistclub.terminal.app.widgets.scene_widget import SceneView

_MOODS = {"yours": theme.LAMP, "told": theme.PLATE, "refused": theme.DARK}


class Prompt(SceneView):
    """Two lines; never moved, never covered. A click means ("go",)."""

    ground = theme.PLATE

    def paint(self, canvas: Canvas) -> None:
        """The prompt in the colour of its mood; a refusal also has a mark."""
        scene = self.scene
        if scene is None:
            return
        style = _MOODS[scene.mood]
        canvas.fill(0, 0, canvas.width, canvas.height, style)
        mark = {"yours": scene.appearance.mark("▶", ">"), "told": " ", "refused": "!"}[scene.mood]
        canvas.put(1, 0, mark, style + theme.STRONG)
        canvas.text(
            3,
            0,
            scene.prompt,
            style + (theme.STRONG if scene.mood == "yours" else style),
            canvas.width - 4,
            canvas.height,
        )
        canvas.spot(0, 0, canvas.width, canvas.height, ("go",))


class Choices(SceneView):
    """Three lines: the chips, and below them what this moment is about. A click on a chip means ("chip", its place)."""

    ground = theme.CLOTH

    def paint(self, canvas: Canvas) -> None:
        """Chips in rows, then the guidance in the lines left."""
        scene = self.scene
        if scene is None:
            return
        used = _chips(canvas, scene) if scene.chips and not scene.is_lingering else 0
        room = canvas.height - used
        if (scene.guidance and len(scene.chips) <= MANY_CHIPS) or scene.is_lingering or scene.is_solitaire:
            canvas.text(1, used, scene.guidance, theme.CLOTH_QUIET, canvas.width - 2, room)


def _chips(canvas: Canvas, scene: Scene) -> int:
    """Draws the chips, where they are too many the lines round the chosen one. Returns the lines they took."""
    texts = [_text(chip, scene, with_note=canvas.width >= 110) for chip in scene.chips]
    placed, x, y = [], 1, 0
    for text in texts:
        if x > 1 and x + cell_len(text) > canvas.width - 1:
            x, y = 1, y + 1
        placed.append((x, y))
        x += cell_len(text) + 1
    lines = min(y + 1, canvas.height)
    chosen = placed[scene.chip][1] if 0 <= scene.chip < len(placed) else 0
    first = max(0, min(chosen - lines // 2, y + 1 - lines))
    for place, (text, (x, y)) in enumerate(zip(texts, placed, strict=True)):
        if first <= y < first + lines:
            style = theme.LAMP if place == scene.chip else theme.CHIP
            canvas.put(x, y - first, text, style + theme.STRONG)
            canvas.spot(x, y - first, cell_len(text), 1, ("chip", place))
    return lines


def _text(chip: Chip, scene: Scene, *, with_note: bool) -> str:
    focused = chip is scene.chosen_chip
    left, right = (
        (scene.appearance.mark("▸", ">"), scene.appearance.mark("◂", "<")) if focused else (" ", " ")
    )
    cap = scene.words.say("app-cap-enter") if chip.key == "enter" else chip.key.upper()
    text = chip.text if chip.text == cap else f"{cap} {chip.text}"
    note = f", {chip.note}" if with_note and chip.note else ""
    return f"{left}{text}{note}{right}"
