"""The kernel behind words in memory, with the same names as the compiled extension: in a page without a server as
WebAssembly, and on a machine without a compiler and Python's headers as a plain library.
"""

from whistclub.solver.by_words.kernel import Instance, WordsKernel
from whistclub.solver.by_words.library import library_instance
from whistclub.solver.by_words.page import PageInstance, page_instance

__all__ = ["Instance", "PageInstance", "WordsKernel", "library_instance", "page_instance"]
