"""The figures of the tree's weight count what they say."""

from tools.weight import CLIENT, circles, mutual_folders


def test_a_circle_is_counted_once_whatever_leads_into_it() -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a", "e"}, "e": set[str]()}
    assert [{"a", "b", "c"}] == circles(imports)


def test_two_circles_that_share_no_module_are_two() -> None:
    assert [{"a", "b"}, {"c", "d"}] == sorted(
        circles({"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": {"c"}}), key=min
    )


def test_folders_that_import_each_other_are_a_pair_and_one_way_is_none() -> None:
    client = {
        f"{CLIENT}src/table/Table.svelte": "import { one } from '../coach/words';",
        f"{CLIENT}src/coach/words.ts": "import type { Table } from '../table/model';",
        f"{CLIENT}src/coach/prices.ts": "const late = import('../net/api');\nimport { x } from './words';",
        f"{CLIENT}src/net/api.ts": "export const api = 1;",
        f"{CLIENT}tests/words.test.ts": "import { one } from '../src/coach/words';",
    }
    assert [("coach", "table")] == mutual_folders(client)
