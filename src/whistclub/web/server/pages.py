"""The addresses of the pages that the browser client knows (`App.svelte`). Any other address has none."""

import re
from typing import Final

_PART: Final = "[^/]+"
_PAGES: Final = re.compile(
    "|".join(
        (
            "",
            rf"t/{_PART}",
            rf"t/{_PART}/{_PART}/{_PART}(/.+)?",
            rf"new/{_PART}(/.+)?",
            rf"daily(/{_PART}){{0,2}}",
            r"(statistics|games|settings|rules|device)(/.+)?",
            rf"learn(/{_PART}){{1,2}}",
            rf"puzzles(/{_PART})?",
            rf"puzzles/own/{_PART}",
            rf"teach(/{_PART})?",
            rf"prepared/{_PART}",
            rf"season/{_PART}(/(people|hall))?",
            "friends",
            "privacy",
            "solve",
            "evening(/announce)?",
            # An older address of the same pages, which people may have kept.
            "party(/announce)?",
            # The code of an evening, typed as anybody likes; its guests' page, and those that lie below it. Codes have
            # no vowels, so that a word is none.
            "[B-DF-HJ-NP-TV-XZb-df-hj-np-tv-xz]{5}(/(run|hall|results|print|table|cashier|press|organise|at))?",
            # The code of an announcement.
            "[B-DF-HJ-NP-TV-XZb-df-hj-np-tv-xz]{6}(/(run|print))?",
        )
    )
)


def is_page(path: str) -> bool:
    """True if the client shows something at this path; the id in it may still be nobody's."""
    return _PAGES.fullmatch("/".join(part for part in path.split("/") if part)) is not None
