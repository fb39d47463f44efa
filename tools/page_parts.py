"""Makes the parts of a static site that run its tables: Python for browsers, and this package compiled for it.

`page_parts.py FOLDER` fetches what the locks name (tools/page/package-lock.json, requirements/page.txt) and leaves in
FOLDER a folder named by what is in it, beside parts.json, which `whist page` reads.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from page_modules import EVENINGS, FIRST, PACKAGE, modules_needed
from pages import ROOT, Node, NoPages, fitting_node, run, run_npm
from wasm_kernel import NoKernel, built_kernel

SOURCES = ROOT / "src" / PACKAGE
TOOLS = ROOT / "tools" / "page"
LOCK = ROOT / "requirements" / "page.txt"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
NO_DATA = {".py", ".pyi", ".ftl", ".so", ".pyc", ".typed"}
"""Files beside modules that are not read when a table is played; the pages have the messages themselves."""
LICENCES = """
------------------------------------------------------------------------------

pyodide

Mozilla Public License 2.0: https://mozilla.org/MPL/2.0/
Its source: https://github.com/pyodide/pyodide

------------------------------------------------------------------------------

CPython and its standard library, as part of pyodide

Copyright (c) 2001 Python Software Foundation. All Rights Reserved.
PSF License Agreement, version 2: https://docs.python.org/3.14/license.html
Left out: modules that no table needs, docstrings and line numbers.
"""
RULE = b"-" * 78 + b"\n\n"
NO_FOLDERS = {"client", "locales", "__pycache__"}


def build_parts(into: Path) -> None:
    """Makes the parts in the folder `into`, which is replaced once they are whole, unless those there are made of the
    same. Raises NoPages.
    """
    sources = made_of()
    if is_made_of(into, sources):
        return
    node = fitting_node()
    if node is None:
        raise NoPages("node with npm is needed to make the parts of a static site")
    with tempfile.TemporaryDirectory(prefix="whistclub-page-") as folder:
        work = Path(folder)
        made = work / "made"
        made.mkdir()
        modules = fill_site(work / "site")
        packages = compile_site(node, work)
        for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
            shutil.copyfile(packages / "pyodide" / name, made / name)
        shutil.copyfile(work / "stdlib" / "stdlib.zip", made / "stdlib.zip")
        later = later_of(work / "site")
        (made / "whistclub.tar").write_bytes(tar_of(work / "site", lambda path: path not in later))
        (made / "evenings.tar").write_bytes(tar_of(work / "site", later.__contains__))
        (made / "whist_kernel.wasm").write_bytes(kernel())
        run_tool(node, work, "packed.mjs", made)
        shutil.copyfile(packages / "pyodide" / "pyodide.mjs", made / "pyodide.mjs")
        shutil.copyfile(packages / "fzstd" / "esm" / "index.mjs", made / "zstd.mjs")
        # Not packed: a page reads it before it has what unpacks.
        shutil.copyfile(work / "stdlib" / "first.json", made / "first.json")
        with (work / "licences.txt").open("ab") as licences:
            licences.write(b"\n" + RULE + b"fzstd\n\n" + (packages / "fzstd" / "LICENSE").read_bytes())
        keep(made, into, modules, sources)
        shutil.copyfile(work / "stdlib" / "games.json", into / "games.json")
        shutil.copyfile(work / "licences.txt", into / "licences.txt")


def made_of() -> str:
    """A digest of everything that the parts are made of."""
    digest = hashlib.sha256()
    modules = modules_needed(SOURCES, (*FIRST, *EVENINGS))
    tools = [path for path in TOOLS.iterdir() if path.is_file()]
    kernel_sources = [
        path for path in (ROOT / "kernel").rglob("*") if path.suffix in {".cpp", ".hpp", ".txt"}
    ]
    own = [Path(__file__), *Path(__file__).parent.glob("page_modules.py"), LOCK]
    for path in sorted([*modules.values(), *data_beside(modules), *tools, *kernel_sources, *own]):
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def is_made_of(parts: Path, sources: str) -> bool:
    """True if the parts in a folder are made of these sources."""
    try:
        return bool(json.loads((parts / "parts.json").read_text("utf-8"))["made_of"] == sources)
    except (OSError, ValueError, KeyError):
        return False


def kernel() -> bytes:
    """The compiled kernel for browsers. Raises NoPages."""
    try:
        path: Path = built_kernel()
    except NoKernel as problem:
        raise NoPages(str(problem)) from problem
    return path.read_bytes()


def fill_site(site: Path) -> int:
    """Puts the libraries and the modules needed into `site`, with the data beside. Returns how many modules of ours."""
    site.mkdir()
    unpack_wheels(site)
    modules = modules_needed(SOURCES, (*FIRST, *EVENINGS))
    for path in [*modules.values(), *data_beside(modules)]:
        target = site / PACKAGE / path.relative_to(SOURCES)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    for language in sorted(path for path in (SOURCES / "messages" / "locales").iterdir() if path.is_dir()):
        # The pages have the messages; the package only has to know which languages there are.
        (site / PACKAGE / "messages" / "locales" / language.name).mkdir(parents=True)
    return len(modules)


def data_beside(modules: dict[str, Path]) -> list[Path]:
    """The files that packages among the modules have besides Python."""
    folders = {path.parent for path in modules.values()}
    files = [path for path in SOURCES.rglob("*") if path.is_file() and path.suffix not in NO_DATA]
    return sorted(
        path
        for path in files
        if not NO_FOLDERS & set(path.relative_to(SOURCES).parts)
        # A folder without modules belongs to the package above it.
        and next(one for one in path.parents if (one / "__init__.py").is_file()) in folders
    )


def unpack_wheels(site: Path) -> None:
    """Puts the libraries for browsers into `site`, from the lock."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "--platform", PLATFORM]
        command = [sys.executable, "-m", "pip", "download", "-q", *words, "--python-version", PYTHON]
        done = subprocess.run([*command, "-d", folder, "-r", str(LOCK)], stdout=sys.stderr, check=False)
        wheels = sorted(Path(folder).glob("*.whl"))
        if done.returncode or not wheels:
            raise NoPages("pip could not fetch the libraries for browsers")
        told = [LICENCES.encode()]
        for path in wheels:
            told += [b"\n" + RULE + path.name.partition("-")[0].encode() + b"\n", *unpacked(path, site)]
        (site.parent / "licences.txt").write_bytes(b"\n".join(told))


