"""A robot taps the buttons of every page twice: nothing is sent twice, and nothing of what the first tap did is taken
back.
"""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, Request, Response, WebSocket

from tests.browser.club import Person, until_in
from tests.browser.conftest import People
from tests.browser.evenings import Evening, at_table, joins
from tests.browser.taps import Finger
from tests.browser.test_replay import replayed
from tests.sampling import thinned

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
BETWEEN_MS = 120
"""The time between the taps of a double tap."""
QUIET = {"hello", "ping"}
"""Messages that no tap sends."""
AGAIN = {"undo": {"act"}, "leave": {"join"}, "resume": {"pause"}, "pause": {"resume"}, "stand": {"sit"}}
"""Acts that take back what these others did."""
BUTTONS = """() => [...document.querySelectorAll('button, summary, .btn, [role=button], [role=radio], [role=tab]')].filter((one) => {
    const box = one.getBoundingClientRect();
    const open = document.querySelector('dialog[open]');
    return box.width && box.height && !one.matches(':disabled') && !one.closest('.print-bar')
        && (!open || open.contains(one)) && getComputedStyle(one).visibility === 'visible';
})"""
TAPPED = f"""() => {{
    // Buttons of one template do one thing: of many the first two and the last are tapped.
    const of = (one) => [one.tagName, one.role, one.className, one.parentElement.className,
        one.parentElement.parentElement?.className].join();
    const alike = Object.groupBy(({BUTTONS})(), of);
    return Object.values(alike).flatMap((ones) => ones.length > 6 ? [ones[0], ones[1], ones.at(-1)] : ones);
}}"""
PLACE = f"""(at) => {{
    const one = ({TAPPED})()[at];
    if (!one) return null;
    one.scrollIntoView({{ block: 'center' }});
    const box = one.getBoundingClientRect();
    return [one.getAttribute('aria-label') ?? one.textContent.trim(), box.x + box.width / 2, box.y + box.height / 2];
}}"""
SIGNS = f"""() => ({BUTTONS})().map((one) => one.cloneNode().outerHTML + one.textContent).join()"""
TAKES_TAPS = f"""async () => {{
    const buttons = {BUTTONS};
    const takeTaps = () => !document.querySelector('[aria-busy=true]') && buttons().length
        && buttons().every((one) => !one.matches('.pri, .lamp') || !one.hasAttribute('aria-disabled'));
    for (let frames = 0; !takeTaps() && frames < 60; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
    return true;
}}"""
"""Until the main buttons take taps, or so many frames: some never do, for want of what is to be typed."""

Opening = Callable[[Person], None]


