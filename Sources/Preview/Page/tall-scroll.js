"use strict";

/** The place of a window on something that may be higher than a browser lets an element be. */
class TallScroll {
  /** Pixels of the highest element that every browser has. */
  static most = 8_000_000;

  /** `top` are the pixels above the thing in what is scrolled. */
  constructor(host, height, top) {
    this.host = host;
    this.height = height;
    this.top = top;
    /** How much further down the thing is than its element. */
    this.offset = 0;
    this.last = host.scrollTop;
  }

  get isTall() {
    return this.height > TallScroll.most;
  }

  get elementHeight() {
    return Math.min(this.height, TallScroll.most);
  }

  /** What of the thing is at the upper edge of the window. */
  get position() {
    return this.host.scrollTop - this.top + this.offset;
  }

  get share() {
    const view = this.host.clientHeight;
    return (this.elementHeight - view) / Math.max(1, this.height - view);
  }

  /** Takes note of a scroll: a long way is one on the scroll bar, and means a part of the whole. */
  note() {
    const { scrollTop, clientHeight } = this.host;
    const way = Math.abs(scrollTop - this.last);
    this.last = scrollTop;
    if (!this.isTall) return;
    const inside = scrollTop - this.top;
    const isAtEnd = inside <= 0 || inside >= this.elementHeight - clientHeight - 1;
    if (way > 4 * clientHeight) this.offset = Math.round(Math.max(0, inside) / this.share) - inside;
    else if (isAtEnd) this.settle();
  }

  /** Puts the scroll bar where the position belongs, without moving what is seen. */
  settle() {
    if (this.isTall) this.go(this.position);
  }

  go(position) {
    const target = Math.max(-this.top, Math.min(position, this.height - this.host.clientHeight));
    if (!this.isTall) {
      this.host.scrollTop = target + this.top;
      return;
    }
    this.host.scrollTop = Math.round(target * (target > 0 ? this.share : 1)) + this.top;
    this.offset = target > 0 ? target - (this.host.scrollTop - this.top) : 0;
    this.last = this.host.scrollTop;
  }
}
