"""The name the command was called by, so that the commands it advises can be typed as they stand."""

import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

SCRIPT: Final = "WHIST_SCRIPT"
"""The script of a source tree names itself in this variable."""


def called(environment: Mapping[str, str]) -> str:
    """`whist` where that is found, else the way this run was begun: a script, a module, or the path of the program."""
    program = sys.argv[0]
    script = environment.get(SCRIPT, "")
    if script:
        return shlex.quote(script)
    if Path(program).name == "__main__.py":
        return f"{shlex.quote(_python(environment))} -m whistclub"
    found = shutil.which("whist", path=environment.get("PATH", os.defpath))
    if found and Path(found).resolve() == Path(program).resolve():
        return "whist"
    return shlex.quote(program) if Path(program).name == "whist" else "whist"


def _python(environment: Mapping[str, str]) -> str:
    """`python` or `python3` where that is this Python, else its path."""
    for name in ("python", "python3"):
        found = shutil.which(name, path=environment.get("PATH", os.defpath))
        if found and Path(found).absolute() == Path(sys.executable).absolute():
            return name
    return sys.executable