class Wire:
    """The acts that a page has sent: the word of each command, and the method and path of each request that changes
    something.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self.sent: list[str] = []
        self._unanswered: set[object] = set()
        self._of_socket: dict[WebSocket, set[object]] = {}
        page.on("request", self._request)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def until_answered(self) -> None:
        """Until all that the page has sent is answered, and what it has sent then."""
        count = -1
        while count != len(self.sent):
            count = len(self.sent)
            _drawn(self._page)
            until_in(self._page, lambda: not self._waiting(), self._waiting)

    def _waiting(self) -> list[object]:
        """All that was sent, and not answered. A socket that closes answers nothing more."""
        return [*self._unanswered, *(one for of in self._of_socket.values() for one in of)]

    def _request(self, request: Request) -> None:
        self._unanswered.add(request)
        if request.method != "GET" and "/bounds" not in request.url:
            self.sent.append(f"{request.method} {re.sub(r'^https?://[^/]*', '', request.url)}")

    def _answered(self, request: Request) -> None:
        self._unanswered.discard(request)

    def _response(self, response: Response) -> None:
        # The sockets of a page that is left close, and no event tells it.
        if response.request.is_navigation_request() and response.frame.parent_frame is None:
            self._of_socket.clear()

    def _socket(self, socket: WebSocket) -> None:
        self._of_socket[socket] = set()
        socket.on("framesent", lambda text: self._frame(socket, text))
        socket.on("framereceived", lambda text: self._answer(socket, text))
        socket.on("close", self._closed)

    def _closed(self, socket: WebSocket) -> None:
        self._of_socket.pop(socket, None)

    def _frame(self, socket: WebSocket, text: str | bytes) -> None:
        told = json.loads(text)
        word = str(told.get("do", ""))
        if word not in QUIET:
            self.sent.append(word)
            if "id" in told and socket in self._of_socket:
                self._of_socket[socket].add(told["id"])

    def _answer(self, socket: WebSocket, text: str | bytes) -> None:
        told = json.loads(text)
        for one in told if isinstance(told, list) else [told]:
            self._of_socket.get(socket, set()).discard(one.get("id"))

    def wrong(self) -> list[str]:
        """The acts that were sent twice, or taken back."""
        twice = [one for one in dict.fromkeys(self.sent) if self.sent.count(one) > 1]
        back = [one for one in self.sent if AGAIN.get(one, set()) & set(self.sent)]
        return twice + back


def taps_all_twice(somebody: Person, opening: Opening, most: int = 60) -> list[str]:
    """Taps each kind of button of a page twice, the page as it was at first for each. Returns what went wrong."""
    page, wire, found = somebody.page, Wire(somebody.page), list[str]()
    finger = Finger(page)
    opening(somebody)
    _settle(page)
    is_sheet, address, signs = page.locator("dialog[open]").count() > 0, page.url, _signs(page)
    wire.sent.clear()
    for at in range(most):
        is_changed = page.url != address or _signs(page) != signs
        if wire.sent or (is_sheet and is_changed):
            opening(somebody)
        elif is_changed:
            _again(page, address)
        if wire.sent or is_changed:
            _settle(page)
            address, signs = page.url, _signs(page)
        place = page.evaluate(PLACE, at)
        if place is None:
            return found
        name, x, y = place
        wire.sent.clear()
        finger.taps((x, y), (x, y), every_ms=BETWEEN_MS)
        wire.until_answered()
        found += [f"{name}: {one}" for one in wire.wrong()]
    return found


def _again(page: Page, address: str) -> None:
    """Loads the page of this address anew."""
    # An address with a fragment is only scrolled to where its page is open.
    is_scrolled_to = "#" in address and page.url.partition("#")[0] == address.partition("#")[0]
    page.goto(address)
    if is_scrolled_to:
        page.reload()


def _settle(page: Page) -> None:
    """Until the page stands and its main buttons take taps."""
    page.wait_for_load_state("networkidle")
    until_in(page, lambda: bool(_asked(page, TAKES_TAPS)))


def _signs(page: Page) -> object:
    """Its buttons and what they show."""
    return _asked(page, SIGNS)


def _drawn(page: Page) -> None:
    """Until the page has done what it was told, and has drawn that."""
    page.wait_for_load_state()
    _asked(page, "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))")


def _asked(page: Page, script: str) -> object:
    """The script's value; None where the page is left meanwhile."""
    try:
        return page.evaluate(script)
    except Error:
        return None


def at(path: str) -> Opening:
    return lambda somebody: void(somebody.page.goto(path))


def void(_: object) -> None:
    """Nothing."""


def a_table(somebody: Person) -> None:
    somebody.open_table("whist", seed="0" * 64)


def a_lobby(somebody: Person) -> None:
    somebody.open_table("whist", bots=False)


def in_sheet(opening: Opening, button: str) -> Opening:
    """A page with one of its sheets open."""

    def open_sheet(somebody: Person) -> None:
        opening(somebody)
        somebody.page.get_by_role("button", name=re.compile(button)).first.click()
        somebody.page.locator("dialog[open]").wait_for()

    return open_sheet


def doors(hash_: str = "", round_: int = 0, page: str = "run") -> Opening:
    """An organiser's page: at the doors, or in its first round."""

    def run(somebody: Person) -> None:
        evening = Evening(somebody)
        evening.adds(*NAMES)
        for number in range(1, round_ + 1):
            evening.does("begin_round", round=number)
        somebody.page.goto(f"/{evening.code}/{page}{hash_}")

    return run


