"use strict";

/** Which cells a state shows, in which rows and columns; a section for each specimen that is not one of the two. */
class MatrixPlan {
  constructor(dimensions, state, filter) {
    this.dimensions = dimensions;
    this.filter = filter;
    this.finder = new CellFinder(dimensions);
    this.rows = dimensions.byID.get(state.rows) || dimensions.byID.get("locale");
    this.columns = dimensions.byID.get(state.columns) || dimensions.byID.get("size");
    if (this.rows === this.columns) {
      this.columns = dimensions.byID.get(this.rows.id === "size" ? "locale" : "size");
    }
    this.rowValues = this.values(this.rows, state, filter);
    this.columnValues = this.values(this.columns, state, filter);
    this.fixed = {};
    for (const dimension of dimensions.all) {
      if (dimension === this.rows || dimension === this.columns) continue;
      const value = dimensions.fixed(dimension, state);
      if (value !== undefined) this.fixed[dimension.id] = value;
    }
    this.finder.variesAxes = Boolean(this.rows.axis || this.columns.axis);
    this.build();
    const left = this.columnValues.filter((_, column) => this.takenColumns[column]);
    if (filter.isActive && left.length < this.columnValues.length && left.length > 0) {
      this.columnValues = left;
      this.build();
    }
    this.gaps = findGaps(this);
  }

  values(dimension, state, filter) {
    const picked = this.dimensions.picked(dimension, state);
    return dimension.id === "specimen" ? picked.filter(({ value }) => filter.takesSpecimen(value)) : picked;
  }

  build() {
    this.sections = [];
    this.shown = 0;
    this.failing = 0;
    this.uncertain = 0;
    /** The widest cell of each column, in points. */
    this.columnWidths = this.columnValues.map(() => 0);
    this.takenColumns = this.columnValues.map(() => false);
    this.seenLocales = new Set();
    for (const base of this.bases()) this.add(base);
    const { locales } = this.dimensions.cells.gallery;
    this.isRightToLeft = this.seenLocales.size > 0
      && [...this.seenLocales].every((locale) => locales[locale].rightToLeft);
  }

  /** What the sections stand for: a specimen, and which sample of it. */
  *bases() {
    const onAxis = new Set([this.rows.id, this.columns.id]);
    const { byID, samples } = this.dimensions;
    const isFree = (id) => !onAxis.has(id) && this.fixed[id] === undefined;
    const specimens = isFree("specimen") ? byID.get("specimen").values.map(({ value }) => value) : [undefined];
    for (const specimen of specimens) {
      const base = specimen === undefined ? {} : { specimen };
      const subject = specimen ?? this.fixed.specimen;
      if (!isFree("sample")) yield base;
      else if (subject === undefined) yield* byID.get("sample").values.map(({ value }) => ({ ...base, sample: value }));
      else yield* [...(samples.get(subject) || [])].sort((a, b) => a - b).map((sample) => ({ ...base, sample }));
    }
  }

  add(base) {
    const values = { ...this.fixed, ...base };
    if (values.specimen !== undefined && !this.filter.takesSpecimen(values.specimen)) return;
    const { finder, filter, columnValues, columnWidths } = this;
    const { map } = finder;
    const places = [];
    const heights = [];
    const marks = [];
    // A row of the data has all text sizes: only other columns are looked up one by one.
    const isBySize = this.columns.id === "size";
    for (const [place, { value }] of this.rowValues.entries()) {
      values[this.rows.id] = value;
      let [taken, height, mark] = [0, 0, 0];
      let measures = isBySize ? finder.measures(values) : -1;
      if (isBySize && measures < 0) continue;
      let isTaken = isBySize && filter.takesText(values.specimen, values.locale);
      for (let column = 0; column < columnValues.length; column += 1) {
        if (!isBySize) {
          values[this.columns.id] = columnValues[column].value;
          measures = finder.measures(values);
          if (measures < 0) continue;
          isTaken = filter.takesText(values.specimen, values.locale);
        }
        const size = isBySize ? columnValues[column].value : values.size;
        const verdict = map.verdict(measures, size);
        height = Math.max(height, map.height(measures, size));
        if (verdict !== 0 && mark === 0) mark = 1;
        const isFailing = isFailingVerdict(verdict);
        if (!isTaken || (filter.failing && !isFailing)) continue;
        taken += 1;
        this.takenColumns[column] = true;
        columnWidths[column] = Math.max(columnWidths[column], map.width(measures, size));
        if (isFailing) {
          this.failing += 1;
          mark = 2;
        } else if (verdict === 4) this.uncertain += 1;
        if (!isBySize) this.seenLocales.add(values.locale);
      }
      if (taken === 0) continue;
      if (isBySize) this.seenLocales.add(values.locale);
      this.shown += taken;
      places.push(place);
      heights.push(height);
      marks.push(mark);
    }
    delete values[this.rows.id];
    delete values[this.columns.id];
    if (places.length === 0) return;
    const number = this.sections.length;
    this.sections.push({
      values, number, places: Uint32Array.from(places), heights: Uint32Array.from(heights),
      /** By row: 2 where a cell fails, 1 where one is uncertain. */
      marks: Uint8Array.from(marks),
    });
  }

