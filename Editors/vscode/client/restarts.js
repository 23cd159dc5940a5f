"use strict";

const LIMIT = 5;
const SPAN = 3 * 60 * 1000;
const FIRST_DELAY = 200;

/** How often a server that dies is started again: not more than five times in three minutes. */
class RestartLimit {
  #times = [];
  #now;

  /** @param {() => number} [now] The time in milliseconds. */
  constructor(now = Date.now) {
    this.#now = now;
  }

  /**
   * Counts a restart.
   *
   * @returns {number | null} Milliseconds to wait before it, more each time; `null` if the server stays stopped.
   */
  take() {
    const now = this.#now();
    this.#times = this.#times.filter((time) => now - time < SPAN);
    if (this.#times.length >= LIMIT) return null;
    this.#times.push(now);
    return FIRST_DELAY * 2 ** (this.#times.length - 1);
  }

  /** Begins anew, as after a restart that somebody asked for. */
  forget() {
    this.#times = [];
  }
}

module.exports = { RestartLimit };
