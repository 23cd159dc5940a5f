"""Tests the page of the gallery in a headless Chromium: from a file, then from a web server.

usage: run.py [--scroll SITE STATE | --site SITE FONTS]

Prints each check that failed, and at the end the count. SITE is a folder that `l10n preview` wrote: `--scroll` tells
its frame times, `--site` opens all its components and compares its line breaks with live text in the fonts of the
folder FONTS and those that are installed.
"""

import contextlib
import functools
import http.server
import json
import os
import sys
import tempfile
import threading

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import accessibility  # noqa: E402
import choosing  # noqa: E402
import differing  # noqa: E402
import live_text  # noqa: E402
import safety  # noqa: E402
import scrolling  # noqa: E402
import seeing  # noqa: E402
import steps  # noqa: E402
import translating  # noqa: E402
import translations  # noqa: E402
import using  # noqa: E402
import workbench  # noqa: E402
from checks import Checks  # noqa: E402
from devtools import Browser, find_browser  # noqa: E402
from sample_server import QUERY, workbench_at  # noqa: E402
from sample_site import write_large, write_site  # noqa: E402

ALL = (
    seeing.opening,
    seeing.drawing,
    seeing.screens,
    seeing.accessible,
    seeing.right_to_left,
    seeing.findings,
    seeing.facts,
    seeing.first_visit,
    choosing.filtering,
    choosing.searching,
    choosing.tree,
    choosing.combinations,
    choosing.permalinks,
    choosing.side_by_side,
    using.keyboard,
    using.appearance,
    using.narrow,
    using.reloading,
    safety.hostile,
    safety.policy,
    safety.broken,
    safety.damaged,
    workbench.not_served,
    translations.reading,
)


class SiteAt:
    def __init__(self, folder, address, query=""):
        self.folder, self.address, self.query = folder, address, query

    @contextlib.contextmanager
    def changed(self, name, old, new):
        """A data file in which something else stands for a while."""
        path = os.path.join(self.folder, name)
        with open(path, encoding="utf-8") as file:
            before = file.read()
        with open(path, "w", encoding="utf-8") as file:
            file.write(before.replace(old, new))
        try:
            yield
        finally:
            with open(path, "w", encoding="utf-8") as file:
                file.write(before)


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield SiteAt(folder, f"http://127.0.0.1:{server.server_port}")
    finally:
        server.shutdown()
        server.server_close()


def watch(browser, site, checks, about):
    """No error, no warning, and nothing asked for but the files of the site."""
    checks.within(about)
    said = [
        event["params"].get("entry", event["params"])
        for event in browser.taken("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled")
    ]
    checks.none("no word in the console", [str(one)[:300] for one in said])
    asked = [event["params"]["request"]["url"] for event in browser.taken("Network.requestWillBeSent")]
    checks.none(
        "no request outside", [one for one in asked if not one.startswith((site.address + "/", "data:", "about:"))]
    )
    failed = [
        event["params"]["errorText"]
        for event in browser.taken("Network.loadingFailed")
        if not event["params"].get("canceled")
    ]
    checks.none("no request fails", failed)
    return asked


# Views by name: the address, and what is to be waited for.
VIEWS = (
    ("overview", "", steps.READY),
    ("matrix", "view=component&component=Button", steps.MATRIX),
    ("findings", "view=findings&component=Button", steps.READY),
    ("search", "search=practice", "document.querySelector('.hit')"),
    ("translate", "view=translate&locale=de", translating.READY),
)


def audits(browser, site, checks):
    checks.within("accessibility")
    for scheme in ("light", "dark"):
        browser.prefer(prefers_color_scheme=scheme)
        for name, state, ready in VIEWS:
            steps.show(browser, site, state, ready)
            steps.settled(browser)
            accessibility.audit(browser, checks, f"{name}, {scheme}")
            accessibility.axe(browser, checks, f"{name}, {scheme}")
            if scheme == "light":
                accessibility.focus_order(browser, checks, name)
        steps.show(browser, site, "view=component&component=Button&overlay=1", steps.MATRIX)
        browser.click(".is-failing")
        browser.wait("document.querySelector('#inspector:not([hidden]) h2')")
        steps.settled(browser)
        accessibility.audit(browser, checks, f"cell, {scheme}")
        accessibility.axe(browser, checks, f"cell, {scheme}")
        if scheme == "light":
            accessibility.focus_order(browser, checks, "cell")
        browser.evaluate("page.help.open()")
        accessibility.audit(browser, checks, f"help, {scheme}")
        accessibility.axe(browser, checks, f"help, {scheme}")
    browser.prefer(prefers_color_scheme="light")


def widths(browser, site, checks):
    """Every view in windows of three widths, in both appearances."""
    checks.within("widths")
    for width, height, scheme in steps.windows(browser):
        for name, state, ready in (*VIEWS, ("failing", "view=component&component=Button&failing=1", steps.MATRIX)):
            view = f"{name}, {width} px, {scheme}"
            steps.show(browser, site, state, ready)
            steps.settled(browser)
            wide = browser.evaluate("document.documentElement.scrollWidth")
            checks.that(f"{view}: the page is no wider than the window", wide <= width, wide)
            room = browser.evaluate("page.main.clientHeight / innerHeight")
            checks.that(f"{view}: more than half of the height is for the content", room > 0.5, room)
            accessibility.axe(browser, checks, view)
            if name in ("matrix", "failing"):
                seen = browser.evaluate("""[...document.querySelectorAll(".is-failing")].some((one) => {
                  const { top, bottom, left, right } = one.getBoundingClientRect();
                  const room = page.main.getBoundingClientRect();
                  return top < room.bottom && bottom > room.top && left < room.right && right > room.left;
                })""")
                checks.that(f"{view}: a failing cell is on the screen", seen)


