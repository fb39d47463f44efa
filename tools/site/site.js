// A table that is too wide scrolls in a box of its own, which the keyboard has to reach too.
window.addEventListener('load', () => {
  for (const box of document.querySelectorAll('.md-typeset__scrollwrap')) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
  }
})
