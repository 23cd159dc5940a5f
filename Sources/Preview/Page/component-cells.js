"use strict";

/** The cells of a component: a piece of them, which is a block of specimens in a locale, is loaded when one is asked for. */
class ComponentCells {
  /** Pieces that are kept; those that nobody has asked for the longest go first. */
  static most = 160;

  constructor(gallery, number, definition, map) {
    this.gallery = gallery;
    this.number = number;
    this.component = gallery.components[number];
    this.definition = definition;
    this.map = map;
    this.places = new Map(this.component.specimens.map((specimen, place) => [specimen, place]));
    this.pieces = new Map();
    this.loading = new Map();
    this.fonts = new Map();
    this.texts = new Map();
  }

  /** Loads a component without its cells. */
  static async load(gallery, number) {
    const { store } = gallery;
    const [map, definition] = await Promise.all([
      store.load("map", String(number), `m${number}`), store.load("component", String(number), `c${number}`),
    ]);
    return new ComponentCells(gallery, number, definition, new CellMap(gallery, map));
  }

  block(specimen) {
    return Math.floor(this.places.get(specimen) / this.gallery.index.specimensOfBlock);
  }

  /** Loads what the picture of a cell needs; a cell that is there is handed out at once by `find`. */
  async need(numbers) {
    const { locale } = numbers;
    const block = this.block(numbers.specimen);
    const name = `${this.number}-${locale}-${block}`;
    if (this.pieces.has(name)) return;
    if (!this.loading.has(name)) this.loading.set(name, this.#read(name, locale, block));
    try {
      await this.loading.get(name);
    } finally {
      this.loading.delete(name);
    }
  }

  async #read(name, locale, block) {
    const path = this.component.files[locale]?.[block];
    if (!path) return;
    const { store } = this.gallery;
    const [data, texts] = await Promise.all([
      store.load("cells", name, path), store.load("texts", String(locale), `t${locale}`),
    ]);
    await Promise.all(data.fonts.map(async (font) =>
      this.fonts.set(font, await store.load("font", String(font), `f${font}`))));
    this.texts.set(locale, texts.texts);
    const file = { locale, data, rows: new Map() };
    for (const row of data.rows) {
      const key = row.slice(0, 4).join();
      if (!file.rows.has(key)) file.rows.set(key, []);
      file.rows.get(key).push(row);
    }
    this.pieces.set(name, file);
    for (const [oldest] of this.pieces) {
      if (this.pieces.size <= ComponentCells.most) break;
      this.pieces.delete(oldest);
      this.gallery.store.drop("cells", oldest);
    }
  }

  /** The number of the paint of a row in a theme, or undefined where the row is of other themes. */
  paint(row, size, theme) {
    const set = Array.isArray(row[4]) ? row[4][size] : row[4];
    return this.definition.paintSets[set]?.find(([other]) => other === theme)?.[1];
  }

  /** The cell of these numbers, or null where the gallery has none or its piece is not loaded. */
  find({ specimen, sample, axes, locale, size, device, theme }) {
    const name = `${this.number}-${locale}-${this.block(specimen)}`;
    const file = this.pieces.get(name);
    if (!file) return null;
    // It has been asked for last.
    this.pieces.delete(name);
    this.pieces.set(name, file);
    const rows = file.rows.get([specimen, sample, axes, device].join());
    const row = rows?.find((row) => Number.isInteger(row[5][size]) && this.paint(row, size, theme) !== undefined);
    return row ? new Cell(this, file, row, size, theme) : null;
  }

  /** The cell of these numbers once it is loaded, or null where the gallery has none. */
  async get(numbers) {
    await this.need(numbers);
    return this.find(numbers);
  }
}
