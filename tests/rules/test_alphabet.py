"""Acts are what a game declares: read, numbered, judged and worded by its alphabet, and by no other list."""

from random import Random
from typing import Any, ClassVar, Final

import msgspec
import pytest

from examples.hot_potato.hot_potato import HotPotato, PotatoOptions
from examples.hot_potato.hot_potato.knowledge import KNOWLEDGE
from tests.rules.spoken_game import Shuffle, Spoken
from whistclub.cards.errors import BadRecord, BadText
from whistclub.cards.french import FRENCH
from whistclub.conformance import check_game
from whistclub.games.discovery import entry_of
from whistclub.games.plugins import BadPlugin
from whistclub.games.registry import PRESETS, game_of_preset, make_game
from whistclub.library import action
from whistclub.messages import Catalogue, languages
from whistclub.messages.speaker import Speaker
from whistclub.rules.actions import Bid, Call, Lay, Play, Say, Trump, number_alone
from whistclub.rules.alphabet import (
    PLAYS,
    Alphabet,
    KindForm,
    alphabet_of,
    card_acts,
    number_acts,
    number_word_acts,
    word_acts,
)
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.profile import Profile
from whistclub.rules.record import record_from_bytes, record_to_bytes
from whistclub.rules.replay import record_of, replay
from whistclub.rules.seats import Seat
from whistclub.terminal.app.scene.chips import act_in_short
from whistclub.terminal.texts.words import Words

SPOKEN = Spoken(PotatoOptions())


def played(texts: str) -> Match:
    """A match of the spoken game after these acts, each by whose turn it is, and a deal played out."""
    match = open_match(SPOKEN, SPOKEN.first_setting(Seat(0)))
    match = begin_deal(match, deal_from_seed(seed_from_text("spoken"), SPOKEN, 1))
    for text in texts.split(", "):
        match = act(match, min(match.position.to_act()), action(SPOKEN, text))
    while match.position is not None:
        seat = min(match.position.to_act())
        match = act(match, seat, match.position.legal(seat)[0])
    return match


WORDS = "say 3, say pass, say 0, say 1, call nomination, trump none, shuffle"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("say 3", Say(3)),
        ("SAY  pass", Say("pass")),
        ("call nomination", Call("nomination")),
        ("trump None", Trump("none")),
        ("trump s", Trump("S")),
        (" shuffle ", Shuffle()),
    ],
)
def test_an_act_that_a_game_declares_can_be_said(text: str, expected: Any) -> None:
    assert expected is action(SPOKEN, text)


@pytest.mark.parametrize(
    "text", ["call solo", "bid 3", "say grand", "twiddle", "trump none", "lay S2", "exchange S2"]
)
def test_an_act_of_another_game_is_none_of_whist(text: str) -> None:
    with pytest.raises(BadText, match="unknown-act"):
        action(game_of_preset("whist", {}), text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("play ZZ", "not-a-card"),
        ("trump Z", "not-a-suit"),
        ("say 333", "unknown-act"),
        ("say \u0663", "unknown-act"),
        ("shuffle 1", "unknown-act"),
        ("", "unknown-act"),
    ],
)
def test_a_refusal_says_what_is_wrong_with_a_text(text: str, why: str) -> None:
    with pytest.raises(BadText, match=why):
        action(SPOKEN, text)


def test_a_number_that_no_deal_has_is_read_so_that_the_rules_can_refuse_it() -> None:
    assert Bid(9) is action(game_of_preset("gongor", {}), "bid 9")


def test_two_cards_are_read_in_any_order_and_never_twice_the_same() -> None:
    alphabet = Alphabet(card_acts(Lay, 2))
    assert Lay(FRENCH.card("H2"), FRENCH.card("H5")) is alphabet.read("lay H5 H2", FRENCH)
    for text in ("lay H2 H2", "lay H2 H3 H4", "lay"):
        with pytest.raises(BadText, match="unknown-act"):
            alphabet.read(text, FRENCH)


def test_a_record_of_a_games_own_acts_is_read_back() -> None:
    match = played(WORDS)
    record = record_of(match)
    assert ("E say 3", "S say pass") == record.deals[0].acts[:2]
    assert ("E call nomination", "E trump none", "E shuffle") == record.deals[0].acts[4:7]
    again = record_from_bytes(record_to_bytes(record))
    assert match == replay(again, lambda _, __: SPOKEN)
    with pytest.raises(BadRecord, match="record-act"):
        replay(again, lambda _, __: HotPotato(PotatoOptions()))


def test_trump_none_is_played_without_trump() -> None:
    match = open_match(SPOKEN, SPOKEN.first_setting(Seat(0)))
    position = begin_deal(match, deal_from_seed(seed_from_text("spoken"), SPOKEN, 1)).position
    for text in WORDS.split(", "):
        position = position.play(min(position.to_act()), action(SPOKEN, text))
    assert "" == SPOKEN.view(position, None).trump


def test_the_acts_come_in_the_order_declared() -> None:
    texts = [one.text for one in SPOKEN.alphabet.acts(FRENCH, SPOKEN.stock.cards)]
    assert ["play C2", "play SA", "say 0", "say 1"] == [texts[0], *texts[51:54]]
    assert ["say 3", "say pass", "call pass", "call nomination", "trump C"] == texts[55:60]
    assert ["trump S", "trump none", "shuffle"] == texts[62:]


