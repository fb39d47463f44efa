"""Names: visible in full, in any script, and never to be taken for another's."""

import unicodedata
from collections.abc import Callable
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistclub.club.names import BOT_NAMES, LONGEST_NAME, BadName, alike, good_name, hall_name, told_apart

RESERVED = (
    "whistclub", "host", "house", "admin", "administrator", "moderator", "system", "support", "staff", "server", "root", "verwaltung", "bot", "robot",
    "computer", "you", "they", "du", "ich", "north", "east", "south", "west", "nord", "ost", "dummy", "partner", "opponent", "gegner", "nobody", "niemand",
)  # fmt: skip
BOTS = ("club", "quick", "strong", "simple", "random")


@pytest.mark.parametrize(
    "name",
    ["Ada", "Jürgen Groß", "Éloïse", "Zoë 2", "李小龍", "田中", "Олена", "Иван", "Ελένη", "محمد", "می\u200cخواهم", "नेहा", "Norbert", "Emilia",
     "O'Brien", "Anne-Marie", "Jean-Luc M.", "Admira", "Systa", "Westa", "Ada ♥", "Ludwig", "Younes"],
)  # fmt: skip
def test_what_people_are_called_in_any_script_is_taken_as_it_is(name: str) -> None:
    assert unicodedata.normalize("NFKC", name) == good_name(name, BOTS)


@pytest.mark.parametrize(
    "sign",
    [
        "\u3164",
        "\uffa0",
        "\u2800",
        "\u034f",
        "\ufe0f",
        "\u200b",
        "\u200d",
        "\u2060",
        "\u00ad",
        "\u202e",
        "\U000e0041",
        "\u115f",
    ],
)
@pytest.mark.parametrize("around", ["{}", "A{}da", "Ada{}", "{}Ada"])
def test_a_name_with_something_invisible_in_it_is_refused(sign: str, around: str) -> None:
    with pytest.raises(BadName):
        good_name(around.format(sign), BOTS)


def test_a_heart_as_phones_write_it_is_the_same_heart_as_without_its_sign_of_style() -> None:
    assert "Ada \u2764" == good_name("Ada \u2764\ufe0f", BOTS) == good_name("Ada \u2764\ufe0e", BOTS)
    for bad in ("Ada \u2764\ufe0f\ufe0f", "Ada\ufe0f \u2764"):
        with pytest.raises(BadName):
            good_name(bad, BOTS)


@pytest.mark.parametrize(
    "name",
    ["Nora", "nоra", "N0ra", "Νοra", "Emil (bot)", "emıl", "ЅеІmа", "B0t", "WhistClub", "s1mple", "Club 7", "admin1", "Admin", "аdmin", "αdmin", "Moderator",
     "Moderatοr", "The Moderator", "System", "Ѕystem 2", "Support", "You", "уou", "Du", "North", "Süd", "West", "Dummy", "Wіm", "Ｎora", "𝐍𝐨𝐫𝐚", "Verwaltung"],
)  # fmt: skip
def test_a_name_that_could_be_taken_for_a_bots_a_seats_or_the_houses_is_refused(name: str) -> None:
    with pytest.raises(BadName) as refused:
        good_name(name, BOTS)
    assert "name-of-bot" == refused.value.reason.key


@pytest.mark.parametrize("name", BOT_NAMES)
def test_in_a_hall_without_bots_people_may_have_their_names(name: str) -> None:
    assert name == hall_name(name)


def test_in_a_hall_nobody_speaks_for_the_house_either() -> None:
    with pytest.raises(BadName):
        hall_name("Аdmin")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "аda"),
        ("Ada", "ADA"),
        ("Ada", "A da"),
        ("Olena", "0lena"),
        ("Ilse", "llse"),
        ("Erna", "Ema"),
        ("Ada", "Àda"),
        ("EMlL", "Emil"),
        ("SeIma", "Selma"),
        ("Se1ma", "Selma"),
        ("Em1l", "Emil"),
        ("llse", "ILSE"),
        ("Paul", "Раul"),
    ],
)
def test_names_that_look_alike_count_as_one(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("GuestIi", "GuestLl"), ("Mia", "Mla"), ("Eli", "Ell"), ("Bill", "Bili"), ("Ali", "All"), ("😀", "😎"), ("👨\u200d👩\u200d👧", "👩\u200d👩\u200d👦")],
)  # fmt: skip
def test_names_of_honest_people_that_look_different_count_as_two(one: str, other: str) -> None:
    assert not alike(one, other)
    assert not alike(other, one)
    assert one == told_apart(good_name(one, BOTS), [good_name(other, BOTS)])


def test_names_that_look_different_are_told_apart() -> None:
    names = ["Ada", "Ida", "Edda", "Adam", "Ανα", "李", "Bo"]
    assert [] == [(one, other) for one in names for other in names if one != other and alike(one, other)]


@pytest.mark.parametrize(
    "name",
    [
        "😀",
        "🎉🎉",
        "👨\u200d👩\u200d👧\u200d👦",
        "👩🏽\u200d🚀",
        "🇩🇪",
        "Ada 👨\u200d👩\u200d👧",
        "🏳\u200d🌈",
        "❤",
        "👍🏽",
    ],
)
def test_pictures_alone_and_families_are_names(name: str) -> None:
    assert name == good_name(name, BOTS) == hall_name(name)
    assert name == good_name(name.replace("🏳", "🏳\ufe0f").replace("❤", "❤\ufe0f"), BOTS)


@pytest.mark.parametrize(
    "name",
    ["\u200d😀", "😀\u200d", "😀\u200d\u200d😀", "A\u200d😀", "\ufffc", "😀\ufffc", "...", "-", "\U0001d159"],
)
def test_joins_without_two_pictures_and_signs_alone_are_no_names(name: str) -> None:
    with pytest.raises(BadName):
        good_name(name, BOTS)


def test_who_is_called_as_somebody_at_the_table_gets_a_number() -> None:
    assert "Ada" == told_apart("Ada", ["Bo", "Gil"])
    assert "Ada (2)" == told_apart("Ada", ["аda"])
    assert "Ada (3)" == told_apart("Ada", ["Ada", "Ada (2)"])


@given(st.text(max_size=30))
def test_whatever_is_taken_can_be_seen_and_pretends_nothing(text: str) -> None:
    try:
        name = good_name(text, BOTS)
    except BadName:
        return
    assert 1 <= len(name) <= 24
    assert name == good_name(name, BOTS)
    assert not {"Cc", "Cf", "Co", "Cs"} & {unicodedata.category(one) for one in name} - (
        {"Cf"} if {"\u200c", "\u200d"} & set(name) else set()
    )
    assert not any(alike(name, taken) for taken in (*BOT_NAMES, *RESERVED))


@given(
    st.sampled_from([*BOT_NAMES, *RESERVED]),
    st.sampled_from(["", "1", " 2", "!", "-", " "]),
    st.sampled_from(
        [str.upper, str.lower, str.title, lambda text: text.replace("o", "\u03bf").replace("e", "\u0435")]
    ),
)
def test_no_spelling_of_a_reserved_word_alone_or_with_a_number_is_taken(
    word: str, behind: str, spelt: Callable[[str], str]
) -> None:
    with pytest.raises(BadName):
        good_name(spelt(word) + behind, BOTS)


def test_the_pages_take_names_as_long_as_the_club_does() -> None:
    client = files("whistclub.web") / "client" / "src"
    stated = (client / "components" / "names.ts").read_text(encoding="utf-8")
    assert f"LONGEST_NAME = {LONGEST_NAME};" in stated
