"use strict";

/** The findings, by what they are about. */
class FindingIndex {
  constructor(findings, gallery) {
    this.all = findings;
    this.gallery = gallery;
    this.bySpecimen = new Map();
    this.byComponent = new Map();
    const add = (map, key, number) => {
      if (!map.has(key)) map.set(key, []);
      map.get(key).push(number);
    };
    findings.forEach((finding, number) => {
      for (const specimen of finding.specimens || []) add(this.bySpecimen, specimen, number);
      if (isOfLayout(finding) && finding.component !== undefined) add(this.byComponent, finding.component, number);
    });
    this.byKey = new Map();
    findings.forEach((finding, number) => finding.key !== undefined && add(this.byKey, keyName(finding), number));
    this.rules = [...new Set(findings.map((finding) => finding.rule))].sort();
  }

  /** The finding of a component that harms most, in some locales or in all; null without one that fails. */
  worst(component, locales) {
    const tags = locales && new Set(locales.map((locale) => this.gallery.locales[locale].tag));
    let worst = null;
    for (const number of this.byComponent.get(component) ?? []) {
      const finding = this.all[number];
      if (!finding.cell || !isFailingVerdict(verdictIDs.indexOf(finding.verdict))) continue;
      if (tags && !tags.has(this.gallery.locales[finding.cell.locale].tag)) continue;
      if (!worst || byHarm(finding, worst) < 0) worst = finding;
    }
    return worst;
  }

  /** Numbers of the findings about an entry of a table in a locale, or in all. */
  ofKey({ table, key }, tag) {
    return (this.byKey.get(keyName({ table: table.name, key })) ?? [])
      .filter((number) => !this.all[number].locale || this.all[number].locale === tag)
      .sort((one, other) => byHarm(this.all[one], this.all[other]));
  }

  /** Whether an entry does not fit somewhere, or breaks a rule that must hold. */
  isFailingKey(entry, tag) {
    return this.ofKey(entry, tag).some((number) => {
      const { severity, verdict, locale } = this.all[number];
      return locale === tag && (severity === "error" || isFailingVerdict(Math.max(0, verdictIDs.indexOf(verdict))));
    });
  }

  /** Numbers of the findings that a cell shows: those of its layout, and those of its texts in its locale. */
  ofCell(cell) {
    const { tag } = this.gallery.locales[cell.locale];
    const { texts } = this.gallery.specimens[cell.specimen];
    const shown = new Map();
    for (const { slot, verdict } of [...cell.texts(), ...cell.overhangs()]) {
      if (!shown.has(slot)) shown.set(slot, new Set());
      shown.get(slot).add(verdictIDs[verdict]);
    }
    const isShown = (finding) => {
      if (finding.locale && finding.locale !== tag) return false;
      if (!isOfLayout(finding)) return true;
      if (finding.component !== cell.cells.number || !shown.get(finding.slot)?.has(finding.verdict)) return false;
      const bound = texts.find(({ slot }) => slot === finding.slot);
      return bound === undefined || (bound.key === finding.key && bound.table === finding.table);
    };
    return (this.bySpecimen.get(cell.specimen) || []).filter((number) => isShown(this.all[number]))
      .sort((one, other) => byHarm(this.all[one], this.all[other]));
  }
}

function keyName({ table, key }) {
  return `${table}\u0000${key}`;
}

/** Whether a finding is about how a text is laid out, so that cells show it. */
function isOfLayout(finding) {
  return finding.verdict !== undefined;
}

/** The order of findings: errors first, then the worse verdict, then the more cells. */
function byHarm(one, other) {
  const harm = ({ severity, verdict, cells = 1 }) =>
    [severity === "error" ? 1 : 0, verdictRank[Math.max(0, verdictIDs.indexOf(verdict))], cells];
  const [left, right] = [harm(one), harm(other)];
  const differing = left.findIndex((value, place) => value !== right[place]);
  return differing < 0 ? 0 : right[differing] - left[differing];
}
