"""Packages of others put where Python finds them, with their entry points, without installing anything."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOT_POTATO = ROOT / "examples" / "hot_potato"
PROMISES = ROOT / "tests" / "plugins" / "promises"
STRANGER = ROOT / "tests" / "plugins" / "stranger"


def described(site: Path, project: Path) -> None:
    """Writes into `site` what an installer would write of the project: its name and its entry points."""
    table = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points: Mapping[str, Mapping[str, str]] = table["entry-points"]
    folder = site / f"{table['name'].replace('-', '_')}-{table['version']}.dist-info"
    folder.mkdir(parents=True)
    meta = f"Metadata-Version: 2.1\nName: {table['name']}\nVersion: {table['version']}\n"
    (folder / "METADATA").write_text(meta, encoding="utf-8")
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {to}\n" for name, to in point.items())
        for group, point in points.items()
    ]
    (folder / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def run(
    program: list[str], *places: Path, text: str = "", env: Mapping[str, str] | None = None
) -> tuple[int, str, str]:
    """Runs Python with these places on its path. Returns status, stdout and stderr."""
    environment = {
        **os.environ,
        **(env or {}),
        "PYTHONPATH": os.pathsep.join(map(str, places)),
        "LANG": "en_US.UTF-8",
    }
    ran = subprocess.run(
        [sys.executable, *program],
        check=False,
        input=text,
        capture_output=True,
        text=True,
        env=environment,
        timeout=300,
    )
    return ran.returncode, ran.stdout, ran.stderr
