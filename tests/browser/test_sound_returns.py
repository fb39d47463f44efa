"""Sound comes back after a call, an alarm, sleep or another page; a sound that could not be heard in time is not heard
late.
"""

import pytest

from tests.browser.club import DESKTOP, QUICK, Person
from tests.browser.conftest import People

_DEVICE = """
    window.contexts = [];
    window.AudioContext = class extends OfflineAudioContext {
        constructor() { super(1, 48000, 48000); this.now = 'running'; this.asked = 0; this.started = 0; window.contexts.push(this); }
        get state() { return this.now; }
        resume() {
            this.asked += 1;
            if (window.isSilent) return this.isStuck ? new Promise(() => {}) : Promise.reject(new DOMException('a call', 'InvalidStateError'));
            this.now = 'running';
            return Promise.resolve();
        }
        close() { this.now = 'closed'; return Promise.resolve(); }
        createGain() { this.started += 1; return super.createGain(); }
    };
"""
"""A device that a test silences: it says in which state its context is, and how often it was asked to go on."""


def heard(somebody: Person) -> None:
    somebody.page.get_by_role("group", name="Listen").get_by_role("button", name="Game won").click()


def listening(person: People) -> Person:
    somebody = person(DESKTOP, settings={**QUICK, "sound": True}, scripts=(_DEVICE,))
    somebody.page.goto("/settings")
    heard(somebody)
    somebody.wait("window.contexts.length === 1 && window.contexts[0].started > 0")
    return somebody


@pytest.mark.parametrize("state", ["suspended", "interrupted"])
def test_after_a_call_or_sleep_the_next_sound_is_heard(person: People, state: str) -> None:
    somebody = listening(person)
    somebody.page.evaluate(f"() => {{ window.contexts[0].now = '{state}'; window.contexts[0].started = 0; }}")
    heard(somebody)
    somebody.wait("window.contexts[0].started > 0 && window.contexts[0].state === 'running'")


@pytest.mark.long
@pytest.mark.parametrize("sign", ["visibilitychange", "pageshow"])
def test_when_the_page_is_shown_again_sound_is_asked_for_at_once(person: People, sign: str) -> None:
    somebody = listening(person)
    somebody.page.evaluate("() => { window.contexts[0].now = 'interrupted'; }")
    target = "document" if sign == "visibilitychange" else "window"
    somebody.page.evaluate(f"() => {target}.dispatchEvent(new Event('{sign}'))")
    somebody.wait("window.contexts[0].state === 'running'")


@pytest.mark.long
def test_during_a_call_nothing_sounds_late_and_the_page_goes_on(person: People) -> None:
    somebody = listening(person)
    somebody.page.evaluate(
        "() => { window.isSilent = true; Object.assign(window.contexts[0], {now: 'interrupted', started: 0}); }"
    )
    heard(somebody)
    somebody.wait("window.contexts[0].asked > 0")
    assert 0 == somebody.page.evaluate("() => window.contexts[0].started")


@pytest.mark.long
def test_a_device_that_never_answers_gets_a_new_context_with_the_next_touch(person: People) -> None:
    somebody = listening(person)
    somebody.page.evaluate(
        "() => { window.isSilent = true; Object.assign(window.contexts[0], {now: 'interrupted', isStuck: true}); }"
    )
    somebody.page.locator("h1").click()
    somebody.wait("window.contexts.length === 2")
    somebody.page.evaluate("() => { window.isSilent = false; }")
    heard(somebody)
    somebody.wait("window.contexts.at(-1).started > 0")


def test_a_context_that_was_closed_is_made_anew(person: People) -> None:
    somebody = listening(person)
    somebody.page.evaluate("() => { window.contexts[0].now = 'closed'; }")
    heard(somebody)
    somebody.wait("window.contexts.length === 2 && window.contexts[1].started > 0")
