"use strict";

const { spawn } = require("child_process");

// What is kept of the standard error, to say why a server ended.
const TAIL = 2000;
const PATIENCE = 2000;

/** One process of `l10n lsp`. */
class Server {
  #child;
  #tail = "";
  #isStopping = false;

  /**
   * @param {string} program An absolute path.
   * @param {string} folder The working folder.
   * @param {{ receive: (bytes: Uint8Array) => void, log: (text: string) => void, ended: (why: string) => void }} events
   *   `ended` is called once, unless the process was told to stop.
   */
  constructor(program, folder, { receive, log, ended }) {
    let isOver = false;
    const over = (why) => {
      if (isOver) return;
      isOver = true;
      if (!this.#isStopping) ended(why);
    };
    this.#child = spawn(program, ["lsp"], { cwd: folder, stdio: "pipe", windowsHide: true });
    const { stdin, stdout, stderr } = this.#child;
    stdout.on("data", (bytes) => {
      try {
        if (!isOver) receive(bytes);
      } catch (error) {
        // What comes after bytes that are no messages cannot be read.
        over(`it sent what is no message: ${error.message}`);
        this.kill();
      }
    });
    stderr.setEncoding("utf8");
    stderr.on("data", (text) => {
      this.#tail = (this.#tail + text).slice(-TAIL);
      log(text);
    });
    // A process that ends closes its input; that it ended is told below.
    stdin.on("error", () => {});
    this.#child.on("error", (error) => over(error.message));
    this.#child.on("close", (status, signal) => over(this.#reason(status, signal)));
  }

  send(bytes) {
    if (this.#child.stdin.writable) this.#child.stdin.write(bytes);
  }

  /** Ends the process after the protocol's farewell, by force where that takes too long. */
  async stop(farewell) {
    this.#isStopping = true;
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    const isRunning = this.#child.exitCode === null && this.#child.signalCode === null;
    const closed = isRunning ? new Promise((resolve) => this.#child.once("close", resolve)) : Promise.resolve();
    try {
      await Promise.race([farewell().then(() => closed), late]);
    } catch {
      // The server is gone, or does not know the farewell.
    }
    clearTimeout(timer);
    this.kill();
  }

  kill() {
    this.#child.kill();
  }

  #reason(status, signal) {
    const line = this.#tail.trim().split("\n").pop();
    const how = signal ? `it ended with ${signal}` : `it ended with status ${status}`;
    return line ? `${how}: ${line}` : how;
  }
}

module.exports = { Server };