def a_deals_end(somebody: Person) -> None:
    a_table(somebody)
    somebody.play_deal()
    somebody.page.get_by_role("button", name="Next deal").wait_for()


def a_replay(somebody: Person) -> None:
    replayed(somebody, "whist")


PAGES: dict[str, Opening] = {
    "home": at("/"),
    "new table": at("/new/whist"),
    "lobby": a_lobby,
    "table": a_table,
    "table's menu": in_sheet(a_table, "Menu"),
    "deal's end": a_deals_end,
    "replay": a_replay,
    "day's deals": at("/daily"),
    "settings": at("/settings"),
    "learn": at("/learn/whist"),
    "rules": at("/rules"),
    "my games": at("/games"),
    "statistics": at("/statistics"),
    "friends": at("/friends"),
    "new evening": at("/evening"),
    "doors": doors(),
    "doors, people": doors("#people"),
    "doors, hall": doors("#hall"),
    "doors, settings": doors("#settings"),
    "doors, menu": in_sheet(doors(), "^Menu"),
    "round": doors(round_=1),
    "round, people": doors("#people", 1),
    "round, a table": doors("#table-1-1", 1),
    "print": doors(page="print?what=slip"),
}


@pytest.mark.long
@pytest.mark.parametrize("name", thinned(PAGES, ("lobby", "my games", "doors", "round")))
def test_every_button_of_a_page_tapped_twice_does_one_thing(person: People, name: str) -> None:
    assert [] == taps_all_twice(person(), PAGES[name])


@pytest.mark.long
def test_every_button_of_a_guests_pages_tapped_twice_does_one_thing(person: People) -> None:
    host, guest, other = person(), person(), person()

    def at_doors(somebody: Person) -> None:
        joins(somebody, Evening(host), "Ada")

    def at_entry(somebody: Person) -> None:
        at_table(Evening(host), somebody, other)

    for opening in (at_doors, at_entry):
        assert [] == taps_all_twice(guest, opening)


UNANSWERED = """() => new Promise((sent) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/nowhere');
    socket.onopen = () => sent(socket.send('{"do": "act", "id": "never"}'));
})"""


def test_a_page_that_is_left_waits_for_no_answer(person: People) -> None:
    page = person().page
    page.goto("/")
    wire = Wire(page)
    page.evaluate(UNANSWERED)
    page.goto("/settings")
    wire.until_answered()
    assert ["act"] == wire.sent


TWO_BUTTONS = """() => {
    window.pressed = [];
    // No frame is drawn between the two taps.
    window.requestAnimationFrame = (draw) => setTimeout(draw, 1000);
    const button = (name, left) => {
        const made = document.createElement('button');
        made.textContent = name;
        made.style.cssText = `position: fixed; z-index: 999; top: 100px; left: ${left}px; width: 20px; height: 40px`;
        document.body.append(made);
        made.addEventListener('click', () => window.pressed.push(name));
        return made;
    };
    const first = button('first', 100);
    button('beside', 121);
    first.addEventListener('click', () => setTimeout(() => {
        first.remove();
        button('after', 100);
    }, 50));
}"""


@pytest.mark.parametrize("late_ms", thinned([0, 500], [0]), ids=["at once", "late"])
@pytest.mark.parametrize(
    ("places", "pressed"),
    [((110, 110), ["first"]), ((110, 131), ["first"]), ((131, 110), ["beside", "first"])],
    ids=["where it was", "beside what came", "beside what stayed"],
)
def test_a_tap_on_what_came_under_the_finger_before_a_frame_was_drawn_presses_nothing(
    person: People, places: tuple[int, int], pressed: list[str], late_ms: int
) -> None:
    page = person().page
    page.goto("/")
    _settle(page)
    page.evaluate(TWO_BUTTONS)
    Finger(page).taps(*((x, 120) for x in places), every_ms=BETWEEN_MS, late_ms=late_ms)
    assert pressed == page.evaluate("window.pressed")
