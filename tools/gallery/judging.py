"""Faults of a picture that can be found without looking: what stands out of the screen, is cut, or lies under something
else.
"""

from typing import Final

from playwright.sync_api import Page

_FAULTS: Final = """() => {
    const found = [];
    const shown = (one) => one.getClientRects().length && getComputedStyle(one).visibility === 'visible' && !one.closest('.vh, [hidden], [inert]');
    const said = (one) => (one.getAttribute('aria-label') || one.textContent || one.className || one.tagName).trim().replace(/\\s+/g, ' ').slice(0, 50);
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`wider than the screen: ${document.documentElement.scrollWidth}`);
    const top = document.querySelector('dialog[open]') ?? document.body;
    for (const one of top.querySelectorAll('*')) {
        if (!shown(one) || one.closest('svg')) continue;
        const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (!hasText) continue;
        const style = getComputedStyle(one);
        if (style.overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1) found.push(`cut: ${said(one)}`);
        if (parseFloat(style.fontSize) < 11.5 && said(one).length > 1 && one.textContent.trim().length > 1) found.push(`small type ${style.fontSize}: ${said(one)}`);
        const box = one.getBoundingClientRect();
        const scrolls = one.closest('.scroll, [role=tablist], .strip, pre, table');
        if (!scrolls && (box.right > innerWidth + 1 || box.left < -1) && box.width > 1) found.push(`beyond the edge: ${said(one)}`);
        const prompt = one.closest('.prompt');
        if (prompt) {
            const range = document.createRange();
            range.selectNodeContents(one);
            const text = range.getBoundingClientRect(), frame = prompt.getBoundingClientRect();
            if (text.right > frame.right - 3 || text.bottom > frame.bottom + 1) found.push(`touches the prompt's edge: ${said(one)}`);
        }
    }
    for (const one of top.querySelectorAll('button:not(.card), a[href], input, select, summary')) {
        if (!shown(one)) continue;
        const box = one.getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && !hit.closest('nav') && !one.contains(hit) && !hit.contains(one) && !one.closest('label')?.contains(hit)) found.push(`under ${said(hit).slice(0, 20)}: ${said(one)}`);
    }
    return [...new Set(found)];
}"""


def faults(page: Page) -> list[str]:
    """The faults found in the page as it is shown."""
    found: list[str] = page.evaluate(_FAULTS)
    return found
