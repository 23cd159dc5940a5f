"use strict";
// The data come as scripts, since a page that was opened from a file may fetch nothing else.

/** The data files: each loaded once, when it is first asked for, and anew after it has changed. */
class Store {
  #files = new Map();
  #values = new Map();
  /** Compressed values that a file has brought, by its name, until they are expanded. */
  #packed = new Map();
  /** Values that were given back. */
  #dropped = new Set();
  #revision = 0;

  /** A value of a data file, as in `load("texts", "3", "t3")`; it fails with a sentence for the reader. */
  async load(kind, name, file) {
    const path = `data/${file}.js`;
    if (!this.#files.has(path)) this.#files.set(path, this.#read(path, file));
    await this.#files.get(path);
    let value = this.#values.get(`${kind} ${name}`);
    if (value === undefined && this.#dropped.delete(`${kind} ${name}`)) {
      this.#files.set(path, this.#read(path, file));
      await this.#files.get(path);
      value = this.#values.get(`${kind} ${name}`);
    }
    if (value === undefined) throw new Error(Store.#complaint(path));
    return value;
  }

  /** Called by the data files, once for each value in them. */
  take(kind, name, value) {
    if (kind === "packed") this.#packed.set(name, value);
    else this.#values.set(`${kind} ${name}`, keptValue(kind, value));
  }

  /** Gives the memory of a value back: it is read anew when it is asked for again. */
  drop(kind, name) {
    this.#values.delete(`${kind} ${name}`);
    this.#dropped.add(`${kind} ${name}`);
  }

  /** Forgets the files, so that they are read anew. */
  forget(paths) {
    this.#revision += 1;
    for (const path of paths) this.#files.delete(path);
  }

  async #read(path, file) {
    try {
      await this.#run(path);
      await this.#unpack(path, file);
    } catch (error) {
      this.#files.delete(path);
      throw error;
    }
  }

  #run(path) {
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
          reject(new Error(Store.#complaint(path)));
        },
      });
      document.head.append(script);
    });
  }

  /** Expands what a file has brought, if it is compressed. */
  async #unpack(path, file) {
    if (!this.#packed.has(file)) return;
    const packed = this.#packed.get(file);
    this.#packed.delete(file);
    if (!("DecompressionStream" in globalThis)) throw new Error(Store.#tooOld);
    try {
      for (const [kind, name, value] of JSON.parse(await expanded(packed))) this.take(kind, name, value);
    } catch {
      throw new Error(`‘${path}’ is damaged: write the preview anew with ‘l10n preview’.`);
    }
  }

  static #tooOld = "This browser cannot expand the preview’s data: Chromium and Edge can since 80, Safari since 16.4, "
    + "Firefox since 113.";

  static #complaint(path) {
    return `‘${path}’ cannot be read: write the preview anew with ‘l10n preview’.`;
  }
}

/** Values that came together, read in the same way as those of the data files. */
class GivenValues {
  #values = new Map();

  /** `calls` are those of data files: `[[kind, name, value], …]`. */
  constructor(calls) {
    for (const [kind, name, value] of calls) this.#values.set(`${kind} ${name}`, keptValue(kind, value));
  }

  async load(kind, name) {
    return this.get(kind, name);
  }

  get(kind, name) {
    const value = this.#values.get(`${kind} ${name}`);
    if (value === undefined) throw new Error(`The answer of the preview’s server has no ‘${kind}’.`);
    return value;
  }

  /** They are all there is: none can be read anew. */
  drop() {}
}

function keptValue(kind, value) {
  return kind === "map" ? compactMap(value) : value;
}

/** The text of so many bytes, which zlib has compressed and Base64 has spelt. */
async function expanded([count, text]) {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const found = await new Response(stream).arrayBuffer();
  if (found.byteLength !== count) throw new Error("the data are not those that were written");
  return new TextDecoder("utf-8", { fatal: true }).decode(found);
}

const store = new Store();

function l10n(kind, name, value) {
  store.take(kind, name, value);
}
