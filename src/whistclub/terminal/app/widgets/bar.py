"""The lines above and below the table: which game, the score, and the keys that help on."""

from collections.abc import Callable

from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas, Painted
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.app.widgets.scene_widget import SceneView
from whistclub.terminal.texts.table_words import score_in_short


class Bar(SceneView):
    """The line on top: the game and the deal on the left, the score on the right."""

    ground = theme.ROOM

    def paint(self, canvas: Canvas) -> None:
        """Draws the line."""
        scene = self.scene
        if scene is None:
            return
        words = scene.words
        x = canvas.put(1, 0, words.name(), theme.STRONG) + 2
        x = canvas.put(x, 0, deal_title(scene), theme.QUIET)
        score = score_text(scene)
        canvas.put(max(x + 2, canvas.width - len(score) - 1), 0, score, theme.BRASS + theme.STRONG)


class Foot(Painted):
    """The last line: keys. A click means ("key", what it does)."""

    keys: tuple[tuple[str, str, str], ...] = ()
    ground = theme.ROOM

    def show(self, *keys: tuple[str, str, str], press: Callable[[str], object] | None = None) -> None:
        """Shows other keys; `press` is called with what a clicked key does."""
        self.keys = keys
        if press is not None:
            self.on_spot = lambda meaning: press(str(meaning[1])) if isinstance(meaning, tuple) else None
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Draws as many keys as fit, the most useful first."""
        x = 1
        for cap, word, does in self.keys:
            if x + len(cap) + len(word) + 3 > canvas.width:
                break
            start = x
            x = canvas.put(x, 0, f" {cap} ", theme.CHIP + theme.STRONG)
            x = canvas.put(x, 0, f" {word}", theme.QUIET) + 2
            canvas.spot(start, 0, x - start - 1, 1, ("key", does))


def deal_title(scene: Scene) -> str:
    """Returns the number of the deal, and where the game ends."""
    words, match = scene.words, scene.sight.match
    number = match.deals[-1].setting.number if match.deals else match.setting.number
    if words.game.seats == 1:
        if scene.moment.phase:
            hand = words.speaker.hand(scene.moment.phase)
            return words.say("app-bar-passage", number=number, hand=hand)
        return words.say("app-bar-passage-over", number=number)
    goal = scene.sight.outline.goal
    if goal is None:
        return words.say("app-bar-deal", number=number)
    return words.say("app-bar-deal-goal", number=number, goal=words.speaker.why(goal))


def score_text(scene: Scene) -> str:
    """Returns the score of every side, one's own first."""
    return score_in_short(scene.words, scene.sight.match, scene.sight.viewer)
