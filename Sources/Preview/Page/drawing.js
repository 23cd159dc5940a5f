"use strict";

/** Draws a cell: its boxes and the outlines of its lines; over them, when it is asked to, its text to be selected. */
class Drawing {
  static #clips = 0;

  constructor(cell, { overlay = false, scale = 1 } = {}) {
    this.cell = cell;
    this.isWritten = false;
    const { dark } = cell.cells.gallery.index.themes[cell.theme];
    this.isRightToLeft = cell.cells.gallery.locales[cell.locale].rightToLeft;
    this.ink = dark ? "#ffffff" : "#000000";
    this.frames = cell.frames();
    this.texts = cell.texts();
    this.textOfBox = new Map(this.texts.map((text) => [text.box, text]));
    const [width, height] = [cell.width / 100, cell.height / 100];
    this.element = makeShape("svg", {
      class: "drawing", width: width * scale, height: height * scale, viewBox: `0 0 ${width || 1} ${height || 1}`,
      "aria-hidden": "true", focusable: "false",
    });
    if (cell.paint?.backdrop) {
      this.element.append(makeShape("rect", { width, height, fill: cell.paint.backdrop }));
    }
    this.drawBoxes();
    if (cell.screen) this.drawScreen(cell.screen);
    if (overlay) this.element.append(new Overlay(cell, this.frames, this.texts).element);
  }

  static backdrop(cell) {
    return cell.paint?.backdrop || (cell.cells.gallery.index.themes[cell.theme].dark ? "#000000" : "#ffffff");
  }

  drawBoxes() {
    const { tree, paint } = this.cell;
    // What the boxes of each depth are drawn into: an opacity or a clip holds for all that a box holds.
    const holders = [this.element];
    tree.forEach(([kind, depth, , detail], box) => {
      const holder = holders[depth];
      const style = paint?.boxes[box] || {};
      let inside = holder;
      if (style.opacity !== undefined && style.opacity < 1) {
        inside = makeShape("g", { opacity: style.opacity });
        holder.append(inside);
      }
      if (kind === "text") this.drawText(inside, this.textOfBox.get(box), style.color || this.ink);
      else if (kind === "icon") this.drawIcon(inside, this.frames[box], style, detail);
      else if (style.fill || style.border || style.shadow) this.drawSurface(inside, this.frames[box], style);
      holders[depth + 1] = style.clip ? this.clip(inside, this.frames[box], style) : inside;
    });
  }

  drawSurface(holder, frame, style) {
    if (style.form === "circle") [frame, style] = [middleSquare(frame), { ...style, radius: frame[2] + frame[3] }];
    else if (style.form) return this.drawForm(holder, frame, style);
    // The first shadow is in front.
    const shadows = [...(style.shadow || [])].reverse();
    for (const shadow of shadows) if (!shadow[5]) this.drawShadow(holder, frame, style, shadow);
    const { border } = style;
    if (style.fill) holder.append(roundedBox(frame, style.radius, 0, { fill: style.fill }));
    for (const shadow of shadows) if (shadow[5]) this.drawInsetShadow(holder, frame, style, shadow);
    if (border) {
      const inset = border[1] / 2;
      holder.append(roundedBox(frame, style.radius, inset, {
        fill: "none", stroke: border[0], "stroke-width": border[1] / 100,
      }));
    }
  }

  /** A form that is no rectangle: its border is inside of it, and it casts no shadow. */
  drawForm(holder, frame, { form, fill, border }) {
    const [x, y, width, height] = frame.map((length) => length / 100);
    const stroke = border ? { stroke: border[0], "stroke-width": border[1] / 100 } : {};
    const inset = border ? border[1] / 200 : 0;
    if (form === "ellipse") {
      const middle = { cx: x + width / 2, cy: y + height / 2 };
      if (fill) holder.append(makeShape("ellipse", { ...middle, rx: width / 2, ry: height / 2, fill }));
      if (border) {
        holder.append(makeShape("ellipse", {
          ...middle, rx: Math.max(0, width / 2 - inset), ry: Math.max(0, height / 2 - inset), fill: "none", ...stroke,
        }));
      }
    } else if (form === "line") {
      const ends = width >= height ? [x, y + height / 2, x + width, y + height / 2]
        : [x + width / 2, y, x + width / 2, y + height];
      holder.append(makeShape("line", { x1: ends[0], y1: ends[1], x2: ends[2], y2: ends[3], ...stroke }));
    } else {
      if (fill) drawImage(holder, frame, form, fill, this.isRightToLeft);
      if (border) {
        const [wide, high, flips, ...layers] = form;
        const scale = Math.min(frame[2] / wide, frame[3] / high);
        const lines = layers.map(([data]) => [data, border[1] / scale]);
        drawImage(holder, frame, [wide, high, flips, ...lines], border[0], this.isRightToLeft);
      }
    }
  }

