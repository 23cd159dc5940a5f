"""Compares the line breaks of a gallery with those of live text in the browser, set in the same fonts.

Every text of every cell is compared, once for each font, size and width that it stands in. Left out, and counted, is
what stands in for San Francisco, since its widths lie between those of two cuts, which no file has; and texts that are
cut off with an ellipsis, which a browser does by rules of its own.

The live text asks by name for what the library does: strict Japanese, whole words in Korean, and none of the spacing of
East Asian punctuation that Apple's text has not. Differences are counted as they are, and by reason where one can be
shown: no reason takes a text out of the count.
"""

import collections
import json
import os
import re

from steps import show

WEIGHTS = {
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
    "ExtraBold": 800, "Black": 900,
}  # fmt: skip

# Every text of the gallery, once for each font, size and width that it stands in.
COLLECT = """(async () => {
  const found = new Map();
  const cut = new Set();
  const rowsOf = async (cells, locales) => {
    const rows = [];
    for (const locale of locales) {
      for (const block of cells.component.files[locale].keys()) {
        const specimen = cells.component.specimens[block * page.gallery.index.specimensOfBlock];
        await cells.need({ locale, specimen });
        const file = cells.pieces.get(`${cells.number}-${locale}-${block}`);
        for (const row of file?.data.rows ?? []) rows.push({ file, row });
      }
    }
    return rows;
  };
  for (const [number, component] of page.gallery.components.entries()) {
    const locales = [...component.cells.keys()].filter((locale) => component.cells[locale]);
    const cells = await ComponentCells.load(page.gallery, number);
    for (const { file, row } of await rowsOf(cells, locales)) {
      for (const [size, geometry] of row[5].entries()) {
        if (!Number.isInteger(geometry)) continue;
        const theme = page.gallery.index.themes.findIndex((_, theme) => cells.paint(row, size, theme) !== undefined);
        const cell = new Cell(cells, file, row, size, theme);
        const strings = cells.texts.get(file.locale);
        for (const text of cell.texts()) {
          if (text.lines.length === 0) continue;
          const [string, , , tape] = text.lines[0];
          if (text.lines.some((line) => line[0] !== string || line[6])) {
            cut.add(JSON.stringify([file.locale, strings[string], text.style, text.available]));
            continue;
          }
          const numbers = new Set(file.data.tapes[tape].slice(1).map(([font]) => font));
          const fonts = [...numbers].map((font) => page.gallery.index.fonts[font].name);
          const { tag, rightToLeft } = page.gallery.locales[file.locale];
          const one = { text: strings[string], tag, rightToLeft, fonts, size: text.style[0] / 100,
            spacing: text.style[1] / 1000, width: text.available, lines: text.lines.map((line) => line[1]),
            end: text.lines.at(-1)[2], component: component.name };
          found.set(JSON.stringify([one.text, tag, fonts, one.size, one.spacing, one.width]), one);
        }
      }
    }
  }
  return { texts: [...found.values()], cut: cut.size };
})()"""

# How far from its room a line may end for its break to hang on rounding: the gallery has hundredths of a point, the
# browser 1/64 px, by which it lets a line be too wide.
ROUNDING = 0.05

# Where the lines of each text begin: where the top of a character lies below that of the one before.
MEASURE = """(async (texts, wider) => {
  const shown = [];
  for (const one of texts) {
    const element = document.createElement("div");
    element.lang = one.tag;
    element.dir = one.rightToLeft ? "rtl" : "ltr";
    element.textContent = one.text.slice(0, one.end);
    Object.assign(element.style, {
      fontFamily: one.families.map((name) => JSON.stringify(name)).join(), fontWeight: one.weight,
      fontSize: one.size + "px", letterSpacing: one.spacing + "px", lineHeight: 1.6, whiteSpace: "pre-wrap",
      width: one.width < 0 ? "max-content" : one.width / 100 + wider + "px", overflowWrap: "anywhere",
      textRendering: "geometricPrecision", fontSynthesis: "none", textSpacingTrim: "space-all",
      textAutospace: "no-autospace", tabSize: 1, lineBreak: one.language === "ja" ? "strict" : "auto",
      wordBreak: one.language === "ko" ? "keep-all" : "normal",
    });
    document.body.append(element);
    shown.push(element);
  }
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  return shown.map((element, place) => {
    const node = element.firstChild;
    const range = document.createRange();
    const lines = [0];
    const half = texts[place].size * 0.8;
    let top = null;
    for (let index = 0; node && index < node.length; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const box = range.getClientRects()[0];
      if (!box || box.height === 0 || /\\s/.test(node.data[index])) continue;
      const middle = (box.top + box.bottom) / 2;
      if (top !== null && middle > top + half) lines.push(index);
      top = top === null ? middle : Math.max(top, middle);
    }
    return lines;
  });
})(%s, %s)"""


