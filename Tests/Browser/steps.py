"""Steps that the tests of the page share."""

import json

from devtools import FRAME

READY = "document.querySelector('#main h1')"
MATRIX = "document.querySelector('#main [role=gridcell] svg path')"
STATE = "Object.fromEntries(new URLSearchParams(location.hash.slice(1)))"


def windows(browser):
    """Sizes of the window in both appearances, as (width, height, scheme); afterwards it is as it was."""
    for width, height in ((1600, 1000), (1000, 800), (400, 800)):
        browser.resize(width, height)
        for scheme in ("light", "dark"):
            browser.prefer(prefers_color_scheme=scheme)
            yield width, height, scheme
    browser.prefer(prefers_color_scheme="light")
    browser.resize(1400, 900)


def settled(browser):
    """Waits until what was asked of the page is drawn and said: until nothing has changed for a while."""
    browser.evaluate("""new Promise((done) => {
      const end = () => { watcher.disconnect(); done(true); };
      const watcher = new MutationObserver(() => { clearTimeout(quiet); quiet = setTimeout(end, 200); });
      let quiet = setTimeout(end, 200);
      watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(end, 5000);
    })""")


def show(browser, site, state="", ready=READY):
    browser.open(f"{site.address}/index.html{site.query}{'#' + state if state else ''}")
    return browser.wait(ready)


def count(browser, selector):
    return browser.evaluate(f"document.querySelectorAll({json.dumps(selector)}).length")


def text(browser, selector):
    """What a reader sees in an element, once it is drawn: `content-visibility: auto` has no text before a frame."""
    read = f"return document.querySelector({json.dumps(selector)})?.innerText ?? null;"
    return browser.evaluate(f"(async () => {{ {FRAME} {FRAME} {read} }})()")
