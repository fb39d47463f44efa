"""An instance of the kernel in WebAssembly outside a browser: wasmtime stands for the page's worker."""

from pathlib import Path
from time import perf_counter

from wasmtime import Config, Engine, Func, FuncType, Memory, Module, Store, ValType
from wasmtime import Instance as Linked

from whistclub.solver.by_words import Instance, PageInstance
from whistclub.solver.by_words.words import Words


class WasmtimeInstance(PageInstance):
    """An instance of the module in this file, with the page's limits."""

    def __init__(self, path: Path) -> None:
        Instance.__init__(self)
        self.stopping = False
        self.polls = 0
        self.stop_after: int | None = None
        config = Config()
        config.wasm_simd = True
        engine = Engine(config)
        self.store = Store(engine)
        number, real = ValType.i32(), ValType.f64()
        hosts = {
            "stopped": Func(self.store, FuncType([], [number]), self._stopped),
            "refused": Func(self.store, FuncType([number, number], []), self._refused),
            "now": Func(self.store, FuncType([], [real]), perf_counter),
        }
        module = Module.from_file(engine, str(path))
        self.imports = [str(one.name) for one in module.imports]
        linked = [hosts[name] for name in self.imports]
        self.exports = Linked(self.store, module, linked).exports(self.store)
        self.ask("_initialize")

    def ask(self, name: str, *numbers: int) -> int:
        function = self.exports[name]
        assert isinstance(function, Func)
        return int(function(self.store, *numbers) or 0)

    @property
    def memory(self) -> Memory:
        memory = self.exports["memory"]
        assert isinstance(memory, Memory)
        return memory

    def size(self) -> int:
        """The bytes of its memory."""
        return int(self.memory.data_len(self.store))

    def stop(self, *, is_wanted: bool) -> None:
        self.stopping = is_wanted

    def call(self, name: str, words: Words) -> bytes:
        start = self.ask("room", len(words))
        self.memory.write(self.store, words.tobytes(), start)
        count = self.ask(name)
        start = self.ask("reply")
        return bytes(self.memory.read(self.store, start, start + count * 8))

    def forget(self, name: str, number: int) -> None:
        self.ask(name, number)

    def _stopped(self) -> int:
        self.polls += 1
        late = self.stop_after is not None and self.polls >= self.stop_after
        return int(self.stopping or late)

    def _refused(self, start: int, size: int) -> None:
        raise ValueError(self.memory.read(self.store, start, start + size).decode())
