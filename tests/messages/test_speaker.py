"""A speaker says cards, acts, reasons, events and score lines in the words of the catalogues."""

from typing import NamedTuple

import pytest

from whistclub.messages import Catalogue, Speaker

Facts = tuple[tuple[str, str | int], ...]


class Said(NamedTuple):
    key: str
    args: Facts = ()
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    score: tuple[int, ...] = (0,)


SIDES_EN = ("North and South", "East and West")


def speaker(language: str = "en", pack: str = "french") -> Speaker:
    return Speaker(Catalogue(language), pack)


@pytest.mark.parametrize(
    ("language", "pack", "text", "words"),
    [
        ("en", "french", "D6", "six of diamonds"),
        ("en", "french", "HT", "ten of hearts"),
        ("de", "french", "DK", "Karo-König"),
        ("en", "decktet", "MS4", "Four of Moons and Suns, the Mountain"),
        ("de", "decktet", "MS4", "Vier der Monde und Sonnen, „Der Berg“"),
        ("en", "decktet", "SWKP", "Pawn of Suns, Waves and Knots, the Light Keeper"),
        ("en", "decktet", "SA", "Ace of Suns"),
        ("en", "decktet", "M", "wild of Moons"),
        ("en", "hermits_eight", "M1", "One of Moons"),
        ("en", "hermits_eight", "K6", "Six of Knots"),
        ("en", "french", "MK2", "MK2"),
        ("en", "danish", "J1", "first joker"),
        ("de", "danish", "H9", "Herz-Neun"),
        ("en", "french", "", ""),
    ],
)
def test_a_card_is_named(language: str, pack: str, text: str, words: str) -> None:
    assert words == speaker(language, pack).card(text)


def test_several_cards_are_one_list() -> None:
    assert "two of spades, ten of hearts and ace of diamonds" == speaker().cards("S2 HT DA")
    assert "none" == speaker().cards("")
    assert "Ace of Suns; Crown of Moons, the Huntress" == speaker("en", "decktet").cards("SA MX")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("play SA", "Play the ace of spades"),
        ("N play SA", "North: Play the ace of spades"),
        ("lay H2 H5", "Lay the two of hearts and five of hearts"),
        ("say nullo", "Say nullo"),
        ("say pass", "Pass"),
        ("call pass", "Pass"),
        ("call misere_ouverte", "Call misère ouverte"),
        ("call accept", "Accept the proposal"),
        ("call sola_nola", "Call Sola Nola"),
        ("exchange D4", "Pass the four of diamonds to your partner"),
        ("trump S", "Make spades trump"),
        ("bid 0", "Bid no trick"),
        ("bid 1", "Bid one trick"),
        ("bid 4", "Bid four tricks"),
        ("declare 3", "Aim for the marker 3: three tricks"),
        ("twiddle", "Twiddle"),
        ("keep", "Keep the trump"),
        ("S stop", "South: Stop"),
        ("N claim all", "North: Claim all the remaining tricks"),
        ("N claim none", "North: Claim to take none of the remaining tricks"),
        ("N concede", "North: Concede the remaining tricks"),
        ("dropped", "Leave this deal unfinished"),
    ],
)
def test_an_act_is_said_in_words(text: str, words: str) -> None:
    assert words == speaker().action(text)


def test_a_reason_names_its_cards_in_words() -> None:
    why = Said("must-follow", (("card", "SA"), ("led", "D6")))
    assert "Not the ace of spades. The six of diamonds was led, and you can follow suit." == speaker().reason(
        why
    )
    assert "Nicht Pik-Ass. Ausgespielt ist Karo-Sechs, und du kannst bedienen." == speaker("de").reason(why)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (
            Said("why-run-for-home", (("card", "S9"), ("count", 1))),
            "The nine of spades is a sure trick, and it decides the deal.",
        ),
        (
            Said("why-known-even", (("card", "S9"), ("count", 0))),
            "Every card does equally well: none of the tricks that count. The nine of spades is worth least.",
        ),
        (
            Said("why-solo-tried-pass", (("call", "misere"), ("percent", 0))),
            "A pass: the best call open, misère, would be made in hardly any deal.",
        ),
        (
            Said("why-solo-tried-call", (("call", "solo"), ("percent", 100))),
            "A call of solo: this hand makes it in nearly every deal.",
        ),
        (
            Said("why-lead-tried-trump", (("card", "S9"), ("suit", "S"), ("count", 50))),
            "With spades as trump, the nine of spades is led: in 50 imagined deals this lead brings most.",
        ),
    ],
)
def test_a_reason_counts_none_one_and_all_as_people_do(said: Said, words: str) -> None:
    assert words == speaker().why(said)


@pytest.mark.parametrize(
    ("how", "chance", "words"),
    [("exact", 100, "for certain"), ("near", 100, "almost for certain"), ("near", 0, "almost never")],
)
def test_only_exact_odds_are_certain(how: str, chance: int, words: str) -> None:
    facts = (("how", how), ("chance", chance), ("next", ""), ("rank", "none"), ("next_chance", 0))
    said = speaker(pack="decktet").why(Said("why-odds-keep", facts))
    assert f"With this trump the hand comes out {words}. There is no other choice." == said


