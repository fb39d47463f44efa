"""The solver in WebAssembly beside the one that a club runs: the same questions, turn about, by processor time.

Run as `python -m bench.kernel_in_page --keep` from the project's folder; `--deals N` (60). The module is the one that
a page gets, run by node, whose engine is Chromium's. The extension is the one that is installed here, built for the
processor as `whist bench` names it.
"""

import base64
import json
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bench.common import RESULTS, arguments, pin_to_one_core, surroundings, write
from bench.solver import called, questions, ratio
from tools.wasm_kernel import built_kernel
from whistclub.solver import Question
from whistclub.solver.by_words import Instance, WordsKernel
from whistclub.solver.by_words.words import Words
from whistclub.solver.encoding import numbers_of
from whistclub.solver.loading import loaded_kernel

SCRIPT = Path(__file__).with_suffix(".mjs")
TABLE_BYTES = 64 << 20
"""As much as a page allows the solver's tables, for both sides."""
NO_LINE = False
MOST_NODES = 2**64 - 1
WARM_UP = 12
"""So many questions are asked before the clock runs: an engine compiles the module anew while it runs."""


class NodeInstance(Instance):
    """An instance of the module in a node of its own; it notes the time of each call."""

    most_table_bytes = TABLE_BYTES
    most_dummy_bytes = TABLE_BYTES

    def __init__(self) -> None:
        super().__init__()
        node = shutil.which("node") or "node"
        self._node = subprocess.Popen(
            [node, str(SCRIPT), str(built_kernel())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.ms = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._node.kill()
        self._node.wait()

    def stop(self, *, is_wanted: bool) -> None:
        """Nothing is stopped here."""

    def forget(self, name: str, number: int) -> None:
        """Nothing is kept here."""

    def call(self, name: str, words: Words) -> bytes:
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        asked = {"name": name, "words": base64.b64encode(words.tobytes()).decode()}
        self._node.stdin.write(json.dumps(asked) + "\n")
        self._node.stdin.flush()
        told = json.loads(self._node.stdout.readline())
        self.ms = told["ms"]
        return base64.b64decode(told["reply"])


def beside(instance: NodeInstance, asked: Sequence[Question], *, cards: bool = False) -> dict[str, float]:
    """Mean milliseconds of the page's module and of the extension, turn about, and their ratio; nodes must agree."""
    in_page, native = WordsKernel(instance).Pool(1, TABLE_BYTES), loaded_kernel().Pool(1, TABLE_BYTES)
    pages, natives = [], []
    for number, one in enumerate([*asked[:WARM_UP], *asked]):
        rows = [numbers_of(one)]
        (theirs,) = in_page.solve(rows, cards, NO_LINE, MOST_NODES, 0.0)
        start_s = time.process_time()
        (ours,) = native.solve(rows, cards, NO_LINE, MOST_NODES, 0.0)
        spent_s = time.process_time() - start_s
        assert ours[5] == theirs[5], "the nodes differ"
        if number >= WARM_UP:
            pages.append(instance.ms / 1000)
            natives.append(spent_s)
    return ratio(pages, natives)


def measured(deals: int) -> dict[str, dict[str, float]]:
    """The lines, as `bench.solver` has them."""
    lines: dict[str, tuple[list[Question], bool]] = {
        "no_trump": (questions(deals, 13), False),
        "trump": (questions(deals, 13, trump="S"), False),
        "solo": (called(deals, "solo", 5), False),
        "eight_left_trump": (questions(deals, 8, trump="S"), True),
        "eight_left_fewest": (questions(deals, 8, objective="fewest"), True),
    }
    found = {}
    with NodeInstance() as instance:
        for name, (asked, cards) in lines.items():
            found[name] = beside(instance, asked, cards=cards)
            print(f"{name:<20}{json.dumps(found[name])}", flush=True)
    return found


def main() -> None:
    given = arguments(__doc__, deals=60, keep=False).parse_args()
    pin_to_one_core()
    results: dict[str, Any] = {**surroundings(), "deals": given.deals, "lines": measured(given.deals)}
    if given.keep:
        write(RESULTS / "kernel_in_page.json", results)


if __name__ == "__main__":
    main()
