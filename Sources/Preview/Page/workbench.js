"use strict";
// What the server of ‘l10n preview --serve’ alone can do: lay typed texts out, write them into tables, take that back.

const workbench = {
  /** Whether the page comes from such a server, which adds a script to it, by the address that may send something. */
  get isServed() {
    return this.isFromServer && this.key !== "";
  },

  get isFromServer() {
    return document.querySelector('script[src="/reload.js"]') !== null;
  },

  get key() {
    return new URLSearchParams(location.search).get("key") ?? "";
  },

  /** What lets one do what the page as it was opened cannot. */
  way(options = "") {
    return this.isFromServer ? "The address that the terminal shows, with its key,"
      : make("code", {}, `l10n preview --serve${options}`);
  },

  /** What the server answers; fails with a sentence for the reader. */
  async ask(path, body) {
    let response;
    let text;
    try {
      response = await fetch(path, {
        method: "POST", headers: { "Content-Type": "application/json", "X-L10n-Key": this.key },
        body: JSON.stringify(body),
      });
      text = await response.text();
    } catch {
      throw new Error("The preview's server does not answer.");
    }
    if (!response.ok) {
      const isSentence = (response.headers.get("Content-Type") ?? "").startsWith("text/plain") && text.trim() !== "";
      throw new Error(isSentence ? text.trim() : `The preview's server refuses this (status ${response.status}).`);
    }
    try {
      return JSON.parse(text);
    } catch {
      throw new Error("The answer of the preview's server cannot be read.");
    }
  },

  /** Writes texts into a table; where they are now, and how many savings can be taken back. */
  async save(body) {
    return new GivenValues(await this.ask("/save", body)).get("saved", "");
  },

  /** Takes the last saving back; of which key it was, and how many are left. */
  async undo() {
    return new GivenValues(await this.ask("/undo", {})).get("undone", "");
  },
};

/** Asks for trials of what is typed: one at a time, and of those that come meanwhile the latest alone. */
class Trials {
  /** `show` is called with a trial, or with null and an error. */
  constructor(show) {
    this.show = show;
    this.next = null;
    this.turn = 0;
    this.isAsking = false;
  }

  ask(body) {
    this.next = body;
    if (!this.isAsking) this.#work();
  }

  /** Nobody waits for an answer any more. */
  drop() {
    this.next = null;
    this.turn += 1;
  }

  async #work() {
    this.isAsking = true;
    while (this.next) {
      const { next: body, turn } = this;
      this.next = null;
      try {
        const trial = await Trial.make(await workbench.ask("/try", body));
        if (turn === this.turn) this.show(trial, null);
      } catch (error) {
        if (turn === this.turn) this.show(null, error);
      }
    }
    this.isAsking = false;
  }
}

/** Typed texts as they were laid out: a small gallery of one locale, its findings, and the room that is left. */
class Trial {
  static async make(calls) {
    const values = new GivenValues(calls);
    const gallery = new Gallery(values.get("index", ""), values);
    const trial = new Trial(gallery, new FindingIndex(values.get("findings", ""), gallery), values.get("rooms", ""));
    await Promise.all(gallery.components.map((_, number) => gallery.cells(number)));
    return trial;
  }

  constructor(gallery, findings, rooms) {
    this.gallery = gallery;
    this.findings = findings;
    this.rooms = rooms.map(([specimen, slot, device, size, width, lines, needed, left, characters, assumed]) => ({
      specimen: gallery.specimens[specimen].name, device: gallery.index.devices[device].name,
      slot: gallery.components[gallery.specimens[specimen].component].slots[slot],
      size: gallery.index.sizes[size], width, lines, needed, left, characters, isAssumed: assumed === 1,
    }));
  }

  /** The number of a text size of another gallery. */
  size(name) {
    const { sizes } = this.gallery.index;
    return Math.max(0, sizes.indexOf(name) < 0 ? sizes.indexOf("large") : sizes.indexOf(name));
  }

  /**
   * The cell of a specimen that is most like one of another gallery: of the same sample, choices, device and theme as
   * far as it is there still; null where the specimen is not in the trial.
   */
  async like(other, numbers) {
    const { index } = other;
    const specimen = this.gallery.specimenNumbers.get(index.specimens[numbers.specimen].name);
    if (specimen === undefined) return null;
    const cells = await this.gallery.cells(this.gallery.specimens[specimen].component);
    const wanted = [
      this.gallery.index.samples.indexOf(index.samples[numbers.sample]),
      this.gallery.axesNumbers.get(canonicalAxes(index.axes[numbers.axes])),
      this.gallery.index.devices.findIndex(({ name }) => name === index.devices[numbers.device].name),
    ];
    const theme = this.gallery.index.themes.findIndex(({ name }) => name === index.themes[numbers.theme].name);
    const score = ([, sample, axes, device, themes]) => [sample === wanted[0], axes === wanted[1], device === wanted[2],
      themes.includes(theme)].reduce((sum, isSame) => sum * 2 + Number(isSame), 0);
    const [kind] = cells.map.kinds.filter(([own]) => own === specimen).sort((one, two) => score(two) - score(one));
    if (!kind) return null;
    return cells.get({
      specimen, sample: kind[1], axes: kind[2], device: kind[3], theme: kind[4].includes(theme) ? theme : kind[4][0],
      locale: 0, size: this.size(index.sizes[numbers.size]),
    });
  }
}
