"""Every message exists in every language with the same values, and the source code asks for each of them."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.messages.usage import asked, client_keys, client_prefixes, composed, literals
from whistclub.cards.danish import DANISH
from whistclub.cards.decktet import DECKTET
from whistclub.cards.french import FRENCH
from whistclub.cards.hermits import EIGHT_TRICKS
from whistclub.cards.jokers import FRENCH_JOKERS
from whistclub.coach.reasons.alone_kinds import DUMMY_SEAT
from whistclub.games.registry import GAMES, PRESETS, game_of_preset, profile_of
from whistclub.messages import Catalogue, UnknownLanguage, UnknownMessage, languages
from whistclub.messages import catalogue as catalogues
from whistclub.messages.catalogue import sources
from whistclub.messages.folders import own_folder
from whistclub.messages.keys import hyphened
from whistclub.rules.alphabet import TRUMP_NONE
from whistclub.rules.options import specs

ENDINGS = "claim-all claim-none concede stop dropped".split()
CALLS = ("pass propose accept solo misere abondance abondance-in-trumps misere-ouverte abondance-declared high low grand nullo "
         "sola-nola grand-dix").split()  # fmt: skip
ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"


class Contents(Visitor):
    """The values, and the other messages and terms, that an entry uses."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.used: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.used.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.used.add(f"-{node.id.name}")


@cache
def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    parser = FluentParser()
    return [(name, entry) for name, text in sources(language) for entry in parser.parse(text).body]


@cache
def contents(language: str) -> dict[str, tuple[str, frozenset[str]]]:
    """By key (a term's with its hyphen, an attribute's as KEY.ATTRIBUTE): its file and the values it uses."""
    found = {}
    for name, entry in entries(language):
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            parts = {key: entry.value} | {f"{key}.{one.id.name}": one.value for one in entry.attributes}
            for part, pattern in parts.items():
                inside = Contents()
                inside.visit(pattern)
                found[part] = (name, frozenset(inside.values))
    return found


def from_tables() -> set[str]:
    """The keys that follow from the packs, the acts, the games, their options and the presets."""
    keys = {f"suit-french-{suit}" for suit in FRENCH.suits} | {
        f"suit-decktet-{suit}" for suit in DECKTET.suits
    }
    keys |= {f"rank-french-{card.text[-1]}" for card in FRENCH.cards}
    keys |= {f"rank-decktet-{card.text[-1]}" for card in (*DECKTET.cards, *EIGHT_TRICKS.cards)}
    keys |= {f"name-{card.text}" for card in DECKTET.cards if card.rank != 1}
    keys |= {f"card-french-{card.text}" for card in (*DANISH.cards, *FRENCH_JOKERS.cards) if not card.suits}
    keys |= {"card-french", "card-decktet"} | {f"seat-{name}" for name in (*"NESWABCDGH", DUMMY_SEAT)}
    keys |= {"hand-fore", "hand-aft", "call-general-misere"}
    keys |= {TRUMP_NONE.meaning, "act-by-seat", *(f"act-{ending}" for ending in ENDINGS)}
    keys |= {f"call-{call}" for call in CALLS} | {f"preset-{hyphened(name)}" for name in PRESETS}
    for game, kind in GAMES.items():
        keys |= {f"game-{hyphened(game)}", f"game-{hyphened(game)}-about"}
        acts = kind.alphabet.kinds  # type: ignore[attr-defined]
        keys |= {act.meaning for act in acts}
        pairs = {word for act in acts if act.takes.of == "pairs" for word in act.takes.words}
        keys |= {f"strain-{hyphened(word.lower())}" for word in pairs if word not in FRENCH.suits}
        keys |= {option_key(game, spec.name) for spec in specs(kind.options_type)}  # type: ignore[attr-defined]
    return keys | of_entries()


def option_key(game: str, name: str) -> str:
    """The key that says what an option is about: the game's own where it has one."""
    own = hyphened(f"option-{game}-{name}")
    return own if own in messages() else hyphened(f"option-{name}")


def of_entries() -> set[str]:
    """The keys that call what may be played in a deal with real cards, and what came of it."""
    forms: list[tuple[str, dict[str, str]]] = [(preset, {}) for preset in PRESETS] + [
        ("european", {}),
        ("solo", {"all_pass": "general_misere"}),
        ("kleurwiezen", {"piccolo": "true"}),
    ]
    keys: set[str] = set()
    for preset, options in forms:
        game = game_of_preset(preset, options)
        entry = profile_of(game.key).entry
        found = () if entry is None else entry.choices(game.options)
        for choice in found:
            keys |= {choice.about} - {""}
            keys |= {f"{choice.name}-keys"} if len(found) > 1 else set()
            is_side = choice.declarers == "side"
            keys |= {f"{choice.name}-{who}" for who in ("we", "they", "by")} if is_side else {choice.name}
            if is_side:
                keys |= {f"{choice.name}-made", f"{choice.name}-failed"}
            elif choice.avoids and game.sides == 2:
                keys.add(f"{choice.name}-told")
    return keys


def messages(language: str = "en") -> set[str]:
    return {key for key in contents(language) if not key.startswith("-") and "." not in key}


def root(key: str) -> str:
    """An event's key without the endings for a seat's own part and for a solitaire."""
    return key.removesuffix("-alone").removesuffix("-own")


def test_there_are_english_and_german() -> None:
    assert {"de", "en"} <= set(languages())


