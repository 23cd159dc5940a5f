"use strict";

const vscode = require("vscode");
const { sentence } = require("../features/convert");

/** What a task says of itself, behind its title. */
function summary({ message, percentage }) {
  const share = Number.isFinite(percentage) ? `${Math.round(percentage)} %` : "";
  return sentence([message, share].filter(Boolean).join(", "));
}

/** Shows in the window what a server is working on. */
class Progress {
  #running = new Map();

  /** Takes `$/progress`. */
  hear({ token, value }) {
    if (value?.kind === "begin") this.#begin(token, value);
    else if (value?.kind === "report") this.#running.get(token)?.report(value);
    else if (value?.kind === "end") this.#end(token);
  }

  /** Ends all of it, as where the server is gone. */
  dispose() {
    for (const token of [...this.#running.keys()]) this.#end(token);
  }

  #end(token) {
    this.#running.get(token)?.end();
    this.#running.delete(token);
  }

  #begin(token, value) {
    this.#end(token);
    // The editor asks for the task later; it may have ended by then.
    let last = value;
    let show = () => {};
    const task = {
      report: (next) => {
        last = { ...last, ...next };
        show();
      },
    };
    const ended = new Promise((resolve) => {
      task.end = resolve;
    });
    this.#running.set(token, task);
    const options = { location: vscode.ProgressLocation.Window, title: sentence(value.title) };
    vscode.window.withProgress(options, (progress) => {
      show = () => progress.report({ message: summary(last) });
      show();
      return ended;
    });
  }
}

module.exports = { Progress };
