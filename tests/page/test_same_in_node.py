"""Bots of a page, whose Python and kernel are WebAssembly, act as those of native Python do."""

from bench.page_node import node_page
from tests.page.native import native_record

SEEDS = [("hermits", "bench 5"), ("gongor", "bench 16"), ("whist", "bench 1")]
"""In the two solitaires acts were worth the same but for the last bit, which sums of floats do not have alike in every
Python.
"""


async def test_a_deal_in_the_worker_of_a_page_has_the_record_of_native_python() -> None:
    async with node_page() as page:
        for preset, seed in SEEDS:
            assert native_record(preset, seed, "quick", 1) == await page.record(preset, seed, "quick")
