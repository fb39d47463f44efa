"""Every numbered line of the rules pages is shown by a test, and the page of both has a row for it."""

from __future__ import annotations

from tools.rules_map import lines_of_pages, marked_tests, table

TESTS = marked_tests()


def every_line() -> list[str]:
    return [line for lines in lines_of_pages().values() for line in lines]


def test_the_pages_number_their_lines_once_each_without_a_gap() -> None:
    for page, lines in lines_of_pages().items():
        letters = {line[0] for line in lines}
        assert len(letters) == 1, page
        assert lines == [f"{lines[0][0]}{number}" for number in range(1, len(lines) + 1)], page
    assert len(every_line()) == len(set(every_line()))


def test_every_line_of_the_rules_is_shown_by_a_test() -> None:
    assert [line for line in every_line() if line not in TESTS] == []


def test_no_test_shows_a_line_that_is_not_there() -> None:
    assert sorted(set(TESTS) - set(every_line())) == []


def test_the_page_has_a_row_with_tests_for_every_line() -> None:
    rows = [row.split(" | ") for row in table().splitlines() if row.startswith("| ") and "`" in row]
    assert [row[0].strip("| ") for row in rows] == every_line()
