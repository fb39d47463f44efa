"""The words and cards of a page that cannot be read, since something lies over it, cuts it or leaves it no room."""

from playwright.sync_api import Page

from tests.browser.lying import hidden

_WORDS = """() => {
    const found = [];
    const said = (node) => node.data.trim().replace(/\\s+/g, ' ').slice(0, 40);
    const called = (one) => one.dataset?.card || one.closest('[class]')?.getAttribute('class').split(' ').slice(0, 2).join('.') || one.tagName;
    const clear = (one) => one.matches('.tap-shield') && getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)';
    const top = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, own = node.parentElement;
        if (!node.data.trim() || own.closest('svg, .slot, .vh, .sr, [hidden], [inert], .card, script, style, [role=status]')) continue;
        const style = getComputedStyle(own);
        if (style.visibility !== 'visible' || !own.checkVisibility({ opacityProperty: true })) continue;
        const range = document.createRange();
        for (const { 0: word, index } of style.hyphens === 'auto' ? [] : node.data.matchAll(/\\p{L}{2,}/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(`${called(own)} breaks: ${word}`);
        }
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 2 || box.height < 2) continue;
            let scrolls = false, cut = false;
            for (let one = own; one && one !== document.documentElement; one = one.parentElement) {
                const { overflowX, overflowY } = getComputedStyle(one), frame = one.getBoundingClientRect();
                if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
                const isCut = (overflowX !== 'visible' && (box.right > frame.right + 2 || box.left < frame.left - 2)) || (overflowY !== 'visible' && (box.bottom > frame.bottom + box.height / 4 || box.top < frame.top - box.height / 4));
                if (isCut && !scrolls) cut = true;
            }
            if (cut && style.textOverflow !== 'ellipsis') { found.push(`${called(own)} cut: ${said(node)}`); continue; }
            if (scrolls) continue;
            const isPage = document.documentElement.scrollHeight > innerHeight + 1;
            if (box.left < -1 || box.right > innerWidth + 1 || (!isPage && (box.top < -1 || box.bottom > innerHeight + 1))) { found.push(`${called(own)} outside: ${said(node)}`); continue; }
            if (isPage || cut) continue;
            for (const [x, y] of [[.1, .5], [.5, .3], [.5, .7], [.9, .5]]) {
                const at = document.elementsFromPoint(box.left + box.width * x, box.top + box.height * y).find((one) => !clear(one));
                if (at && at !== own && !own.contains(at) && !at.contains(own)) { found.push(`${called(own)} below ${called(at)}: ${said(node)}`); break; }
            }
        }
    }
    return [...new Set(found)];
}"""


_WATCH = f"""() => {{
    const look = {_WORDS};
    window.looked = {{found: new Set(), before: [], isOver: false}};
    const moves = () => document.getAnimations().some((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    // A page that has not changed since it was looked at, and in which nothing moves, looks the same.
    let changed = true;
    new MutationObserver(() => (changed = true))
        .observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
    const next = () => {{
        const isMoving = moves();
        const now = isMoving ? [] : changed ? look() : window.looked.before;
        changed = isMoving;
        for (const one of now) if (window.looked.before.includes(one)) window.looked.found.add(one);
        window.looked.before = now;
        if (!window.looked.isOver) requestAnimationFrame(next);
    }};
    next();
}}"""


def watch(page: Page) -> None:
    """Looks at each frame of the page from now on, until `watched`."""
    page.evaluate(_WATCH)


def watched(page: Page) -> list[str]:
    """The words that could not be read for two frames in which nothing moved."""
    found: list[str] = page.evaluate(
        "() => { window.looked.isOver = true; return [...window.looked.found]; }"
    )
    return found


def covered(page: Page) -> list[str]:
    """Words of the page that cannot be read, and marks of cards that cannot be seen."""
    words: list[str] = page.evaluate(_WORDS)
    return [*words, *hidden(page)]
