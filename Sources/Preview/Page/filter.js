"use strict";

/** Which cells a reader wants to see. */
class CellFilter {
  constructor(state, gallery, findings) {
    this.gallery = gallery;
    this.failing = state.failing === "1";
    this.key = state.key?.toLowerCase();
    this.specimens = new Map();
    /** Specimens with a finding of the rule, each with the locales that have it, or null for all of them. */
    this.ruled = state.rule === undefined ? null : new Map();
    if (this.ruled) for (const finding of findings.all) if (finding.rule === state.rule) this.addRuled(finding);
  }

  addRuled({ specimens = [], locale }) {
    for (const specimen of specimens) {
      if (!this.ruled.has(specimen)) this.ruled.set(specimen, new Set());
      this.ruled.get(specimen).add(locale ? this.gallery.localeNumbers.get(locale) : "all");
    }
  }

  get isActive() {
    return this.failing || this.ruled !== null || this.key !== undefined;
  }

  takesSpecimen(specimen) {
    if (!this.specimens.has(specimen)) this.specimens.set(specimen, this.judge(specimen));
    return this.specimens.get(specimen);
  }

  judge(specimen) {
    if (this.ruled && !this.ruled.has(specimen)) return false;
    const { texts } = this.gallery.specimens[specimen];
    return !this.key || texts.some(({ key }) => key.toLowerCase().includes(this.key));
  }

  takes(specimen, locale, verdict) {
    return (!this.failing || isFailingVerdict(verdict)) && this.takesText(specimen, locale);
  }

  takesText(specimen, locale) {
    if (!this.takesSpecimen(specimen)) return false;
    if (!this.ruled) return true;
    const locales = this.ruled.get(specimen);
    return locales.has("all") || locales.has(locale);
  }
}
