"""What is shown: the overview, the cells, either direction, the findings."""

from steps import MATRIX, STATE, count, settled, show, text


def opening(browser, site, checks):
    checks.within("opening")
    checks.that("the overview is shown", show(browser, site))
    checks.equal("it is named after the project", text(browser, "h1"), "Sample <b>site</b>")
    checks.equal("what fails comes first", text(browser, "h2"), "5 components with failing cells")
    checks.equal("each failing component has a card", count(browser, "#group-failing + .cards > .card"), 5)
    checks.equal("and, smaller, each that fits", count(browser, "#group-fitting + .small-cards > .card"), 1)
    guessed = "#group-guessed ~ .small-cards > .card"
    checks.equal("what is shown by guess stands apart", count(browser, guessed), 1)
    checks.equal("and is marked", text(browser, f"{guessed} .tag-doubt"), "a guess")
    words = text(browser, "#group-guessed + p")
    checks.that("with a sentence that claims nothing", "nothing is claimed" in words, words)
    checks.equal(
        "what has no texts is folded away",
        browser.evaluate("[document.querySelector('.bare').open, document.querySelector('.bare').textContent]"),
        [False, "1 component without textsBare: no text"],
    )
    checks.that("a screen is marked", count(browser, ".card h3 .tag:not(.tag-doubt)") == 1)
    checks.that(
        "cards are drawn from outlines", browser.wait("document.querySelectorAll('.card-picture svg path').length > 4")
    )
    outside = browser.evaluate("""(() => {
      const inside = (one, host) => one.left >= host.left - 1 && one.right <= host.right + 1
        && one.top >= host.top - 1 && one.bottom <= host.bottom + 1;
      return [...document.querySelectorAll(".card-picture .crop-frame")].filter((frame) =>
        !inside(frame.getBoundingClientRect(), frame.parentElement.getBoundingClientRect())
          && frame.getBoundingClientRect().width < frame.parentElement.clientWidth).length;
    })()""")
    checks.equal("what fails is framed and seen", outside, 0)
    words = text(browser, ".card .card-words")
    checks.that("with the words of its finding", "error" in words and "is cut in" in words, words)
    checks.that(
        "what a component lacks is named",
        "no states" in browser.evaluate("document.querySelector('.lacks').textContent"),
    )
    checks.that("what was left out is named", "bound to no component" in text(browser, "main"))
    worst = browser.evaluate("page.findings.worst(page.gallery.component('Button'), null).cell")
    checks.equal("the worst of a component is an error", worst["sample"], 0)
    name = browser.evaluate("document.querySelector('.card-link').textContent")
    browser.click(".card a")
    checks.that("a card leads to its matrix", browser.wait(MATRIX))
    state = browser.evaluate(STATE)
    checks.equal("the address names the component", state["component"], name)
    checks.equal("only what fails is shown", state["failing"], "1")
    facts = browser.wait("document.querySelector('#inspector:not([hidden]) h2')")
    checks.that("and the facts of its worst cell", facts)
    checks.that(
        "which is on the screen",
        browser.evaluate("""(() => {
          const { top, bottom, left, right } = document.querySelector("[aria-selected=true]").getBoundingClientRect();
          const room = page.main.getBoundingClientRect();
          return bottom > top && bottom > room.top && top < room.bottom && right > left && right <= room.right + 1;
        })()"""),
    )
    show(browser, site, "locale=ja")
    pictured = browser.evaluate("""[...document.querySelectorAll(".card-link")].map((one) => one.hash)
      .filter((one) => one.includes("cell=") && !decodeURIComponent(one).includes("/ja/")
        && !decodeURIComponent(decodeURIComponent(one)).includes("/ja/"))""")
    checks.none("the overview obeys the filter of locales", pictured)
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
    checks.equal(
        "what is cut can be selected as it is drawn",
        browser.evaluate("""(() => {
          const { shown } = Cell.prototype;
          const texts = ["Start Practice now"];
          return [
            [0, 0, 12, 0, 0, 9, 1], [0, 0, 18, 0, 0, 9, 1, 0, 0, 9, 9, 6, 15],
            [0, 0, 6, 0, 0, 9], [0, 0, 9, 0, 0, 9, 2],
          ].map((line) => shown(line, texts));
        })()"""),
        ["Start Practi…", "Start…now", "Start", "Start Pra‐"],
    )
    settled(browser)
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
      const [path] = svg.querySelectorAll('path:not(.overlay-padding):not(.icon path)');
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
    settled(browser)
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
    settled(browser)
    checks.equal(
        "samples of a text stand apart",
        browser.evaluate("[...document.querySelectorAll('.specimen-title .tag')].map((one) => one.textContent)"),
        ["one", "other"],
    )


