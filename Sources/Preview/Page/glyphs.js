"use strict";
// One path for each line, assembled from the outlines that all cells share: a path is drawn several times faster than
// as many <use> elements, and the outlines are kept once either way.

/** The outlines of a line as path data in units of an em, with the left end of the line at 0 and its baseline at 0. */
class GlyphLine {
  constructor(line, tape, fonts, spacing) {
    const [, , , , start, count, , a0 = 0, k0 = 0] = line;
    const [upem, ...runs] = tape;
    this.upem = upem;
    /** The names of the fonts that something of it is drawn in. */
    this.fontNames = new Set();
    const parts = [];
    let place = 0;
    let a = a0;
    let k = k0;
    let last = 0;
    for (const [number, , ids] of runs) {
      const font = fonts.get(number);
      const scale = upem / font.unitsPerEm;
      for (const glyph of ids) {
        const [id, extra = 0, gaps = 0, up = 0] = typeof glyph === "number" ? [glyph] : glyph;
        const index = place;
        place += 1;
        if (index < start || index >= start + count) continue;
        if (index > start) {
          a += last + extra;
          k += 1 + gaps;
        }
        last = Math.round(font.glyphs[id][0] * scale);
        const outline = font.glyphs[id][1];
        if (outline === "") continue;
        this.fontNames.add(font.name);
        parts.push(moved(outline, a + k * spacing, -up, scale));
      }
    }
    const [a1 = a + last, k1 = k + 1] = line.slice(9);
    this.width = a1 + k1 * spacing;
    this.data = parts.join("");
  }
}

const numberInPath = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;

/** An outline elsewhere: only its absolute moves are changed, all other commands being relative to them. */
function moved(outline, x, y, scale) {
  const scaled = scale === 1 ? outline
    : outline.replace(numberInPath, (number) => rounded(number * scale));
  return scaled.replace(/M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/g, (_, left, top) =>
    `M${rounded(Number(left) + x)} ${rounded(Number(top) + y)}`);
}

function rounded(number) {
  return Math.round(number * 100) / 100;
}

/** The lines that were assembled, since a line looks the same at all sizes, in all themes. */
const glyphLines = new WeakMap();

/** The outlines of a line of a cell at a style. */
function glyphLine(cell, number, style) {
  const { data } = cell.file;
  if (!glyphLines.has(data)) glyphLines.set(data, new Map());
  const known = glyphLines.get(data);
  const line = data.lines[number];
  const tape = data.tapes[line[3]];
  // Letter spacing is in points; in units of the em it depends on the size.
  const spacing = style[1] === 0 ? 0 : (style[1] / 10 / style[0]) * tape[0];
  const key = spacing === 0 ? number : `${number} ${spacing}`;
  if (!known.has(key)) known.set(key, new GlyphLine(line, tape, cell.cells.fonts, spacing));
  return known.get(key);
}
