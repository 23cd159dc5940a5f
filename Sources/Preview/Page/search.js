"use strict";

/** Texts, keys, tables and comments that hold all the words looked for. */
class SearchView {
  static limit = 2000;

  static async make(host, gallery, state) {
    const locales = (pickedLocales(gallery, state) || [...gallery.locales.keys()])
      .filter((locale) => gallery.components.some((component) => component.cells[locale]));
    // In the order of the locales, whichever file comes first.
    const texts = await Promise.all(locales.map(async (locale) =>
      [locale, await store.load("texts", String(locale), `t${locale}`)]));
    return new SearchView(host, gallery, state, texts);
  }

  constructor(host, gallery, state, texts) {
    this.host = host;
    this.gallery = gallery;
    this.words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
    this.hits = [];
    this.count = 0;
    const component = gallery.component(state.component);
    for (const [locale, { texts: strings, uses }] of texts) {
      const found = strings.map((text) => this.holds(text));
      for (const [specimen, slot, sample, text] of uses) {
        const { component: owner, texts: bound } = gallery.specimens[specimen];
        if (component !== undefined && owner !== component) continue;
        const use = bound.find((one) => one.slot === gallery.components[owner].slots[slot]);
        if (state.key && !use?.key.toLowerCase().includes(state.key.toLowerCase())) continue;
        const isFound = found[text] || [use?.key, use?.comment, use?.table].some((fact) => this.holds(fact));
        if (!isFound) continue;
        this.count += 1;
        if (this.hits.length < SearchView.limit) this.hits.push({ locale, specimen, sample, text: strings[text], use });
      }
    }
    host.replaceChildren(make("div", { class: "prose" },
      make("h1", { tabindex: "-1" }, "Search"),
      make("p", { class: "muted" }, this.announcement, " for ", make("q", {}, spelled(shortened(state.search))),
        this.count > this.hits.length ? `; the first ${this.hits.length} are listed` : ""),
      new LongList(this.hits, (hit) => this.item(hit), "hits").element));
  }

  close() {}

  get announcement() {
    return counted(this.count, "result");
  }

  holds(text) {
    if (!text) return false;
    const lower = text.toLowerCase();
    return this.words.every((word) => lower.includes(word));
  }

  item({ locale, specimen, sample, text, use }) {
    const { gallery } = this;
    const owner = gallery.specimens[specimen];
    const address = route.address({
      ...page.sharedState(), search: "", key: "", failing: "", rule: "", view: "component",
      component: gallery.components[owner.component].name, specimen: joinList([owner.name]),
      near: joinNames([gallery.locales[locale].tag, gallery.index.samples[sample] || ""]),
    });
    return make("li", { class: "hit" },
      make("a", { href: address },
        make("bdi", { lang: gallery.locales[locale].tag }, shortened(text, 240) || "(empty)")),
      make("p", { class: "muted long" }, make("span", { class: "tag" }, spelled(gallery.locales[locale].tag)), " ",
        spelled(gallery.components[owner.component].name), " · ",
        use ? make("code", {}, spelled(shortened(use.key, 160))) : null));
  }
}