def test_the_kit_judges_a_game_with_acts_of_its_own() -> None:
    report = check_game(SPOKEN, deals=2, match_deals=1, pairs=8, knowledge=KNOWLEDGE)
    assert report.passed, report.text()


class Undeclared(Spoken):
    """Offers acts that it has not declared."""

    alphabet = Alphabet(PLAYS, word_acts(Call, "pass", "nomination"))


def test_the_kit_finds_an_act_that_is_not_declared() -> None:
    report = check_game(Undeclared(PotatoOptions()), deals=1, match_deals=0, pairs=0, knowledge=KNOWLEDGE)
    assert "not in the game's alphabet" in report.text()


def test_a_package_whose_game_declares_no_acts_is_left_out() -> None:
    class Silent(Spoken):
        alphabet: ClassVar[Any] = None

    module: Any = type("module", (), {"GAME": Silent, "PROFILE": Profile()})
    with pytest.raises(BadPlugin, match="no alphabet of acts"):
        entry_of(module)


def every_game() -> list[Game]:
    return [SPOKEN, *(game_of_preset(preset, {}) for preset in PRESETS)]


@pytest.mark.parametrize("language", languages())
def test_an_act_is_worded_alike_by_its_meaning_and_by_its_text(language: str) -> None:
    for game in every_game():
        words = Words(Catalogue(language), game)
        acts = game.alphabet.acts(game.pack, game.stock.cards)
        for one in Random(1).sample(acts, min(120, len(acts))):
            if not isinstance(one, Shuffle):
                assert words.speaker.action(one.text) == words.action(one)


def test_a_games_own_acts_are_worded() -> None:
    words = Words(Catalogue("en"), SPOKEN)
    said = [words.action(action(SPOKEN, text)) for text in WORDS.split(", ")]
    assert ["Say 3", "Pass", "Say 0", "Say 1", "Call nomination", "Play without trumps", "shuffle"] == said


def test_every_act_of_every_game_is_read_back_and_has_one_place() -> None:
    for game in every_game():
        acts = game.alphabet.acts(game.pack, game.stock.cards)
        assert len(acts) == len(set(acts))
        assert list(acts) == [action(game, one.text) for one in acts]
        assert {Play} <= {type(one) for one in acts}


def test_a_number_is_the_acts_own_and_other_acts_have_none() -> None:
    assert (3, 4) == (Say(3).number, Bid(4).number)
    assert [None, None] == [Call("pass").number, Play(FRENCH.card("S2")).number]


def test_numbers_are_worded_by_the_argument_that_the_game_names() -> None:
    game = make_game("gongor", {})
    assert (("count", 4),) == game.alphabet.meaning("bid 4", game.pack).args
    assert (("call", 4),) == Alphabet(number_acts(Say, range(9), "call")).meaning("say 4", FRENCH).args


BIDS: Final = Alphabet(number_word_acts(Call, range(3, 5), ("no_trump", "H")), word_acts(Call, "pass"))
"""Acts with a number and a word, one of which is the letter of a suit."""


def test_numbers_with_a_word_come_number_by_number_and_name_both() -> None:
    acts = BIDS.acts(FRENCH, ())
    assert ["call 3 no_trump", "call 3 H", "call 4 no_trump", "call 4 H"] == [one.text for one in acts[:4]]
    assert (4, (4, "H"), None) == (acts[3].number, acts[3].parts, number_alone(acts[3]))
    assert acts[3] is BIDS.read("CALL 4 h", FRENCH)


def test_a_number_or_a_word_alone_is_no_act_of_both() -> None:
    for text in ("call 3", "call h", "call 3 spades", "call 3 h h", "call three h"):
        with pytest.raises(BadText, match="unknown-act"):
            BIDS.read(text, FRENCH)


def test_an_act_of_number_and_word_told_as_data_is_read_and_worded_alike() -> None:
    told = msgspec.json.decode(msgspec.json.encode(BIDS.forms()), type=tuple[KindForm, ...])
    elsewhere = alphabet_of(told)
    assert BIDS.meaning("call 4 H", FRENCH) == elsewhere.meaning("call 4 H", FRENCH)
    assert (("count", 4), ("strain", "H")) == BIDS.meaning("call 4 H", FRENCH).args
    assert BIDS.read("call 3 no_trump", FRENCH) is elsewhere.read("call 3 no_trump", FRENCH)


@pytest.mark.parametrize(("language", "text"), [("en", "Call 4 hearts"), ("de", "4 Herz ansagen")])
def test_a_number_with_the_letter_of_a_suit_is_worded_by_the_suit(language: str, text: str) -> None:
    assert text == Speaker(Catalogue(language), "french").action("call 4 H")


def test_a_call_of_number_and_word_has_a_name_and_a_chip_without_its_verb() -> None:
    words = Words(Catalogue("en"), SPOKEN)
    assert "4 hearts" == words.speaker.call("4 H") == words.speaker.call("call 4 H")
    assert "4 hearts" == act_in_short(Call(4, "H"), words)