def written(browser, site, fonts):
    """Opens all components of a gallery that was written before."""
    checks = Checks()
    browser.resize(1400, 900)
    steps.show(browser, site)
    names = browser.evaluate(
        "page.gallery.index.components.filter(({ specimens }) => specimens.length > 0).map(({ name }) => name)"
    )
    checks.within("components")
    for name in names:
        address = browser.evaluate(f"route.address({{ view: 'component', component: {json.dumps(name)} }}).slice(1)")
        steps.show(browser, site, address)
        found = browser.wait("""(() => {
          const { matrix } = page;
          if (!matrix || !document.querySelector(".cell svg")) return null;
          return { shown: matrix.plan.shown, drawn: document.querySelectorAll(".cell svg").length };
        })()""")
        checks.that(f"{name} is drawn", found and found["shown"] > 0, steps.text(browser, "main"))
        watch(browser, site, checks, name)
    checks.within("line breaks")
    comparison = live_text.compare(browser, site, fonts)
    count, differing = comparison.count, comparison.differing
    for one, lines, reason in differing[:20]:
        print(f"{one['component']} {one['tag']} {one['size']} pt in {one['width'] / 100} pt, {one['fonts']}:")
        print(f"  {one['text']!r}: {one['lines']}, the browser: {lines}: {reason or 'for no known reason'}")
    share = f"{100 * len(differing) / max(count, 1):.2f} %"
    print(f"line breaks: {len(differing)} of {count} texts differ, {share}; {comparison.wrapped} are several lines")
    for reason, number in comparison.reasons().most_common():
        print(f"  {number}: {reason or 'for no known reason'}")
    for reason, number in comparison.left_out.items():
        print(f"  {number} texts were not compared: {reason}")
    checks.that("under 1 % differ from live text", count > 0 and len(differing) < count / 100, len(differing))
    return checks.finish()


def main():
    if not find_browser():
        sys.exit("browser: no Chromium here: scripts/bootstrap --tests installs it, L10N_CHROMIUM names another")
    if sys.argv[1:2] in (["--scroll"], ["--site"]):
        with Browser(patience=120) as browser:
            folder = os.path.abspath(sys.argv[2])
            site = SiteAt(folder, "file://" + folder)
            if sys.argv[1] == "--site":
                return written(browser, site, os.path.abspath(sys.argv[3]))
            for name, value in scrolling.scroll(browser, site, 6000, sys.argv[3]).items():
                print(f"{name:8} {value:.1f}" if isinstance(value, float) else f"{name:8} {value}")
        return 0
    checks = Checks()
    with tempfile.TemporaryDirectory(prefix="l10n-site-") as folder, Browser() as browser:
        sample = write_site(folder)
        browser.resize(1400, 900)
        site = SiteAt(folder, "file://" + folder)
        for part in ALL:
            part(browser, site, checks)
            watch(browser, site, checks, part.__name__ + ", from a file")
            if part in (using.narrow,):
                browser.resize(1400, 900)
        audits(browser, site, checks)
        widths(browser, site, checks)
        watch(browser, site, checks, "accessibility")
        scrolling.tall(browser, site, checks)
        scrolling.scrolling(browser, site, checks)
        watch(browser, site, checks, "scrolling")
        browser.resize(1400, 900)
        with tempfile.TemporaryDirectory(prefix="l10n-large-") as other:
            write_large(other, 200, others=10000)
            large = SiteAt(other, "file://" + other)
            scrolling.large(browser, large, checks)
            watch(browser, large, checks, "large gallery")
            translations.many(browser, large, checks)
            watch(browser, large, checks, "many keys")
        translations.untranslated(browser, checks, lambda place: SiteAt(place, "file://" + place))
        browser.taken("Network.requestWillBeSent")
        with served(folder) as site:
            browser.taken("Network.requestWillBeSent")
            for part in (using.reloading, seeing.opening, choosing.permalinks):
                part(browser, site, checks)
                asked = watch(browser, site, checks, part.__name__ + ", from a server")
            checks.that("it came from the server", any(one.startswith(site.address) for one in asked))
        with workbench_at(sample, folder) as (server, address):
            site = SiteAt(folder, address, QUERY)
            for part in (workbench.typing, translating.translating, translations.looking):
                part(browser, site, checks, server)
                watch(browser, site, checks, part.__name__ + ", from the workbench")
    with tempfile.TemporaryDirectory(prefix="l10n-difference-") as folder, Browser() as browser:
        differing.write(folder)
        browser.resize(1400, 900)
        site = SiteAt(folder, "file://" + folder)
        differing.differing(browser, site, checks)
        watch(browser, site, checks, "differences")
    return checks.finish()


if __name__ == "__main__":
    sys.exit(main())