def test_a_refusal_is_said_with_its_causes() -> None:
    chain = [Said("record-deal", (("deal", 2),)), Said("not-a-card", (("text", "ZZ"),))]
    assert "Deal 2 cannot be dealt. “ZZ” is not a card of this pack." == speaker().reasons(chain)
    with pytest.raises(ValueError, match="no reason"):
        speaker().reasons([])


def test_an_event_calls_a_seat_by_the_name_of_the_person_in_it() -> None:
    led = Said("event-led", (("seat", "N"), ("card", "D6")))
    assert "North leads the six of diamonds." == speaker().event(led)
    assert "Nils leads the six of diamonds." == Speaker(Catalogue("en"), "french", {"N": "Nils"}).event(led)
    assert "Nord spielt Karo-Sechs aus." == speaker("de").event(led)


def test_a_score_line_says_what_and_the_points_of_each_side() -> None:
    line = Said("score-honours", (("side", 1), ("count", 4)), (0, 4))
    assert "East and West, four honours: East and West +4 points" == speaker().score_line(line, SIDES_EN)


def test_a_score_line_that_moves_nothing_says_so() -> None:
    assert "Deal not finished: no points" == speaker().score_line(Said("score-dropped", (), (0, 0)), SIDES_EN)


def test_a_score_line_names_a_unit_that_is_no_point() -> None:
    paid = Said("score-settlement-stars", (("side", 1), ("count", 2)), (-30, 30))
    words = "Settlement, two stars of East and West: North and South -30 units, East and West +30 units"
    assert words == speaker().score_line(paid, SIDES_EN)
    down = Said("score-marker-down", (("hand", "aft"), ("pip", 3), ("tricks", 3)), (1,))
    said = speaker("en", "decktet").score_line(down, ["You"])
    assert "End of the aft hand, three tricks, marker 3 turned down: You +1 marker" == said


def test_a_solitaire_is_told_to_its_player() -> None:
    played = Said("event-played", (("seat", "S"), ("card", "SA")))
    assert "You play the Ace of Suns." == speaker("en", "decktet").event(played)
    assert "South plays the ace of spades." == speaker().event(played)


def test_the_end_of_a_match_names_the_winners() -> None:
    won = Said("match-won", winners=(1,))
    assert "The game goes to East and West." == speaker().match(won, SIDES_EN)
    shared = Said("match-won", winners=(0, 1))
    assert "The game is shared by A and B." == speaker().match(shared, ("A", "B"))


def test_the_end_of_a_match_is_a_sentence_in_german_for_any_names() -> None:
    won = Said("match-won", winners=(0,))
    assert "Die Partie geht an Nord und Süd." == speaker("de").match(won, ("Nord und Süd", "Ost und West"))
    assert "Der Robber geht an Gast 4821." == speaker("de").match(
        Said("rubber-won", winners=(0,)), ("Gast 4821",)
    )
    shared = Said("match-won", winners=(0, 1))
    assert "Die Partie geht zu gleichen Teilen an A und B." == speaker("de").match(shared, ("A", "B"))


def test_numbers_below_thirteen_are_said_in_words() -> None:
    assert "Twelve" == Catalogue("en").format("reason-bid-used", bid=12).split()[4].rstrip(".").title()
    assert "13" == Catalogue("en").format("reason-bid-used", bid=13).split()[4].rstrip(".")


def test_the_pseudo_language_leaves_no_letter_outside_brackets() -> None:
    outside, depth = [], 0
    pseudo = Speaker(Catalogue("pseudo"), "decktet")
    for mark in pseudo.action("play MS4") + pseudo.reason(Said("not-held", (("card", "SWKP"),))):
        depth += {"⟦": 1, "⟧": -1}.get(mark, 0)
        if depth == 0 and mark != "⟧":
            outside.append(mark)
    assert ([], 0) == (outside, depth)


@pytest.mark.parametrize(("language", "called"), [("en", "Little Candle"), ("de", "Kleine Kerze")])
def test_who_has_typed_no_name_has_a_drawn_one(language: str, called: str) -> None:
    speaker = Speaker(Catalogue(language), "french", {"N": "#4856", "E": "Ada"})
    assert (called, "Ada") == (speaker.seat("N"), speaker.seat("E"))
    assert called in speaker.event(Said("event-table-renamed", (("seat", "E"), ("name", "#4856"))))
    assert called == speaker.person("#4856")


def test_what_no_catalogue_has_is_said_in_the_words_of_its_key() -> None:
    of = speaker()
    assert (
        of.event(Said("event-hot-potato-thrown", (("seat", "N"), ("count", 3))))
        == "hot potato thrown (seat North, count 3)"
    )
    assert of.score_line(Said("score-burnt", (), (2, 0)), SIDES_EN).startswith("burnt")
    assert of.match(Said("potato-won", winners=(0,)), SIDES_EN) == "won: North and South"
    assert of.action("juggle HK") == "juggle HK"
