"""The kernel: the compiled extension, or in a page without a server the instance of its worker."""

from functools import lru_cache
from importlib import import_module
from typing import Any

from whistclub.solver.wasm import WasmKernel, page_instance


@lru_cache(maxsize=1)
def loaded_kernel() -> Any:
    """The one there is, or None."""
    try:
        return import_module("whistclub.solver._kernel")
    except ImportError:
        instance = page_instance()
        return None if instance is None else WasmKernel(instance)
