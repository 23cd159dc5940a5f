"""The view of translators: the queue, one key in work, saving, languages."""

import json

from steps import STATE, count, settled, show, text
from workbench import type_into

READY = "document.querySelector('#editor-key') && document.querySelector('.key-pictures svg')"
KEY = "document.querySelector('#editor-key').textContent"
FIELD = "document.querySelector('#target-0')"
VERDICT = "document.querySelector('.editor-verdict').textContent"
ALERT = "document.querySelector('.key-editor [role=alert]').textContent"
ROWS = "[...document.querySelectorAll('.queue-row')]"
STATES = "[...document.querySelectorAll('.queue-states button')].map((one) => one.textContent)"


def opened(browser, site, state="view=translate&locale=de"):
    browser.evaluate("try { sessionStorage.clear() } catch {}")
    return show(browser, site, state, READY)


def chosen(browser):
    return browser.evaluate("document.querySelector('.queue-row[aria-selected=true] code')?.textContent")


def translating(browser, site, checks, workbench):
    queue(browser, site, checks)
    typing(browser, site, checks, workbench)
    saving(browser, site, checks, workbench)
    failing(browser, site, checks, workbench)
    languages(browser, site, checks, workbench)


def queue(browser, site, checks):
    checks.within("queue")
    show(browser, site)
    browser.click("#translate-link")
    checks.that("a link in the head opens it", browser.wait(READY))
    checks.equal("the filters of cells are away", browser.evaluate("document.getElementById('filters').hidden"), True)
    opened(browser, site, "translate")
    checks.equal("a short address opens it too", browser.evaluate("page.view.translations.tag"), "de")
    states = browser.evaluate(STATES)
    checks.equal("states are counted", states, ["All 141", "Untranslated 42", "Failing 67", "Needs review 42"])
    browser.click("#queue-untranslated")
    checks.that("a state is a filter", browser.wait(f"{ROWS}.every((one) => one.innerText.includes('not translated'))"))
    checks.equal("the button keeps the focus", browser.evaluate("document.activeElement.id"), "queue-untranslated")
    checks.equal("which stands in the address", browser.evaluate(STATE)["queue"], "untranslated")
    components = "[...document.querySelectorAll('#queue-component option')].map((one) => one.textContent)"
    checks.equal("components are counted with it", browser.evaluate(components), ["All components (42)", "Many (42)"])
    browser.click("#queue-all")
    browser.evaluate("document.getElementById('queue-search').focus()")
    browser.type("ubung")
    checks.that("search folds", browser.wait(f"{ROWS}.length === 1"))
    checks.that("and finds", "Übung" in browser.evaluate(f"{ROWS}[0].innerText"))
    checks.equal("the field keeps the focus", browser.evaluate("document.activeElement.id"), "queue-search")
    browser.evaluate("document.getElementById('queue-search').select()")
    browser.type("nobody has this")
    checks.that("nothing is found", browser.wait("!document.querySelector('.queue-none').hidden"))
    opened(browser, site, "view=translate&locale=de&component=Button")
    checks.equal("a component is a filter", browser.evaluate("page.view.queue.entries.length"), 3)
    checks.within("keyboard")
    opened(browser, site)
    browser.evaluate("document.querySelector('.queue-list').focus()")
    for key, wanted in (("ArrowDown", "button.save"), ("End", "settings.profile"), ("Home", "button.start"),
                        ("ArrowUp", "button.start"), ("PageDown", None), ("PageUp", "button.start")):
        browser.press(key)
        if wanted:
            checks.that(f"{key} goes to {wanted}", browser.wait(f"{KEY} === {json.dumps(wanted)}"), chosen(browser))
        active = browser.evaluate("""(() => { const list = document.querySelector('.queue-list');
          const row = document.getElementById(list.getAttribute('aria-activedescendant'));
          const [one, all] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
          return row.getAttribute('aria-selected') === 'true' && one.top >= all.top - 1 && one.bottom <= all.bottom + 1;
        })()""")
        checks.that(f"{key}: a screen reader and the eye follow", active)
    browser.press("Enter")
    checks.equal("Enter goes to the text", browser.evaluate("document.activeElement.id"), "target-0")
    browser.press("Escape")
    checks.that("Esc goes back", browser.evaluate("document.activeElement.matches('.queue-list')"))


