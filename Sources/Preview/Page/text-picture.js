"use strict";

/** A piece of a cell in which a text is seen, with a frame around it: one that fails, or the one that is in work. */
class TextPicture {
  /**
   * `slot` is that of a finding: without one, or where it fits, the worst text of the cell is shown. Where it is `chosen`,
   * its text is shown whatever is said of it.
   */
  constructor(cell, slot, isChosen = false) {
    this.cell = cell;
    this.drawing = new Drawing(cell);
    const chosen = isChosen ? cell.texts().find((text) => text.slot === slot) : null;
    this.frame = chosen ? this.frameOf(chosen) : this.failingFrame(slot);
    const verdict = chosen ? slotVerdict(cell, slot) : cell.verdict;
    this.frameName = isFailingVerdict(verdict) ? "crop-frame"
      : `crop-frame ${verdict === 0 && chosen ? "is-fitting" : "is-doubt"}`;
  }

  /** The frame of what fails, in points, or null where nothing does. */
  failingFrame(slot) {
    const texts = this.cell.texts();
    const bad = new Map(texts.filter(({ verdict }) => verdict !== 0).map((text) => [text.slot, text.verdict]));
    for (const { slot, verdict } of this.cell.overhangs()) if (!bad.has(slot)) bad.set(slot, verdict);
    const worst = texts.filter((text) => bad.has(text.slot))
      .sort((one, other) => (other.slot === slot) - (one.slot === slot)
        || verdictRank[bad.get(other.slot)] - verdictRank[bad.get(one.slot)])[0];
    return worst ? this.frameOf(worst) : null;
  }

  frameOf(text) {
    const [x, y, width, height] = this.cell.frames()[text.box].map((length) => length / 100);
    const whole = Math.max(height, text.lines.length * text.style[3] / 100);
    return { x: x - 4, y: y - 4, width: width + 8, height: whole + 8 };
  }

  /** Puts the picture into an element: whole where it can be read so, else the part that fails. */
  show(host) {
    const [roomWidth, roomHeight] = [host.clientWidth, host.clientHeight];
    const [width, height] = [this.cell.width / 100 || 1, this.cell.height / 100 || 1];
    const whole = Math.min(1, (roomWidth - 16) / width, (roomHeight - 16) / height);
    const frame = this.frame ?? { x: 0, y: 0, width, height };
    const close = Math.min(1, (roomWidth - 16) / frame.width, (roomHeight - 16) / frame.height);
    const scale = Math.max(0.05, whole >= 0.7 ? whole : Math.max(whole, close));
    const shift = (room, length, start, size) => {
      if (length * scale <= room - 16) return (room - length * scale) / 2;
      const centred = room / 2 - (start + size / 2) * scale;
      return Math.max(room - 8 - length * scale, Math.min(8, centred));
    };
    const left = shift(roomWidth, width, frame.x, frame.width);
    const top = shift(roomHeight, height, frame.y, frame.height);
    const { element } = this.drawing;
    element.setAttribute("width", width * scale);
    element.setAttribute("height", height * scale);
    host.style.backgroundColor = Drawing.backdrop(this.cell);
    const mark = this.frame ? make("span", { class: this.frameName }) : null;
    const lengths = { left, top };
    Object.assign(element.style, { position: "absolute", left: `${lengths.left}px`, top: `${lengths.top}px` });
    if (mark) {
      Object.assign(mark.style, {
        left: `${left + frame.x * scale}px`, top: `${top + frame.y * scale}px`,
        width: `${frame.width * scale}px`, height: `${frame.height * scale}px`,
      });
    }
    host.replaceChildren(element, ...(mark ? [mark] : []));
  }
}

/** The worst of what is said of the text in a slot of a cell. */
function slotVerdict(cell, slot) {
  return [...cell.texts(), ...cell.overhangs()].filter((one) => one.slot === slot)
    .reduce((worst, { verdict }) => (verdictRank[verdict] > verdictRank[worst] ? verdict : worst), 0);
}

/** Draws the pictures of a list as they come near the window. */
class PictureList {
  /** `find` gives the cell for a host and the slot that its finding is about. */
  constructor(root, find) {
    this.find = find;
    this.hosts = new Map();
    this.watcher = new IntersectionObserver((entries) => this.note(entries), { root, rootMargin: "400px" });
  }

  /** The element for a picture of something. */
  add(about, name) {
    const host = make("div", { class: `crop ${name}`, "aria-hidden": "true" });
    this.hosts.set(host, about);
    this.watcher.observe(host);
    return host;
  }

  close() {
    this.watcher.disconnect();
  }

  note(entries) {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      this.watcher.unobserve(target);
      this.draw(target).catch((error) => target.replaceChildren(make("p", { class: "crop-error long" }, error.message)));
    }
  }

  async draw(host) {
    const found = await this.find(this.hosts.get(host));
    // Another view may have taken its place while the data came.
    if (!found?.cell || host.clientWidth === 0) return;
    new TextPicture(found.cell, found.slot).show(host);
  }
}
