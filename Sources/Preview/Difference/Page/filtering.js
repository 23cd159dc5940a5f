"use strict";
// Which cells are shown: the choices, their controls, and the address that keeps them.

const choiceNames = ["cause", "component", "locale", "verdict", "search", "approved", "mode", "page"];
const choices = { mode: "side" };

function readAddress() {
  const given = new URLSearchParams(location.hash.slice(1));
  for (const name of choiceNames) choices[name] = given.get(name) || "";
  if (!modes.some((mode) => mode.name === choices.mode)) choices.mode = "side";
  if (choices.page === "light" || choices.page === "dark") document.documentElement.dataset.page = choices.page;
  else delete document.documentElement.dataset.page;
}

function writeAddress() {
  const kept = new URLSearchParams();
  for (const name of choiceNames) {
    if (choices[name] && !(name === "mode" && choices.mode === "side")) kept.set(name, choices[name]);
  }
  history.replaceState(null, "", `#${kept}`);
}

/** The entries that pass all choices, the worst first. */
function chosenEntries(data) {
  const words = choices.search.toLowerCase().split(/\s+/).filter(Boolean);
  const group = choices.cause === "" ? -1 : Number(choices.cause);
  const source = data.groups[group] ? data.groups[group].entries.map((number) => data.entries[number]) : data.worst;
  return source.filter((entry) =>
    (!choices.component || entry.component === choices.component)
    && (!choices.locale || entry.locale === choices.locale)
    && (!choices.verdict || entry.verdict === choices.verdict || entry.kind === choices.verdict)
    && (!choices.approved || !entry.approved)
    && words.every((word) => entry.searched.includes(word)));
}

function makeFilters(data, changed) {
  const values = (name) => [...new Set(data.entries.map((entry) => entry[name]))].sort();
  const select = (name, label, options) => {
    const element = make("select", { name, change: () => set(name, element.value) },
      options.map(([value, text]) => make("option", { value }, spelledText(text))));
    return make("label", {}, label, element);
  };
  const set = (name, value) => { choices[name] = value; changed(); };
  const all = (name, label) => select(name, label, [["", "all"], ...values(name).map((value) => [value, value])]);
  const verdicts = [...new Set(data.entries.flatMap((entry) => [entry.verdict, entry.kind]))]
    .map((value) => [value, value === "same" ? "judged as before" : value]);
  const search = make("input", { type: "search", name: "search", input: () => set("search", search.value) });
  const approved = make("input", {
    type: "checkbox", name: "approved", change: () => set("approved", approved.checked ? "hide" : ""),
  });
  const form = document.getElementById("filters");
  form.addEventListener("submit", (event) => event.preventDefault());
  form.replaceChildren(...[
    select("mode", "Pictures", modes.map((mode) => [mode.name, mode.label])),
    all("component", "Component"), all("locale", "Language"), select("verdict", "Change", [["", "all"], ...verdicts]),
    make("label", {}, "Search", search),
    data.entries.some((entry) => entry.approved)
      ? make("label", { class: "check" }, approved, "Hide approved") : null,
    select("page", "Page", [["", "as the system"], ["light", "light"], ["dark", "dark"]]),
    make("button", { type: "button", click: showHelp }, "Keys"),
  ].filter(Boolean));
}

/** Brings the controls into the state of the choices. */
function showChoices() {
  for (const control of document.getElementById("filters").elements) {
    if (control.type === "checkbox") control.checked = Boolean(choices[control.name]);
    else if (control.name) control.value = choices[control.name];
  }
  for (const button of document.querySelectorAll("nav button")) {
    button.setAttribute("aria-pressed", String(button.dataset.cause === choices.cause));
  }
}

const keys = [
  ["j, k", "next and previous cell"], ["n, p", "next and previous cell that newly fails"],
  ["[, ]", "previous and next cause"], ["1, 2, 3, 4", "side by side, slider, blink, onion skin"],
  ["Space", "turns a blinking cell"], ["←, →", "moves the slider of a cell"], ["/", "search"], ["?", "this list"],
];

function showHelp() {
  const dialog = document.getElementById("help");
  dialog.replaceChildren(
    make("h2", {}, "Keys"),
    make("table", {}, keys.map(([key, text]) => make("tr", {}, make("td", {}, make("kbd", {}, key)), make("td", {}, text)))),
    make("form", { method: "dialog" }, make("button", {}, "Close")));
  dialog.showModal();
}
