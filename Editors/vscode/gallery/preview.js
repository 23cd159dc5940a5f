"use strict";

const { spawn } = require("child_process");
const http = require("http");

const PRINTED = /the preview is at (http:\/\/127\.0\.0\.1:\d{1,5}\/\S*) until Ctrl-C/;
const LONGEST = 64 * 1024;
const PATIENCE = 5000;

/** The address in what `l10n preview --serve` printed; `null` where there is none yet. */
function addressIn(text) {
  return PRINTED.exec(text)?.[1] ?? null;
}

/**
 * Whether the editor may show a page in a frame, by its Content-Security-Policy: the frame is in one of the editor's
 * own pages, whose addresses begin with `vscode-webview:`.
 */
function allowsFrames(policy) {
  const directive = (policy ?? "").split(/[;,]/).map((one) => one.trim().split(/\s+/))
    .find(([name]) => name.toLowerCase() === "frame-ancestors");
  return !directive || directive.slice(1).some((source) => /^(\*|vscode-webview:.*)$/i.test(source));
}

/** The policy of the page at an address. */
function policyOf(address) {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method: "HEAD", timeout: PATIENCE }, (response) => {
      response.resume();
      const said = response.headers["content-security-policy"];
      resolve(Array.isArray(said) ? said.join(", ") : said);
    });
    request.on("timeout", () => request.destroy(new Error("the preview does not answer")));
    request.on("error", reject);
    request.end();
  });
}

/** One process of `l10n preview --serve`. */
class Preview {
  #child;

  /**
   * @param {string} program An absolute path.
   * @param {string} folder That of the project, or one in it.
   * @param {{ log: (text: string) => void, ended: () => void }} events
   */
  constructor(program, folder, { log, ended }) {
    this.#child = spawn(program, ["preview", "--serve"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const { stdout, stderr } = this.#child;
    let [printed, said] = ["", ""];
    /** Where the gallery is; rejected where the process ends before it says so. */
    this.address = new Promise((resolve, reject) => {
      stdout.setEncoding("utf8").on("data", (text) => {
        printed = (printed + text).slice(-LONGEST);
        const address = addressIn(printed);
        if (address) resolve(address);
      });
      stderr.setEncoding("utf8").on("data", (text) => {
        said = (said + text).slice(-LONGEST);
        log(text);
      });
      this.#child.on("error", reject);
      this.#child.on("close", (status) => {
        const line = said.trim().split("\n").pop();
        reject(new Error(line || `it ended with status ${status}`));
        ended();
      });
    });
    this.address.catch(() => {});
  }

  stop() {
    this.#child.kill();
  }
}

module.exports = { Preview, addressIn, allowsFrames, policyOf };