def family(name):
    """Family and weight of a font as a gallery names it: “Urbanist 600”, “Noto Sans Arabic Bold”."""
    words = name.split(" ")
    if re.fullmatch(r"\d+", words[-1]):
        return " ".join(words[:-1]), int(words[-1])
    if words[-1] in WEIGHTS:
        return " ".join(words[:-1]), WEIGHTS[words[-1]]
    return name, 400


def stands_in(name):
    """Whether a font is one of those that are measured in the place of San Francisco."""
    return name.split(" ")[0] == "Inter"


class Comparison:
    """Texts compared and left out, and those that the browser breaks elsewhere, with its lines and the reason."""

    def __init__(self):
        self.count, self.wrapped = 0, 0
        self.left_out, self.differing = collections.Counter(), []

    def reasons(self):
        return collections.Counter(reason for _, _, reason in self.differing)


def compare(browser, site, folder):
    """Compares all texts of a site; `folder` has fonts of the project."""
    show(browser, site)
    own = {name.split("[")[0] for name in os.listdir(folder)}
    found = browser.evaluate(COLLECT)
    texts = [one for one in found["texts"] if not any(stands_in(name) for name in one["fonts"])]
    comparison = Comparison()
    comparison.count = len(texts)
    comparison.wrapped = sum(len(one["lines"]) > 1 for one in texts)
    comparison.left_out["in a stand-in of San Francisco"] = len(found["texts"]) - len(texts)
    comparison.left_out["cut off"] = found["cut"]
    for one in texts:
        # A text's own font is the project's; what stands in for its missing letters is installed.
        fonts = sorted(map(family, one["fonts"]), key=lambda font: font[0] not in own)
        one["families"], one["weight"] = [name for name, _ in fonts], fonts[0][1]
        one["language"] = one["tag"].split("-")[0]
    faces = "".join(
        f"@font-face {{ font-family: {name.split('[')[0]}; font-weight: 100 900; src: url('file://{folder}/{name}') }}"
        for name in sorted(os.listdir(folder))
        if name.endswith(".ttf") and "Italic" not in name
    )
    path = os.path.join(site.folder, "live.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"<!DOCTYPE html><meta charset=utf-8><style>{faces} body {{ font-kerning: normal }}</style><body>")
    try:
        browser.open("file://" + path)
        browser.wait("document.body")
        for one, lines in differing(browser, texts):
            near = [wider for wider in (-ROUNDING, ROUNDING) if not differing(browser, [one], wider)]
            starts = [trimmed(one["text"], starts) for starts in (one["lines"], lines)]
            reason = "a line ends within rounding of its room" if near else departure(one["text"], *starts)
            comparison.differing.append((one, lines, reason))
    finally:
        os.remove(path)
    return comparison


def differing(browser, texts, wider=0):
    """The texts that the browser breaks elsewhere, with its lines; `wider` is added to their room."""
    found = []
    for start in range(0, len(texts), 500):
        part = texts[start : start + 500]
        for one, lines in zip(part, browser.evaluate(MEASURE % (json.dumps(part), wider))):
            if trimmed(one["text"], one["lines"]) != trimmed(one["text"], lines):
                found.append((one, lines))
        browser.evaluate("document.body.replaceChildren()")
    return found


def departure(text, ours, theirs):
    """What the browser does otherwise than UAX #14 at the first break that differs; None where it is not known."""
    units = text.encode("utf-16-le")
    first = next(((one, other) for one, other in zip(ours[1:], theirs[1:]) if one != other), None)
    # Whoever breaks later saw a place there that the other did not, or had room for it.
    start = max(first or [*ours[len(theirs) :], *theirs[len(ours) :], 0][:1])
    before = units[: 2 * start].decode("utf-16-le", "replace")
    after = units[2 * start :].decode("utf-16-le", "replace")
    if re.search(r"[\u05d0-\u05ea][-\u2010]$", before) and re.match(r"[^\u05d0-\u05ea\s]", after):
        return "a break behind a Hebrew letter and a hyphen (LB21a)"
    # It has a table of its own for pairs of ASCII characters, which knows nothing of what stands around them.
    if re.search(r"[!-~]$", before) and re.match(r"[!-~]", after):
        return "a break between two ASCII characters, for which Chromium asks a table of its own"
    return None


def trimmed(text, starts):
    """Starts of lines without the white space before what is seen; an empty line is not seen."""
    units = text.encode("utf-16-le")
    found = []
    for start in starts:
        while units[2 * start : 2 * start + 2].decode("utf-16-le", "replace").isspace():
            start += 1
        if start not in found[-1:]:
            found.append(start)
    return found