  /** What a screen shows beside its component: its edge, its bars, and where a longer picture leaves it. */
  drawScreen(device) {
    const [width, height] = [this.cell.width, this.cell.height];
    const { surroundings } = this.cell.cells.component;
    const [top, , bottom] = surroundings[this.cell.device];
    const group = makeShape("g", { class: "screen" });
    if (device.statusBar) drawImage(group, [0, 0, width, top], device.statusBar, this.ink, false);
    if (device.homeIndicator) {
      drawImage(group, [0, height - bottom, width, bottom], device.homeIndicator, this.ink, false);
    }
    group.append(roundedBox([0, 0, width, height], 0, 50, {
      fill: "none", stroke: this.ink, "stroke-width": 1, opacity: 0.5,
    }));
    if (height > device.height) {
      const y = device.height / 100 + 0.5;
      group.append(makeShape("line", {
        class: "fold", x1: 3, y1: y, x2: width / 100, y2: y, stroke: this.ink, "stroke-width": 1,
        "stroke-dasharray": "6 6",
      }));
    }
    this.element.append(group);
  }

  drawShadow(holder, frame, style, [x, y, blur, spread, color]) {
    const [left, top, width, height] = frame;
    const cast = [left + x - spread, top + y - spread, width + 2 * spread, height + 2 * spread];
    const radius = style.radius ? style.radius + spread : 0;
    holder.append(roundedBox(cast, radius, 0, { fill: color, filter: blur > 0 ? blurFilter(blur) : null }));
  }

  /** What falls into a box: all around a hole that is as large as the box less the spread. */
  drawInsetShadow(holder, frame, style, [x, y, blur, spread, color]) {
    const [left, top, width, height] = frame;
    const hole = [left + x + spread, top + y + spread, width - 2 * spread, height - 2 * spread];
    const reach = 2 * blur + Math.abs(x) + Math.abs(y) + Math.abs(spread) + 100;
    const around = [left - reach, top - reach, width + 2 * reach, height + 2 * reach];
    const data = rectanglePath(around) + roundedPath(hole, (style.radius || 0) - spread);
    this.clip(holder, frame, style).append(makeShape("path", {
      d: data, fill: color, "fill-rule": "evenodd", filter: blur > 0 ? blurFilter(blur) : null,
    }));
  }

  clip(holder, frame, style) {
    Drawing.#clips += 1;
    const id = `clip-${Drawing.#clips}`;
    const group = makeShape("g", { "clip-path": `url(#${id})` });
    holder.append(makeShape("clipPath", { id }, roundedBox(frame, style.radius, 0, {})), group);
    return group;
  }

  /** A symbol or picture; one that nobody knows is a crossed square, with its name to a pointer. */
  drawIcon(holder, frame, style, name) {
    const group = makeShape("g", { class: "icon" }, name ? makeShape("title", {}, spelledText(name)) : null);
    drawImage(group, frame, style.image || placeholderImage, style.color || this.ink, this.isRightToLeft);
    holder.append(group);
  }

  drawText(holder, text, color) {
    if (!text) return;
    const [x, y] = this.frames[text.box];
    const [pointSize, , baseline, pitch] = text.style;
    text.lineNumbers.forEach((number, place) => {
      const line = glyphLine(this.cell, number, text.style);
      if (line.data === "") return;
      const left = (x + (text.xs[place] || 0)) / 100;
      const down = (y + baseline + place * pitch) / 100;
      holder.append(makeShape("path", {
        d: line.data, fill: color, transform: `translate(${left} ${down}) scale(${pointSize / 100 / line.upem})`,
      }));
    });
  }