@pytest.mark.parametrize("language", languages())
def test_on_a_slip_made_and_failed_have_letters_of_their_own(language: str) -> None:
    assert 2 == len(set(Catalogue(language).format("evening-entry-made-keys").split()))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "preset", ["minnesota", "norwegian", "askov", "solo", "bid_whist", "call_ace", "kleurwiezen"]
)
def test_on_a_slip_each_thing_that_may_be_played_has_a_letter_of_its_own(language: str, preset: str) -> None:
    game = game_of_preset(preset, {})
    entry = profile_of(game.key).entry
    assert entry is not None
    found = [
        letter
        for name in dict.fromkeys(choice.name for choice in entry.choices(game.options))
        for letter in Catalogue(language).format(f"{name}-keys").split()
    ]
    assert len(found) == len(set(found)) > 1


@pytest.mark.parametrize("language", languages())
def test_every_line_of_a_catalogue_can_be_read(language: str) -> None:
    assert [] == [entry.content for _, entry in entries(language) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice_in_a_language(language: str) -> None:
    keys = [
        type(e).__name__ + e.id.name for _, e in entries(language) if isinstance(e, ast.Message | ast.Term)
    ]
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("language", languages())
def test_a_key_is_words_with_hyphens_between_them(language: str) -> None:
    examples = [path.read_text(encoding="utf-8") for path in (ROOT / "examples").rglob(f"{language}/*.ftl")]
    added = [entry for text in examples for entry in FluentParser().parse(text).body]
    every = [*added, *(entry for _, entry in entries(language))]
    keys = [entry.id.name for entry in every if isinstance(entry, ast.Message | ast.Term)]
    assert [] == [key for key in keys if not re.fullmatch(r"[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*", key)]


@pytest.mark.parametrize("language", languages())
def test_every_key_exists_in_every_language_in_the_same_file_with_the_same_values(language: str) -> None:
    assert contents("en") == contents(language)


def test_every_message_the_source_asks_for_exists() -> None:
    known = messages()
    assert [] == [f"{one.where} asks for {one.key}" for one in asked() if one.key not in known]


def test_every_message_the_browser_client_asks_for_exists() -> None:
    assert set() == {key for key in client_keys() if key.startswith(("client-", "evening-"))} - messages()


def test_every_message_the_tables_call_for_exists() -> None:
    assert set() == from_tables() - messages()


def test_no_message_stands_unused() -> None:
    inside = Contents()
    for _, entry in entries("en"):
        inside.visit(entry)
    wanted = literals() | client_keys()
    used = from_tables() | inside.used | {one.key for one in asked()} | wanted
    used |= {f"reason-{key}" for key in wanted} | {f"{key}-own" for key in used}
    started, made = client_prefixes(), composed()
    left = (key for key in messages() if root(key) not in used and not key.startswith(started))
    assert [] == sorted(key for key in left if not made.fullmatch(key))


def test_every_value_a_message_uses_is_given_where_it_is_asked_for() -> None:
    known = contents("en")
    lacking = [
        f"{one.where}: {one.key} lacks {sorted(known[one.key][1] - one.facts)}"
        for one in asked()
        if one.facts is not None and one.key in known and not known[one.key][1] <= one.facts
    ]
    assert [] == lacking


def test_the_glossary_is_the_same_as_the_terms() -> None:
    row = re.compile(r"^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$", re.MULTILINE)
    listed = {found for found in row.findall(GLOSSARY.read_text(encoding="utf-8")) if found[0] != "English"}
    terms: dict[str, list[str]] = {}
    for language in ("en", "de"):
        for name, entry in entries(language):
            if name == "terms.ftl" and isinstance(entry, ast.Term):
                element = entry.value.elements[0]
                assert isinstance(element, ast.TextElement)
                terms.setdefault(entry.id.name, []).append(element.value)
    assert {tuple(words) for words in terms.values()} == listed


@pytest.mark.parametrize("language", languages())
def test_the_words_for_a_solitaire_and_for_oneself_use_only_values_that_the_event_has(language: str) -> None:
    known = contents(language)
    alone = {key: values for key, (_, values) in known.items() if key.endswith("-alone")}
    given = {key: known[key.removesuffix("-alone")][1] | {"seat", "count"} for key in alone}
    assert {} == {key: values - given[key] for key, values in alone.items() if values - given[key]}


def test_an_unknown_language_is_refused_by_naming_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="de, en"):
        Catalogue("xx")


def test_an_unknown_key_is_refused_by_name() -> None:
    with pytest.raises(UnknownMessage, match="'no-such-key' in the 'de'"):
        Catalogue("de").format("no-such-key")


def test_a_message_without_one_of_its_values_is_refused() -> None:
    with pytest.raises(UnknownMessage, match="card"):
        Catalogue("en").format("reason-not-held")


def test_a_message_is_read_with_those_it_refers_to(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "-pack = pack\nfirst = One { second }, { WORDS(3) }\n  .tip = A { -pack }\nsecond = two of { -pack }\n"
    monkeypatch.setattr(catalogues, "sources", lambda _: (("made", text),))
    monkeypatch.setattr(catalogues, "_messages", catalogues._messages.__wrapped__)
    written = Catalogue("en")
    assert "A pack" == written.format("first.tip")
    assert "two of pack" == written.format("second")
    assert "three" not in written
    with pytest.raises(UnknownMessage):
        written.format("first.none")


def test_a_language_whose_files_are_still_being_written_says_the_rest_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "options.ftl").write_text("game-whist = Whiszt\n", encoding="utf-8")
    (tmp_path / "en").symlink_to(own_folder("locales") / "en")
    monkeypatch.setattr(catalogues, "own_folder", lambda _: tmp_path)
    begun, english = Catalogue("xx"), Catalogue("en")
    assert "Whiszt" == begun.format("game-whist")
    for key in ("number-words", "score-star", "game-solo"):
        assert english.format(key, side="North", count=2) == begun.format(key, side="North", count=2)
    assert "no-such-message" not in begun
