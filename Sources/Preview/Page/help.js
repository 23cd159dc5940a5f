"use strict";

/** The keys, and what the marks of the overlay mean. */
class Help {
  static keys = [
    ["Arrow keys", "from cell to cell; Page Up and Down by five rows"],
    ["Home, End", "first and last cell of the row; with Ctrl of the matrix"],
    ["Enter, Space", "show the facts of the cell; they follow the arrows until Esc"],
    ["Esc", "close what is open"],
    ["/", "search"],
    ["n, p", "next and previous failing cell"],
    ["f", "only failing"],
    ["t", "components and keys"],
    ["o", "overlay"],
    ["+, −, 0", "zoom in, out, to fit"],
    ["Ctrl-Enter", "in Translate: save, and go to the next key; Esc goes back to the list"],
    ["?", "this help"],
  ];

  static marks = [
    ["padding", "padding"], ["frame", "frame of a box"], ["text", "frame of a text"], ["baseline", "baseline"],
    ["available", "width that a text has"], ["overflow", "a text that does not fit; dashed: the width it lacks"],
    ["uncertain", "uncertain: a stand-in font decides"], ["target", "what a finger presses; red where it is too small"],
  ];

  constructor(host) {
    this.host = host;
    const keys = make("input", { id: "single-keys", type: "checkbox",
      change: () => settings.set("keys", keys.checked ? "on" : "off") });
    keys.checked = settings.get("keys") !== "off";
    host.replaceChildren(
      make("div", { class: "inspector-head" }, make("h2", { id: "help-title" }, "Help"),
        make("button", { type: "button", class: "icon-button", "aria-label": "Close the help",
          click: () => host.close() }, "✕")),
      make("p", {}, "Each cell is drawn from the layout that ‘l10n check’ judges: the browser lays no text out."),
      make("h3", {}, "Keys"),
      definitionList(Help.keys.map(([key, meaning]) => [make("kbd", {}, key), meaning])),
      make("label", { class: "field check", for: "single-keys" }, keys, "Keys that are letters or signs act"),
      make("h3", {}, "Overlay"),
      make("ul", { class: "marks" }, Help.marks.map(([name, meaning]) =>
        make("li", {}, make("span", { class: `mark mark-${name}`, "aria-hidden": "true" }), meaning))),
      make("h3", {}, "Address"),
      make("p", {}, "All that is chosen stands in the address: copy it to show somebody what you see."));
  }

  open() {
    if (!this.host.open) this.host.showModal();
  }
}