  /** The value and the name of a row of a section. */
  row({ places }, row) {
    return this.rowValues[places[row]];
  }

  /** The numbers of the cell of a place, or null where the gallery has none. */
  numbers({ section, row, column }) {
    const { values, places } = this.sections[section];
    const all = {
      ...values, [this.rows.id]: this.rowValues[places[row]].value, [this.columns.id]: this.columnValues[column].value,
    };
    const numbers = this.finder.numbers(all);
    if (!numbers) return null;
    const measures = this.finder.map.measuresOfCell(numbers);
    if (measures < 0) return null;
    numbers.verdict = this.finder.map.verdict(measures, numbers.size);
    return numbers;
  }

  takes({ specimen, locale, verdict }) {
    return this.filter.takes(specimen, locale, verdict);
  }

  /** The first cell that is asked for, as numbers. */
  find(isWanted) {
    for (const [section, { places }] of this.sections.entries()) {
      for (let row = 0; row < places.length; row += 1) {
        for (let column = 0; column < this.columnValues.length; column += 1) {
          const numbers = this.numbers({ section, row, column });
          if (numbers && isWanted(numbers)) return numbers;
        }
      }
    }
    return undefined;
  }

  /** Where a cell stands, or null where it is not shown. */
  place(wanted) {
    const { rows, columns } = this;
    const fits = (dimension, value) => dimension.axis !== undefined || wanted[dimension.id] === value;
    for (const [section, { values, places }] of this.sections.entries()) {
      if (values.specimen !== undefined && values.specimen !== wanted.specimen) continue;
      for (let row = 0; row < places.length; row += 1) {
        if (!fits(rows, this.rowValues[places[row]].value)) continue;
        for (let column = 0; column < this.columnValues.length; column += 1) {
          if (!fits(columns, this.columnValues[column].value)) continue;
          const found = this.numbers({ section, row, column });
          if (found && isSameCell(found, wanted)) return { section, row, column };
        }
      }
    }
    return null;
  }

  /** The next place in reading order whose cell fails, round the end, or null; `from` is a place or null. */
  failingPlace(from, step) {
    const count = this.columnValues.length;
    const rows = this.sections.flatMap(({ marks }, section) =>
      [...marks.keys()].filter((row) => marks[row] === 2).map((row) => ({ section, row })));
    const order = (one) => [one.section, one.row, one.column];
    const isBehind = (one, other) => {
      const [left, right] = [order(one), order(other)];
      const differing = left.findIndex((value, member) => value !== right[member]);
      return differing >= 0 && left[differing] > right[differing];
    };
    const near = from ?? { section: 0, row: 0, column: -1 };
    // Rows around the place, so that those of a large matrix are not all looked at.
    const found = rows.findIndex(({ section, row }) => section > near.section
      || (section === near.section && row >= near.row));
    const start = found < 0 ? rows.length : found;
    for (let offset = 0; offset <= rows.length && rows.length > 0; offset += 1) {
      const isPast = start === rows.length;
      if (isPast && offset === 0 && step < 0) continue;
      const { section, row } = rows[(start + step * offset + 2 * rows.length) % rows.length];
      const own = [];
      for (let column = 0; column < count; column += 1) {
        const numbers = this.numbers({ section, row, column });
        if (numbers && isFailingVerdict(numbers.verdict) && this.takes(numbers)) own.push({ section, row, column });
      }
      if (step < 0) own.reverse();
      const next = own.find((place) =>
        offset > 0 || isPast || (step > 0 ? isBehind(place, near) : isBehind(near, place)));
      if (next) return next;
    }
    return null;
  }
}

const cellMembers = ["specimen", "sample", "locale", "size", "device", "theme", "axes"];

function isSameCell(cell, other) {
  return cellMembers.every((member) => cell[member] === other[member]);
}

/** The numbers of a cell from its name in the address, or null where the gallery has no such cell. */
function cellNumbers(gallery, text) {
  const names = splitNames(text || "");
  if (names?.length !== 7) return null;
  const { index } = gallery;
  const found = {
    specimen: gallery.specimenNumbers.get(names[0]), sample: index.samples.indexOf(names[1]),
    locale: gallery.localeNumbers.get(names[2]), size: index.sizes.indexOf(names[3]),
    device: index.devices.findIndex(({ name }) => name === names[4]),
    theme: index.themes.findIndex(({ name }) => name === names[5]), axes: gallery.axesNumbers.get(names[6]),
  };
  return cellMembers.every((member) => found[member] !== undefined && found[member] >= 0) ? found : null;
}
