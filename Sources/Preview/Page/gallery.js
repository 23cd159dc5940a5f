"use strict";

const verdicts = ["fits", "overflows", "clips", "breaks mid-word", "uncertain", "sticks out"];

/** The order in which a reader wants to hear of them: the worst counts for a cell. */
const verdictRank = [0, 5, 4, 2, 1, 3];

/** The verdicts of findings, by number. */
const verdictIDs = ["fits", "overflows", "clips", "breaks-mid-word", "uncertain", "overhangs"];

/** An index with its names looked up, and where the rest of its data are. */
class Gallery {
  /** `store` has the values of the data files, as `store.load(kind, name, file)` gives them. */
  constructor(index, store) {
    this.index = index;
    this.store = store;
    this.locales = index.locales;
    this.components = index.components;
    this.specimens = index.specimens;
    this.componentNumbers = numbers(index.components.map((component) => component.name));
    this.localeNumbers = numbers(index.locales.map((locale) => locale.tag));
    this.specimenNumbers = numbers(index.specimens.map((specimen) => specimen.name));
    this.axesNumbers = numbers(index.axes.map(canonicalAxes));
    this.loaded = new Map();
  }

  /** The cells of a component, of which none is loaded yet. */
  cells(number) {
    if (!this.loaded.has(number)) {
      const loading = ComponentCells.load(this, number);
      this.loaded.set(number, loading);
      loading.catch(() => this.loaded.delete(number));
    }
    return this.loaded.get(number);
  }

  component(name) {
    return this.componentNumbers.get(name);
  }

  localeName(number) {
    return this.locales[number].name || this.locales[number].tag;
  }

  /** A theme in the address. */
  themeID(number) {
    const theme = this.index.themes[number];
    return theme.name || (theme.dark ? "dark" : "standard");
  }

  /** A theme for a reader: “Dark, high contrast” for “appearance=dark,contrast=high”. */
  themeName(number) {
    const name = this.themeID(number);
    const words = name.split(",").map((part) => {
      const place = part.indexOf("=");
      return readableChoice(place < 0 ? "" : part.slice(0, place), part.slice(place + 1));
    }).filter((word) => word !== "").join(", ");
    return words === "" ? name : words.charAt(0).toUpperCase() + words.slice(1);
  }

  /** Cells and failing cells of a component, in one locale or in all. */
  counts(component, locales = null) {
    const count = (list) => (locales || [...this.locales.keys()])
      .reduce((sum, locale) => sum + (list[locale] || 0), 0);
    return { cells: count(component.cells), failing: count(component.failing) };
  }
}

/** A value of a modifier in words: a value that says by itself what it is of stands alone. */
function readableChoice(modifier, value) {
  const words = (name) => name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[-_]+/g, " ").trim().toLowerCase();
  const [about, chosen] = [words(modifier), words(value)];
  if (/^(appearance|scheme|color scheme|colour scheme|mode|theme|)$/.test(about)) return chosen;
  if (/contrast/.test(about) && /^(standard|normal|default)$/.test(chosen)) return "";
  if (chosen.includes(about)) return chosen;
  return /^(true|false|on|off|\d+)$/.test(chosen) ? `${about} ${chosen}` : `${chosen} ${about}`;
}

/** A name by its number in a list; the first of equal ones. */
function numbers(names) {
  const map = new Map();
  names.forEach((name, number) => {
    if (!map.has(name)) map.set(name, number);
  });
  return map;
}

/** Choices of axes as one text, whatever their order. */
function canonicalAxes(axes) {
  return joinNames(Object.keys(axes).sort().flatMap((name) => [name, axes[name]]));
}
