"""Files of deals and of games that are no PBN, recognised so that they can be named."""

import re
from typing import Final

_HEAD: Final = 20_000
"""Characters looked at: a file says what it is near its beginning."""

_FORMATS: Final = (
    ("PDF", re.compile(r"\A%PDF-")),
    ("ZIP", re.compile(r"\APK\x03\x04")),
    ("HTML", re.compile(r"\A\s*<(?:!doctype html|html)\b", re.IGNORECASE)),
    ("XML", re.compile(r"\A\s*<\?xml\b", re.IGNORECASE)),
    ("LIN", re.compile(r"(?:^|\|)(?:qx|md|pn|vg|rs|mb|pc|sv|nt|pg)\|", re.MULTILINE)),
    ("PGN", re.compile(r'^\[(?:White|Black|FEN)\s+"', re.MULTILINE)),
    ("DLM", re.compile(r"^(?:\[Document\]\s*$|Board\s?\d+\s*=\s*[a-p]{26})", re.MULTILINE | re.IGNORECASE)),
    ("RBN", re.compile(r"^H [NESW]:[2-9TJQKA.]*(?:[;:][2-9TJQKA.]*){2,3}", re.MULTILINE)),
    ("GIB", re.compile(r"^(?:[2-9TJQKA]*(?:\.[2-9TJQKA]*){3} ?){4}:[0-9A-D-]{20}", re.MULTILINE)),
    ("BRI", re.compile(r"\A(?:0[1-9]|[1-4]\d|5[0-2]){39}")),
    ("dealer", re.compile(r"^n .*\be .*\bs .*\bw ", re.MULTILINE)),
    ("JSON", re.compile(r"\A\s*[\[{]\s*(?:[\"{\[}\]]|\d)")),
)


def other_format(text: str) -> str:
    """The name of the format that a text without a PBN deal seems to be in, empty for none that is known.

    LIN is Bridge Base Online's, PGN that of chess, DLM and BRI are of dealing machines, RBN is R. Pavlicek's, GIB a
    library of deals with their tricks, dealer what the program of that name prints.
    """
    head = text[:_HEAD]
    return next((name for name, looks in _FORMATS if looks.search(head)), "")