def typing(browser, site, checks, workbench):
    checks.within("a key in work")
    opened(browser, site, "view=translate&locale=de&component=Button")
    head = text(browser, ".editor-head")
    for part in ("button.start", "translated", "Strings/de.lproj/Localizable.strings:1", "Comment of button.start",
                 "170 pt, 1 line at large on iphone, in Button.title"):
        checks.that(f"the head tells '{part}'", part in head, head)
    checks.equal("the source is beside it", text(browser, ".plain-text"), "Practice")
    checks.that("findings are in words", "is cut in de" in text(browser, ".key-editor .finding-list"))
    checks.equal("the picture says that it fails", text(browser, ".key-pictures .tag"), "overflows")
    before = browser.evaluate("document.querySelector('.key-pictures svg').outerHTML")
    type_into(browser, "#target-0", "Los gehts")
    checks.that("what is typed has a verdict", browser.wait(f"{VERDICT}.includes('fits at all 12 text sizes')"))
    after = browser.evaluate("document.querySelector('.key-pictures svg').outerHTML")
    checks.that("and a picture", before != after and text(browser, ".key-pictures .tag") == "fits")
    checks.equal("the room at all sizes", count(browser, ".rooms tbody tr"), 12)
    checks.that("no finding is left", "None of the typed text" in text(browser, ".key-editor"))
    row = browser.evaluate("document.querySelector('.queue-row[aria-selected=true]').innerText")
    checks.that("its row is marked", "unsaved" in row, row)
    browser.press("Escape")
    browser.press("ArrowDown")
    browser.wait(f"{KEY} === 'button.save'")
    browser.press("ArrowUp")
    kept = browser.wait(f"{KEY} === 'button.start' && {FIELD}.value === 'Los gehts'")
    checks.that("it stays while one looks elsewhere", kept)
    show(browser, site, "view=translate&locale=de&component=Button", READY)
    checks.equal("and over a reload of the page", browser.evaluate(f"{FIELD}.value"), "Los gehts")
    browser.evaluate(f"{FIELD}.focus(); {FIELD}.setSelectionRange(3, 3); {FIELD}.isKept = 1")
    browser.evaluate("l10n.reload(['data/u1.js', 'data/index.js', 'data/findings.js'])")
    settled(browser)
    kept = browser.evaluate(f"[{FIELD}.isKept, document.activeElement.id, {FIELD}.selectionStart, {FIELD}.value]")
    checks.equal("data that change leave the field alone", kept, [1, "target-0", 3, "Los gehts"])
    browser.click("#revert-key")
    checks.that("it can be taken back", browser.wait(f"{FIELD}.value.startsWith('Practices')"))
    again = browser.wait("document.querySelector('.key-pictures .tag').textContent === 'overflows'")
    checks.that("the picture too", again)
    checks.equal("the verdict goes", browser.evaluate(VERDICT), "")
    asked = [path for path, _ in workbench.asked]
    checks.that("nothing was saved", "/save" not in asked)
    opened(browser, site, "view=translate&locale=de&component=Plural")
    labels = browser.evaluate("[...document.querySelectorAll('.editor-form label')].map((one) => one.textContent)")
    checks.equal("all forms are there", labels, ["German one", "German other"])
    tags = browser.evaluate("[...document.querySelectorAll('.key-pictures .tag')].map((one) => one.textContent)")
    checks.equal("each with its picture", sorted(tags)[:2], ["one", "other"])
    browser.evaluate("(() => { const size = document.getElementById('editor-size'); size.value = 'accessibility5';"
                     " size.dispatchEvent(new Event('change')); })()")
    browser.wait(f"({STATE}).size === 'accessibility5'")
    settled(browser)
    checks.that("the text size can be chosen", browser.evaluate("page.view.editor.size") == "accessibility5")
    opened(browser, site, "view=translate&locale=de&unit=" + "Strings%252FLocalizable.strings%2Fhostile.script")
    markup = browser.evaluate("[document.querySelectorAll('main script, main img').length, globalThis.attacked]")
    checks.equal("texts are no markup", markup, [0, None])


