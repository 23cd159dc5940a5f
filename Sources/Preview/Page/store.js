"use strict";
// The data come as scripts, since a page that was opened from a file may fetch nothing else.

/** The data files: each loaded once, when it is first asked for, and anew after it has changed. */
class Store {
  #files = new Map();
  #values = new Map();
  #revision = 0;

  /** A value of a data file, as in `load("texts", "3", "t3")`; it fails with a sentence for the reader. */
  async load(kind, name, file) {
    const path = `data/${file}.js`;
    if (!this.#files.has(path)) this.#files.set(path, this.#read(path));
    await this.#files.get(path);
    const value = this.#values.get(`${kind} ${name}`);
    if (value === undefined) throw new Error(Store.#complaint(path));
    return value;
  }

  /** Called by the data files, once for each value in them. */
  take(kind, name, value) {
    this.#values.set(`${kind} ${name}`, value);
  }

  /** Forgets the files, so that they are read anew. */
  forget(paths) {
    this.#revision += 1;
    for (const path of paths) this.#files.delete(path);
  }

  #read(path) {
    return new Promise((resolve, reject) => {
      const script = make("script", {
        // A browser may keep a script whose address it has seen.
        src: this.#revision ? `${path}?${this.#revision}` : path,
        load: () => {
          script.remove();
          resolve();
        },
        error: () => {
          script.remove();
          this.#files.delete(path);
          reject(new Error(Store.#complaint(path)));
        },
      });
      document.head.append(script);
    });
  }

  static #complaint(path) {
    return `‘${path}’ cannot be read: write the preview anew with ‘l10n preview’.`;
  }
}

const store = new Store();

function l10n(kind, name, value) {
  store.take(kind, name, value);
}
