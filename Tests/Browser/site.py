"""Tests the web site in a headless Chromium: search, appearance, narrow windows, accessibility, requests.

usage: site.py SITE

SITE is a folder that scripts/site wrote. Prints each check that failed, and at the end the count.
"""

import os
import pathlib
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import accessibility  # noqa: E402
from checks import Checks  # noqa: E402
from devtools import Browser, find_browser  # noqa: E402
from run import served  # noqa: E402

PAGES = (
    "index.html",
    "guides/index.html",
    "guides/ten-minutes.html",
    "rules/index.html",
    "rules/truncated-text.html",
    "commands/check.html",
    "reference/configuration.html",
    "reference/component-extension.html",
    "library.html",
)
READY = "document.readyState === 'complete' && document.querySelector('#appearance:not([hidden])')"


def show(browser, site, page):
    browser.open(f"{site.address}/{page}")
    return browser.wait(READY)


def asked(browser, site, checks):
    """Nothing but files of the site is asked for, every one is there, and the console is silent."""
    said = browser.taken("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled")
    checks.none("no word in the console", [str(event["params"])[:300] for event in said])
    requests = [event["params"]["request"]["url"] for event in browser.taken("Network.requestWillBeSent")]
    outside = [one for one in requests if not one.startswith((f"{site.address}/", "data:", "about:"))]
    checks.none("no request outside", outside)
    answers = [event["params"]["response"] for event in browser.taken("Network.responseReceived")]
    checks.none("no request fails", [one["url"] for one in answers if one["status"] >= 400])


def looks(browser, site, checks):
    for scheme in ("light", "dark"):
        browser.prefer(prefers_color_scheme=scheme)
        for page in PAGES:
            checks.within(f"{page}, {scheme}")
            browser.resize(1280, 900)
            checks.that("the page opens", show(browser, site, page))
            # Rules are named 'undefined-key': that word is no value that was forgotten.
            complaints = [one for one in browser.evaluate(accessibility.AUDIT) if one != "a value without a text"]
            checks.none("elements, names, contrast", complaints)
            for width in (320, 390, 800, 1280):
                browser.resize(width, 900)
                room = browser.evaluate("document.documentElement.scrollWidth")
                checks.that(f"nothing is wider than a window of {width}", room <= width, room)
    browser.prefer(prefers_color_scheme="light")
    browser.resize(1280, 900)
    checks.within("requests")
    asked(browser, site, checks)


def searching(browser, site, checks):
    checks.within("search")
    show(browser, site, "guides/ten-minutes.html")
    browser.press("/")
    checks.that("a slash opens it", browser.wait("document.querySelector('dialog[open]')"))
    browser.type("missing-translation")
    first = browser.wait("document.querySelector('dialog li a')?.href")
    checks.equal("the rule comes first", first, f"{site.address}/rules/missing-translation.html")
    browser.press("ArrowDown")
    checks.that("an arrow moves to it", browser.evaluate("document.activeElement.href") == first)
    browser.press("ArrowUp")
    browser.press("Enter")
    checks.that("Enter opens it", browser.wait("location.pathname === '/rules/missing-translation.html'"))
    browser.wait(READY)
    browser.click("#search")
    browser.type("zzzz no such word")
    checks.that("nothing is found", browser.wait("document.querySelector('dialog output').textContent === '0 places'"))
    browser.press("Escape")
    checks.that("Escape closes it", browser.wait("!document.querySelector('dialog[open]')"))
    checks.equal("focus goes back", browser.evaluate("document.activeElement.id"), "search")
    browser.click("#search")
    browser.evaluate("document.querySelector('dialog input').value = ''")
    browser.type("<img src=x onerror=alert(1)>")
    checks.that("words are no markup", browser.evaluate("!document.querySelector('dialog img')"))
    browser.press("Escape")
    asked(browser, site, checks)


def appearance(browser, site, checks):
    checks.within("appearance")
    colour = "getComputedStyle(document.body).backgroundColor"
    show(browser, site, "index.html")
    light = browser.evaluate(colour)
    for name in ("Light", "Dark"):
        browser.click("#appearance")
        said = browser.evaluate("document.querySelector('#appearance').textContent")
        checks.equal("the switch says what holds", said, name)
    dark = browser.evaluate(colour)
    checks.that("dark is another colour", light != dark, light)
    show(browser, site, "rules/index.html")
    checks.equal("the choice holds on the next page", browser.evaluate(colour), dark)
    browser.click("#appearance")
    checks.equal("then the system's holds again", browser.evaluate(colour), light)


def without_scripts(browser, site, checks):
    checks.within("without JavaScript")
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    try:
        browser.open(f"{site.address}/rules/index.html")
        found = browser.wait("document.readyState === 'complete' && document.querySelectorAll('tr[id] a').length > 80")
        checks.that("all rules are there", found)
        hidden = browser.evaluate("[...document.querySelectorAll('.tools button')].every((one) => one.hidden)")
        checks.that("what does nothing is not shown", hidden)
    finally:
        browser.call("Emulation.setScriptExecutionDisabled", value=False)


def from_disk(browser, folder, checks):
    checks.within("from a disk")
    browser.open(pathlib.Path(folder).absolute().joinpath("index.html").as_uri())
    checks.that("the page opens", browser.wait(READY))
    browser.press("/")
    browser.wait("document.querySelector('dialog[open]')")
    browser.type("baseline")
    checks.that("search finds", browser.wait("document.querySelectorAll('dialog li').length > 3"))
    said = browser.taken("Log.entryAdded", "Runtime.exceptionThrown")
    checks.none("no word in the console", [str(event["params"])[:300] for event in said])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not find_browser():
        sys.exit("site: no Chromium: run scripts/bootstrap --tests")
    checks = Checks()
    with Browser() as browser, served(sys.argv[1]) as site:
        looks(browser, site, checks)
        searching(browser, site, checks)
        appearance(browser, site, checks)
        without_scripts(browser, site, checks)
        from_disk(browser, sys.argv[1], checks)
    sys.exit(checks.finish())


if __name__ == "__main__":
    main()
