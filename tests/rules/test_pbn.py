"""Deals in Portable Bridge Notation: in, out, and what is wrong with a text.

Section numbers are those of PBN 2.1 (https://www.tistis.nl/pbn/pbn_v21.txt).
"""

import pytest

from whistclub.cards.errors import BadDeal, BadText
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.hands import Hands
from whistclub.cards.pbn.read import PbnDeals, read_pbn
from whistclub.cards.pbn.text import text_of
from whistclub.cards.pbn.write import write_pbn
from whistclub.games.registry import make_game
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, deal_of_hands, four_hands
from whistclub.rules.seats import FOUR

SUITS_EACH = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
TAG = f'[Deal "{SUITS_EACH}"]'
OTHER = "N:A... .A.. ..A. ...A"


def suit(letter: str) -> int:
    return FRENCH.of_suit(letter)


def hands_of(text: str) -> list[Hands]:
    return [deal.hands for deal in read_pbn(text).deals]


def left_out(read: PbnDeals) -> list[tuple[int, str]]:
    return [(one.line, one.problem.key) for one in read.left_out]


def test_a_hand_is_spades_hearts_diamonds_clubs_from_the_seat_named_clockwise() -> None:
    (deal,) = hands_of(TAG)
    assert (suit("S"), suit("H"), suit("D"), suit("C")) == deal.hands
    (from_west,) = hands_of(TAG.replace("N:", "W:"))
    assert (suit("H"), suit("D"), suit("C"), suit("S")) == from_west.hands


def test_dealer_and_turned_card_are_read_where_they_are_named() -> None:
    (deal,) = hands_of(f'[Event "?"]\n[Dealer "e"]\n{TAG}\n[Turned "H2"]\n')
    assert (1, FRENCH.card("H2")) == (deal.dealer, deal.turned)
    (bare,) = hands_of(TAG)
    assert (None, None) == (bare.dealer, bare.turned)


@pytest.mark.parametrize("unknown", ["", "?", "-"])
def test_an_unknown_dealer_is_none(unknown: str) -> None:
    assert [None] == [deal.dealer for deal in hands_of(f'[Dealer "{unknown}"]\n{TAG}')]


def test_a_bare_deal_string_is_read_one_a_line() -> None:
    assert 2 == len(hands_of(f"% two deals\n{SUITS_EACH}\n\n; the same again\n{SUITS_EACH}\n"))


@pytest.mark.parametrize("ten", ["T", "10", "t"])
def test_a_ten_is_written_either_way_and_ranks_in_any_case(ten: str) -> None:
    text = SUITS_EACH.replace("T", ten).replace("K", "k")
    assert hands_of(SUITS_EACH) == hands_of(text)


def test_a_semi_empty_line_begins_the_next_game() -> None:
    """Section 3: an empty line, or one of spaces and tabs."""
    one = f'[Board "1"]\n{TAG}\n'
    assert 3 == len(hands_of(f"{one}\n{one} \t\n{one}"))


def test_a_tag_that_comes_again_in_a_game_is_ignored() -> None:
    """Section 3.4."""
    (deal,) = read_pbn(f'[Board "1"]\n[Board "2"]\n{TAG}\n[Note "1:a"]\n[Note "2:b"]').deals
    assert "1" == deal.board


@pytest.mark.parametrize("between", ["", "\n", "% more\n", "{ more }\n"])
def test_games_without_an_empty_line_between_are_two_each_with_its_own_tags(between: str) -> None:
    games = [
        f'[Board "{number}"]\n[Dealer "{"NESW"[number]}"]\n{TAG}\n[Result "{number}"]\n'
        for number in range(4)
    ]
    read = read_pbn(between.join(games))
    assert [("0", 0), ("1", 1), ("2", 2), ("3", 3)] == [(one.board, one.hands.dealer) for one in read.deals]
    assert () == read.left_out
    deals_first = f'{TAG}\n[Board "1"]\n[Deal "{OTHER}"]\n[Board "2"]\n{TAG}'
    assert ["1", "2", ""] == [one.board for one in read_pbn(deals_first).deals]


