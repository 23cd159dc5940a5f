"use strict";

/** How a cell was laid out: paddings, frames, baselines, the width that a text had, and in red what does not fit. */
class Overlay {
  constructor(cell, frames, texts) {
    this.cell = cell;
    this.frames = frames;
    this.element = makeShape("g", { class: "overlay" });
    cell.tree.forEach(([kind], box) => {
      if (kind === "padding") this.drawPadding(box);
      else if (kind === "text") this.drawBox(box, "overlay-text");
      else if (kind === "icon" || kind === "spacer") this.drawBox(box, `overlay-${kind}`);
      else this.drawBox(box, "overlay-frame");
    });
    for (const text of texts) this.drawTextFacts(text);
  }

  drawBox(box, name) {
    this.element.append(roundedBox(this.frames[box], 0, 0, { class: name }));
  }

  /** The padding alone: the box without what it holds. */
  drawPadding(box) {
    const child = this.frames[box + 1];
    const data = child ? rectanglePath(this.frames[box]) + rectanglePath(child) : rectanglePath(this.frames[box]);
    this.element.append(makeShape("path", { class: "overlay-padding", d: data, "fill-rule": "evenodd" }));
  }

  drawTextFacts(text) {
    const [x, y, width, height] = this.frames[text.box];
    const [pointSize, , baseline, pitch] = text.style;
    const { rightToLeft } = this.cell.cells.gallery.locales[this.cell.locale];
    text.lineNumbers.forEach((number, place) => {
      const line = glyphLine(this.cell, number, text.style);
      const left = x + (text.xs[place] || 0);
      const length = (line.width / line.upem) * pointSize;
      this.drawLine(left, left + length, y + baseline + place * pitch, "overlay-baseline");
    });
    if (text.available >= 0) {
      const start = rightToLeft ? x + width - text.available : x;
      const foot = y + height;
      this.drawLine(start, start + text.available, foot, "overlay-available");
      for (const end of [start, start + text.available]) {
        this.element.append(makeShape("line", {
          class: "overlay-available", x1: end / 100, x2: end / 100, y1: foot / 100 - 3, y2: foot / 100 + 3,
        }));
      }
    }
    if (text.verdict !== 0) {
      const name = text.verdict === 4 ? "overlay-uncertain" : "overlay-overflow";
      this.drawBox(text.box, name);
      this.drawNeeded(text, rightToLeft, name);
    }
  }

  /** What a text would need beyond the width that it has. */
  drawNeeded(text, rightToLeft, name) {
    const [x, y, width, height] = this.frames[text.box];
    const room = text.available >= 0 ? text.available : width;
    const missing = (text.needed || 0) - room;
    if (missing <= 0) return;
    const start = rightToLeft ? x + width - room - missing : x + room;
    this.element.append(roundedBox([start, y, missing, height], 0, 0, { class: `${name} overlay-missing` }));
  }

  drawLine(from, to, y, name) {
    this.element.append(makeShape("line", { class: name, x1: from / 100, x2: to / 100, y1: y / 100, y2: y / 100 }));
  }
}

function rectanglePath([x, y, width, height]) {
  return `M${x / 100} ${y / 100}h${width / 100}v${height / 100}h${-width / 100}z`;
}
