"use strict";

/** Words of the page in a line each, for a reader who is here for the first time, until they are put away. */
const hints = {
  texts: {
    cell: "A cell is one component with one set of texts, in one language, at one text size, as it was laid out.",
    specimen: "A specimen is a component with the keys whose texts stand in it: each has a section of its own.",
    uncertain: "Uncertain: it fits or not by a margin that a stand-in font or an assumption decides. It is no error.",
  },

  isShown(name) {
    return settings.get(`hint-${name}`) !== "off" && !this.away.has(name);
  },

  /** Those that were put away, for a browser that keeps nothing for files. */
  away: new Set(),

  /** The line about a word, or null once it was put away. */
  line(name) {
    if (!this.isShown(name)) return null;
    const line = make("p", { class: "hint" }, make("span", {}, this.texts[name]), make("button", {
      type: "button", class: "hint-close", "aria-label": `Put the line about ‘${name}’ away`,
      click: () => {
        settings.set(`hint-${name}`, "off");
        this.away.add(name);
        const next = line.parentElement.querySelector(".hint-close:not(:focus)") ?? document.querySelector("#main h1");
        line.remove();
        next?.focus();
      },
    }, "✕"));
    return line;
  },
};
