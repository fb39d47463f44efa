"""What is shown at a table: the moment as a scene, and the widgets drawn from it."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.timer import Timer

from whistclub.cards.card import Card
from whistclub.rules.actions import Action
from whistclub.rules.values import View
from whistclub.terminal.app import choices as may
from whistclub.terminal.app.choices import Chip, cards_of
from whistclub.terminal.app.journal import Trick, has_taken_trick, last_full, trick_of
from whistclub.terminal.app.prompts import guidance_of, prompt_of, told_of
from whistclub.terminal.app.scene import Mood, Scene
from whistclub.terminal.app.screens.base import Room
from whistclub.terminal.app.seats import AtTable
from whistclub.terminal.app.table_words import TableWords
from whistclub.terminal.app.theme import sorted_hand
from whistclub.terminal.app.widgets.bar import Bar, Foot
from whistclub.terminal.app.widgets.cloth import Felt
from whistclub.terminal.app.widgets.hand import HandView
from whistclub.terminal.app.widgets.panel import Panel
from whistclub.terminal.app.widgets.prompt import Choices, Prompt
from whistclub.terminal.app.widgets.scene_widget import SceneView
from whistclub.terminal.app.widgets.side_page import side_text

_FOOT: Final = (
    ("help", "app-foot-help"), ("menu", "app-foot-menu"), ("hint", "app-foot-hint"), ("undo", "app-foot-undo"),
    ("last_trick", "app-foot-last-trick"), ("sheet", "app-foot-sheet"), ("rules", "app-foot-rules"),
    ("journal", "app-foot-journal"), ("order", "app-foot-order"),
)  # fmt: skip

NONE: Final = -1
"""The cursor stands nowhere. It goes from the first card to the last and on to the choices that are no cards."""


class Showing(Room):
    """A table as one person at a time sees it; `seated` is its client."""

    def __init__(self, seated: AtTable) -> None:
        super().__init__()
        self.seated = seated
        self.tab = "sheet"
        self._focus = 0
        self._lifted: tuple[Card, ...] = ()
        self._note: tuple[str, Mood] | None = None
        self._because = ""
        self._lingering = False
        self._last_trick = False
        self._asked_twice = ""
        self._timer: Timer | None = None
        self._hand: list[Card] = []
        self._focused_for: object = None
        self._gathered_s = 0.0

    def compose(self) -> ComposeResult:
        """The bar, the cloth with prompt and hand, the panel beside it, the foot."""
        yield Bar(id="bar")
        with Horizontal(id="middle"):
            with Vertical(id="cloth"):
                yield Felt(id="felt")
                yield Prompt(id="prompt")
                yield Choices(id="choices")
                yield HandView(id="hand")
            with Vertical(id="beside"):
                yield Panel(id="panel")
                yield Panel(id="journal")
        yield Foot(id="foot")

    @property
    def words(self) -> TableWords:
        """Words for this table in the language of the app."""
        return TableWords(self.club.catalogue, self.seated.game, self.seated.sight.seats)

    def scene(self) -> Scene:
        """This moment, as the widgets draw it."""
        sight, story, words = self.seated.sight, self.seated.story, self.words
        view = sight.view
        if view is not None:
            self._hand = sorted_hand(view.hand, self.club.settings.order, view.trump or "")
        else:
            self._hand = []
        here = view if view is not None and not self._lingering else None
        chips = may.chips(here, words) if here is not None else ()
        verb = may.card_verb(here) if here is not None else ""
        cards = len(self._hand) if verb else 0
        self._focus = max(0 if verb else NONE, min(self._focus, cards + len(chips) - 1))
        if here is not None and self._focused_for != _moment(here):
            self._focused_for = _moment(here)
            self._focus = self._first_choice(here, chips)
        on_chip = self._focus >= cards
        scene = Scene(
            words=words,
            look=self.club.look,
            sight=sight,
            story=story,
            trick=self._shown_trick(),
            is_lingering=self._lingering,
            prompt="",
            mood="told",
            guidance="",
            hand=tuple(self._hand),
            legal=may.legal_cards(here) if here is not None else frozenset(),
            focus=NONE if on_chip else self._focus,
            chip=self._focus - cards if on_chip else NONE,
            lifted=self._lifted,
            chips=chips,
            has_cards_to_choose=bool(verb),
            is_far=self.seated.table is None,
        )
        return self._worded(scene)

    def _point_at(self, action: Action) -> None:
        """Moves the cursor to the card or the choice of this legal act, so that Enter does it."""
        scene = self.scene()
        cards = cards_of(action)
        self._lifted = cards if len(cards) == 2 else ()
        if cards:
            self._focus = scene.hand.index(cards[0])
        else:
            before = len(scene.hand) if scene.has_cards_to_choose else 0
            self._focus = before + [chip.action for chip in scene.chips].index(action)

    def _first_choice(self, view: View, chips: tuple[Chip, ...]) -> int:
        """Where the focus begins: on a card that may be played, near where it was; on Keep; on no other
        choice, so that an Enter too many bids nothing.
        """
        legal = may.legal_cards(view)
        places = [place for place, card in enumerate(self._hand) if card in legal]
        if places:
            return min(places, key=lambda place: abs(place - self._focus))
        return next((place for place, chip in enumerate(chips) if chip.key == "enter"), NONE)

    def _worded(self, scene: Scene) -> Scene:
        from msgspec.structs import replace

        notice = None if self._lingering else self.seated.notice
        if self._note is not None:
            prompt, mood = self._note
        elif notice is not None:
            prompt, mood = self.words.speaker.reason(notice), "told"
        elif self._lingering:
            prompt, mood = told_of(scene), "told"
        else:
            prompt, mood = prompt_of(scene)
        guided = (self.club.settings.guided or scene.is_lingering) and notice is None
        guidance = guidance_of(scene) if guided else ""
        if self._note is not None and self._because:
            guidance = self._because
        return replace(scene, prompt=prompt, mood=mood, guidance=guidance)

    def _shown_trick(self) -> Trick | None:
        """The trick on the table; the last full one while it lies to be read; None before the first card."""
        story, view = self.seated.story, self.seated.sight.view
        if self._last_trick or (self._lingering and has_taken_trick(story.last)):
            return last_full(story)
        return None if view is None else trick_of(view)

    def speak(self) -> None:
        """Draws everything anew."""
        scene = self.scene()
        for widget in self.query(SceneView):
            widget.scene = scene
            widget.repaint()
        foot = self.query_one(Foot)
        foot.keys = tuple((self._cap(name), self.say(word), name) for name, word in _FOOT)
        foot.repaint()
        if self.has_class("-wide"):
            second = "sheet" if self.tab == "journal" else "journal"
            for name, tab in (("#panel", self.tab), ("#journal", second)):
                heading, lines, from_end = side_text(tab, scene)
                self.query_one(name, Panel).show(heading, lines, from_end=from_end)

    def _cap(self, does: str) -> str:
        from whistclub.terminal.app.keys import named

        return named(does).cap


def _moment(view: View) -> object:
    """What has to change for the cursor to begin anew: the deal, one's own acts, or what one may do."""
    own = sum(seat == view.viewer for seat, _ in view.acts)
    return view.setting.number, own, view.legal
