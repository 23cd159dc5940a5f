"use strict";

/** Tells which cell belongs to a value of each dimension, fast enough to be asked of a million places. */
class CellFinder {
  constructor(dimensions) {
    this.dimensions = dimensions;
    this.map = dimensions.cells.map;
    this.known = new Map();
    /** Whether axes are rows or columns; else those of a specimen are always the same. */
    this.variesAxes = false;
  }

  /** The numbers of the cell, or null where an axis has no such choice; an axis that is left out is the specimen's. */
  numbers(values) {
    const axes = this.axes(values);
    if (axes === undefined || values.specimen === undefined) return null;
    const { specimen, sample, locale, size, device, theme } = values;
    return { specimen, sample, axes, locale, size, device, theme };
  }

  /** The measures of the row that the cell is of, or -1 where there is none. */
  measures(values) {
    const axes = this.axes(values);
    if (axes === undefined) return -1;
    const { specimen, sample, locale, device, theme } = values;
    return this.map.measuresOf(specimen, sample, axes, device, theme, locale);
  }

  axes(values) {
    if (!this.variesAxes && this.known.has(values.specimen)) return this.known.get(values.specimen);
    const axes = values.specimen === undefined ? undefined
      : this.dimensions.axes(values.specimen, Dimensions.chosen(values));
    if (!this.variesAxes) this.known.set(values.specimen, axes);
    return axes;
  }
}
