"""The kernel in WebAssembly, for a page that has no server: the same names as the compiled extension."""

from whistclub.solver.wasm.kernel import Instance, WasmKernel
from whistclub.solver.wasm.page import PageInstance, page_instance

__all__ = ["Instance", "PageInstance", "WasmKernel", "page_instance"]
