"""The libraries of the optional extras `study` and `analysis`, and the one sentence said when they are missing."""

from importlib import import_module
from importlib.util import find_spec

from whistclub.cards.errors import MissingPackage, install_line, reason


class MissingLibrary(MissingPackage):
    """A library of the optional extras `study` and `analysis` is not installed."""

    def __str__(self) -> str:
        """A sentence for the programmer who imports this at a Python prompt."""
        facts = dict(self.reason.args)
        return f"{facts['module']} needs the library {facts['library']}; install it with: {facts['command']}"


def look_for(module: str, *libraries: str) -> None:
    """Looks for the libraries and imports none: a process is not to fork once one has threads. Raises MissingLibrary as
    `need` does.
    """
    for library in libraries:
        if find_spec(library) is None:
            raise _missing(module, library)


def need(module: str, *libraries: str) -> None:
    """Imports the libraries. Raises MissingLibrary naming the module that needs them and how to get them."""
    for library in libraries:
        try:
            import_module(library)
        except ImportError as problem:
            raise _missing(module, library) from problem


def _missing(module: str, library: str) -> MissingLibrary:
    command = install_line("analysis" if library == "polars" else "study")
    return MissingLibrary(reason("study-library-missing", module=module, library=library, command=command))
