"""Compares the line breaks of a gallery with those of live text in the browser, set in the same fonts.

Left out is what stands in for San Francisco: its widths lie between those of two cuts, which no file has.
"""

import json
import os
import re

from steps import show

WEIGHTS = {
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
    "ExtraBold": 800, "Black": 900,
}  # fmt: skip

# Every text of the cells that are loaded, once for each font, size and width that it stands in.
COLLECT = """(async (limit) => {
  const found = new Map();
  for (const [number, component] of page.gallery.components.entries()) {
    const locales = [...component.cells.keys()].filter((locale) => component.cells[locale]);
    const cells = await ComponentCells.load(page.gallery, number, locales);
    for (const { file, row } of cells.rows()) {
      for (const [size, geometry] of row[5].entries()) {
        if (!Number.isInteger(geometry)) continue;
        const theme = page.gallery.index.themes.findIndex((_, theme) => cells.paint(row, size, theme) !== undefined);
        const cell = new Cell(cells, file, row, size, theme);
        const strings = cells.texts.get(file.locale);
        for (const text of cell.texts()) {
          if (text.lines.length === 0) continue;
          const [string, , , tape] = text.lines[0];
          if (text.lines.some((line) => line[0] !== string || line[6])) continue;
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
  const all = [...found.values()];
  const step = Math.max(1, Math.floor(all.length / limit));
  return all.filter((_, place) => place %% step === 0);
})(%d)"""

# Where the lines of each text begin: where the top of a character lies below that of the one before.
MEASURE = """(async (texts) => {
  const shown = [];
  for (const one of texts) {
    const element = document.createElement("div");
    element.lang = one.tag;
    element.dir = one.rightToLeft ? "rtl" : "ltr";
    element.textContent = one.text.slice(0, one.end);
    Object.assign(element.style, {
      fontFamily: one.families.map((name) => JSON.stringify(name)).join(), fontWeight: one.weight,
      fontSize: one.size + "px", letterSpacing: one.spacing + "px", lineHeight: 1.6, whiteSpace: "pre-wrap",
      width: one.width < 0 ? "max-content" : one.width / 100 + 0.02 + "px", overflowWrap: "anywhere",
      textRendering: "geometricPrecision",
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
})(%s)"""


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


def compare(browser, site, folder, limit=3000):
    """The number of texts compared and those that the browser breaks elsewhere; `folder` has fonts of the project."""
    show(browser, site)
    texts = [one for one in browser.evaluate(COLLECT % limit) if not any(stands_in(name) for name in one["fonts"])]
    for one in texts:
        found = [family(name) for name in one["fonts"]]
        one["families"], one["weight"] = [name for name, _ in found], found[0][1]
    faces = "".join(
        f"@font-face {{ font-family: {name.split('[')[0]}; font-weight: 100 900; src: url('file://{folder}/{name}') }}"
        for name in sorted(os.listdir(folder))
        if name.endswith(".ttf") and "Italic" not in name
    )
    path = os.path.join(site.folder, "live.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"<!DOCTYPE html><meta charset=utf-8><style>{faces} body {{ font-kerning: normal }}</style><body>")
    browser.open("file://" + path)
    browser.wait("document.body")
    differing = []
    for start in range(0, len(texts), 500):
        part = texts[start : start + 500]
        for one, lines in zip(part, browser.evaluate(MEASURE % json.dumps(part))):
            if trimmed(one["text"], one["lines"]) != trimmed(one["text"], lines):
                differing.append((one, lines))
        browser.evaluate("document.body.replaceChildren()")
    os.remove(path)
    return len(texts), differing


def trimmed(text, starts):
    """Starts of lines without the white space before what is seen."""
    units = text.encode("utf-16-le")
    found = []
    for start in starts:
        while units[2 * start : 2 * start + 2].decode("utf-16-le", "replace").isspace():
            start += 1
        found.append(start)
    return found
