"use strict";

/**
 * The choices of axes that a reader made and that the data do not hold: `{ chosen, missing, all }`, with the specimens
 * that have no such cell and how many were asked for, or null where nothing is missing.
 *
 * A gallery has every value of every axis once, and of combinations those of its specimens. Whoever can lay out others
 * gives them to the map and the pieces of the component's cells; what is here is what is to be asked for.
 */
function findGaps(plan) {
  const chosen = Dimensions.chosen(plan.fixed);
  if (Object.keys(chosen).length === 0) return null;
  const { dimensions, filter, fixed } = plan;
  const specimens = (fixed.specimen === undefined ? dimensions.byID.get("specimen").values.map(({ value }) => value)
    : [fixed.specimen]).filter((specimen) => filter.takesSpecimen(specimen));
  const held = new Set(dimensions.cells.map.kinds.map(([specimen, , axes]) => `${specimen} ${axes}`));
  const missing = specimens.filter((specimen) => !held.has(`${specimen} ${dimensions.axes(specimen, chosen)}`));
  return missing.length > 0 ? { chosen, missing, all: specimens.length } : null;
}

/** Says which combination is not there, and leads to each of its choices alone. */
function gapNote(plan, state) {
  const { gaps } = plan;
  if (!gaps) return null;
  const names = Object.keys(gaps.chosen);
  const spelt = (name) => make("code", {}, spelled(`${name} ${gaps.chosen[name]}`));
  const joined = names.flatMap((name, place) => [place === 0 ? "" : place === names.length - 1 ? " with " : ", ", spelt(name)]);
  const without = (kept) => Object.fromEntries(names.filter((name) => name !== kept).map((name) => [`axis.${name}`, ""]));
  const isWhole = gaps.missing.length === gaps.all;
  return make("div", { class: "note" }, "This gallery does not hold ", joined,
    isWhole ? "" : ` for ${gaps.missing.length.toLocaleString("en")} of ${counted(gaps.all, "specimen")}`,
    ": it has every value once, and the combinations that specimens name. ",
    names.length > 1 ? ["One at a time: ", names.flatMap((name, place) => [place > 0 ? ", " : "",
      make("a", { href: route.address({ ...state, ...without(name), cell: "" }) }, spelt(name))]), ". "] : null,
    workbench.isServed ? new GapPictures(plan, state).element : null);
}

/** Pictures of what a gallery does not hold, which its server lays out when they are asked for. */
class GapPictures {
  static most = 6;

  constructor({ gaps, dimensions }, state) {
    this.gaps = gaps;
    this.gallery = dimensions.cells.gallery;
    [this.locale] = pickedLocales(this.gallery, state) ?? [this.gallery.index.developmentLocale];
    this.button = make("button", { type: "button", id: "lay-out", click: () => this.show() }, "Lay it out");
    this.said = make("span", { role: "status" });
    this.list = make("ul", { class: "key-pictures" });
    this.element = make("div", {}, make("div", { class: "button-row" }, this.button, this.said), this.list);
  }

  async show() {
    const { gallery, gaps } = this;
    const specimens = gaps.missing.slice(0, GapPictures.most);
    this.button.disabled = true;
    this.list.replaceChildren();
    try {
      for (const specimen of specimens) await this.add(gallery.specimens[specimen]);
      const rest = gaps.missing.length - specimens.length;
      this.said.textContent = `In ${gallery.localeName(this.locale)}, without being saved`
        + `${rest > 0 ? `; ${rest.toLocaleString("en")} more are not laid out: choose a specimen` : ""}.`;
    } catch (error) {
      this.said.textContent = error.message;
    }
    this.button.disabled = false;
  }

  /** Adds a specimen with the chosen axes, at the text sizes of the gallery. */
  async add({ name, axes }) {
    const { gallery } = this;
    const trial = await Trial.make(await workbench.ask("/try", {
      locale: gallery.locales[this.locale].tag, specimens: [name], axes: { ...axes, ...this.gaps.chosen },
    }));
    const cells = await trial.gallery.cells(trial.gallery.specimens[0].component);
    for (const size of gallery.index.sizes) {
      for (const numbers of worstOfSamples(trial.gallery, cells.map, 0, 0, trial.size(size))) {
        const cell = await cells.get(numbers);
        const host = make("div", { class: "crop key-picture", "aria-hidden": "true" });
        const sample = trial.gallery.index.samples[cell.sample];
        this.list.append(make("li", {}, host, make("p", {}, spelled(shortened(name, 60)), ` at ${size} `,
          sample ? [make("span", { class: "tag" }, spelled(sample)), " "] : null, verdictTag(cell.verdict))));
        new TextPicture(cell).show(host);
      }
    }
  }
}
