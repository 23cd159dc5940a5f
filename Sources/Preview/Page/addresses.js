"use strict";

/** The address of a cell by its numbers, or null where the gallery has none. */
function cellAddress(gallery, cell, changes = {}) {
  if (!cell) return null;
  const { index } = gallery;
  return route.address({
    ...page.sharedState(), failing: "", key: "", rule: "", locale: "", view: "component",
    component: gallery.components[gallery.specimens[cell.specimen].component].name,
    specimen: joinList([index.specimens[cell.specimen].name]), ...fixedState(gallery, cell),
    cell: cellName(gallery, cell), ...changes,
  });
}

/** The name of a cell in the address. */
function cellName({ index }, cell) {
  return joinNames([
    index.specimens[cell.specimen].name, index.samples[cell.sample] || "", index.locales[cell.locale].tag,
    index.sizes[cell.size], index.devices[cell.device].name, index.themes[cell.theme].name,
    canonicalAxes(index.axes[cell.axes]),
  ]);
}

/** What must be fixed for a matrix of locale × size to hold a cell. */
function fixedState(gallery, cell) {
  const { index } = gallery;
  const component = gallery.components[gallery.specimens[cell.specimen].component];
  const state = {};
  if (cell.theme > 0) state.theme = joinList([gallery.themeID(cell.theme)]);
  if (cell.device > 0) state.device = joinList([index.devices[cell.device].name]);
  for (const { name, default: usual } of component.axes) {
    const value = index.axes[cell.axes][name] ?? usual;
    const own = gallery.specimens[cell.specimen].axes[name] ?? usual;
    if (value !== own) state[`axis.${name}`] = joinList([value]);
  }
  return Object.fromEntries(Object.keys(state).sort().map((name) => [name, state[name]]));
}

function componentAddress(gallery, number, changes = {}) {
  return route.address({
    ...page.sharedState(), view: "component", component: gallery.components[number].name, ...changes,
  });
}

/** The locales that the filter leaves, or null for all. */
function pickedLocales(gallery, state) {
  const picked = splitList(state.locale).map((tag) => gallery.localeNumbers.get(tag)).filter((n) => n !== undefined);
  return picked.length > 0 ? [...new Set(picked)] : null;
}
