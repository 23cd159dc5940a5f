"use strict";

/** What the cells of a component differ in: each can be the rows or the columns of its matrix, or be fixed. */
class Dimensions {
  constructor(cells) {
    this.cells = cells;
    const { gallery, component, map } = cells;
    const { index } = gallery;
    const found = { specimen: new Set(), sample: new Set(), axes: new Set(), device: new Set(), theme: new Set() };
    /** By specimen: its samples. */
    this.samples = new Map();
    for (const [specimen, sample, axes, device, themes] of map.kinds) {
      found.specimen.add(specimen);
      found.sample.add(sample);
      found.axes.add(axes);
      found.device.add(device);
      for (const theme of themes) found.theme.add(theme);
      if (!this.samples.has(specimen)) this.samples.set(specimen, new Set());
      this.samples.get(specimen).add(sample);
    }
    const named = (values, name, label = name) => [...values].sort((left, right) => left - right)
      .map((value) => ({ value, name: name(value), label: label(value) }));
    const locales = [...gallery.locales.keys()].filter((locale) => component.cells[locale]);
    const sizes = map.kinds.length > 0 ? [...index.sizes.keys()] : [];
    this.all = [
      { id: "specimen", label: "Specimen", values: named(found.specimen, (n) => index.specimens[n].name) },
      { id: "sample", label: "Sample", values: named(found.sample, (n) => index.samples[n] || "plain") },
      { id: "locale", label: "Locale", values: named(locales, (n) => gallery.locales[n].tag) },
      { id: "size", label: "Text size", values: named(sizes, (n) => index.sizes[n]) },
      {
        id: "theme", label: "Theme",
        values: named(found.theme, (n) => gallery.themeID(n), (n) => gallery.themeName(n)),
      },
      { id: "device", label: "Device", values: named(found.device, (n) => index.devices[n].name) },
    ];
    for (const axis of component.axes) {
      const used = new Set([...found.axes].map((axes) => index.axes[axes][axis.name] ?? axis.default));
      // Every value can be chosen; one without a cell is said to have none.
      const values = axis.values.map((value) => ({ value, name: value, label: value, isHeld: used.has(value) }));
      this.all.push({ id: `axis.${axis.name}`, label: axis.name, axis, values, isState: axis.isState });
    }
    this.byID = new Map(this.all.map((dimension) => [dimension.id, dimension]));
  }

  /** The values that a state picks of a dimension, or all where it picks none that is there. */
  picked(dimension, state) {
    const names = new Set(splitList(state[dimension.id]));
    const held = dimension.values.filter(({ isHeld }) => isHeld !== false);
    const values = held.filter(({ name }) => names.has(name));
    return values.length > 0 ? values : held;
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

  /** What a specimen is shown with, where some choices are made: by axis, what differs from the defaults. */
  choices(specimen, chosen) {
    const axes = {};
    for (const { name, default: usual } of this.cells.component.axes) {
      const value = chosen[name] ?? this.cells.gallery.specimens[specimen].axes[name] ?? usual;
      if (value !== usual) axes[name] = value;
    }
    return axes;
  }

  /** The number of the axes of a specimen with some choices, or undefined where no cell has them. */
  axes(specimen, chosen) {
    return this.cells.gallery.axesNumbers.get(canonicalAxes(this.choices(specimen, chosen)));
  }

  /** By value of each axis, from values by the names of dimensions. */
  static chosen(values) {
    const chosen = {};
    for (const id in values) if (id.startsWith("axis.")) chosen[id.slice(5)] = values[id];
    return chosen;
  }
}
