"""The robot that types evenings from written slips: its count and the club's are the same, and it can tell when not."""

from bench.evening_slips import Robot, measured


def test_standings_equal_an_independent_count_of_slips_typed_with_mistakes() -> None:
    found = measured(8)
    assert 0 == found["different"]
    assert "sum off" in str(found["mistakes"])


def test_a_slip_that_was_typed_otherwise_than_written_is_noticed() -> None:
    robot = Robot(1)
    robot.play()
    robot.counted[1].update(drive_tricks=1, points=1)
    assert robot.differences() > 0
