"""The convention card of a table: its choices are checked, and only those that are not the usual ones are kept."""

import pytest

from whistclub.cards.errors import BadOption
from whistclub.rules.conventions import unusual_conventions
from whistclub.rules.profile import ConventionChoice

CARD = (
    ConventionChoice("sluff", ("unwanted", "from_best")),
    ConventionChoice("response", ("highest", "sparing")),
)


def test_usual_values_are_left_out() -> None:
    assert {} == unusual_conventions(CARD, {})
    assert {} == unusual_conventions(CARD, {"sluff": "unwanted", "response": "highest"})
    assert {"response": "sparing"} == unusual_conventions(CARD, {"sluff": "unwanted", "response": "sparing"})


@pytest.mark.parametrize(
    ("chosen", "key", "valid"),
    [
        ({"signal": "high"}, "convention-unknown", "sluff, response"),
        ({"sluff": "loud"}, "convention-value", "unwanted, from_best"),
        ({"sluff": ""}, "convention-value", "unwanted, from_best"),
    ],
)
def test_what_is_not_on_the_card_is_refused_with_what_is(
    chosen: dict[str, str], key: str, valid: str
) -> None:
    with pytest.raises(BadOption) as caught:
        unusual_conventions(CARD, chosen)
    assert key == caught.value.reason.key
    assert valid == dict(caught.value.reason.args)["valid"]


def test_a_game_without_choices_refuses_any() -> None:
    with pytest.raises(BadOption):
        unusual_conventions((), {"sluff": "from_best"})