def screens(browser, site, checks):
    """A screen is drawn in its device; icons by their pictures, mirrored where reading goes the other way."""
    checks.within("screens")
    show(browser, site, "view=component&component=Welcome&locale=en,ar&zoom=50", MATRIX)
    settled(browser)
    boxes = browser.evaluate("[...document.querySelectorAll('.cell svg')].map((one) => one.getAttribute('viewBox'))")
    checks.equal("its picture is as large as its device", set(boxes), {"0 0 393 852"})
    checks.equal("with a bar and an edge", count(browser, ".cell .screen") == len(boxes), True)
    checks.equal("no screen is longer than it", count(browser, ".cell .fold"), 0)
    tops = browser.evaluate("[...document.querySelectorAll('.cell')].map((one) => one.entry?.cell?.frames()[0][1])")
    checks.equal("what it shows is below the bar", set(tops), {5900})
    icons = browser.evaluate("""[...document.querySelectorAll('.cell')].slice(0, 4).map((cell) => {
      const group = cell.querySelector('.icon g'); return [cell.entry.cell.locale, /scale\\(-/.test(
        group.getAttribute('transform')), group.children.length]; })""")
    checks.equal("an icon is its picture, mirrored in Arabic", sorted(map(tuple, icons)), [
        (0, False, 2), (0, False, 2), (2, True, 2), (2, True, 2)])


def accessible(browser, site, checks):
    """Contrast, touch targets and order of a cell; colours as others see them."""
    checks.within("accessibility of a cell")
    show(browser, site, "view=component&component=Button&overlay=1&vision=protanopia", MATRIX)
    settled(browser)
    browser.click("[role=gridcell]")
    browser.wait("document.querySelector('#inspector:not([hidden]) .accessibility')")
    facts = browser.evaluate("document.querySelector('.accessibility').textContent")
    checks.that("a pair of colours has its ratio and what is asked", "3.12:1 4.5:1 asked" in facts, facts)
    checks.that("so has a touch target", "44 pt asked" in facts, facts)
    checks.that("what fails is counted", browser.evaluate("document.querySelector('.accessibility .tag-bad') !== null"))
    checks.that("the overlay has the targets", count(browser, ".cell .overlay-target") > 0)
    checks.that(
        "colours are those that others see",
        "vision-protanopia" in browser.evaluate("getComputedStyle(document.querySelector('.cell .drawing')).filter"),
    )
    large = browser.evaluate("""(() => { const [, cell] = document.querySelectorAll('[role=gridcell]');
      return cell.entry.cell.contrasts()[0].required; })()""")
    checks.equal("large text is asked for less", large, 300)


