"use strict";

/** Which cells a state shows, in which rows and columns; a section for each specimen that is not one of the two. */
class MatrixPlan {
  constructor(dimensions, state, filter) {
    this.dimensions = dimensions;
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
    this.sections = [];
    this.shown = 0;
    this.failing = 0;
    this.uncertain = 0;
    for (const base of this.bases()) this.add(base, filter);
    this.isRightToLeft = this.areAllRightToLeft();
  }

  values(dimension, state, filter) {
    const picked = this.dimensions.picked(dimension, state);
    return dimension.id === "specimen" ? picked.filter(({ value }) => filter.takesSpecimen(value)) : picked;
  }

  /** What the sections stand for: a specimen, and which sample of it. */
  *bases() {
    const onAxis = new Set([this.rows.id, this.columns.id]);
    const { byID, cells } = this.dimensions;
    const isFree = (id) => !onAxis.has(id) && this.fixed[id] === undefined;
    const specimens = isFree("specimen") ? byID.get("specimen").values.map(({ value }) => value) : [undefined];
    const samples = new Map();
    for (const { row } of cells.rows()) {
      if (!samples.has(row[0])) samples.set(row[0], new Set());
      samples.get(row[0]).add(row[1]);
    }
    for (const specimen of specimens) {
      const base = specimen === undefined ? {} : { specimen };
      const subject = specimen ?? this.fixed.specimen;
      if (!isFree("sample")) yield base;
      else if (subject === undefined) yield* byID.get("sample").values.map(({ value }) => ({ ...base, sample: value }));
      else yield* [...(samples.get(subject) || [])].sort((a, b) => a - b).map((sample) => ({ ...base, sample }));
    }
  }

  add(base, filter) {
    const values = { ...this.fixed, ...base };
    if (values.specimen !== undefined && !filter.takesSpecimen(values.specimen)) return;
    const rows = [];
    for (const { value, name } of this.rowValues) {
      const cells = this.columnValues.map((column) =>
        this.dimensions.cell({ ...values, [this.rows.id]: value, [this.columns.id]: column.value }));
      const taken = cells.map((cell) => cell !== null && filter.takes(cell));
      if (!taken.includes(true)) continue;
      rows.push({ value, name, cells, taken });
      cells.forEach((cell, column) => {
        if (!taken[column]) return;
        this.shown += 1;
        if (cell.isFailing) this.failing += 1;
        else if (cell.verdict === 4) this.uncertain += 1;
      });
    }
    if (rows.length > 0) this.sections.push({ values, rows, number: this.sections.length });
  }

  areAllRightToLeft() {
    const { locales } = this.dimensions.cells.gallery;
    const cells = this.sections.flatMap(({ rows }) => rows.flatMap((row) => row.cells)).filter(Boolean);
    return cells.length > 0 && cells.every((cell) => locales[cell.locale].rightToLeft);
  }

  /** Where a cell stands, or null where it is not shown. */
  place(wanted) {
    for (const [section, { rows }] of this.sections.entries()) {
      for (const [row, { cells }] of rows.entries()) {
        const column = cells.findIndex((cell) => cell && isSameCell(cell, wanted));
        if (column >= 0) return { section, row, column };
      }
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

/** Which cells a reader wants to see. */
class CellFilter {
  constructor(state, gallery, findings) {
    this.gallery = gallery;
    this.findings = findings;
    this.failing = state.failing === "1";
    this.rule = state.rule;
    this.key = state.key?.toLowerCase();
    this.specimens = new Map();
  }

  get isActive() {
    return this.failing || this.rule !== undefined || this.key !== undefined;
  }

  takesSpecimen(specimen) {
    if (!this.specimens.has(specimen)) this.specimens.set(specimen, this.judge(specimen));
    return this.specimens.get(specimen);
  }

  judge(specimen) {
    if (this.rule && !this.findings.bySpecimen.has(specimen)) return false;
    const { texts } = this.gallery.specimens[specimen];
    return !this.key || texts.some(({ key }) => key.toLowerCase().includes(this.key));
  }

  takes(cell) {
    if (this.failing && !cell.isFailing) return false;
    if (!this.takesSpecimen(cell.specimen)) return false;
    if (!this.rule) return true;
    return this.findings.of(cell.specimen, cell.locale).some((number) => this.findings.all[number].rule === this.rule);
  }
}
