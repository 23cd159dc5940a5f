"use strict";

const verdicts = ["fits", "overflows", "clips", "breaks mid-word", "uncertain", "sticks out"];

/** The order in which a reader wants to hear of them: the worst counts for a cell. */
const verdictRank = [0, 5, 4, 2, 1, 3];

/** The index of the gallery with its names looked up. */
class Gallery {
  constructor(index) {
    this.index = index;
    this.locales = index.locales;
    this.components = index.components;
    this.specimens = index.specimens;
    this.componentNumbers = numbers(index.components.map((component) => component.name));
    this.localeNumbers = numbers(index.locales.map((locale) => locale.tag));
    this.specimenNumbers = numbers(index.specimens.map((specimen) => specimen.name));
    this.axesNumbers = numbers(index.axes.map(canonicalAxes));
  }

  component(name) {
    return this.componentNumbers.get(name);
  }

  localeName(number) {
    return this.locales[number].name || this.locales[number].tag;
  }

  themeName(number) {
    const theme = this.index.themes[number];
    return theme.name || (theme.dark ? "dark" : "standard");
  }

  /** Cells and failing cells of a component, in one locale or in all. */
  counts(component, locales = null) {
    const count = (list) => (locales || [...this.locales.keys()])
      .reduce((sum, locale) => sum + (list[locale] || 0), 0);
    return { cells: count(component.cells), failing: count(component.failing) };
  }
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

/** The findings, by what they are about. */
class FindingIndex {
  constructor(findings, gallery) {
    this.all = findings;
    this.bySpecimen = new Map();
    findings.forEach((finding, number) => {
      for (const specimen of finding.specimens || []) {
        if (!this.bySpecimen.has(specimen)) this.bySpecimen.set(specimen, []);
        this.bySpecimen.get(specimen).push(number);
      }
    });
    this.rules = [...new Set(findings.map((finding) => finding.rule))].sort();
    this.gallery = gallery;
  }

  /** Numbers of the findings of a specimen that hold in a locale. */
  of(specimen, locale) {
    const tag = this.gallery.locales[locale].tag;
    const found = this.bySpecimen.get(specimen) || [];
    return found.filter((number) => !this.all[number].locale || this.all[number].locale === tag);
  }
}
