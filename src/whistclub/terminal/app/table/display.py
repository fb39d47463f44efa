"""The display of the table: the moment as a scene, and the widgets drawn from it."""

from typing import Final

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from whistclub.rules.values import View
from whistclub.terminal.app.clients.story import Trick, has_taken_trick, last_full, trick_of
from whistclub.terminal.app.scene import chips as may
from whistclub.terminal.app.scene.prompts import guidance_of, last_act_text, prompt_of
from whistclub.terminal.app.scene.scene import Mood, Scene
from whistclub.terminal.app.screens.base import AppScreen
from whistclub.terminal.app.table.cursor import NOWHERE
from whistclub.terminal.app.table.model import TableModel
from whistclub.terminal.app.theme import sorted_hand
from whistclub.terminal.app.widgets.bar import Bar, Foot
from whistclub.terminal.app.widgets.cloth import Cloth
from whistclub.terminal.app.widgets.hand import HandView
from whistclub.terminal.app.widgets.panel import Panel
from whistclub.terminal.app.widgets.prompt import Choices, Prompt
from whistclub.terminal.app.widgets.scene_widget import SceneView
from whistclub.terminal.app.widgets.side_page import side_text

CLICKABLE: Final = (Prompt, Choices, HandView, Foot)
"""The widgets whose clicks mean something."""


class TableDisplay:
    """Makes the scene of the moment from the model, and draws the widgets of the screen from it."""

    def __init__(self, screen: AppScreen, model: TableModel, foot: tuple[tuple[str, str, str], ...]) -> None:
        """`foot` are the keys of the last line: the key, the message of its word, the action."""
        self._screen = screen
        self._model = model
        self._foot = foot

    @staticmethod
    def compose() -> ComposeResult:
        """Lays out the bar, the cloth with prompt and hand, the panels next to it, the foot."""
        yield Bar(id="bar")
        with Horizontal(id="middle"):
            with Vertical(id="table"):
                yield Cloth(id="cloth")
                yield Prompt(id="prompt")
                yield Choices(id="choices")
                yield HandView(id="hand")
            with Vertical(id="side"):
                yield Panel(id="panel")
                yield Panel(id="journal")
        yield Foot(id="foot")

    def scene(self) -> Scene:
        """Returns this moment, as the widgets draw it."""
        model = self._model
        sight, cursor = model.client.sight, model.cursor
        view = sight.view
        order = model.host.preferences.settings.order
        hand = () if view is None else tuple(sorted_hand(view.hand, order, view.trump or ""))
        shown = None if model.is_lingering else view
        chips = () if shown is None else may.chips(shown, sight.moment, model.words)
        is_card_wanted = shown is not None and bool(may.card_verb(shown))
        cards = len(hand) if is_card_wanted else 0
        cursor.settle(shown, hand, cards, chips)
        on_chip = cursor.index >= cards
        scene = Scene(
            words=model.words,
            appearance=model.host.preferences.appearance,
            sight=sight,
            story=model.client.story,
            trick=self._trick(view),
            is_lingering=model.is_lingering,
            prompt="",
            mood="told",
            guidance="",
            hand=hand,
            legal=frozenset() if shown is None else may.legal_cards(shown),
            focus=NOWHERE if on_chip else cursor.index,
            chip=cursor.index - cards if on_chip else NOWHERE,
            lifted=cursor.lifted,
            chips=chips,
            has_cards_to_choose=is_card_wanted,
            is_far=model.client.table is None,
            chairs=model.client.chairs,
            day=None if model.is_lingering else model.day,
        )
        return self._with_texts(scene)

    def draw(self) -> None:
        """Draws everything as it is now."""
        scene, screen = self.scene(), self._screen
        for widget in screen.query(SceneView):
            widget.scene = scene
            widget.repaint()
        screen.query_one(Foot).show(*((cap, screen.say(word), name) for cap, word, name in self._foot))
        if screen.is_wide:
            tab = self._model.tab
            second = "sheet" if tab == "journal" else "journal"
            for panel, text in (("#panel", tab), ("#journal", second)):
                heading, lines, from_end = side_text(text, scene)
                screen.query_one(panel, Panel).show(heading, lines, from_end=from_end)

    def _with_texts(self, scene: Scene) -> Scene:
        model = self._model
        notice = None if model.is_lingering else model.client.notice
        prompt, mood = self._prompt(scene)
        wanted = model.host.preferences.settings.guided or scene.is_lingering or scene.day is not None
        guided = wanted and notice is None
        guidance = guidance_of(scene) if guided else ""
        if model.note is not None and model.because:
            guidance = model.because
        return replace(scene, prompt=prompt, mood=mood, guidance=guidance)

    def _prompt(self, scene: Scene) -> tuple[str, Mood]:
        """Returns the prompt: a note, what keeps the table from being played, the last act while it is read, the
        question.
        """
        model = self._model
        if model.note is not None:
            return model.note
        if model.is_lingering:
            return last_act_text(scene), "told"
        if model.client.notice is not None:
            return model.words.speaker.reason(model.client.notice), "told"
        return prompt_of(scene)

    def _trick(self, view: View | None) -> Trick | None:
        """Returns the trick on the table; the last full one while it lies to be read; None before the first card."""
        model, story = self._model, self._model.client.story
        if model.shows_last_trick or (model.is_lingering and has_taken_trick(story.last)):
            return last_full(story)
        return None if view is None else trick_of(view, model.client.sight.moment)
