"""The language that the command speaks."""

from collections.abc import Mapping, Sequence
from typing import Final

from whistclub.messages import PSEUDO, Catalogue, languages

OPTION: Final = "--language"
VARIABLE: Final = "WHIST_LANG"


class BadLanguage(Exception):
    """A language there is no catalogue for; `spoken` is the one to say so in."""

    def __init__(self, asked: str, spoken: str) -> None:
        super().__init__(asked)
        self.asked = asked
        self.spoken = spoken

    def sentence(self) -> str:
        """Returns the sentence for the person: the language asked for, and those there are."""
        spoken = Catalogue(self.spoken)
        return spoken.format("cli-unknown-language", text=self.asked, valid=", ".join(languages()))


def take_language(words: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language to speak, and the words of the command line without the option that names it.

    The option wins over WHIST_LANG, and that over LC_ALL, LC_MESSAGES and LANG; English is spoken where these name a
    language without a catalogue. Raises BadLanguage when the option or WHIST_LANG does.
    """
    asked, rest = _taken(words)
    spoken = _of_system(environment)
    wished = environment.get(VARIABLE, "").strip()
    if wished:
        spoken = _known(wished, spoken)
    return (spoken if asked is None else _known(asked, spoken)), rest


def _known(asked: str, spoken: str) -> str:
    key = asked.strip().lower().replace("_", "-")
    for code in (key, key.split("-")[0].split(".")[0]):
        if code in languages() or code == PSEUDO:
            return code
    raise BadLanguage(asked[:40], spoken)


def _taken(words: Sequence[str]) -> tuple[str | None, list[str]]:
    asked: str | None = None
    rest: list[str] = []
    waiting = False
    for place, word in enumerate(words):
        if waiting:
            asked, waiting = word, False
        elif word == "--":
            return asked, rest + list(words[place:])
        elif word == OPTION:
            asked, waiting = "", True
        elif word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest


def _of_system(environment: Mapping[str, str]) -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            code = value.lower().split(".")[0].split("_")[0]
            return code if code in languages() else "en"
    return "en"