def unpacked(path: Path, site: Path) -> list[bytes]:
    """Puts a wheel into `site`. Returns its licences."""
    with zipfile.ZipFile(path) as wheel:
        names = wheel.namelist()
        for name in names:
            if name.endswith((".py", ".so", ".json")):
                wheel.extract(name, site)
        return [wheel.read(name) for name in names if re.search(r"/LICENSE[^/]*$", name)]


def compile_site(node: Node, work: Path) -> Path:
    """Compiles the site and the standard library in `work`. Returns the folder of npm's packages."""
    tools = work / "tools"
    shutil.copytree(TOOLS, tools, ignore=shutil.ignore_patterns("node_modules"))
    (work / "stdlib").mkdir()
    run_npm(node, tools, work, "ci", "--ignore-scripts", "--silent")
    run_tool(node, work, "compiled.mjs", work / "stdlib", work / "site")
    return tools / "node_modules"


def run_tool(node: Node, work: Path, script: str, *folders: Path) -> None:
    """Runs a script of tools/page over folders. Raises NoPages."""
    command = [str(node.folder / "node"), script, *map(str, folders)]
    if subprocess.run(command, cwd=work / "tools", stdout=sys.stderr, check=False).returncode:
        raise NoPages(f"{script} could not make the parts for browsers")


def later_of(site: Path) -> set[Path]:
    """The paths in `site` that evenings alone need: compiled modules, data beside them, their folders, libraries."""
    first, every = modules_needed(SOURCES), modules_needed(SOURCES, (*FIRST, *EVENINGS))
    needed = [*first.values(), *data_beside(first)]
    later = {*every.values(), *data_beside(every)} - set(needed)
    folders = {folder for path in later for folder in path.parents} - {
        folder for path in needed for folder in path.parents
    }
    found = (site / PACKAGE / path.relative_to(SOURCES) for path in (*later, *folders))
    ours = {path.with_suffix(".pyc") if path.suffix == ".py" else path for path in found}
    libraries = {
        folder for folder in site.iterdir() if folder.is_dir() and folder.name not in {PACKAGE, "msgspec"}
    }
    return {*ours, *libraries, *(path for folder in libraries for path in folder.rglob("*"))}


def tar_of(folder: Path, is_in: Callable[[Path], bool]) -> bytes:
    """The files and folders in a folder that belong in it, the same bytes whenever it is made of the same."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path in sorted(filter(is_in, folder.rglob("*"))):
            about = tarfile.TarInfo(path.relative_to(folder).as_posix())
            if path.is_dir():
                about.type, about.mode = tarfile.DIRTYPE, 0o755
                tar.addfile(about)
                continue
            about.size = path.stat().st_size
            with path.open("rb") as file:
                tar.addfile(about, file)
    return content.getvalue()


def keep(made: Path, into: Path, modules: int, sources: str) -> None:
    """Moves what was made to its place, under a name that follows from its content."""
    files = sorted(made.iterdir())
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode() + path.read_bytes())
    name = digest.hexdigest()[:12]
    if into.exists():
        shutil.rmtree(into)
    shutil.copytree(made, into / name)
    about = {
        "folder": name,
        "modules": modules,
        "made_of": sources,
        "sizes": {path.name: path.stat().st_size for path in files},
    }
    (into / "parts.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(run("page_parts", build_parts))
