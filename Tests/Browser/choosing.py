"""What a reader chooses: filters, words, addresses, two locales side by side."""

from sample_site import LOCALES
from steps import MATRIX, STATE, count, settled, show, text

# The texts of the first locale come after all others.
LATE = """(() => {
  const load = store.load;
  store.load = async (kind, name, file) => {
    const value = await load.call(store, kind, name, file);
    if (file === "t0") await new Promise((done) => setTimeout(done, 200));
    return value;
  };
})()"""
TAGS = "[...document.querySelectorAll('.hit-texts .tag')].map((one) => one.textContent)"
TAGS_OF = [tag for tag, *_ in LOCALES]


def reasons(browser):
    return browser.evaluate(
        "[...document.querySelectorAll('.hit:first-child .hit-key .tag')].map((one) => one.textContent)"
    )


def filtering(browser, site, checks):
    checks.within("filtering")
    show(browser, site, "view=component&component=Button", MATRIX)
    shown = "page.matrix.plan.shown"
    before = browser.evaluate(shown)
    checks.equal("all cells are there", before, 20 * 2 * 3)
    browser.click("#filter-failing")
    settled(browser)
    rows = browser.evaluate("""[...document.querySelectorAll('.grid-body [role=row]')]
      .filter((row) => !row.querySelector('.is-failing')).length""")
    checks.equal("each row that is left has a failing cell", rows, 0)
    checks.equal(
        "so has each section",
        browser.evaluate("page.matrix.plan.sections.every(({ marks }) => marks.every((mark) => mark === 2))"),
        True,
    )
    checks.that("fewer cells are left", 0 < browser.evaluate(shown) < before)
    said = text(browser, "#status")
    checks.that("the live region tells how many", "failing" in said and said.split()[0].isdigit(), said)
    checks.equal("it stands in the address", browser.evaluate(STATE).get("failing"), "1")
    browser.click("#clear-filters")
    browser.wait(f"{shown} === {before}")
    checks.equal("clearing brings all back", browser.evaluate(shown), before)
    state = "view=component&component=Button&locale=fr,es&failing=1&specimen=Button%2520button.start"
    show(browser, site, state, MATRIX)
    checks.equal(
        "columns without a failing cell are dropped",
        browser.evaluate("[...document.querySelectorAll('.column-header')].map((one) => one.textContent)"),
        ["accessibility5"],
    )
    show(browser, site, "view=component&component=Button", MATRIX)
    browser.click("#filter-key")
    browser.evaluate("document.getElementById('filter-key').focus()")
    browser.type("button.save")
    settled(browser)
    checks.equal("a key leaves its specimen", count(browser, ".specimen"), 1)
    show(browser, site, "view=component&component=Button&locale=de", MATRIX)
    checks.equal(
        "a locale leaves its row",
        browser.evaluate(
            "[...new Set([...document.querySelectorAll('.row-header .locale-tag')].map((one) => one.textContent))]"
        ),
        ["de"],
    )
    show(browser, site, "view=component&component=Button&rule=straight-quotes", MATRIX)
    checks.equal("a rule leaves the texts that it is about, in their locale", count(browser, "[role=gridcell]"), 2)
    show(browser, site, "failing=1&component=Plural")
    checks.equal("a component leaves its card", count(browser, ".card"), 1)
    show(browser, site, "locale=de")
    once = text(browser, ".card .counts")
    show(browser, site, "locale=de,de")
    checks.equal("a locale that is named twice counts once", text(browser, ".card .counts"), once)


