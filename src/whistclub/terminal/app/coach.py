"""The coach at a deal looked back at: a review made on a thread of its own, whose verdicts come as they are found."""

import contextlib
import threading
from collections.abc import Callable

import msgspec

from whistclub.coach import QUICK, STANDARD, DealReview, Marked
from whistclub.coach.review import review_steps
from whistclub.rules.game import Game
from whistclub.rules.match import Played

_EFFORT = msgspec.structs.replace(STANDARD, threads=1)
LINE_EFFORT = msgspec.structs.replace(_EFFORT, open_nodes=QUICK.open_nodes)
"""A line is waited for, so it has the nodes of a first look: half a second."""


class Coach:
    """The verdicts found so far by the number of the act, and the whole review once it is there.

    `on_news` is called from the thread after each verdict.
    """

    def __init__(self, game: Game, played: Played, on_news: Callable[[], None]) -> None:
        self.marked: dict[int, Marked] = {}
        self.review: DealReview | None = None
        self._game, self._played, self._on_news = game, played, on_news
        self._is_left = threading.Event()

    def look(self) -> None:
        """Begins to look at the deal."""
        threading.Thread(target=self._work, daemon=True).start()

    def leave(self) -> None:
        """Looks no further."""
        self._is_left.set()

    def _work(self) -> None:
        for step in review_steps(self._game, self._played, 0, _EFFORT):
            if self._is_left.is_set():
                return
            if isinstance(step, Marked):
                self.marked[step.number] = step
            else:
                self.review = step
                self.marked = {one.number: one for one in step.marked}
            # An app that has ended takes no calls.
            with contextlib.suppress(RuntimeError):
                self._on_news()
