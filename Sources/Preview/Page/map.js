"use strict";

/** A map as it is kept: numbers that stand side by side take a fifth of the memory of lists. */
function compactMap({ kinds, measures, locales }) {
  const stride = measures[0]?.length ?? 0;
  const flat = new Uint32Array(measures.length * stride);
  measures.forEach((list, number) => flat.set(list, number * stride));
  // By locale: for each kind the number of its measures and 1; 0 where the locale does not have it.
  const rows = locales.map(([own, numbers]) => {
    const row = new Uint32Array(own.length > 0 ? kinds.length : 0);
    own.forEach((kind, place) => { row[kind] = numbers[place] + 1; });
    return row;
  });
  return { kinds, measures: flat, rows };
}

/** Which cells a component has, how large they are and whether they fit: all of them, without one being loaded. */
class CellMap {
  constructor({ index }, { kinds, measures, rows }) {
    this.sizes = index.sizes.length;
    /** What can be shown in a locale, as [specimen, sample, axes, device, [theme, …]]. */
    this.kinds = kinds;
    this.measures = measures;
    this.rows = rows;
    this.factors = [index.samples.length, index.axes.length, index.devices.length];
    this.byKey = new Map();
    kinds.forEach((kind, number) => {
      const key = this.key(kind[0], kind[1], kind[2], kind[3]);
      if (this.byKey.has(key)) this.byKey.get(key).push(number);
      else this.byKey.set(key, [number]);
    });
  }

  key(specimen, sample, axes, device) {
    const [samples, choices, devices] = this.factors;
    return ((specimen * samples + sample) * choices + axes) * devices + device;
  }

  /** The measures of a row of cells, one for each text size; -1 where there is none. */
  measuresOf(specimen, sample, axes, device, theme, locale) {
    const row = this.rows[locale];
    if (row.length === 0) return -1;
    for (const kind of this.byKey.get(this.key(specimen, sample, axes, device)) ?? []) {
      if (row[kind] > 0 && this.kinds[kind][4].includes(theme)) return row[kind] - 1;
    }
    return -1;
  }

  measuresOfCell({ specimen, sample, axes, device, theme, locale }) {
    return this.measuresOf(specimen, sample, axes, device, theme, locale);
  }

  width(measures, size) {
    return this.measures[(measures * this.sizes + size) * 3];
  }

  height(measures, size) {
    return this.measures[(measures * this.sizes + size) * 3 + 1];
  }

  verdict(measures, size) {
    return this.measures[(measures * this.sizes + size) * 3 + 2];
  }

  /** The worst of its cells in some locales, as numbers; null where there is none. */
  worst(locales) {
    let found = null;
    let rank = -1;
    for (const locale of locales) {
      this.rows[locale].forEach((row, kind) => {
        if (row === 0) return;
        for (let size = 0; size < this.sizes; size += 1) {
          const next = verdictRank[this.verdict(row - 1, size)];
          if (next > rank) [rank, found] = [next, { locale, kind, size }];
        }
      });
    }
    if (!found) return null;
    const [specimen, sample, axes, device, themes] = this.kinds[found.kind];
    return { specimen, sample, axes, device, theme: themes[0], locale: found.locale, size: found.size };
  }

  /** Calls for each kind and theme with the first failing cell in some locales, as numbers, and how many there are. */
  eachFailing(locales, take) {
    for (const [kind, [specimen, sample, axes, device, themes]] of this.kinds.entries()) {
      let [count, first] = [0, null];
      for (const locale of locales) {
        const row = this.rows[locale][kind];
        for (let size = 0; row > 0 && size < this.sizes; size += 1) {
          if (!isFailingVerdict(this.verdict(row - 1, size))) continue;
          count += 1;
          first ??= { locale, size };
        }
      }
      if (count > 0) for (const theme of themes) take({ specimen, sample, axes, device, theme, ...first }, count);
    }
  }

  /** The first of its cells in a locale at a text size, as numbers; null where there is none. */
  first(locale, size) {
    const kind = this.rows[locale].findIndex((row) => row > 0);
    if (kind < 0) return null;
    const [specimen, sample, axes, device, themes] = this.kinds[kind];
    return { specimen, sample, axes, device, theme: themes[0], locale, size };
  }
}

function isFailingVerdict(verdict) {
  return verdict !== 0 && verdict !== 4;
}
