"""What is shown: the overview, the cells, either direction, the findings."""

from steps import MATRIX, STATE, count, settled, show, text


def opening(browser, site, checks):
    checks.within("opening")
    checks.that("the overview is shown", show(browser, site))
    checks.equal("it is named after the project", text(browser, "h1"), "Sample <b>site</b>")
    checks.equal("each component has a card", count(browser, ".card"), 5)
    checks.equal(
        "screens stand apart",
        browser.evaluate("document.querySelector('#group-Screens + ul').innerText.includes('Welcome')"),
        True,
    )
    checks.that(
        "cards are drawn from outlines", browser.wait("document.querySelectorAll('.card-picture svg path').length > 4")
    )
    checks.that(
        "what a component lacks is named",
        "no dark theme" in browser.evaluate("document.querySelector('.lacks').textContent"),
    )
    checks.that("what was left out is named", "bound to no component" in text(browser, "main"))
    browser.click(".card a")
    checks.that("a card leads to its matrix", browser.wait(MATRIX))
    checks.equal("the address names the component", browser.evaluate(STATE)["component"], "Welcome")
    show(browser, site, "view=component&component=Nobody")
    checks.that("an unknown component is an alert", "no component ‘Nobody’" in text(browser, "[role=alert]"))


# The second and third glyph of a tape in two fonts of other units, 50 raised, with letter spacing of 10.
GLYPHS = """(() => {
  const fonts = new Map([
    [0, { unitsPerEm: 1000, glyphs: { 1: [500, "M10 0l5 -5z"], 2: [600, "M0 0h10z"] } }],
    [1, { unitsPerEm: 2000, glyphs: { 7: [1000, "M100 -50l20 0m-20 10h4z"] } }],
  ]);
  const line = new GlyphLine([0, 0, 3, 0, 1, 2, 0, 5, 2], [1000, [0, 0, [1, [2, 30, 1, 50]]], [1, 0, [7]]], fonts, 10);
  return [line.data, line.width];
})()"""


def drawing(browser, site, checks):
    checks.within("drawing")
    show(browser, site, "view=component&component=Button&locale=en,de&overlay=1", MATRIX)
    checks.equal("glyphs stand at their places", browser.evaluate(GLYPHS), ["M25 -50h10zM685 -25l10 0m-10 5h2z", 1145])
    shown = browser.evaluate(
        "[...document.querySelectorAll('.cell')].slice(0, 4).map((one) => [...one.querySelectorAll('.selectable"
        " text')].map((line) => line.textContent))"
    )
    checks.equal("texts can be selected line by line", shown[0], ["Practice"])
    browser.evaluate("""(() => { const range = document.createRange();
      range.selectNodeContents(document.querySelector('.selectable text')); getSelection().removeAllRanges();
      getSelection().addRange(range); })()""")
    checks.equal("and copied", browser.evaluate("String(getSelection())"), "Practice")
    browser.evaluate("getSelection().removeAllRanges()")
    widths = browser.evaluate("""[...document.querySelectorAll('.cell svg')].slice(0, 4).map((svg) => {
      const cell = svg.closest('.cell').entry.cell;
      const [text] = cell.texts();
      const line = glyphLine(cell, text.lineNumbers[0], text.style);
      const [path] = svg.querySelectorAll('path:not(.overlay-padding)');
      const box = path.getBBox();
      return [box.x, line.width - box.x - box.width];
    })""")
    checks.that(
        "outlines stand where the advances put them",
        all(abs(left - 45) < 0.5 and abs(right - 45) < 0.5 for left, right in widths),
        widths,
    )
    for name in ("padding", "frame", "text", "baseline", "available", "overflow"):
        checks.that(f"the overlay shows: {name}", count(browser, f".overlay-{name}") > 0)
    outside = browser.evaluate("""[...document.querySelectorAll('.cell svg')].flatMap((svg) => {
      const { width } = svg.viewBox.baseVal;
      const [holder] = svg.querySelectorAll('.overlay-frame');
      return [...svg.querySelectorAll('.overlay-available')]
        .map((line) => [line.x1.baseVal.value, line.x2.baseVal.value, holder?.getBBox().x ?? 0, width])
        .filter(([from, to, left]) => from < left - 0.1 || to > width + 0.1);
    })""")
    checks.none("the width that a text had lies in the component", outside)
    red = browser.evaluate("getComputedStyle(document.querySelector('.overlay-overflow')).stroke")
    checks.equal("what does not fit is red", red, "rgb(229, 40, 40)")
    padding = browser.evaluate("document.querySelector('.overlay-padding').getBBox().width")
    checks.equal("the padding is the component's", padding, 240)
    show(browser, site, "view=component&component=Button&rows=axis.state&columns=theme", MATRIX)
    checks.equal(
        "an opacity holds for what the box holds",
        browser.evaluate("document.querySelectorAll('.cell svg g[opacity=\"0.5\"] path').length > 0"),
        True,
    )
    checks.equal(
        "a shadow is a blur that is shared",
        browser.evaluate("document.querySelectorAll('#shared-shapes filter').length"),
        1,
    )
    inset = browser.evaluate("""(() => {
      const path = document.querySelector(".cell svg g[clip-path] > path[filter][fill-rule=evenodd]");
      if (!path) return null;
      const inside = (x, y) => path.isPointInFill(new DOMPoint(x, y));
      const { width, height } = path.ownerSVGElement.viewBox.baseVal;
      return [inside(width / 2, 1), inside(width / 2, height / 2), inside(1, 3), inside(width / 2, height + 1)];
    })()""")
    checks.equal("a shadow that falls into a box leaves a hole in its middle", inset, [True, False, True, False])
    show(browser, site, "view=component&component=Plural&locale=en", MATRIX)
    checks.equal(
        "samples of a text stand apart",
        browser.evaluate("[...document.querySelectorAll('.specimen-title .tag')].map((one) => one.textContent)"),
        ["one", "other"],
    )