def test_empty_lines_between_the_tags_of_a_game_lose_none_of_them() -> None:
    tags = '[Event "##x"]', '[Board "{board}"]', '[Dealer "{dealer}"]', TAG, '[Contract "1H"]', '[Result "7"]'
    text = "\n \n".join(
        line.format(board=board, dealer=dealer) for board, dealer in ("7S", "8W") for line in tags
    )
    read = read_pbn(text)
    assert [("7", 2), ("8", 3)] == [(one.board, one.hands.dealer) for one in read.deals]
    assert () == read.left_out


@pytest.mark.parametrize("named", ["South", "SOUTH", "south", "s", " S "])
def test_a_dealer_may_be_named_by_the_whole_word(named: str) -> None:
    assert [2] == [deal.dealer for deal in hands_of(f'[Dealer "{named}"]\n{TAG}')]


def test_hands_that_name_no_seat_begin_with_north() -> None:
    assert hands_of(TAG) == hands_of(TAG.replace("N:", ""))
    assert hands_of(SUITS_EACH) == hands_of(SUITS_EACH.removeprefix("N:"))
    assert 2 == len(hands_of(f"{SUITS_EACH}\n{SUITS_EACH.removeprefix('N:')}\n"))


def test_tags_stand_on_one_line_or_over_several_with_any_blanks() -> None:
    """Section 3.3."""
    spread = f'[ Dealer\t"S" ] [Board "7"][\nDeal\n  "{SUITS_EACH}"\n]'
    (deal,) = read_pbn(spread).deals
    assert (2, "7") == (deal.hands.dealer, deal.board)


@pytest.mark.parametrize(
    "comment",
    [
        '{ [Deal "' + OTHER + '"] }',
        '{ over lines\n\n[Deal "' + OTHER + '"]\n\n} ',
        '; [Deal "' + OTHER + '"]',
        '; a brace { opens nothing\n; [Deal "' + OTHER + '"]',
        "{ a brace { and a semicolon ; are text }",
        '% [Deal "' + OTHER + '"]',
    ],
)
def test_what_stands_in_a_comment_or_behind_a_percent_sign_is_no_deal(comment: str) -> None:
    """Sections 2.4 and 3.8: comments do not nest, and an empty line in one ends no game."""
    for text in (f"{comment}\n{TAG}\n", f'[Event "x"]\n{comment}\n{TAG}\n', f"{TAG}\n{comment}\n"):
        assert [13] == [deal.hands[0].bit_count() for deal in hands_of(text)]


def test_signs_of_comments_mean_nothing_inside_a_value_nor_a_percent_sign_inside_a_line() -> None:
    text = f'[Event "a { {1} } ; 50 % [Deal "]\n[Site "say \\"whist\\" \\\\"] %\n{TAG}\n'
    assert 1 == len(hands_of(text.replace("{1}", "{x}")))


def test_a_comment_that_is_never_closed_is_named_by_its_line() -> None:
    read = read_pbn(f'{TAG}\n\n[Board "2"] {{ oh\n{TAG}\n')
    assert (1, [(3, "pbn-game-without-deal"), (3, "pbn-comment-open")]) == (len(read.deals), left_out(read))


def test_a_value_from_before_is_taken_over_by_a_hash_and_one_for_all_by_two() -> None:
    """Section 4.8."""
    games = [
        f'[Board "##3"]\n[Dealer "W"]\n{TAG}',
        f'[Dealer "#"]\n{TAG}',
        f'[Board "9"]\n{TAG}',
        TAG,
        '[Board "#"]\n[Deal "#"]',
    ]
    read = read_pbn("\n\n".join(games))
    assert ["3", "3", "9", "9", "9"] == [deal.board for deal in read.deals]
    assert [3, 3, None, None, None] == [deal.hands.dealer for deal in read.deals]


