"use strict";
// One cell as it was and as it is: side by side, under a slider, blinking, or one through the other.

const modes = [
  { name: "side", label: "Side by side" },
  { name: "slider", label: "Slider" },
  { name: "blink", label: "Blink" },
  { name: "onion", label: "Onion skin" },
];

/** The pictures of an entry in a mode; nothing where it has none. */
function comparison(entry, mode) {
  const { before, after } = entry.pictures;
  if (!before && !after) return null;
  if (mode === "side" || !before || !after) {
    const shown = Object.entries(entry.pictures).map(([label, picture]) =>
      make("figure", {}, image(entry, label, picture), make("figcaption", {}, label)));
    return make("div", { class: "pictures" }, shown);
  }
  const stack = make("div", { class: `stack ${mode}` }, image(entry, "before", before), image(entry, "after", after));
  if (mode === "blink") return make("div", { class: "pictures" }, make("div", {}, stack, blinkButton(stack)));
  const range = make("input", {
    type: "range", class: "range", min: "0", max: "100", value: "50",
    "aria-label": mode === "slider" ? "Where before ends and after begins" : "How much of after shows",
    input: () => stack.style.setProperty("--at", `${range.value}%`),
  });
  if (mode === "slider") {
    const follow = (event) => {
      const box = stack.getBoundingClientRect();
      range.value = Math.round((100 * (event.clientX - box.left)) / box.width);
      stack.style.setProperty("--at", `${range.value}%`);
    };
    stack.addEventListener("pointermove", (event) => event.buttons && follow(event));
    stack.addEventListener("pointerdown", (event) => { event.preventDefault(); follow(event); });
  }
  return make("div", { class: "pictures" }, make("div", {}, stack, range));
}

function image(entry, label, picture) {
  return make("img", {
    class: label, src: picture.path, width: Math.round(picture.width / entry.scale),
    height: Math.round(picture.height / entry.scale), loading: "lazy", decoding: "async", draggable: "false",
    alt: `${label}: ${spelledText(entry.component)}, ${spelledText(entry.text)}`,
  });
}

/** Shows the one or the other of a stack that blinks. */
function blinkButton(stack) {
  const button = make("button", { type: "button", class: "tool", click: () => turn() }, "Before");
  const turn = () => {
    const showsAfter = stack.classList.toggle("shows-after");
    button.textContent = showsAfter ? "After" : "Before";
  };
  stack.turn = turn;
  return button;
}

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

// Those that are on the screen blink together; whoever wants no motion turns them by hand.
setInterval(() => {
  if (isCalm.matches || document.hidden) return;
  for (const stack of document.querySelectorAll(".stack.blink")) {
    const box = stack.getBoundingClientRect();
    if (box.bottom > 0 && box.top < innerHeight) stack.turn();
  }
}, 800);

const verdictClasses = {
  "newly fails": "bad", "still fails": "bad", "newly uncertain": "doubt", mended: "good", same: "",
};

/** A cell with what is known of it. */
function card(entry, groups, mode) {
  const verdict = entry.verdict === "same" ? entry.kind : entry.verdict;
  const judged = entry.before !== entry.after && entry.before && entry.after ? `${entry.before} → ${entry.after}` : entry.after;
  return make("article", { tabindex: "-1", "data-entry": String(entry.number), "aria-label": entry.label },
    make("h2", {},
      make("span", { class: `badge ${verdictClasses[entry.verdict]}` }, verdict), " ",
      entry.approved ? [make("span", { class: "badge good" }, "approved"), " "] : null,
      spelled(entry.component), " · ", spelled(entry.text)),
    make("p", {}, entry.groups.map((number, index) => [
      index ? ", " : "because of ", make("b", {}, spelled(groups[number].title))])),
    make("p", { class: "muted" }, judged ? [judged, entry.reasons.length ? "; " : ""] : null,
      entry.reasons.map((reason, index) => [index ? "; " : "", spelled(reason)])),
    comparison(entry, mode));
}
