"use strict";
// All that a reader has chosen stands behind the # of the address, by names, so that a link outlives the next run.

/** The parameters of the address, read and written as one. */
const route = {
  /** What the address says now: text by name; what is not said is missing. */
  read() {
    if (location.hash === "#translate") return { view: "translate" };
    const state = {};
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) if (value !== "") state[name] = value;
    return state;
  },

  /** The address of a state. */
  address(state) {
    const parameters = new URLSearchParams();
    for (const name of Object.keys(state).sort()) {
      const value = state[name];
      if (value !== undefined && value !== null && value !== "") parameters.set(name, value);
    }
    return "#" + parameters;
  },

  /** Goes to a state; `replacing` leaves no entry to come back to. */
  go(state, replacing = false) {
    const address = route.address(state);
    if (address === (location.hash || "#")) return;
    if (replacing) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    page.show();
  },

  /** Changes some parameters of the address. */
  change(changes, replacing = false) {
    route.go({ ...route.read(), ...changes }, replacing);
  },
};

/** Names of a place, joined so that each may hold any character. */
function joinNames(names) {
  return names.map((name) => encodeURIComponent(name)).join("/");
}

/** The names of a place, or null where they are not well formed. */
function splitNames(text) {
  try {
    return text.split("/").map((name) => decodeURIComponent(name));
  } catch {
    return null;
  }
}

/** A list in a parameter. */
function joinList(names) {
  return names.map((name) => encodeURIComponent(name)).join(",");
}

function splitList(text) {
  if (!text) return [];
  try {
    return text.split(",").map((name) => decodeURIComponent(name));
  } catch {
    return [];
  }
}
