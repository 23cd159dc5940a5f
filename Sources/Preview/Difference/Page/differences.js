"use strict";
// Causes at the side, cells in a list that grows as it is scrolled.

const chunk = 30;
let data = null;
let shown = [];
let made = 0;
let selected = -1;

/** Called by difference.js with all that is known. */
function l10nDifference(value) {
  const text = (number) => value.texts[number];
  data = {
    groups: value.groups.map((group) => ({ ...group })),
    entries: value.entries.map((row, number) => {
      const [component, specimen, axes, sample, locale, size, device, theme] = row.slice(0, 8).map(text);
      const pictures = {};
      for (const [label, width, height] of row[14]) {
        const name = value.labels[label];
        pictures[name] = { path: `pictures/${number + 1}-${name}.png`, width, height };
      }
      const parts = [specimen, axes, sample, locale, size, device, theme].filter(Boolean).join(" · ");
      const reasons = row[13].map(text);
      return {
        number, component, locale, text: parts, kind: value.kinds[row[8]], before: text(row[9]), after: text(row[10]),
        verdict: value.verdicts[row[11]], groups: row[12], reasons, pictures, scale: row[15],
        approved: row[16] === 1, label: `${spelledText(component)}, ${spelledText(parts)}`,
        searched: [component, parts, ...row[12].map((group) => value.groups[group].title)].join(" ").toLowerCase(),
      };
    }),
  };
  const ranks = new Map(value.verdicts.map((name, rank) => [name, rank]));
  data.worst = [...data.entries].sort((a, b) => ranks.get(a.verdict) - ranks.get(b.verdict) || a.number - b.number);
  document.getElementById("summary").replaceChildren(value.summary, value.note ? ` ${value.note}` : "");
  readAddress();
  makeCauses();
  makeFilters(data, update);
  addEventListener("hashchange", () => { readAddress(); show(); });
  addEventListener("keydown", press);
  new IntersectionObserver((found) => found.some((entry) => entry.isIntersecting) && makeMore(), { rootMargin: "1200px" })
    .observe(end);
  show();
}

function makeCauses() {
  const button = (cause, title, details, count, failing) => make("button", {
    type: "button", "data-cause": cause, "aria-pressed": "false",
    click: () => { choices.cause = cause; update(); },
  }, make("span", { class: "title" }, spelled(title)), " ", make("span", { class: "badge" }, count),
  failing ? [" ", make("span", { class: "badge bad" }, `${failing} newly fail`)] : null,
  details.slice(0, 3).map((detail) => make("span", { class: "details" }, spelled(detail))),
  details.length > 3 ? make("span", { class: "details" }, `and ${details.length - 3} more`) : null);
  document.getElementById("causes").replaceChildren(
    button("", "All causes", [], String(data.entries.length), 0),
    ...data.groups.map((group, number) => {
      const shared = group.shared ? `, ${group.shared} with others` : "";
      return button(String(number), group.title, group.details, `${group.entries.length}${shared}`, group.failing);
    }));
}

const end = make("div");

function update() {
  writeAddress();
  if (choices.page) document.documentElement.dataset.page = choices.page;
  else delete document.documentElement.dataset.page;
  show();
}

/** Begins the list anew. */
function show() {
  shown = chosenEntries(data);
  made = 0;
  selected = -1;
  document.getElementById("cells").replaceChildren(end);
  const count = document.getElementById("count");
  const group = data.groups[choices.cause === "" ? -1 : Number(choices.cause)];
  document.getElementById("title").replaceChildren(group ? spelled(group.title) : "All causes");
  count.textContent = shown.length === 1 ? "1 cell" : `${shown.length.toLocaleString("en")} cells`;
  showChoices();
  document.getElementById("main").scrollTop = 0;
  makeMore();
}

function makeMore() {
  if (made >= shown.length) return;
  const next = shown.slice(made, made + chunk);
  end.before(...next.map((entry) => card(entry, data.groups, choices.mode)));
  made += next.length;
  // The observer tells of changes only: what is still in view asks for the next part.
  requestAnimationFrame(() => {
    if (made < shown.length && end.getBoundingClientRect().top < innerHeight + 1200) makeMore();
  });
}

function select(place) {
  if (place < 0 || place >= shown.length) return;
  while (made <= place) makeMore();
  const cards = document.getElementById("cells").children;
  if (selected >= 0) cards[selected].classList.remove("selected");
  selected = place;
  cards[place].classList.add("selected");
  cards[place].focus({ preventScroll: true });
  cards[place].scrollIntoView({ block: "nearest" });
}

function selectFailing(step) {
  for (let place = selected + step; place >= 0 && place < shown.length; place += step) {
    if (shown[place].verdict === "newly fails") return select(place);
  }
}

function stepCause(step) {
  const all = ["", ...data.groups.map((_, number) => String(number))];
  const next = all[all.indexOf(choices.cause) + step];
  if (next === undefined) return;
  choices.cause = next;
  update();
  document.querySelector(`nav button[data-cause="${next}"]`).scrollIntoView({ block: "nearest" });
}

function changeMode(mode) {
  const place = selected;
  choices.mode = mode;
  update();
  select(place);
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.getElementById("help").open) return;
  if (event.target.matches("input[type=search], select")) {
    if (event.key === "Escape") document.getElementById("cells").focus();
    return;
  }
  const current = selected < 0 ? null : document.getElementById("cells").children[selected];
  const range = current && current.querySelector(".range");
  const stack = current && current.querySelector(".stack.blink");
  const actions = {
    j: () => select(selected + 1), k: () => select(selected - 1), n: () => selectFailing(1), p: () => selectFailing(-1),
    "[": () => stepCause(-1), "]": () => stepCause(1), "?": showHelp,
    "/": () => document.querySelector("input[type=search]").focus(),
  };
  modes.forEach((mode, number) => { actions[String(number + 1)] = () => changeMode(mode.name); });
  if (stack && !event.target.matches("button")) actions[" "] = () => stack.turn();
  if (range && event.target !== range) {
    const move = (step) => { range.value = Number(range.value) + step; range.dispatchEvent(new Event("input")); };
    actions.ArrowLeft = () => move(-5);
    actions.ArrowRight = () => move(5);
  }
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
}
