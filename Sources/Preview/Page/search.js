"use strict";

/** The keys that a search finds, each with why, and with its texts in the languages that have it. */
class SearchView {
  static languages = 4;

  static async make(host, gallery, state) {
    const locales = (pickedLocales(gallery, state) || [...gallery.locales.keys()])
      .filter((locale) => gallery.components.some((component) => component.cells[locale]));
    return new SearchView(host, gallery, state, await SearchIndex.load(gallery, locales));
  }

  constructor(host, gallery, state, index) {
    this.host = host;
    this.gallery = gallery;
    this.words = state.search.split(/\s+/).map(folded).filter(Boolean);
    this.groups = index.find(this.words, { component: gallery.component(state.component), key: state.key });
    host.replaceChildren(make("div", { class: "prose" },
      make("h1", { tabindex: "-1" }, "Search"),
      make("p", { class: "muted" }, this.announcement, " for ", make("q", {}, spelled(shortened(state.search)))),
      new LongList(this.groups, (group) => this.item(group), "hits", 100).element));
  }

  close() {}

  get announcement() {
    const languages = new Set(this.groups.flatMap(({ hits }) => hits.map(({ locale }) => locale)));
    return `${counted(this.groups.length, "key")} in ${counted(languages.size, "language")}`;
  }

  item({ use, why, hits, components }) {
    // A text that holds the words says more than one whose key does.
    const sorted = [...hits.filter(({ isText }) => isText), ...hits.filter(({ isText }) => !isText)];
    const first = sorted.slice(0, SearchView.languages);
    const rest = sorted.slice(SearchView.languages);
    const names = [...components].map((number) => this.gallery.components[number].name);
    const more = make("details", { class: "hit-more", toggle: () => {
      if (more.open && !more.querySelector("ul")) more.append(this.languageList(rest));
    } }, make("summary", {}, `${counted(rest.length, "more text")} in ${
      counted(new Set(rest.map(({ locale }) => locale)).size, "language")}`));
    return make("li", { class: "hit" },
      make("h2", { class: "hit-key" }, make("code", {},
        use ? this.fact(use.key, why.has("key"), 160) : "(no key)"), " ",
      [...why].map((reason) => [make("span", { class: "tag" }, reason), " "])),
      make("p", { class: "muted long" }, spelled(shortened(names.join(", "), 120)),
        use ? [" · ", this.fact(use.table, why.has("table"), 80)] : null,
        use?.comment ? [" · ", this.fact(use.comment, why.has("comment"), 240)] : null),
      this.languageList(first), rest.length > 0 ? more : null);
  }

  /** A fact about a key, with what was looked for marked where nothing hides in it. */
  fact(text, isFound, limit) {
    const short = shortened(text, limit);
    return isFound && !hidesSomething(short) ? make("bdi", {}, marked(short, this.words)) : spelled(short);
  }

  languageList(hits) {
    return make("ul", { class: "hit-texts" }, hits.map((hit) => this.text(hit)));
  }

  text({ locale, specimen, sample, text }) {
    const { gallery } = this;
    const owner = gallery.specimens[specimen];
    const { tag } = gallery.locales[locale];
    const address = route.address({
      ...page.sharedState(), search: "", key: "", failing: "", rule: "", view: "component",
      component: gallery.components[owner.component].name, specimen: joinList([owner.name]),
      near: joinNames([tag, gallery.index.samples[sample] || ""]),
    });
    const shown = excerpt(text, this.words, 240);
    return make("li", {}, make("span", { class: "tag" }, spelled(tag)), " ",
      make("a", { href: address, lang: tag }, make("bdi", {}, shown ? marked(shown, this.words) : "(empty)")));
  }
}