  /** Adds the text itself, transparent over its outlines: to be selected, copied and found. */
  write() {
    if (this.isWritten) return;
    this.isWritten = true;
    const texts = this.cell.cells.texts.get(this.cell.locale);
    const { rightToLeft, tag } = this.cell.cells.gallery.locales[this.cell.locale];
    const layer = makeShape("g", { class: "selectable", lang: tag, direction: rightToLeft ? "rtl" : null });
    for (const text of this.texts) {
      const [x, y] = this.frames[text.box];
      const [pointSize, , baseline, pitch] = text.style;
      text.lines.forEach((line, place) => {
        const shown = this.cell.shown(line, texts);
        const { width, upem } = glyphLine(this.cell, text.lineNumbers[place], text.style);
        const length = (width / upem) * (pointSize / 100);
        if (shown === "" || length <= 0) return;
        const left = (x + (text.xs[place] || 0)) / 100;
        layer.append(makeShape("text", {
          x: rightToLeft ? left + length : left, y: (y + baseline + place * pitch) / 100, textLength: length,
          lengthAdjust: "spacingAndGlyphs", "font-size": pointSize / 100,
        }, shown));
      });
    }
    this.element.append(layer);
  }
}

/** What stands for a picture that nobody knows. */
const placeholderImage = [2400, 2400, 0, ["M4 4h16v16h-16zM4 4l16 16M20 4l-16 16", 100]];

/** A picture of lines and areas in the middle of a frame in 1/100 pt, as large as it fits. */
function drawImage(holder, [x, y, width, height], [wide, high, flips, ...layers], color, isRightToLeft) {
  const scale = Math.min(width / wide, height / high);
  if (!(scale > 0)) return;
  const isMirrored = flips && isRightToLeft;
  const left = (x + (width - wide * scale) / 2 + (isMirrored ? wide * scale : 0)) / 100;
  const top = (y + (height - high * scale) / 2) / 100;
  const group = makeShape("g", {
    transform: `translate(${left} ${top}) scale(${isMirrored ? -scale : scale} ${scale})`, fill: "none",
    "stroke-linecap": "round", "stroke-linejoin": "round",
  });
  for (const [data, line] of layers) {
    group.append(makeShape("path", line > 0 ? { d: data, stroke: color, "stroke-width": line / 100 }
      : { d: data, fill: color }));
  }
  holder.append(group);
}

/** The largest square in the middle of a frame. */
function middleSquare([x, y, width, height]) {
  const side = Math.min(width, height);
  return [x + (width - side) / 2, y + (height - side) / 2, side, side];
}

/** A rectangle in 1/100 pt with rounded corners, drawn `inset` inside its edge. */
function roundedBox([x, y, width, height], radius, inset, attributes) {
  const clamped = Math.max(0, Math.min(radius || 0, width / 2, height / 2) - inset);
  return makeShape("rect", {
    x: (x + inset) / 100, y: (y + inset) / 100, width: Math.max(0, width - 2 * inset) / 100,
    height: Math.max(0, height - 2 * inset) / 100, rx: clamped > 0 ? clamped / 100 : null, ...attributes,
  });
}

/** The outline of a rectangle in 1/100 pt with rounded corners; nothing for one that is no wider than nothing. */
function roundedPath([x, y, width, height], radius) {
  if (width <= 0 || height <= 0) return "";
  const round = Math.max(0, Math.min(radius, width / 2, height / 2)) / 100;
  if (round === 0) return rectanglePath([x, y, width, height]);
  const [across, down] = [width / 100 - 2 * round, height / 100 - 2 * round];
  const corner = (right, below) => `a${round} ${round} 0 0 1 ${right * round} ${below * round}`;
  return `M${x / 100 + round} ${y / 100}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}`
    + `v${-down}${corner(1, -1)}z`;
}

/** The filter of a blur, shared by all that have the same; CSS and SVG agree that its deviation is half the blur. */
function blurFilter(blur) {
  const id = `blur-${blur}`;
  if (!document.getElementById(id)) {
    const filter = makeShape("filter", { id, x: "-100%", y: "-100%", width: "300%", height: "300%" },
      makeShape("feGaussianBlur", { stdDeviation: blur / 200 }));
    document.getElementById("shared-shapes").append(filter);
  }
  return `url(#${id})`;
}
