"""Tables whose cards a test lays out as it likes, and what of every card can be seen there."""

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.club import Person, resize
from tests.sampling import IS_WHOLE
from tests.waiting import PATIENCE_S

SIZES = {
    "small upright": (320, 568),
    "small lying": (568, 320),
    "phone upright": (360, 640),
    "tall upright": (390, 844),
    "phone lying": (640, 360),
    "tall lying": (844, 390),
    "tablet": (768, 1024),
    "desktop": (1280, 800),
    "large": (1920, 1080),
}
SEEN = [*SIZES] if IS_WHOLE else ["small upright", "phone upright", "phone lying", "desktop"]
"""The sizes that a run looks at where it looks at several."""


_Scene = tuple[str, dict[str, Any]]
_SCENES: dict[str, _Scene] = {}
"""The path of a table and what it tells whoever comes, by the club and its settings."""


class Laid:
    """A person at a table which says only what the test says; the club has dealt the cards of its first deal. `asked`
    are the commands that the page has sent, which nobody answers.
    """

    def __init__(self, person: Person, preset: str, **plan: Any) -> None:
        self._line: WebSocketRoute | None = None
        self.asked: list[dict[str, Any]] = []
        key = json.dumps([person.club, person.language, preset, plan])
        if key not in _SCENES:
            _SCENES[key] = _first_deal(person, preset, plan)
        self.path, self._welcome = _SCENES[key]
        self._told = self._welcome
        person.answer(self._connected)
        self.person, self.page = person, person.page

    @property
    def first_turn(self) -> dict[str, Any]:
        """All that was told of the person's first turn."""
        return self._welcome

    def lay(
        self,
        *,
        seat: int | None = 0,
        legal: tuple[str, ...] = (),
        welcome: Mapping[str, Any] | None = None,
        **view: Any,
    ) -> None:
        """The table with these fields of its view in place of those it has; `seat`: who looks on (None: a watcher),
        `welcome`: fields of what is told beside the view.
        """
        told = json.loads(json.dumps(self._welcome | dict(welcome or {})))
        told["view"] |= {"tags": [], "piles": [], "out": [], "trick": [], "led": None} | view
        told["own"] = {"legal": list(legal), "may": [], "known": [], "view": {}}
        if "hand" in view:
            told["own"]["view"]["hand"] = view["hand"]
        told["you"]["seat"] = seat
        self._told = told
        if self._line is None:
            self.page.goto(self.path)
        else:
            self._line.send(json.dumps(told))
        wanted = [*view.get("hand", ())]
        self._until(".hand .card", wanted)

    def resize(self, size: str) -> None:
        """The page in another of the sizes."""
        width, height = SIZES[size]
        resize(self.page, width, height)

    def hidden(self, within: str = "body") -> list[str]:
        """The marks of cards that cannot be seen whole, each with what lies over it."""
        return hidden(self.page, within)

    def hidden_when_lifted(self) -> list[str]:
        """The same, with one card of the hand after the other lifted."""
        found: list[str] = self.page.evaluate(
            _LIFTING.replace("HIDDEN", _HIDDEN).replace("WITHIN", "'.hand'")
        )
        return found

    def _connected(self, line: WebSocketRoute) -> None:
        self._line = line

        def answer(message: str | bytes) -> None:
            command = json.loads(message)
            if command["do"] == "hello":
                line.send(json.dumps(self._told))
            elif command["do"] == "ping":
                line.send('{"tell": "pong", "now_ms": 0}')
            else:
                self.asked.append(command)

        line.on_message(answer)

    def _until(self, what: str, cards: list[str]) -> None:
        drawn = self.page.evaluate(_UNTIL, [what, sorted(cards), PATIENCE_S])
        assert drawn, f"{what} never showed {cards}"


def _first_deal(person: Person, preset: str, plan: dict[str, Any]) -> _Scene:
    """A table of this preset, and its welcome to the person who is to act there for the first time."""
    welcomes = list[dict[str, Any]]()

    def connected(page_side: WebSocketRoute) -> None:
        club_side = page_side.connect_to_server()

        def from_club(message: str | bytes) -> None:
            told = json.loads(message)
            if told["tell"] == "welcome":
                welcomes.append(told)
            page_side.send(message)

        club_side.on_message(from_club)

    person.answer(connected)
    path = person.open_table(preset, seed="1", **plan)
    assert person.my_turn()
    person.page.reload()
    assert person.my_turn()
    return path, welcomes[-1]


def hidden(page: Page, within: str = "body") -> list[str]:
    """The marks of cards that cannot be seen whole in the page, each with what lies over it."""
    found: list[str] = page.evaluate(_HIDDEN, within)
    return found


_UNTIL = """async ([what, cards, patience]) => {
    const until = performance.now() + patience * 1000;
    const lie = () => [...document.querySelectorAll(what)].map((one) => one.dataset.card).sort().join() === cards.join();
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const places = () => [...document.querySelectorAll('.card')].map((one) => Object.values(one.getBoundingClientRect().toJSON())).join();
    let [before, still] = ['', 0];
    while ((!lie() || still < 3) && performance.now() < until) {
        await frame();
        still = places() === before && document.fonts.status === 'loaded' ? still + 1 : 0;
        before = places();
    }
    return lie();
}"""
_HIDDEN = """(within) => {
    const called = (one) => one.dataset.card || one.closest('[class]')?.getAttribute('class').split(' ')[0] || one.tagName;
    const over = (x, y, card) => {
        const top = document.elementFromPoint(x, y);
        if (top && card.contains(top)) return '';
        for (const one of document.elementsFromPoint(x, y)) {
            if (one === card || card.contains(one)) return '';
            // What takes the second tap of a double tap is clear as glass: it hides nothing.
            if (one.matches('.tap-shield') && getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)') continue;
            const at = one.getBoundingClientRect();
            if (x >= at.left && x <= at.right && y >= at.top && y <= at.bottom) return called(one);
        }
        return 'edge';
    };
    const cover = (mark, card) => {
        const at = mark.getBoundingClientRect();
        for (const across of [.05, .5, .95])
            for (const down of [.05, .5, .95]) {
                const found = over(at.left + at.width * across, at.top + at.height * down, card);
                if (found) return found;
            }
        return '';
    };
    const missing = [];
    for (const card of document.querySelector(within).querySelectorAll('.card[data-card]')) {
        const text = card.dataset.card;
        if (!text || !card.getClientRects().length) continue;
        if (card.closest('dialog')) card.scrollIntoView({block: 'center'});
        const marks = text.length === 1 ? [text] : [text.at(-1) + '.', ...text.slice(0, -1)];
        for (const mark of marks) {
            const drawn = [...card.querySelectorAll('[data-mark]')].filter((one) => one.dataset.mark === mark);
            if (drawn.every((one) => cover(one, card)))
                missing.push(`${mark} of ${text} below ${drawn.length ? cover(drawn[0], card) : 'nothing'}`);
        }
    }
    return missing;
}"""
_LIFTING = """async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const missing = [];
    for (const card of document.querySelectorAll('.hand .card')) {
        card.click();
        await frame();
        await frame();
        if (card.getAttribute('aria-pressed') !== 'true') missing.push(`${card.dataset.card} is not lifted`);
        missing.push(...(HIDDEN)(WITHIN).map((one) => `${one} beside ${card.dataset.card}`));
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    return missing;
}"""
