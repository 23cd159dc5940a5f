"use strict";

/** What the cells of a component differ in: each can be the rows or the columns of its matrix, or be fixed. */
class Dimensions {
  constructor(cells) {
    this.cells = cells;
    const { gallery, component } = cells;
    const { index } = gallery;
    const found = { specimen: new Set(), sample: new Set(), axes: new Set(), device: new Set(), size: new Set() };
    const themes = new Set();
    for (const { row } of cells.rows()) {
      found.specimen.add(row[0]);
      found.sample.add(row[1]);
      found.axes.add(row[2]);
      found.device.add(row[3]);
      row[5].forEach((geometry, size) => Number.isInteger(geometry) && found.size.add(size));
      for (const set of [row[4]].flat()) for (const [theme] of cells.definition.paintSets[set] || []) themes.add(theme);
    }
    const sorted = (set) => [...set].sort((left, right) => left - right);
    const named = (set, name) => sorted(set).map((value) => ({ value, name: name(value) }));
    const locales = [...gallery.locales.keys()].filter((locale) => component.cells[locale]);
    this.all = [
      { id: "specimen", label: "Specimen", values: named(found.specimen, (n) => index.specimens[n].name) },
      { id: "sample", label: "Sample", values: named(found.sample, (n) => index.samples[n] || "plain") },
      { id: "locale", label: "Locale", values: named(new Set(locales), (n) => gallery.locales[n].tag) },
      { id: "size", label: "Text size", values: named(found.size, (n) => index.sizes[n]) },
      { id: "theme", label: "Theme", values: named(themes, (n) => gallery.themeName(n)) },
      { id: "device", label: "Device", values: named(found.device, (n) => index.devices[n].name) },
    ];
    for (const axis of component.axes) {
      const used = new Set([...found.axes].map((axes) => index.axes[axes][axis.name] ?? axis.default));
      const values = axis.values.filter((value) => used.has(value)).map((value) => ({ value, name: value }));
      this.all.push({ id: `axis.${axis.name}`, label: axis.name, axis, values, isState: axis.isState });
    }
    this.byID = new Map(this.all.map((dimension) => [dimension.id, dimension]));
  }

  /** Those in which there is something to choose. */
  get choices() {
    return this.all.filter((dimension) => dimension.values.length > 1);
  }

  /** The values that a state picks of a dimension, or all where it picks none that is there. */
  picked(dimension, state) {
    const names = new Set(splitList(state[dimension.id]));
    const values = dimension.values.filter(({ name }) => names.has(name));
    return values.length > 0 ? values : dimension.values;
  }

  /** The value of a dimension that is neither rows nor columns; undefined where the specimen decides, or all stand. */
  fixed(dimension, state) {
    const [name] = splitList(state[dimension.id]);
    const picked = dimension.values.find((value) => value.name === name);
    if (picked) return picked.value;
    if (dimension.axis || dimension.id === "specimen" || dimension.id === "sample") return undefined;
    const { index } = this.cells.gallery;
    const usual = dimension.id === "locale" ? index.developmentLocale
      : dimension.id === "size" ? index.sizes.indexOf("large") : 0;
    return (dimension.values.find(({ value }) => value === usual) || dimension.values[0])?.value;
  }

  /** The number of the axes of a specimen with some choices, or undefined where no cell has them. */
  axes(specimen, choices) {
    const axes = {};
    for (const { name, default: usual } of this.cells.component.axes) {
      const value = choices[name] ?? this.cells.gallery.specimens[specimen].axes[name] ?? usual;
      if (value !== usual) axes[name] = value;
    }
    return this.cells.gallery.axesNumbers.get(canonicalAxes(axes));
  }

  /** The cell of a value for each dimension; an axis that is left out is as the specimen has it. */
  cell(values) {
    const choices = {};
    for (const id in values) if (id.startsWith("axis.")) choices[id.slice(5)] = values[id];
    const axes = this.axes(values.specimen, choices);
    return axes === undefined ? null : this.cells.find({ ...values, axes });
  }
}
