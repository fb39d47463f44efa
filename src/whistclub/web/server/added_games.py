"""Games of other packages in the parts that run tables in a browser: their Python and their texts."""

import ast
import hashlib
import sys
import tarfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.games.registry import GAMES, profile_of
from whistclub.rules.encoding import encode
from whistclub.web.http.games.forms import games
from whistclub.web.http.links import Address
from whistclub.web.server.table_parts import PACKAGE, Parts

_GROUPS: Final = ("whistclub.games", "whistclub.players", "whistclub.messages")
NOT_THERE: Final = frozenset({"cli", "conformance", "library", "programs", "study", "terminal"})
"""The rooms of this package of which a page has nothing."""
_COMPILED: Final = frozenset({".so", ".pyd"})
_NOT_SENT: Final = frozenset({".pyc", *_COMPILED})
_RAW_FRAME: Final = b"\x28\xb5\x2f\xfd\xa0"
"""The head of a frame of Zstandard in one segment, its size in four bytes (RFC 8878, section 3.1.1)."""
_RAW_BLOCK: Final = 1 << 16
"""Below the largest block that a frame may have, 128 KiB."""


class Added(msgspec.Struct, frozen=True):
    """Packages that a page can run, as the members of a tar file; the keys of their games; what is left out, and
    why.
    """

    members: bytes = b""
    keys: tuple[str, ...] = ()
    left_out: tuple[Reason, ...] = ()


@cache
def added_games() -> Added:
    """The installed packages that add games, players or messages, as far as a page can run them."""
    found: dict[str, list[EntryPoint]] = {}
    for group in _GROUPS:
        for point in entry_points(group=group):
            if not _is_own(point):
                found.setdefault(point.module.partition(".")[0], []).append(point)
    members, taken, left_out = b"", set(), []
    for package, points in sorted(found.items()):
        needs = _needs(package, points)
        if needs:
            left_out.append(reason("page-left-out", name=package, needs=", ".join(needs)))
            continue
        taken.add(package)
        members += b"".join(_member(name, data) for name, data in _files_of(package, points))
    keys = tuple(key for key, kind in GAMES.items() if kind.__module__.partition(".")[0] in taken)
    return Added(members, keys, tuple(left_out))


def with_games(parts: Parts, added: Added) -> Parts:
    """The parts with these games in them, under a name of their own, since browsers keep a file by its address."""
    if not added.members or PACKAGE not in parts.files:
        return parts
    files = {**parts.files, PACKAGE: _raw_frame(added.members) + parts.files[PACKAGE]}
    name = hashlib.sha256(parts.place.encode() + added.members).hexdigest()[:12]
    return msgspec.structs.replace(
        parts, place=f"python/{name}/", files=files, games=_with_forms(parts.games, added.keys)
    )


def _with_forms(told: str, keys: tuple[str, ...]) -> str:
    """The list of what there is to play, with the forms of these games and the words of all packages."""
    document = msgspec.json.decode(told)
    mine = msgspec.json.decode(encode(games((), Address("", is_local=True))))
    document["games"] += [form for form in mine["games"] if form["key"] in keys]
    document["words"] = mine["words"]
    return encode(document).decode()


def _is_own(point: EntryPoint) -> bool:
    return point.module.partition(".")[0] == "whistclub"


def _needs(package: str, points: list[EntryPoint]) -> list[str]:
    """The packages and rooms that a package imports when it is loaded, and that a page has not; itself, where it is
    compiled or no folder of Python.
    """
    folder = _folder(package)
    if folder is None or any(path.suffix in _COMPILED for path in folder.rglob("*")):
        return [package]
    waiting = [point.module for point in points] + [f"{package}.profile"]
    waiting += [name.partition(":")[0] for key in GAMES for name in _named_by(key) if _is_of(name, package)]
    seen: set[str] = set()
    needs: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        if _is_of(name, package):
            waiting += _imported(folder.parent, name)
        elif not _is_there(name):
            needs.add(name)
    return sorted(needs)


def _named_by(key: str) -> Iterator[str]:
    """The modules that the profile of a game names for play."""
    profile = profile_of(key)
    return (
        name
        for name in (profile.player, profile.evidence, profile.pricing, profile.drills, profile.naming)
        if name
    )


def _is_of(name: str, package: str) -> bool:
    return name.partition(".")[0].partition(":")[0] == package


def _is_there(name: str) -> bool:
    top, _, rest = name.partition(".")
    if top == "whistclub":
        return rest.partition(".")[0] not in NOT_THERE
    return top == "msgspec" or top in sys.stdlib_module_names


def _folder(package: str) -> Path | None:
    """The folder of a package; None for one that lies in no single folder."""
    spec = find_spec(package)
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    return Path(places[0]) if len(places) == 1 and Path(places[0]).is_dir() else None


def _imported(place: Path, name: str) -> Iterator[str]:
    """The modules that a module imports as soon as it is loaded; of `from x import y` both x and x.y, where that is of
    its package.
    """
    path = place.joinpath(*name.split("."))
    file = next((one for one in (path / "__init__.py", path.with_suffix(".py")) if one.is_file()), None)
    if file is None:
        return
    inside = name if file.name == "__init__.py" else name.rpartition(".")[0]
    yield name.rpartition(".")[0] or name
    for node in ast.parse(file.read_bytes()).body:
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = inside.split(".")[: len(inside.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            yield origin
            if _is_of(origin, name.partition(".")[0]) or origin == "whistclub":
                yield from (f"{origin}.{one.name}" for one in node.names)


def _files_of(package: str, points: list[EntryPoint]) -> Iterator[tuple[str, bytes]]:
    """The files of a package, and what an installer would have written of it."""
    folder = _folder(package)
    if folder is None:
        raise AssertionError("a package that is taken lies in a folder")
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in _NOT_SENT:
            yield path.relative_to(folder.parent).as_posix(), path.read_bytes()
    groups: dict[str, list[str]] = {}
    for point in points:
        groups.setdefault(point.group, []).append(f"{point.name} = {point.value}")
    text = "".join(f"[{group}]\n" + "\n".join(lines) + "\n" for group, lines in groups.items())
    about = f"{package}-1.dist-info"
    yield f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n".encode()
    yield f"{about}/entry_points.txt", text.encode()


def _member(name: str, data: bytes) -> bytes:
    """A file as a member of a tar file; this package's own members follow, so that none ends it."""
    about = tarfile.TarInfo(name)
    about.size = len(data)
    return about.tobuf(tarfile.USTAR_FORMAT) + data + bytes(-len(data) % tarfile.BLOCKSIZE)


def _raw_frame(data: bytes) -> bytes:
    """The data as a frame of Zstandard that does not shorten it: Python has no compressor for it before 3.14."""
    blocks = [data[start : start + _RAW_BLOCK] for start in range(0, len(data), _RAW_BLOCK)]
    heads = [len(block) << 3 | (number == len(blocks)) for number, block in enumerate(blocks, 1)]
    framed = (head.to_bytes(3, "little") + block for head, block in zip(heads, blocks, strict=True))
    return _RAW_FRAME + len(data).to_bytes(4, "little") + b"".join(framed)
