"""The instance of the kernel that a page's worker has made."""

from importlib import import_module
from typing import Any

from whistclub.solver.by_words.kernel import Instance
from whistclub.solver.by_words.words import Words


class PageInstance(Instance):
    """The instance at `js.whistKernel`; while `js.whistStop` is true it ends what it searches.

    Its memory ends at 256 MB. The solver's tables make room for those of a hand against a dummy, which may take as much
    as the players of the solitaires allow themselves anywhere.
    """

    most_table_bytes = 64 << 20
    most_dummy_bytes = 160 << 20

    def __init__(self, js: Any) -> None:
        super().__init__()
        self._js, self._exports = js, js.whistKernel.exports

    def stop(self, *, is_wanted: bool) -> None:
        self._js.whistStop = is_wanted

    def call(self, name: str, words: Words) -> bytes:
        exports = self._exports
        start = exports.room(len(words))
        self._memory(start, len(words)).assign(words.tobytes())
        count = getattr(exports, name)()
        return bytes(self._memory(exports.reply(), count).to_bytes())

    def forget(self, name: str, number: int) -> None:
        getattr(self._exports, name)(number)

    def _memory(self, start: int, count: int) -> Any:
        """So many words; the buffer is another one whenever the memory has grown."""
        return self._js.Uint8Array.new(self._exports.memory.buffer, start, count * 8)


def page_instance() -> PageInstance | None:
    """The page's instance; None outside a page, and where its worker has none."""
    try:
        js: Any = import_module("js")
    except ImportError:
        return None
    return PageInstance(js) if getattr(js, "whistKernel", None) else None