def right_to_left(browser, site, checks):
    checks.within("right to left")
    show(browser, site, "view=component&component=Button&locale=ar,he", MATRIX)
    checks.equal("the matrix runs from right to left", browser.evaluate("getComputedStyle(page.main).direction"), "rtl")
    box = """((cell) => cell.getBoundingClientRect().left)"""
    cells = "[...document.querySelectorAll('.grid-body [role=row]')][0].querySelectorAll('[role=gridcell]')"
    checks.that("so the second column is on the left", browser.evaluate(f"{box}({cells}[1]) < {box}({cells}[0])"))
    browser.evaluate("document.querySelector(\"[role=gridcell][tabindex='0']\").focus()")
    browser.press("ArrowLeft")
    checks.equal("the left arrow goes to it", browser.evaluate("document.activeElement.entry.position.column"), 1)
    place = browser.evaluate("""(() => { const svg = document.querySelector('.cell svg');
      const icon = svg.querySelector('.icon path').getBoundingClientRect(); const all = svg.getBoundingClientRect();
      return (icon.left - all.left) / all.width; })()""")
    checks.that("a component is drawn as it was laid out: mirrored", place > 0.5, place)
    browser.wait("document.querySelector('.selectable')")
    checks.equal(
        "its text is selected from right to left",
        browser.evaluate("document.querySelector('.selectable').getAttribute('direction')"),
        "rtl",
    )
    gap = browser.evaluate("""(() => { const svg = document.querySelector('.cell svg');
      const text = svg.querySelector('.selectable text').getBoundingClientRect();
      const path = svg.querySelector('path:not(.icon path)').getBoundingClientRect();
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
    show(browser, site, "view=findings&component=Button&locale=de")
    checks.equal("each text in a component is one cause", count(browser, ".cause"), 3)
    checks.that("with a picture", browser.wait("document.querySelectorAll('.cause-picture svg path').length > 0"))
    checks.that("a frame", browser.wait("document.querySelectorAll('.cause-picture .crop-frame').length > 0"))
    facts = text(browser, ".cause .counts")
    checks.that("and counts", facts == "1 locale · 1 text size · 1 cell: de", facts)
    checks.equal("the single findings are made when asked", count(browser, ".cause .finding"), 0)
    browser.click(".cause summary")
    checks.that("and then listed", browser.wait("document.querySelectorAll('.cause .finding').length === 1"))
    checks.that("with their place", "Strings/de.lproj/Localizable.strings:1:1" in text(browser, ".finding"))
    checks.equal("others are listed by rule", count(browser, ".rule"), 1)
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
    settled(browser)
    checks.that(
        "and is seen",
        browser.evaluate(
            """(() => { const { top, bottom } = document.querySelector('.is-wanted').getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight; })()"""
        ),
    )
    show(browser, site, "view=findings")
    order = browser.evaluate("""page.view.causes.map(({ worst, cells }) => [worst.severity, cells])""")
    checks.equal("what harms more comes first", order, sorted(order, key=lambda one: (one[0] != "error", -one[1])))
    checks.equal("a long list shows its beginning", count(browser, ".cause"), 60)
    settled(browser)
    browser.click(".more")
    checks.that(
        "and more when asked",
        browser.wait("document.querySelectorAll('.cause').length === page.view.causes.length"),
    )


def facts(browser, site, checks):
    """What the panel beside the matrix says of one cell."""
    checks.within("facts of a cell")
    browser.resize(1000, 800)
    show(browser, site, "view=component&component=Button&locale=en", MATRIX)
    browser.click(".is-failing")
    browser.wait("document.querySelector('#inspector:not([hidden]) .finding-list a')")
    settled(browser)
    found = browser.evaluate(
        "[...document.querySelectorAll('#inspector .finding-list a')].map((one) => one.textContent)"
    )
    checks.equal("only the findings of the cell are listed", found, ["truncated-text"])
    room = browser.evaluate("[page.main.clientWidth, page.main.clientHeight]")
    checks.that("the matrix keeps room at 1000 × 800", room[0] >= 640 and room[1] >= 560, room)
    browser.evaluate("page.select(page.matrix.plan.find((cell) => cell.verdict === 0 && cell.size === 0))")
    settled(browser)
    fitting = browser.evaluate("document.querySelectorAll('#inspector .finding-list li').length")
    checks.that("a cell that fits has none of the layout", fitting <= 1, fitting)
    show(browser, site, "view=component&component=Welcome&locale=de&zoom=300", MATRIX)
    browser.evaluate("page.select(page.matrix.plan.find((cell) => cell.verdict === 1))")
    browser.wait("document.querySelector('.inspector-picture')")
    reach = browser.evaluate("""(() => {
      const picture = document.querySelector(".inspector-picture");
      const isLarger = picture.scrollHeight > picture.clientHeight || picture.scrollWidth > picture.clientWidth;
      return isLarger === (picture.tabIndex === 0) && Boolean(picture.getAttribute("aria-label"));
    })()""")
    checks.that("a picture that scrolls takes the focus", reach)
    browser.resize(1400, 900)


def first_visit(browser, site, checks):
    checks.within("first visit")
    show(browser, site, "view=component&component=Button", MATRIX)
    browser.evaluate("for (const name in hints.texts) settings.set(`hint-${name}`, '')")
    show(browser, site, "view=component&component=Button", MATRIX)
    checks.equal("cell, specimen and uncertain are explained where they stand", count(browser, ".hint"), 3)
    browser.evaluate("document.querySelector('.hint-close').focus()")
    browser.press("Enter")
    checks.equal("each can be put away by the keyboard", count(browser, ".hint"), 2)
    checks.that("the focus goes to the next", browser.evaluate("document.activeElement.matches('.hint-close')"))
    show(browser, site, "view=component&component=Button", MATRIX)
    checks.equal("and stays away", count(browser, ".hint"), 2)
    browser.evaluate("for (const name in hints.texts) settings.set(`hint-${name}`, 'off')")
    show(browser, site, "view=component&component=Fine", MATRIX)
    checks.equal("notes of the makers are apart, and folded", text(browser, ".notes summary"), "Notes of its makers")
    checks.equal(
        "themes have names for readers",
        browser.evaluate("""["appearance=dark,contrast=high", "appearance=light,contrast=standard", "density=compact",
          "appearance=dark,density=compact", "scheme=light"].map((name) =>
          Gallery.prototype.themeName.call({ themeID: () => name }))"""),
        ["Dark, high contrast", "Light", "Compact density", "Dark, compact density", "Light"],
    )
