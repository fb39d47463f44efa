"""The standard library as a page has it, without the numbers of its lines."""

import traceback

from tools.page.compiled import compiled, without_lines

LIBRARY = """
def called(function):
    for _ in range(3):
        pass
    return function()
"""


def faulty() -> None:
    """Raises."""
    raise ValueError("the fault")


def test_a_fault_below_the_standard_library_of_a_page_is_told_with_its_traceback() -> None:
    library: dict[str, object] = {}
    exec(without_lines(compile(LIBRARY, "library.py", "exec")), library)
    called = library["called"]
    assert callable(called)
    try:
        called(faulty)
    except ValueError as problem:
        told = "".join(traceback.format_exception(problem))
    assert "in called" in told
    assert "raise ValueError" in told
    assert told.endswith("ValueError: the fault\n")


def test_a_library_without_lines_is_smaller_than_one_with_them() -> None:
    source = LIBRARY.encode()
    assert len(compiled(source, "library.py", without_lines)) < len(compiled(source, "library.py"))
