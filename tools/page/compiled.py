"""Run by `compiled.mjs`, in the Python of the browser: /stdlib/whole.zip and /site are what it says there."""

import importlib.util
import marshal
import struct
import zipfile
from pathlib import Path

UNUSED = {
    "_aix_support.py", "_android_support.py", "_apple_support.py", "_ios_support.py", "_osx_support.py", "_pydatetime.py",
    "_pydecimal.py", "_pyio.py", "_pyrepl", "bdb.py", "cProfile.py", "cgi.py", "cmd.py", "code.py",
    "compileall.py", "configparser.py", "ctypes", "curses", "dbm", "difflib.py", "doctest.py", "ensurepip",
    "filecmp.py", "fileinput.py", "ftplib.py", "getopt.py", "getpass.py", "html", "http", "idlelib", "imaplib.py",
    "lib2to3", "mailbox.py", "mimetypes.py", "modulefinder.py", "multiprocessing", "netrc.py", "nturl2path.py",
    "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pty.py",
    "pyclbr.py", "pydoc.py", "pydoc_data", "rlcompleter.py", "runpy.py", "sched.py", "shelve.py", "smtplib.py",
    "socketserver.py", "sqlite3", "symtable.py", "tabnanny.py", "tarfile.py", "this.py", "timeit.py", "tkinter",
    "trace.py", "tracemalloc.py", "turtle.py", "turtledemo", "unittest", "venv", "wave.py", "webbrowser.py", "wsgiref",
    "xml", "xmlrpc", "zipapp.py",
}  # fmt: skip
"""First parts of paths of the standard library that no table needs."""
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


def compiled(source: bytes, name: str) -> bytes:
    """A compiled file, without docstrings."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + struct.pack("<IQ", UNCHECKED, 0) + marshal.dumps(code)


def is_used(name: str) -> bool:
    """True for a file of the standard library that a table may need."""
    first, _, rest = name.partition("/")
    return first not in UNUSED and (first != "encodings" or rest in ENCODINGS)


with (
    zipfile.ZipFile("/stdlib/whole.zip") as whole,
    zipfile.ZipFile("/stdlib/stdlib.zip", "w", zipfile.ZIP_STORED) as used,
):
    for name in sorted(whole.namelist()):
        if name.endswith(".py") and is_used(name):
            used.writestr(zipfile.ZipInfo(name + "c"), compiled(whole.read(name), name))

for path in sorted(Path("/site").rglob("*.py")):
    path.with_suffix(".pyc").write_bytes(compiled(path.read_bytes(), str(path.relative_to("/site"))))
    path.unlink()
