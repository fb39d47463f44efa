"""A match that is over as a picture: made on the device, told in words, saved as a file or shared."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.club import PHONE
from tests.browser.conftest import People
from tests.browser.test_access import found_by_axe
from tests.browser.test_match_end import at_end

WORDS = {"en": ("Keep as a picture", "Save the picture"), "de": ("Als Bild behalten", "Bild speichern")}


@pytest.mark.parametrize(("preset", "language"), [("minnesota", "de"), ("gongor", "en")])
def test_a_match_is_kept_as_a_picture_by_keyboard_and_saved_without_a_request(
    person: People, preset: str, language: str, tmp_path: Path
) -> None:
    somebody = person(PHONE, language=language)
    page = at_end(somebody, preset, "7")
    keep, save = WORDS[language]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method))
    page.get_by_role("button", name=keep).press("Enter")
    expect(page.locator("dialog h2")).to_have_text(keep)
    picture = page.locator("dialog [role=img]")
    expect(picture).to_have_attribute(
        "aria-label", re.compile("Minnesota Whist" if preset == "minnesota" else "Gongor Whist")
    )
    button = page.get_by_role("button", name=save)
    expect(button).to_be_enabled()
    assert found_by_axe(somebody) == []
    with page.expect_download() as saved:
        button.press("Enter")
    saved.value.save_as(tmp_path / "kept.png")
    content = (tmp_path / "kept.png").read_bytes()
    assert b"\x89PNG" == content[:4]
    assert (1080, 1350) == struct.unpack(">II", content[16:24])
    assert "POST" not in asked
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=keep)).to_be_focused()
