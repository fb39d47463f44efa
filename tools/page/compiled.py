"""Run by `compiled.mjs`, in the Python of the browser: /stdlib/whole.zip and /site are what it says there."""

import importlib
import importlib.util
import marshal
import struct
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import CodeType

UNUSED = [
    "_aix_support.py",
    "_android_support.py",
    "_apple_support.py",
    "_ios_support.py",
    "_markupbase.py",
    "_osx_support.py",
    "_pydatetime.py",
    "_pydecimal.py",
    "_pyio.py",
    "_pyrepl/",
    "_sysconfigdata__emscripten_wasm32-emscripten.py",
    "antigravity.py",
    "argparse.py",
    "asyncio/__main__.py",
    "asyncio/proactor_events.py",
    "asyncio/tools.py",
    "asyncio/windows_",
    "bdb.py",
    "calendar.py",
    "cgi.py",
    "cmd.py",
    "code.py",
    "colorsys.py",
    "compileall.py",
    "concurrent/futures/interpreter.py",
    "concurrent/futures/process.py",
    "concurrent/interpreters/",
    "configparser.py",
    "cProfile.py",
    "ctypes/",
    "curses/",
    "dbm/",
    "difflib.py",
    "doctest.py",
    "email/",
    "ensurepip/",
    "filecmp.py",
    "fileinput.py",
    "ftplib.py",
    "getopt.py",
    "getpass.py",
    "gettext.py",
    "graphlib.py",
    "html/",
    "http/",
    "idlelib/",
    "imaplib.py",
    "importlib/metadata/diagnose.py",
    "lib2to3/",
    "logging/config.py",
    "logging/handlers.py",
    "mailbox.py",
    "mimetypes.py",
    "modulefinder.py",
    "multiprocessing/",
    "netrc.py",
    "nturl2path.py",
    "optparse.py",
    "pdb.py",
    "pickletools.py",
    "plistlib.py",
    "poplib.py",
    "pprint.py",
    "profile.py",
    "pstats.py",
    "pty.py",
    "py_compile.py",
    "pyclbr.py",
    "pydoc.py",
    "pydoc_data/",
    "pyodide/console.py",
    "quopri.py",
    "rlcompleter.py",
    "runpy.py",
    "sched.py",
    "shelve.py",
    "shlex.py",
    "smtplib.py",
    "socketserver.py",
    "sqlite3/",
    "symtable.py",
    "sysconfig/",
    "tabnanny.py",
    "tarfile.py",
    "this.py",
    "timeit.py",
    "tkinter/",
    "tomllib/",
    "trace.py",
    "tracemalloc.py",
    "tty.py",
    "turtle.py",
    "turtledemo/",
    "unittest/",
    "urllib/request.py",
    "urllib/robotparser.py",
    "venv/",
    "wave.py",
    "webbrowser.py",
    "wsgiref/",
    "xml/",
    "xmlrpc/",
    "zipapp.py",
]
"""Beginnings of paths of the standard library that no table needs."""
KEPT = {"email/__init__.py"}
"""Imported by a module that a table needs, though nothing of the package is used."""
ENCODINGS = {
    "__init__.py",
    "aliases.py",
    "ascii.py",
    "cp437.py",
    "idna.py",
    "latin_1.py",
    "utf_8.py",
    "utf_8_sig.py",
}
UNCHECKED = 0b01
"""The flag of a compiled file that is not compared with its source (PEP 552)."""
UNIT_BYTES, MOST_UNITS, NO_LINE = 2, 8, 0x80 | 15 << 3
"""An entry of a table of lines: no line, which is code 15, for 1 to 8 units of code (CPython,
`InternalDocs/code_objects.md`).
"""


def compiled(source: bytes, name: str, of_code: Callable[[CodeType], CodeType] = lambda code: code) -> bytes:
    """A compiled file, without docstrings."""
    code = of_code(compile(source, name, "exec", dont_inherit=True, optimize=2))
    return importlib.util.MAGIC_NUMBER + struct.pack("<IQ", UNCHECKED, 0) + marshal.dumps(code)


def without_lines(code: CodeType) -> CodeType:
    """The same code without the numbers of its lines, which take more than a third of the standard library."""
    inner = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=_nowhere(len(code.co_code) // UNIT_BYTES))


def _nowhere(units: int) -> bytes:
    """The table of so many units of code that have no line. One that is empty, and shorter still, has no entry for any
    of them: the traceback of a fault could then not be told, and telling it would be another fault.
    """
    full, rest = divmod(units, MOST_UNITS)
    return bytes([NO_LINE | MOST_UNITS - 1]) * full + (bytes([NO_LINE | rest - 1]) if rest else b"")


def is_used(name: str) -> bool:
    """True for a file of the standard library that a table may need."""
    folder, _, rest = name.partition("/")
    if name in KEPT:
        return True
    return not name.startswith(tuple(UNUSED)) and (folder != "encodings" or rest in ENCODINGS)


def compile_all() -> None:
    """Compiles the standard library and the site, and writes what there is to play."""
    with (
        zipfile.ZipFile("/stdlib/whole.zip") as whole,
        zipfile.ZipFile("/stdlib/stdlib.zip", "w", zipfile.ZIP_STORED) as used,
    ):
        for name in sorted(whole.namelist()):
            if name.endswith(".py") and is_used(name):
                used.writestr(zipfile.ZipInfo(name + "c"), compiled(whole.read(name), name, without_lines))

    for path in sorted(Path("/site").rglob("*.py")):
        path.with_suffix(".pyc").write_bytes(compiled(path.read_bytes(), str(path.relative_to("/site"))))
        path.unlink()

    # The answer to the first request of every page, which is the same for all: a page that has it need not wait for
    # Python.
    sys.path.insert(0, "/site")
    Path("/stdlib/games.json").write_bytes(importlib.import_module("whistclub.page.home").games_told())


if __name__ == "__main__":
    compile_all()
