import pytest
from tests.browser.club import DESKTOP, PHONE, Person, resize
from tests.browser.conftest import People
from tests.browser.evenings import Evening, at_entry, at_table, dock, says, seated
@pytest.mark.parametrize("lang",["en","de"])
@pytest.mark.parametrize("key",["kleurwiezen","call_ace","bid_whist"])
def test_desk(person: People, lang, key):
    desk = person((1366,768), language=lang)
    evening = Evening(desk, preset=key, format="ladder" if key=="bid_whist" else "individual", trumps="game", deals=2,rounds=1)
    evening.adds("Ada", "Cy", "Bo", "Dee", "Eve", "Flo", "Gus", "Hal")
    evening.does("begin_round", round=1)
    desk.page.goto(f"/{evening.code}/run#table-1-1")
    desk.page.wait_for_timeout(1500)
    desk.page.screenshot(path=f"/tmp/look/desk-{key}-{lang}.png")
    desk.page.goto(f"/{evening.code}/run#slips-1")
    desk.page.goto(f"/{evening.code}/run#slips")
    desk.page.wait_for_timeout(1500)
    desk.page.screenshot(path=f"/tmp/look/slips-{key}-{lang}.png")
    desk.page.goto(f"/{evening.code}/print?what=slip")
    desk.page.wait_for_timeout(1500)
    desk.page.screenshot(path=f"/tmp/look/print-{key}-{lang}.png")
