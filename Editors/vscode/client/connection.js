"use strict";

const { MessageReader, frame } = require("./framing");

const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;
// What a server answers to a request that was cancelled, or whose document has changed meanwhile (LSP 3.17).
const CANCELLED = new Set([-32800, -32801, -32802]);

/** An answer that says why there is no result. */
class ResponseError extends Error {
  constructor(code, message, data) {
    super(message);
    this.name = "ResponseError";
    this.code = code;
    this.data = data;
  }

  /** Whether nobody waits for the result any more. */
  get isCancellation() {
    return CANCELLED.has(this.code);
  }
}

/** JSON-RPC 2.0 with one server, over a stream of bytes. */
class Connection {
  #pending = new Map();
  #requests = new Map();
  #notifications = new Map();
  #number = 0;
  #closed = null;
  #reader;
  #write;
  #trace;

  /**
   * @param {(bytes: Uint8Array) => void} write Sends bytes to the server.
   * @param {(direction: string, message: any) => void} [trace] Told of each message.
   */
  constructor(write, trace = () => {}) {
    this.#write = write;
    this.#trace = trace;
    this.#reader = new MessageReader((message) => this.#dispatch(message));
  }

  /** Answers requests of the server; what `handler` returns, or its promise, is the result. */
  onRequest(method, handler) {
    this.#requests.set(method, handler);
  }

  onNotification(method, handler) {
    this.#notifications.set(method, handler);
  }

  /**
   * Takes bytes from the server.
   *
   * @throws {Error} Where they are no messages.
   */
  receive(chunk) {
    if (!this.#closed) this.#reader.push(chunk);
  }

  /** Ends what is under way with an error, and answers nothing after it. */
  close(reason) {
    if (this.#closed) return;
    this.#closed = new Error(reason);
    for (const { reject } of this.#pending.values()) reject(this.#closed);
    this.#pending.clear();
  }

  /**
   * Asks the server.
   *
   * @param {string} method
   * @param {any} [params]
   * @param {import("vscode").CancellationToken} [token] Tells the server that the result is not wanted any more.
   * @returns {Promise<any>} The result; rejected with a `ResponseError`, or an `Error` where the server is gone.
   */
  request(method, params, token) {
    if (this.#closed) return Promise.reject(this.#closed);
    this.#number += 1;
    const id = this.#number;
    return new Promise((resolve, reject) => {
      let watch;
      const done = (end) => (value) => {
        watch?.dispose();
        end(value);
      };
      this.#pending.set(id, { resolve: done(resolve), reject: done(reject) });
      this.#send({ jsonrpc: "2.0", id, method, params });
      const cancel = () => this.notify("$/cancelRequest", { id });
      if (token?.isCancellationRequested) cancel();
      else watch = token?.onCancellationRequested(cancel);
    });
  }

  notify(method, params) {
    if (!this.#closed) this.#send({ jsonrpc: "2.0", method, params });
  }

  #send(message) {
    this.#trace("→", message);
    this.#write(frame(message));
  }

  #dispatch(message) {
    if (message === null || typeof message !== "object") return;
    this.#trace("←", message);
    if (typeof message.method !== "string") this.#settle(message);
    else if (message.id === undefined || message.id === null) this.#hear(message);
    else this.#answer(message);
  }

  #settle({ id, result, error }) {
    const waiting = this.#pending.get(id);
    if (!waiting) return;
    this.#pending.delete(id);
    if (error) waiting.reject(new ResponseError(error.code, String(error.message), error.data));
    else waiting.resolve(result === undefined ? null : result);
  }

  #hear({ method, params }) {
    try {
      this.#notifications.get(method)?.(params ?? {});
    } catch (error) {
      this.#trace("!", { method, error: String(error) });
    }
  }

  async #answer({ id, method, params }) {
    const answer = { jsonrpc: "2.0", id };
    const handler = this.#requests.get(method);
    if (!handler) {
      answer.error = { code: METHOD_NOT_FOUND, message: `'${method}' is not known here` };
    } else {
      try {
        answer.result = (await handler(params ?? {})) ?? null;
      } catch (error) {
        answer.error = { code: INTERNAL_ERROR, message: String(error?.message ?? error) };
      }
    }
    if (!this.#closed) this.#send(answer);
  }
}

module.exports = { Connection, ResponseError };