def searching(browser, site, checks):
    checks.within("searching")
    show(browser, site)
    browser.evaluate(LATE)
    browser.press("/")
    checks.equal("/ goes to the search", browser.evaluate("document.activeElement.id"), "search")
    browser.type("practice start")
    checks.that(
        "results are shown while one types",
        browser.wait("document.querySelector('#main h1').textContent === 'Search'"),
    )
    browser.evaluate("page.search('sgeschwindigkeit')")
    checks.that("a part of a word is found", browser.wait("document.querySelectorAll('.hit').length > 0"))
    checks.that(
        "only German has it",
        browser.wait("[...document.querySelectorAll('.hit-texts .tag')].every((one) => one.textContent === 'de')"),
    )
    hits = count(browser, ".hit")
    settled(browser)
    checks.equal("the live region tells how many", text(browser, "#status"), f"{hits} keys in 1 language")
    checks.equal("a hit says why", reasons(browser), ["text"])
    checks.that("what was looked for is marked", count(browser, ".hit mark") > 0)
    browser.evaluate("page.search('button.sta')")
    checks.that("a key is one hit", browser.wait("document.querySelectorAll('.hit').length === 1"))
    checks.equal("which says that it is the key, and its comment", reasons(browser), ["key", "comment"])
    checks.equal("with the languages in their order, whichever file comes last", browser.evaluate(TAGS), TAGS_OF[:4])
    browser.evaluate("document.querySelector('.hit-more').open = true")
    checks.that(
        "the others are made when asked",
        browser.wait("document.querySelectorAll('.hit-texts li').length === 20"),
    )
    checks.equal("all of them", browser.evaluate(TAGS), TAGS_OF)
    browser.click(".hit-texts li:nth-child(2) a")
    checks.that("a text leads to its cell", browser.wait("document.querySelector('#inspector:not([hidden]) h2')"))
    checks.that("the cell is the one of the locale", "German" in text(browser, "#inspector"))
    browser.evaluate("history.back()")
    checks.that("back returns to the results", browser.wait("document.querySelectorAll('.hit').length === 1"))
    show(browser, site, "search=button.start&locale=de,en,de", "document.querySelector('.hit')")
    checks.equal("a locale that is named twice is searched once", browser.evaluate(TAGS), ["de", "en"])
    for words, found in (
        ("ubung", "Übung"),
        ("ÜBUNG", "Übung"),
        ("strasse", "Straße"),
        ("isik", "ışık"),
        ("%E7%B7%B4%E7%BF%92", "練習を始める"),
        ("تمرين", "ابدأ التمرين الآن"),
    ):
        show(browser, site, f"search={words}", "document.querySelector('.hit')")
        texts = browser.evaluate("[...document.querySelectorAll('.hit-texts a')].map((one) => one.textContent)")
        checks.that(f"'{words}' finds '{found}'", found in texts, texts)
    checks.equal(
        "places of folded words are those of the text",
        browser.evaluate("""[foldedPlaces("Die Straße", ["strasse"]), foldedPlaces("cafe\\u0301s", ["cafe"]),
          foldedPlaces("😀 ÜB", ["ub"]), foldedPlaces("abcabc", ["bc", "abc"])]"""),
        [[[4, 10]], [[0, 5]], [[3, 5]], [[0, 3]]],
    )


def tree(browser, site, checks):
    """The tree of components and keys beside the views."""
    checks.within("tree")
    show(browser, site, "view=component&component=Button", MATRIX)
    names = "[...document.querySelectorAll('[role=treeitem] .nav-name')].map((one) => one.textContent)"
    checks.equal(
        "components with cells are listed",
        browser.evaluate(names),
        ["Button", "Hostile", "Plural", "Welcome", "Many", "Fine", "Row"],
    )
    checks.equal("one node takes Tab", count(browser, "[role=treeitem][tabindex='0']"), 1)
    browser.evaluate("document.querySelector(\"[role=treeitem][tabindex='0']\").focus()")
    here = "document.activeElement.querySelector('.nav-name').textContent"
    browser.press("ArrowRight")
    checks.equal("the right arrow opens a node", browser.evaluate(names)[:3], ["Button", "button.", "Hostile"])
    for key, wanted in (
        ("ArrowRight", "button."),
        ("ArrowRight", "button."),
        ("ArrowRight", "start"),
        ("ArrowDown", "save"),
        ("ArrowLeft", "button."),
        ("ArrowLeft", "button."),
        ("ArrowLeft", "Button"),
        ("End", "Row"),
        ("ArrowUp", "Fine"),
        ("Home", "Button"),
    ):
        browser.press(key)
        checks.equal(f"{key} goes to {wanted}", browser.evaluate(here), wanted)
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowDown", "Enter"):
        browser.press(key)
    checks.that("Enter leads to the key", browser.wait("document.querySelectorAll('.specimen').length === 1"))
    checks.equal("which is the current one", text(browser, "[aria-current=page] .nav-name"), "save")
    checks.that("the focus stays in the tree", browser.evaluate("document.activeElement.matches('[role=treeitem]')"))
    checks.that("keys that fail are marked", count(browser, ".tree .nav-dot") > 0)
    browser.evaluate("document.getElementById('tree-filter').focus()")
    browser.type("EXERC")
    checks.that("a filter leaves what has the name", browser.wait(f"{names}.join() === 'Fine,fine.exercise'"))
    browser.press("Escape")
    browser.evaluate("document.getElementById('tree-filter').value = ''; page.tree.rebuild()")
    browser.evaluate("document.querySelector('h1').focus()")
    browser.press("t")
    checks.that("t puts it away", browser.wait("document.getElementById('components').hidden"))
    checks.equal(
        "its button tells so",
        browser.evaluate("document.getElementById('tree-button').getAttribute('aria-expanded')"),
        "false",
    )
    show(browser, site, "view=component&component=Button", MATRIX)
    checks.that("and it stays away", browser.evaluate("document.getElementById('components').hidden"))
    browser.click("#tree-button")
    checks.that("the button brings it back", browser.wait("!document.getElementById('components').hidden"))
    settled(browser)


