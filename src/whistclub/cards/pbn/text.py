"""The text of a file of deals, whatever program wrote it."""

import codecs
from typing import Final

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def text_of(raw: bytes) -> str:
    """The text of these bytes.

    PBN is written in ISO 8859-1 (section 2.2), but many programs write UTF-8. Bytes that are no UTF-8 are read as ISO
    8859-1, which never fails. A mark of the byte order at the start decides before both.
    """
    for mark, encoding in _MARKS:
        if raw.startswith(mark):
            return raw[len(mark) :].decode(encoding, errors="replace")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("iso-8859-1")
