"use strict";

/**
 * One picture: a row of the data at a text size, in a theme. Its lengths are in 1/100 pt; width and height are those of
 * the picture, in which the component stands.
 */
class Cell {
  constructor(cells, file, row, size, theme) {
    this.cells = cells;
    this.file = file;
    this.row = row;
    this.size = size;
    this.theme = theme;
    this.locale = file.locale;
    [this.specimen, this.sample, this.axes, this.device] = row;
    this.geometry = file.data.geometries[row[5][size]];
    this.place(cells.component.surroundings?.[this.device], cells.gallery.index.devices[this.device]);
  }

  /**
   * The size of the picture, and where the component's left upper corner is in it: room around a component, or the
   * screen that it stands in.
   */
  place([top, right, bottom, left, screen] = [0, 0, 0, 0], device) {
    const [width, height] = this.geometry;
    this.screen = screen ? device : null;
    this.width = screen ? device.width : left + width + right;
    const needed = top + height + bottom;
    this.height = screen ? Math.max(device.height, needed) : needed;
    this.left = screen ? left + Math.round((device.width - left - right - width) / 2) : left;
    this.top = top + (screen === 2 ? Math.round((this.height - needed) / 2) : 0);
  }

  get id() {
    return cellName(this.cells.gallery, this);
  }

  get paint() {
    return this.cells.definition.paints[this.cells.paint(this.row, this.size, this.theme)];
  }

  get tree() {
    return this.cells.definition.trees[this.file.data.frames[this.geometry[2]][0]];
  }

  /** The worst of the verdicts of its texts and of what sticks out. */
  get verdict() {
    let worst = 0;
    const [, , , overhangs, ...texts] = this.geometry;
    for (const [, verdict] of [...(overhangs || []), ...texts]) {
      if (verdictRank[verdict] > verdictRank[worst]) worst = verdict;
    }
    return worst;
  }

  get isFailing() {
    const { verdict } = this;
    return verdict !== 0 && verdict !== 4;
  }

  /** What sticks out of its frame or container, with the slot of the text that it is told of. */
  overhangs() {
    return (this.geometry[3] || []).map(([slot, verdict, width, height]) => ({
      slot: this.cells.component.slots[slot], verdict, width, height,
    }));
  }

  /** The frames of the boxes, as [x, y, width, height] by the number of the box in the tree. */
  frames() {
    const [, ...records] = this.file.data.frames[this.geometry[2]];
    const frames = [];
    const [width, height] = this.geometry;
    const parents = [[this.left, this.top, width, height]];
    this.tree.forEach(([, depth], box) => {
      const [x, y, width, height] = parents[depth];
      const record = records[box];
      frames[box] = record ? [x + record[0], y + record[1], width - record[2], height - record[3]] : parents[depth];
      parents[depth + 1] = frames[box];
    });
    return frames;
  }

  /** Its texts, each with the box that it stands in. */
  texts() {
    const boxes = [];
    this.tree.forEach((box, number) => {
      if (box[0] === "text") boxes.push(number);
    });
    return this.geometry.slice(4).map(([style, verdict, available, lines, xs, needed], place) => ({
      box: boxes[place], slot: this.tree[boxes[place]][3], style: this.file.data.styles[style], verdict, available,
      lines: lines.map((line) => this.file.data.lines[line]), lineNumbers: lines, xs: xs || [], needed,
    }));
  }

  /** What a finger presses: the boxes that are marked so, or else the whole of what can be pressed. */
  touchTargets() {
    const { interactive, touchTarget = 0 } = this.cells.component;
    const frames = this.frames();
    const buttons = this.tree.flatMap(([kind], box) => (kind === "button" ? [frames[box]] : []));
    const [width, height] = this.geometry;
    const whole = interactive ? [[this.left, this.top, width, height]] : [];
    return (buttons.length > 0 ? buttons : whole).map((frame) => ({
      frame, least: touchTarget, isSmall: Math.min(frame[2], frame[3]) < touchTarget,
    }));
  }

  /** The colours that it draws on one another, with the ratio that is asked of them at its text size. */
  contrasts() {
    const { contrast = [], pairs } = this.cells.definition;
    const row = contrast.find(([theme, axes]) => theme === this.theme && axes === this.axes);
    return (row?.[2] || []).map((number) => {
      const [kind, name, foreground, background, ratio, inactive, large] = pairs[number];
      const required = inactive ? 0 : kind !== "text" || (large >= 0 && this.size >= large) ? 300 : 450;
      return { kind, name, foreground, background, ratio, required, isLow: ratio < required };
    });
  }

  /** The text that a line of it shows; `texts` are those of the locale. */
  shown(line, texts) {
    const [text, from, to, , , , flags = 0] = line;
    const [start, end] = line.slice(11);
    if (end) return `${texts[text].slice(from, start).trimEnd()}…${texts[text].slice(end, to)}`;
    return texts[text].slice(from, to).trimEnd() + (flags & 1 ? "…" : flags & 2 ? "‐" : "");
  }
}
