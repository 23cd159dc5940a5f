"use strict";

/** Does some work for each of many things, a few milliseconds of each frame, so that scrolling never waits for it. */
class Painter {
  static budget = 6;

  /** `isFree` tells whether the time has come; until then the things wait. */
  constructor(draw, isFree = () => true) {
    this.draw = draw;
    this.isFree = isFree;
    this.waiting = new Set();
    this.frame = null;
  }

  get isIdle() {
    return this.waiting.size === 0;
  }

  add(item) {
    this.waiting.add(item);
    this.frame ??= requestAnimationFrame(() => this.work());
  }

  remove(item) {
    this.waiting.delete(item);
  }

  stop() {
    this.waiting.clear();
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
  }

  work() {
    this.frame = null;
    const end = performance.now() + Painter.budget;
    for (const item of this.isFree() ? this.waiting : []) {
      this.waiting.delete(item);
      this.draw(item);
      if (performance.now() > end) break;
    }
    if (!this.isIdle) this.frame = requestAnimationFrame(() => this.work());
  }
}