def right_to_left(browser, site, checks):
    checks.within("right to left")
    show(browser, site, "view=component&component=Button&locale=ar,he", MATRIX)
    checks.equal("the matrix runs from right to left", browser.evaluate("getComputedStyle(page.main).direction"), "rtl")
    box = """((cell) => cell.getBoundingClientRect().left)"""
    cells = "[...document.querySelectorAll('.chunk [role=row]')][0].querySelectorAll('[role=gridcell]')"
    checks.that("so the second column is on the left", browser.evaluate(f"{box}({cells}[1]) < {box}({cells}[0])"))
    browser.evaluate("document.querySelector(\"[role=gridcell][tabindex='0']\").focus()")
    browser.press("ArrowLeft")
    checks.equal("the left arrow goes to it", browser.evaluate("document.activeElement.entry.position.column"), 1)
    place = browser.evaluate("""(() => { const svg = document.querySelector('.cell svg');
      const icon = svg.querySelector('circle').getBoundingClientRect(); const all = svg.getBoundingClientRect();
      return (icon.left - all.left) / all.width; })()""")
    checks.that("a component is drawn as it was laid out: mirrored", place > 0.5, place)
    checks.equal(
        "its text is selected from right to left",
        browser.evaluate("document.querySelector('.selectable').getAttribute('direction')"),
        "rtl",
    )
    gap = browser.evaluate("""(() => { const svg = document.querySelector('.cell svg');
      const text = svg.querySelector('.selectable text').getBoundingClientRect();
      const path = svg.querySelector('path').getBoundingClientRect();
      return Math.max(Math.abs(text.left - path.left), Math.abs(text.right - path.right)); })()""")
    checks.that("and lies over its outlines", gap < 3, gap)
    show(browser, site, "view=component&component=Button", MATRIX)
    checks.equal(
        "with other locales the matrix runs from left to right",
        browser.evaluate("getComputedStyle(page.main).direction"),
        "ltr",
    )


def findings(browser, site, checks):
    checks.within("findings")
    show(browser, site, "view=findings&rule=truncated-text&component=Button&locale=de")
    checks.equal("each is listed", count(browser, ".finding"), 3)
    checks.that("with its place", "Strings/de.lproj/Localizable.strings:1:1" in text(browser, ".finding"))
    browser.click(".finding a")
    checks.that(
        "a finding leads to its cell",
        browser.wait("document.querySelector('#inspector:not([hidden]) .finding-list a')"),
    )
    checks.that(
        "which fails",
        browser.evaluate("document.querySelector('[aria-selected=true]').classList.contains('is-failing')"),
    )
    browser.click("#inspector .finding-list a")
    checks.that("a cell leads to its finding", browser.wait("document.querySelector('.finding.is-wanted')"))
    checks.that("which has the focus", browser.evaluate("document.activeElement.classList.contains('is-wanted')"))
    checks.that(
        "and is seen",
        browser.evaluate(
            """(() => { const { top, bottom } = document.querySelector('.is-wanted').getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight; })()"""
        ),
    )
    show(browser, site, "view=findings")
    checks.equal("a long list shows its beginning", count(browser, ".finding"), 200)
    settled(browser)
    browser.click(".more")
    checks.that("and more when asked", browser.wait("document.querySelectorAll('.finding').length === 400"))