def test_sections_and_tables_are_passed_over() -> None:
    """Sections 3.5, 3.6 and 5: calls, cards, notes and rows stand between tags."""
    text = (
        f'{TAG}\n[Auction "N"]\n1C =1= Pass 1H! $5\n* [Note "1:four \\H"]\n[Play "E"]\nHA - + ^R S2\n'
        '[ScoreTable "Rank\\2R;Name"]\n 1 "[Deal]"\n 2 "{a}"\n[OptimumResultTable "D;R"]\nN NT 7\n\n' + TAG
    )
    assert 2 == len(hands_of(text))


def test_the_one_hand_that_is_not_given_is_the_rest_of_the_pack() -> None:
    """Section 3.4.11: a dash is a hand not given."""
    three = TAG.replace("..AKQJT98765432.", "-")
    assert hands_of(TAG) == hands_of(three)


@pytest.mark.parametrize("deal", ["", "?", "N:- - - -", "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -"])
def test_a_game_whose_hands_are_unknown_is_left_out_and_the_others_are_read(deal: str) -> None:
    read = read_pbn(f'{TAG}\n\n[Board "2"]\n[Deal "{deal}"]\n\n{TAG}\n')
    assert [(4, "pbn-hands-unknown")] == left_out(read)
    assert [1, 3] == [one.number for one in read.deals]


def test_a_game_without_a_deal_is_named_unless_it_only_heads_the_file() -> None:
    head = '% PBN 2.1\n[Event "##Tuesday"]\n\n'
    assert [] == left_out(read_pbn(head + TAG))
    assert [(4, "pbn-game-without-deal")] == left_out(read_pbn(f'{head}[Board "1"]\n\n[Board "2"]\n{TAG}'))
    assert [(4, "pbn-tag-broken")] == left_out(read_pbn(f'{head}[Deal "{OTHER}]\n\n{TAG}'))


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_lines_end_as_on_any_machine(line_end: str) -> None:
    assert 2 == len(hands_of(f"{TAG}\n\n% more\n{TAG}".replace("\n", line_end)))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "iso-8859-1", "cp1252", "utf-16"])
def test_a_text_is_read_in_the_encodings_that_programs_write(encoding: str) -> None:
    raw = f'[Event "Trondheim, \xe6\xf8\xe5 \x85"]\n{TAG}'.replace("\x85", "\xa0").encode(encoding)
    assert 1 == len(hands_of(text_of(raw)))
    assert "Trondheim, æøå" in text_of(raw)


def test_a_letter_that_ends_lines_elsewhere_ends_none_here() -> None:
    """0x85 ends a line in Unicode; ISO 8859-1 files of Windows have it as an ellipsis."""
    raw = b'[Event "and so on\x85 "]\n' + TAG.encode()
    assert 1 == len(hands_of(text_of(raw)))


def test_what_is_written_reads_back_also_one_text_behind_the_other() -> None:
    game = make_game("whist", {})
    dealt = [deal_from_seed(seed_from_text("pbn"), game, number) for number in range(1, 25)]
    deals = [Hands(four_hands(deal, FOUR[at % 4]), at % 4, deal.pack[-1]) for at, deal in enumerate(dealt)]
    assert deals == hands_of(write_pbn(deals))
    assert deals == hands_of("".join(write_pbn([deal]) for deal in deals))


def test_a_game_is_written_with_the_fifteen_tags_in_their_order_from_the_dealer_on() -> None:
    """Section 3.4."""
    hands = suit("S"), suit("H"), suit("D"), suit("C")
    names = [line.split()[0][1:] for line in write_pbn([Hands(hands, 1)]).splitlines() if line]
    mandatory = (
        "Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result"
    )
    assert mandatory.split() == names
    assert '[Deal "E:.AKQJT98765432..' in write_pbn([Hands(hands, 1)])


def test_what_is_not_known_is_a_question_mark() -> None:
    (text,) = write_pbn([Hands((suit("S"), suit("H"), suit("D"), suit("C")))]).split("\n\n")[:1]
    assert '""' not in text
    assert '[Dealer "?"]' in text