def combinations(browser, site, checks):
    checks.within("combinations of axes")
    show(browser, site, "view=component&component=Button&axis.state=pressed", MATRIX)
    checks.that("a choice that is there is shown", count(browser, ".cell svg") > 0)
    named = browser.evaluate("document.querySelector('#axes-menu > summary').textContent")
    checks.equal("its menu names it", named, "Choices:\u00a0state pressed")
    browser.click("#axes-menu > summary")
    browser.evaluate("""(() => { const list = document.getElementById("fixed-axis.state"); list.value = "disabled";
      list.dispatchEvent(new Event("change")); })()""")
    checks.that("another can be chosen", browser.wait(f"({STATE})['axis.state'] === 'disabled'"))
    checks.that("while the menu stays open", browser.evaluate("document.getElementById('axes-menu').open"))
    with site.changed("data/index.js", '"axes":[{},{"state":"pressed"}', '"axes":[{},{"state":"hovered"}'):
        show(browser, site, "view=component&component=Button&axis.state=pressed")
        told = text(browser, ".note")
        checks.that(
            "a combination that the file does not hold is named",
            told and "does not hold state pressed" in told,
            told,
        )
        checks.equal(
            "for whoever could lay it out",
            browser.evaluate("(({ chosen, missing }) => ({ chosen, missing: missing.length }))(page.matrix.plan.gaps)"),
            {"chosen": {"state": "pressed"}, "missing": 3},
        )


def permalinks(browser, site, checks):
    checks.within("permalinks")
    show(
        browser,
        site,
        "view=component&component=Button&rows=theme&columns=axis.state&locale=ar&zoom=150&overlay=1",
        MATRIX,
    )
    headers = browser.evaluate(
        "[...document.querySelectorAll('.column-header')].slice(0, 3).map((one) => one.textContent)"
    )
    checks.equal("columns are those of the address", headers, ["normal", "pressed", "disabled"])
    rows = browser.evaluate("[...document.querySelectorAll('.row-header')].slice(0, 2).map((one) => one.textContent)")
    checks.equal("rows are those of the address", rows, ["Light", "Dark"])
    checks.equal("so is the zoom", browser.evaluate("document.getElementById('zoom').value"), "150")
    checks.equal(
        "a cell is drawn at the zoom",
        browser.evaluate("document.querySelector('.cell svg').getBoundingClientRect().width"),
        360,
    )
    checks.that("and the overlay", count(browser, ".overlay-baseline") > 0)
    browser.click("[role=gridcell]:nth-child(3)")
    checks.that("a cell can be chosen", browser.wait("document.querySelector('#inspector:not([hidden]) h2')"))
    address = browser.evaluate("location.href")
    facts = text(browser, "#inspector")
    checks.that("they name the font that draws it", "Drawn in\nRule" in facts)
    browser.open(address)
    checks.that("its address opens it again", browser.wait("document.querySelector('#inspector:not([hidden]) h2')"))
    checks.equal("with the same facts", text(browser, "#inspector"), facts)
    checks.equal("one cell is marked", count(browser, "[aria-selected=true]"), 1)
    for part in (
        "button.start",
        "Localizable",
        "Comment of button.start",
        "Strings/ar.lproj/Localizable.strings:1",
        "Available",
        "ar",
        "pressed",
    ):
        checks.that(f"the facts tell '{part}'", part in facts, facts)
    show(browser, site)
    browser.click(".component-nav li:nth-child(1) a")
    browser.wait(MATRIX)
    browser.evaluate(
        "document.getElementById('columns').value = 'theme'; document.getElementById('columns').dispatchEvent(new"
        " Event('change'))"
    )
    browser.wait("document.querySelector('.column-header').textContent === 'scheme=light'")
    browser.evaluate("history.back()")
    checks.that(
        "back takes the columns back", browser.wait("document.querySelector('.column-header').textContent === 'large'")
    )
    browser.evaluate("history.back()")
    checks.that("and then the component", browser.wait("document.querySelectorAll('.card').length === 7"))
    browser.evaluate("history.forward()")
    checks.that(
        "forward brings it again", browser.wait("document.querySelector('.column-header')?.textContent === 'large'")
    )
    show(browser, site, "view=component&component=Button&cell=%25E0%25A4%25A&rows=%00&zoom=-1&locale=%25", MATRIX)
    checks.that("an address that means nothing shows the default", count(browser, "[role=gridcell]") > 0)


def side_by_side(browser, site, checks):
    checks.within("side by side")
    show(browser, site, "view=component&component=Button", MATRIX)
    browser.evaluate("document.getElementById('side-by-side').open = true")
    browser.evaluate("""for (const [id, value] of [['side-locale-left', 'de'], ['side-locale-right', 'ar']]) {
      const list = document.getElementById(id); list.value = value; list.dispatchEvent(new Event('change')); }""")
    browser.click("#side-locale-show")
    checks.that(
        "two locales are the columns",
        browser.wait(
            "[...document.querySelectorAll('.column-header .locale-tag')].slice(0, 2).map((one) =>"
            " one.textContent).join() === 'de,ar'"
        ),
    )
    checks.equal(
        "and no third",
        browser.evaluate("document.querySelector('.grid-head').querySelectorAll('.column-header').length"),
        2,
    )
    show(
        browser,
        site,
        "view=component&component=Button&rows=specimen&columns=locale&locale=de,ar&size=accessibility5",
        MATRIX,
    )
    checks.equal("specimens can be the rows", browser.evaluate("document.querySelectorAll('.row-header').length"), 3)
