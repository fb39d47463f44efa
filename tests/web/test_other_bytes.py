"""Documents of other bytes than UTF-8, wherever one is read: each is refused in words or passed over."""

from collections.abc import Callable
from pathlib import Path

import pytest

from whistclub.cards.errors import BadRecord
from whistclub.club.log.texts import from_text
from whistclub.club.rooms import _reader
from whistclub.club.verify import shown_from_bytes
from whistclub.club.verify_daily import published_days_from_bytes
from whistclub.rules.record import record_from_bytes
from whistclub.terminal.settings import Settings, load_settings, settings_file
from whistclub.web.http.people.game_import import document_of, recorded_games
from whistclub.wire.own_data import FORMAT

BAD = b'"\xff\xc3("'


@pytest.mark.parametrize(
    ("read", "document"),
    [
        (record_from_bytes, b'{"format":1,"deals":[],"game":%b}' % BAD),
        (shown_from_bytes, b'[{"number":1,"sealed":%b}]' % BAD),
        (published_days_from_bytes, b'{"days":[{"date":%b}]}' % BAD),
        (document_of, b'{"format":%b}' % BAD),
        (lambda data: from_text(_reader, data), b'{"id":%b}' % BAD),
    ],
)
def test_a_document_of_other_bytes_is_refused_in_words(
    read: Callable[[bytes], object], document: bytes
) -> None:
    with pytest.raises(BadRecord):
        read(document)


def test_a_game_of_other_bytes_counts_as_unreadable_among_ones_data() -> None:
    games = b'{"record":{},"match":%b},{"record":%b},[%b]' % (BAD, BAD, BAD)
    document = document_of(b'{"format":"%b","games":[%b]}' % (FORMAT.encode(), games))
    assert ([], 3) == recorded_games(document)


def test_settings_of_other_bytes_are_as_if_there_were_none(tmp_path: Path) -> None:
    environment = {"WHIST_DATA": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}
    file = settings_file(environment)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b'{"name":%b}' % BAD)
    assert Settings() == load_settings(environment)
