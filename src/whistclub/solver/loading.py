"""The kernel: the compiled extension, else the plain library, or in a page without a server its worker's instance."""

from functools import lru_cache
from importlib import import_module
from typing import Any

from whistclub.solver.by_words import WordsKernel, library_instance, page_instance


@lru_cache(maxsize=1)
def loaded_kernel() -> Any:
    """The one there is, or None."""
    try:
        return import_module("whistclub.solver._kernel")
    except ImportError:
        instance = library_instance() or page_instance()
        return None if instance is None else WordsKernel(instance)
