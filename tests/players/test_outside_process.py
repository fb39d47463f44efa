"""Processes that answer lines: what they leave behind holds up nobody."""

import time

import pytest

from whistclub.players.outside.process import Late, LineProcess


@pytest.mark.parametrize("last", ["exec sleep 60", "sleep 60"])
def test_a_child_that_keeps_the_pipe_open_holds_up_nobody(last: str) -> None:
    process = LineProcess(["sh", "-c", f"setsid sleep 20 & {last}"])
    began_s = time.monotonic()
    with pytest.raises(Late):
        process.ask(b"turn\n", 0.2)
    assert time.monotonic() - began_s < 10
    assert process._process.poll() is not None


def test_a_long_line_is_written_whole() -> None:
    process = LineProcess(["sh", "-c", "read -r line; echo ${#line}"])
    assert b"300000" == process.ask(b"x" * 300_000 + b"\n", 20).strip()
    process.end()