def test_hands_smaller_than_thirteen_are_read() -> None:
    """Section 3.10."""
    (deal,) = hands_of("E:A... .A.. ..A. ...A")
    assert [1, 1, 1, 1] == [hand.bit_count() for hand in deal.hands]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "pbn-no-deal"),
        ("% nothing but a remark", "pbn-no-deal"),
        ("{ nothing but a comment }", "pbn-no-deal"),
        ('[Deal "N:AKQ... .AKQ.. ..AKQ."]', "pbn-four-hands"),
        ('[Deal "Q:A... .A.. ..A. ...A"]', "pbn-four-hands"),
        ('[Deal "N:A.. .A.. ..A. ...A"]', "pbn-four-suits"),
        ('[Deal "N:A... A... ..A. ...A"]', "pbn-card-twice"),
        ('[Deal "N:AA... .A.. ..A. ...A"]', "pbn-card-twice"),
        ('[Deal "N:1... .A.. ..A. ...A"]', "pbn-rank"),
        ('[Deal "N:AK... .A.. ..A. ...A"]', "pbn-unequal-hands"),
        ('[Deal "N:... ... ... ..."]', "pbn-unequal-hands"),
        ('[Deal "N:A... - ..A. ...A"]', "pbn-hands-unknown"),
        ('[Dealer "Q"]\n[Deal "N:A... .A.. ..A. ...A"]', "pbn-dealer"),
        ('[Dealer "NE"]\n[Deal "N:A... .A.. ..A. ...A"]', "pbn-dealer"),
        ('[Deal "N:A... .A.. ..A. ...A"]\n[Turned "ZZ"]', "not-a-card"),
    ],
)
def test_what_is_wrong_is_named(text: str, key: str) -> None:
    with pytest.raises(BadText) as refused:
        read_pbn(text)
    assert key == refused.value.reason.key


OTHERS = {
    "PGN": '[Event "?"]\n[White "Anderssen"]\n[Black "Kieseritzky"]\n\n1. e4 e5 2. f4 exf4 1-0\n',
    "DLM": "[Document]\nHeadline=Tuesday\nBoard 01=aabbccddeeffgghhiijjkkllmm123\n",
    "RBN": "E Tuesday\nB 1\nH N:AKQJ.AKQJ.AKQJ.A;T98.T98.T98.KQJT;7654.765.765.987\n",
    "GIB": "T5.K4.652.A98542 K6.QJT976.QT7.Q6 432.A.AKJ93.JT73 AQJ987.8532.84.K:65658888888843433232\n",
    "BRI": "01020304050607080910111213141516171819202122232425262728293031323334353637383940",
    "JSON": '{"format": 1, "deals": []}',
    "HTML": "<!DOCTYPE html><html></html>",
    "PDF": "%PDF-1.7",
}


@pytest.mark.parametrize("name", OTHERS)
def test_another_format_is_named_as_what_it_is(name: str) -> None:
    with pytest.raises(BadText) as refused:
        read_pbn(OTHERS[name])
    assert ("pbn-other-format", name) == (refused.value.reason.key, refused.value.reason.fact("format"))


def test_the_line_and_the_number_of_the_wrong_deal_are_named() -> None:
    read = read_pbn(f'{TAG}\n\n\n[Deal "N:AA... .A.. ..A. ...A"]\n')
    (wrong,) = read.left_out
    assert (4, 2, "SA") == (wrong.line, wrong.problem.fact("deal"), wrong.problem.fact("card"))


def test_a_repr_names_no_card() -> None:
    (deal,) = read_pbn(SUITS_EACH).deals
    assert ("Hands(hidden)", "PbnDeal(1, line 1)") == (repr(deal.hands), repr(deal))


def test_a_turned_card_that_the_dealer_does_not_hold_cannot_be_dealt() -> None:
    hands = suit("S"), suit("H"), suit("D"), suit("C")
    with pytest.raises(BadDeal) as caught:
        deal_of_hands(FRENCH, hands, FOUR[0], FRENCH.card("H2"))
    assert "deal-turned-elsewhere" == caught.value.reason.key
