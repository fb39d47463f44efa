"""The second judge: an early card is an error only if perfect play with all cards seen finds a cost as well."""

import msgspec
import pytest

from whistclub import library
from whistclub.coach import Marked, review_act
from whistclub.coach.review import turning_points
from whistclub.coach.totals import costs_by_phase, phase_of
from whistclub.messages.catalogue import Catalogue
from whistclub.rules.match import Played
from whistclub.terminal.texts.coach import mark_text
from whistclub.terminal.texts.review import act_sentences
from whistclub.terminal.texts.words import Words

WHIST = library.game("whist")


@pytest.fixture(scope="module")
def played() -> Played:
    """A deal in which two judges differ on the lead of a king in the fourth trick, and agree on a knave in the
    fifth.
    """
    return library.play(WHIST, "quick", seed="judges 5", deals=1).deals[0]


def verdict_on(played: Played, number: int) -> Marked:
    marked = review_act(WHIST, played, number)
    assert marked is not None
    assert "early" == marked.method
    return marked


def test_an_early_card_on_which_the_judges_agree_is_an_error(played: Played) -> None:
    marked = verdict_on(played, 17)
    assert ("play CJ", "error") == (marked.played, marked.verdict)
    assert (17,) == turning_points([marked])


def test_an_early_card_on_which_the_judges_differ_is_open_to_opinion_and_counts_for_nothing(
    played: Played,
) -> None:
    marked = verdict_on(played, 13)
    assert ("play CK", "opinion") == (marked.played, marked.verdict)
    assert marked.cost > 0.5
    assert () == turning_points([marked])
    assert [0.0] == [mean.mean for _, (mean, _) in costs_by_phase([marked], phase_of)]
    assert marked.reason is None
    assert marked.fact is None
    assert marked.heaps is not None
    assert 100 == marked.heaps.more + marked.heaps.same + marked.heaps.less
    assert marked.heaps.more > marked.heaps.less
    assert "Ansichtssache" in mark_text(marked, Words(Catalogue("de"), WHIST))
    assert "is open to opinion, not an error." in act_sentences(marked, Words(Catalogue("en"), WHIST))[0]
    assert f"brings more than the king of clubs in {marked.heaps.more}," in " ".join(
        act_sentences(marked, Words(Catalogue("en"), WHIST))
    )
    assert 0.0 < costs_by_phase([msgspec.structs.replace(marked, verdict="error")], phase_of)[0][1][0].mean
