"""Makes a static site. Any host may serve it, from any folder, without headers of its own."""

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from whistclub.cards.errors import Reason, WrongUsage, reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.files.record_files import writing
from whistclub.club.store.files.whole_files import SHARED, write_whole
from whistclub.web.server.added_games import added_games, with_games
from whistclub.web.server.static import CLIENT
from whistclub.web.server.table_parts import PARTS, Parts, parts_in, with_told

_NOTE: Final = "site.json"
_PAGE: Final = "page.html"
_WORKER: Final = "site-worker.js"
_NOT_SENT: Final = re.compile(r"index\.html|page\.html|worker\.js|manifest\.[\w-]+\.webmanifest")
"""Files of the pages that belong to a club, or that the site has in a form of its own."""
_MANIFEST: Final = re.compile(r"page\.([\w-]+\.webmanifest)")
_LICENCES: Final = "licences.txt"
_ADDRESS: Final = re.compile(r"https?://[A-Za-z0-9.\-]+(:[0-9]{1,5})?(/[\x21-\x7e]*)?")


class Site(msgspec.Struct, frozen=True):
    """A site that was made: its version, how many files and bytes it has, how many of our modules are in it, and which
    packages with games are not.
    """

    version: str
    files: int
    bytes: int
    modules: int
    left_out: tuple[Reason, ...] = ()


def build_site(folder: Path, club: str = "", pages: Path = CLIENT, parts: Path = PARTS) -> Site:
    """Makes the site in a folder that is new, empty, or an earlier site. `club` is the address of a club for what needs
    other people. Raises BadFile, WrongUsage.
    """
    if club and not _ADDRESS.fullmatch(club):
        raise WrongUsage(reason("page-club", address=club))
    if not (pages / _PAGE).is_file():
        raise BadFile(reason("page-no-pages"))
    found = parts_in(parts)
    if found is None:
        raise BadFile(reason("page-no-parts"))
    earlier, added = _earlier(folder), added_games()
    files = _files(pages, with_games(found, added), club)
    version = _version(files)
    files["index.html"] = files["index.html"].replace(b"{version}", version.encode())
    files[_WORKER] = _told(files, version) + files[_WORKER]
    files[_NOTE] = json.dumps({"version": version, "files": sorted(files)}, indent=1).encode()
    _write(folder, files, earlier)
    return Site(version, len(files), sum(map(len, files.values())), found.modules, added.left_out)


def _earlier(folder: Path) -> list[str]:
    """The files of an earlier site in the folder. Raises BadFile for a folder with anything else."""
    try:
        if not folder.exists():
            return []
        if not folder.is_dir():
            raise BadFile(reason("page-folder", path=str(folder)))
        note = folder / _NOTE
        if note.is_file():
            names = [str(name) for name in json.loads(note.read_text("utf-8"))["files"]]
            return [name for name in names if ".." not in Path(name).parts and not Path(name).is_absolute()]
        if any(folder.iterdir()):
            raise BadFile(reason("page-folder", path=str(folder)))
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise BadFile(reason("page-folder", path=str(folder))) from problem
    return []


def _files(pages: Path, parts: Parts, club: str) -> dict[str, bytes]:
    """The files of the site by their names; the version of its page is still to be written in."""
    files = {".nojekyll": b""}
    for path in sorted(pages.rglob("*")):
        name = path.relative_to(pages).as_posix()
        if path.is_file() and path.suffix != ".br" and not _NOT_SENT.fullmatch(name):
            files[_MANIFEST.sub(r"manifest.\1", name)] = path.read_bytes()
    files |= {parts.place + name: content for name, content in parts.files.items()}
    files[_LICENCES] += parts.licences
    told = {
        "whistclub-site": "{version}",
        **parts.told,
        "whistclub-games": parts.games,
        "whistclub-club": club,
    }
    page = with_told((pages / _PAGE).read_text("utf-8"), told)
    files["index.html"] = page.encode()
    return files


def _version(files: Mapping[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name}\n{len(files[name])}\n".encode() + files[name])
    return digest.hexdigest()[:12]


def _told(files: Mapping[str, bytes], version: str) -> bytes:
    """The head of the service worker's code: the files that a start without a network needs."""
    kept = [
        "",
        *(name for name in sorted(files) if name not in {".nojekyll", "index.html", _WORKER, _LICENCES}),
    ]
    return f"const FILES = {json.dumps(kept)};\nconst VERSION = '{version}';\n".encode()


def _write(folder: Path, files: Mapping[str, bytes], earlier: list[str]) -> None:
    """Writes the files, the page last, and removes those of an earlier site that are no longer there. Until then the
    note names the files of both, so that a site whose writing was interrupted can be made again.
    """
    both = json.dumps({"files": sorted({*earlier, *files})}).encode()
    pages = sorted(files.keys() - {_NOTE}, key=lambda name: (name == "index.html", name))
    with writing(folder):
        _put(folder / _NOTE, both)
        for name in pages:
            _put(folder / name, files[name])
        for name in set(earlier) - files.keys():
            (folder / name).unlink(missing_ok=True)
        _put(folder / _NOTE, files[_NOTE])


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, data, SHARED)
