"""The kernel as a plain library, which needs neither a compiler on this machine nor Python's headers."""

from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Final

from whistclub.solver.by_words.kernel import Instance
from whistclub.solver.by_words.words import Words

if TYPE_CHECKING:
    from ctypes import CDLL

LIBRARY: Final = Path(__file__).parents[1] / "whist_kernel.so"


class LibraryInstance(Instance):
    """The functions of a library; other threads of Python run while one of them does."""

    most_table_bytes = most_dummy_bytes = 1 << 40

    def __init__(self, library: "CDLL") -> None:
        from ctypes import c_size_t, c_void_p

        super().__init__()
        self._library = library
        library.whist_room.restype = library.whist_reply.restype = c_void_p
        library.whist_room.argtypes = (c_size_t,)
        self._size = c_size_t
        self._forgotten: deque[tuple[str, int]] = deque()

    def stop(self, *, is_wanted: bool) -> None:
        self._library.whist_stop(int(is_wanted))

    def call(self, name: str, words: Words) -> bytes:
        from ctypes import memmove, string_at

        with self.alone:
            while self._forgotten:
                let_go_by, number = self._forgotten.popleft()
                self._library[f"whist_{let_go_by}"](self._size(number))
            memmove(self._library.whist_room(len(words)), words.tobytes(), len(words) * 8)
            run = self._library[f"whist_{name}"]
            run.restype = self._size
            count = run()
            return string_at(self._library.whist_reply(), count * 8)

    def forget(self, name: str, number: int) -> None:
        """With the next call: whoever lets go does not wait for the one that runs."""
        self._forgotten.append((name, number))


def library_instance(path: Path = LIBRARY) -> LibraryInstance | None:
    """The library beside the package's own files; None where there is none that this machine can load."""
    if not path.exists():
        return None
    from ctypes import CDLL

    try:
        return LibraryInstance(CDLL(str(path)))
    except OSError:
        return None
