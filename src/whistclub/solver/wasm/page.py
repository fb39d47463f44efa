"""The instance of the kernel that a page's worker has made."""

from importlib import import_module
from typing import Any

from whistclub.solver.wasm.words import Words


class PageInstance:
    """The instance at `js.whistKernel`; while `js.whistStop` is true it ends what it searches."""

    def __init__(self, js: Any) -> None:
        self._js, self._exports = js, js.whistKernel.exports

    @property
    def stopping(self) -> bool:
        return bool(self._js.whistStop)

    @stopping.setter
    def stopping(self, value: bool) -> None:
        self._js.whistStop = value

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
