"""`whist doctor` tells of a kernel that is being made behind the starts of `./whist`."""

import fcntl
from pathlib import Path

from whistclub.web.server.doctor import minutes_of_making


def test_the_doctor_tells_for_how_long_the_kernel_has_been_made(tmp_path: Path) -> None:
    environment, lock = tmp_path / ".venv", tmp_path / ".venv.kernel-lock"
    assert minutes_of_making(environment) is None
    with lock.open("wb") as held:
        assert minutes_of_making(environment) is None
        fcntl.flock(held, fcntl.LOCK_EX)
        assert 0 == minutes_of_making(environment)
