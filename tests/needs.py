"""Programs that tests need and a machine may lack: what needs one is left out, and the check says so."""

import os
import shutil
from typing import NoReturn

import pytest

from tools.check.report import MISSING


def program(name: str, package: str) -> str:
    """The path of a program. Leaves the test out where it is missing; `package` is Debian's that has it."""
    # A user's PATH does not lead to the programs of administrators, and they may be run all the same.
    found = shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/sbin")
    return found or leave_out(name, package)


def leave_out(what: str, package: str) -> NoReturn:
    """Leaves the test out."""
    pytest.skip(f"{MISSING}{what}; to install it (Debian, Ubuntu): apt-get install {package}")
