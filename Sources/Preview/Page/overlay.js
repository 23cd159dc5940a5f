"use strict";

/** Widths that differ by so many hundredths of a point are equal: each is rounded to one. */
const SLACK = 2;

/** How a cell was laid out: paddings, frames, baselines, the width that a text had, and in red what does not fit. */
class Overlay {
  constructor(cell, frames, texts) {
    this.cell = cell;
    this.frames = frames;
    this.rightToLeft = cell.cells.gallery.locales[cell.locale].rightToLeft;
    this.element = makeShape("g", { class: "overlay" });
    const around = [];
    const holders = new Map();
    cell.tree.forEach(([kind, depth], box) => {
      around.length = Math.min(depth, around.length);
      if (kind === "text") holders.set(box, [...around].reverse());
      around.push(frames[box]);
      if (kind === "padding") this.drawPadding(box);
      else if (kind === "text") this.drawBox(box, "overlay-text");
      else if (kind === "icon" || kind === "spacer") this.drawBox(box, `overlay-${kind}`);
      else this.drawBox(box, "overlay-frame");
    });
    for (const text of texts) this.drawTextFacts(text, this.roomStart(text, holders.get(text.box) || []));
    for (const target of cell.touchTargets()) {
      const name = target.isSmall ? "overlay-target is-small" : "overlay-target";
      this.element.append(roundedBox(target.frame, 0, 0, { class: name }));
    }
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

  /**
   * Where the width begins that a text had, of which the layout notes no place: with the nearest box around it that is
   * just as wide, else at the text's own edge or around its middle, whichever leaves it in the nearest box with room.
   */
  roomStart(text, holders) {
    const [x, , width] = this.frames[text.box];
    const room = text.available >= 0 ? text.available : width;
    const edges = this.rightToLeft ? [x + width - room, x] : [x, x + width - room];
    const same = holders.find((frame) => Math.abs(frame[2] - room) <= SLACK);
    if (same) return same[0];
    const wider = holders.find((frame) => frame[2] > room);
    if (!wider) return edges[0];
    const [first, last] = [wider[0], wider[0] + wider[2] - room];
    const fitting = edges.find((start) => start >= first - SLACK && start <= last + SLACK);
    return fitting ?? Math.min(Math.max(x + (width - room) / 2, first), last);
  }

  drawTextFacts(text, start) {
    const [x, y, , height] = this.frames[text.box];
    const [pointSize, , baseline, pitch] = text.style;
    text.lineNumbers.forEach((number, place) => {
      const line = glyphLine(this.cell, number, text.style);
      const left = x + (text.xs[place] || 0);
      const length = (line.width / line.upem) * pointSize;
      this.drawLine(left, left + length, y + baseline + place * pitch, "overlay-baseline");
    });
    if (text.available >= 0) {
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
      this.drawNeeded(text, start, name);
    }
  }

  /** What a text would need beyond the width that it has. */
  drawNeeded(text, roomStart, name) {
    const [, y, width, height] = this.frames[text.box];
    const room = text.available >= 0 ? text.available : width;
    const missing = (text.needed || 0) - room;
    if (missing <= 0) return;
    const start = this.rightToLeft ? roomStart - missing : roomStart + room;
    this.element.append(roundedBox([start, y, missing, height], 0, 0, { class: `${name} overlay-missing` }));
  }

  drawLine(from, to, y, name) {
    this.element.append(makeShape("line", { class: name, x1: from / 100, x2: to / 100, y1: y / 100, y2: y / 100 }));
  }
}

function rectanglePath([x, y, width, height]) {
  return `M${x / 100} ${y / 100}h${width / 100}v${height / 100}h${-width / 100}z`;
}
