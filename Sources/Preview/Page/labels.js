"use strict";

/** What stands above the cells of a section. */
function sectionTitle({ values }, plan) {
  const { index } = plan.dimensions.cells.gallery;
  const specimen = index.specimens[values.specimen];
  const sample = index.samples[values.sample];
  const parts = [];
  if (specimen) {
    const { component } = plan.dimensions.cells;
    const prefix = component.name + " ";
    const name = specimen.name.startsWith(prefix) ? specimen.name.slice(prefix.length) : specimen.name;
    parts.push(spelled(shortened(name, 100)));
  } else {
    parts.push("All specimens");
  }
  if (specimen?.guess) parts.push(make("span", { class: "tag tag-doubt" }, "a guess"));
  if (sample) parts.push(make("span", { class: "tag" }, spelled(sample)));
  return parts;
}

function plainText(node) {
  return typeof node === "string" ? node : node.textContent;
}

/** What stands at a row or a column. */
function valueLabel(dimension, { value, label }, plan) {
  if (dimension.id !== "locale") return make("span", { class: "value-name" }, spelled(shortened(label, 60)));
  const locale = plan.dimensions.cells.gallery.locales[value];
  const parts = [make("span", { class: "locale-tag" }, spelled(locale.tag))];
  if (locale.pseudo) parts.push(" ", make("span", { class: "tag" }, "pseudo"));
  if (locale.name) parts.push(" ", make("span", { class: "locale-name" }, spelled(locale.name)));
  return parts;
}

/** What a screen reader says of a cell: where it is, what it says, and whether that fits. */
function cellLabel(cell) {
  const { gallery, component } = cell.cells;
  const { index } = gallery;
  const texts = cell.cells.texts.get(cell.locale);
  const shown = cell.texts().map(({ lines }) => lines.map((line) => cell.shown(line, texts)).join(" "));
  const places = [gallery.localeName(cell.locale), index.sizes[cell.size]];
  if (index.themes.length > 1) places.push(gallery.themeName(cell.theme));
  const axes = index.axes[cell.axes];
  for (const name in axes) places.push(`${name} ${axes[name]}`);
  const text = shown.map((one) => `“${shortened(spelledText(one), 200)}”`).join(", ");
  return `${text || component.name}: ${verdicts[cell.verdict]}; ${places.join(", ")}`;
}
