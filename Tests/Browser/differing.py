"""The page of differences between two previews: thousands of cells with their causes, and hostile texts."""

import json
import os
import shutil
import struct
import zlib

import accessibility
from sample_site import HOSTILE
from steps import count, settled, text

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources", "Preview")
CELLS = 5_000
READY = "document.querySelector('#cells article')"


def png(width, height, gray):
    def chunk(kind, data):
        whole = kind + data
        return struct.pack(">I", len(data)) + whole + struct.pack(">I", zlib.crc32(whole))

    rows = zlib.compress((b"\0" + bytes([gray]) * width) * height)
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def write(folder):
    """Writes a comparison whose first cell newly fails, and the first of which have pictures."""
    os.makedirs(os.path.join(folder, "pictures"))
    page = os.path.join(ROOT, "Difference", "Page")
    for name in os.listdir(page):
        shown = {"differences.html": "index.html", "differences.css": "difference.css"}.get(name, name)
        shutil.copy(os.path.join(page, name), os.path.join(folder, shown))
    shutil.copy(os.path.join(ROOT, "Page", "dom.js"), folder)
    texts = ["", "Button", "Badge", "large", "en", "de", "iphone", "fits", "overflows", "1 of 2 pixels"]
    texts += [shown for shown, _ in HOSTILE]
    entries = []
    for number in range(CELLS):
        specimen = 10 + number % len(HOSTILE) if number < 40 else 3
        pictures = [[0, 80, 40], [1, 120, 40], [2, 120, 40]] if number < 20 else []
        for label, (width, gray) in {"before": (80, 200), "after": (120, 90), "difference": (120, 20)}.items():
            if pictures:
                with open(os.path.join(folder, "pictures", f"{number + 1}-{label}.png"), "wb") as file:
                    file.write(png(width, 40, gray))
        fails = number == 7
        entries.append(
            [1 + number % 2, specimen, 0, 0, 4 + number % 2, 3, 6, 0, 0, 7, 8 if fails else 7, 0 if fails else 4]
            + [[0, 1] if fails else [number % 2], [9], pictures, 2, 1 if number == 9 else 0]
        )
    members = [[n for n, entry in enumerate(entries) if group in entry[12]] for group in (0, 1)]
    value = {
        "summary": "5000 cells", "note": "", "labels": ["before", "after", "difference"],
        "kinds": ["changed", "added", "removed"],
        "verdicts": ["newly fails", "newly uncertain", "still fails", "mended", "same"],
        "groups": [
            {"title": f"key {HOSTILE[0][0]}", "details": [HOSTILE[0][0]], "entries": members[0], "shared": 1,
             "failing": 1},
            {"title": "token color.brand", "details": ["“#000” → “#111”"], "entries": members[1], "shared": 1,
             "failing": 1},
        ],
        "texts": texts, "entries": entries,
    }
    with open(os.path.join(folder, "difference.js"), "w", encoding="utf-8") as file:
        file.write(f"l10nDifference({json.dumps(value)});\n")


def show(browser, site, state=""):
    browser.open(f"{site.address}/index.html{'#' + state if state else ''}")
    browser.wait(READY)


def differing(browser, site, checks):
    checks.within("differences")
    show(browser, site)
    checks.equal("the summary is told", text(browser, "#summary").strip(), "5000 cells")
    made = count(browser, "article")
    checks.that("a part of the cells is made", 0 < made < 200, made)
    checks.that("the worst comes first", "newly fails" in text(browser, "article h2"), text(browser, "article h2"))
    checks.equal("each cause has a button", count(browser, "nav button"), 3)
    checks.equal("no element came out of a text", count(browser, "article script, article i, article iframe, nav i"), 0)
    browser.evaluate("document.getElementById('main').scrollTop = 1e7")
    settled(browser)
    checks.that("scrolling makes more", count(browser, "article") > made, count(browser, "article"))

    browser.click("nav button[data-cause='1']")
    checks.equal("a cause narrows", text(browser, "#count"), "2,500 cells")
    checks.equal("the address says it", browser.evaluate("location.hash"), "#cause=1")
    show(browser, site, "cause=1&component=Badge&locale=de")
    checks.equal("an address is followed", text(browser, "#count"), "2,500 cells")
    show(browser, site, "approved=hide")
    checks.equal("what is approved can be hidden", text(browser, "#count"), "4,999 cells")
    browser.evaluate(
        "(() => { const field = document.querySelector('input[type=search]'); field.value = 'badge color.brand';"
        " field.dispatchEvent(new Event('input')); })()"
    )
    checks.equal("all words have to match", text(browser, "#count"), "2,499 cells")

    show(browser, site)
    browser.press("j")
    browser.press("j")
    number = "[...document.querySelectorAll('article')].findIndex((one) => one.matches('.selected'))"
    checks.equal("j goes on", browser.evaluate(number), 1)
    browser.press("p")
    checks.equal("p goes to what newly fails", browser.evaluate(number), 0)
    browser.press("2")
    settled(browser)
    checks.that("2 shows sliders", count(browser, ".stack.slider") > 5, count(browser, ".stack"))
    before = browser.evaluate("document.querySelector('article.selected .range').value")
    browser.press("ArrowRight")
    after = browser.evaluate("document.querySelector('article.selected .range').value")
    checks.equal("an arrow moves the slider", (before, after), ("50", "55"))
    place = browser.evaluate("document.querySelector('article.selected .stack').style.getPropertyValue('--at')")
    checks.equal("and the edge with it", place, "55%")
    browser.press("3")
    settled(browser)
    checks.that("3 blinks", count(browser, ".stack.blink") > 5)
    browser.press("4")
    checks.that("4 lays one over the other", count(browser, ".stack.onion") > 5)
    checks.equal(
        "pictures are drawn in points",
        browser.evaluate("document.querySelector('article.selected img').getAttribute('width')"), "40",
    )
    for width in (1600, 1000, 400):
        browser.resize(width, 800)
        settled(browser)
        wide = browser.evaluate("document.documentElement.scrollWidth - innerWidth")
        checks.that(f"nothing is wider than {width}", wide <= 0, wide)
    browser.resize(1400, 900)
    for scheme in ("light", "dark"):
        browser.prefer(prefers_color_scheme=scheme)
        show(browser, site, "mode=side")
        settled(browser)
        accessibility.audit(browser, checks, f"differences, {scheme}")
    browser.prefer(prefers_color_scheme="light")