def saving(browser, site, checks, workbench):
    checks.within("saving")
    opened(browser, site, "view=translate&locale=de&component=Button")
    workbench.asked.clear()
    type_into(browser, "#target-0", "Los")
    browser.press("Enter", modifiers=2)
    checks.that("Ctrl-Enter goes to the next key", browser.wait(f"{KEY} === 'button.save'"))
    saved = next((body for path, body in workbench.asked if path == "/save"), None)
    checks.equal("and saves", saved, {"table": "Strings/Localizable.strings", "key": "button.start", "locale": "de",
                                      "texts": {"button.start": "Los"},
                                      "expected": {"button.start": "Practicesgeschwindigkeitsüberschreitung"}})
    checks.equal("the focus is in its text", browser.evaluate("document.activeElement.id"), "target-0")
    said = browser.wait("document.getElementById('status').textContent.includes('Saved in') && "
                        "document.getElementById('status').textContent")
    checks.that("it is said where", said and "Strings/de.lproj/Localizable.strings:1" in said, said)
    checks.that("the row is no longer unsaved", "unsaved" not in browser.evaluate(f"{ROWS}[0].innerText"))
    browser.evaluate("l10n.reload(['data/u1.js'])")
    settled(browser)
    browser.evaluate("document.querySelector('.queue-list').focus()")
    browser.press("Home")
    checks.that("the table has it", browser.wait(f"{KEY} === 'button.start' && {FIELD}.value === 'Los'"))
    browser.press("End")
    browser.wait(f"{KEY} === 'button.doubt'")
    browser.click("#undo-key")
    checks.that("undo goes to what was saved", browser.wait(f"{KEY} === 'button.start'"))
    browser.evaluate("l10n.reload(['data/u1.js'])")
    checks.that("which is as it was", browser.wait(f"{FIELD}.value.startsWith('Practices')"))
    checks.that("there is no more to undo", browser.wait("document.getElementById('undo-key').disabled"))
    opened(browser, site, "view=translate&locale=de&queue=untranslated")
    first = browser.evaluate(KEY)
    checks.equal("a text that is lacking is empty", browser.evaluate(f"{FIELD}.value"), "")
    type_into(browser, "#target-0", "Neu")
    browser.wait(f"{VERDICT} !== ''")
    browser.click("#save-key")
    checks.that("from a filter one goes on in it", browser.wait(f"{KEY} !== {json.dumps(first)}"))
    checks.equal("what is done has left it", browser.evaluate(STATES)[1], "Untranslated 41")
    gone = browser.wait(f"!{ROWS}.some((one) => one.querySelector('code').textContent === {json.dumps(first)})")
    checks.that("and its row too", gone)


def failing(browser, site, checks, workbench):
    checks.within("a server that fails")
    opened(browser, site, "view=translate&locale=de&component=Button")
    type_into(browser, "#target-0", "Los")
    browser.wait(f"{VERDICT} !== ''")
    workbench.failure = "'Strings/de.lproj/Localizable.strings' cannot be written"
    browser.press("Enter", modifiers=2)
    checks.that("its sentence stands at the text", browser.wait(f"{ALERT} === {json.dumps(workbench.failure)}"))
    checks.equal("which stays", browser.evaluate(f"[{KEY}, {FIELD}.value]"), ["button.start", "Los"])
    checks.that("and stays unsaved", "unsaved" in browser.evaluate(f"{ROWS}[0].innerText"))
    workbench.failure = None
    browser.taken("Log.entryAdded", "Network.loadingFailed")
    browser.press("x")
    checks.that("the sentence goes with the next text", browser.wait(f"{ALERT} === ''"))


def languages(browser, site, checks, workbench):
    checks.within("languages")
    opened(browser, site, "view=translate&locale=he")
    checks.equal("Hebrew is typed from right to left", browser.evaluate(f"[{FIELD}.lang, {FIELD}.dir]"), ["he", "rtl"])
    names = "[...document.querySelectorAll('#translate-locale option')].map((one) => one.textContent)"
    options = browser.evaluate(names)
    checks.that("the source is the last language", options[-1] == "en – English (source)", options)
    checks.that("pseudo-locales are none", not any("en-XA" in one for one in options), options)
    opened(browser, site, "view=translate&locale=en")
    checks.equal("the source has no text beside it", count(browser, ".plain-text"), 0)
    checks.equal("it is edited in the same way", browser.evaluate(f"{FIELD}.value"), "Practice")
    opened(browser, site, "view=translate&locale=de&unit=" + "Strings%252FLocalizable.strings%2Fbutton.save")
    browser.evaluate("(() => { const one = document.getElementById('translate-locale'); one.value = 'ar';"
                     " one.dispatchEvent(new Event('change')); })()")
    other = browser.wait(f"{FIELD}.lang === 'ar' && {KEY} === 'button.save'")
    checks.that("another language shows the same key", other)
