"use strict";

const vscode = require("vscode");

const SHOW_LOG = { command: "l10n.showOutput", title: "Show Log" };
const RESTART = { command: "l10n.restart", title: "Restart" };
// The worst first: with several folders, that is the one to know of.
const STATES = {
  missing: { text: "l10n: not found", severity: 2, command: RESTART },
  stopped: { text: "l10n: stopped", severity: 2, command: RESTART },
  starting: { text: "l10n", severity: 0, command: SHOW_LOG, busy: true },
  ready: { text: "l10n", severity: 0, command: SHOW_LOG },
};

/** What the language status of the editor says of the servers. */
class Status {
  #states = new Map();
  #item;

  constructor(selector) {
    this.#item = vscode.languages.createLanguageStatusItem("l10n", selector);
    this.#item.name = "l10n";
    this.#show();
  }

  /** @param {"starting" | "ready" | "stopped" | "missing"} state */
  set(folder, state, detail = "") {
    this.#states.set(folder.uri.toString(), { state, detail });
    this.#show();
  }

  delete(folder) {
    this.#states.delete(folder.uri.toString());
    this.#show();
  }

  /** Names the documents beside which it is shown. */
  select(selector) {
    this.#item.selector = selector;
  }

  dispose() {
    this.#item.dispose();
  }

  #show() {
    const all = [...this.#states.values()];
    const name = Object.keys(STATES).find((state) => all.some((one) => one.state === state));
    if (!name) {
      Object.assign(this.#item, { text: "l10n", detail: "no project", severity: 0, busy: false, command: SHOW_LOG });
      return;
    }
    const { text, severity, command, busy = false } = STATES[name];
    const { detail } = all.find((one) => one.state === name);
    Object.assign(this.#item, { text, severity, command, busy, detail: detail || undefined });
  }
}

module.exports = { Status };
