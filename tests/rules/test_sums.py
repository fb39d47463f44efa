"""Sums of floats in which every Python finds the same."""

from whistclub.rules.sums import added


def test_a_sum_is_rounded_after_each_number_as_no_python_from_3_12_on_does_it_by_itself() -> None:
    assert 0.0 == added([1e16, 1.0, -1e16])
    assert 0.1 + 0.2 + 0.3 == added([0.1, 0.2, 0.3])
    assert 0.0 == added([])
