"use strict";

/** Leads to the failing cells of a component that a matrix does not show, since other choices are fixed. */
function elsewhereNote(cells, plan, state) {
  const { map, gallery, component } = cells;
  const locales = pickedLocales(gallery, state) ?? [...gallery.locales.keys()];
  const whole = gallery.counts(component, locales).failing;
  if (whole <= plan.failing || state.rule || state.key || state.specimen) return null;
  const groups = new Map();
  map.eachFailing(locales, (numbers, count) => {
    const fixed = fixedState(gallery, numbers);
    const name = JSON.stringify(fixed);
    if (!groups.has(name)) groups.set(name, { fixed, numbers, count: 0 });
    groups.get(name).count += count;
  });
  const here = JSON.stringify(fixedOf(state));
  const others = [...groups.values()].filter(({ fixed }) => JSON.stringify(fixed) !== here)
    .sort((one, other) => other.count - one.count);
  if (others.length === 0) return null;
  const shown = others.slice(0, 6);
  const label = ({ fixed }) => Object.entries(fixed).map(([name, value]) => {
    const [text] = splitList(value);
    if (name === "theme") return gallery.themeName(gallery.index.themes.findIndex((_, number) => gallery.themeID(number) === text));
    return name.startsWith("axis.") ? `${name.slice(5)} ${text}` : text;
  }).join(", ") || "as the specimens have it";
  return make("p", { class: "note" }, "More cells fail with other choices: ", shown.map((group, place) => [
    place > 0 ? "; " : "", make("a", {
      href: cellAddress(gallery, group.numbers, { ...group.fixed, failing: "1", specimen: "", locale: state.locale }),
    }, spelled(label(group))), ` (${group.count.toLocaleString("en")})`,
  ]), others.length > shown.length ? `; and ${others.length - shown.length} more` : "", ".");
}

/** What a state fixes of the dimensions that are no rows and columns by default. */
function fixedOf(state) {
  const names = Object.keys(state).filter((name) => name === "theme" || name === "device" || name.startsWith("axis."));
  return Object.fromEntries(names.sort().map((name) => [name, state[name]]));
}
