"use strict";

// A header names a length and a type; a body is a message of a server that may have gone wrong.
const HEADER_LIMIT = 4096;
const BODY_LIMIT = 256 * 1024 * 1024;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8");
// Of a header, which is ASCII; other bytes must not fail before they are told.
const headerDecoder = new TextDecoder("latin1");

/** The bytes of a message: a header with the length of its UTF-8, then the JSON (LSP 3.17, "Base Protocol"). */
function frame(message) {
  const body = encoder.encode(JSON.stringify(message));
  const header = encoder.encode(`Content-Length: ${body.length}\r\n\r\n`);
  return joined([header, body]);
}

function joined(parts) {
  if (parts.length === 1) return parts[0];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** The offset behind the empty line that ends a header, or -1. */
function endOfHeader(bytes) {
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, end + 1)) {
    if (end >= 3 && bytes[end - 1] === 13 && bytes[end - 2] === 10 && bytes[end - 3] === 13) return end + 1;
  }
  return -1;
}

/** Reads messages from a stream that arrives in chunks of any size. */
class MessageReader {
  #parts = [];
  #size = 0;
  // How many bytes there must be before it is worth looking at them.
  #wanted = 1;
  #bodyStart = 0;
  #bodyLimit;
  #take;

  /**
   * @param {(message: any) => void} take Called with each message, in order.
   * @param {number} [bodyLimit] Of a message, in bytes.
   */
  constructor(take, bodyLimit = BODY_LIMIT) {
    this.#take = take;
    this.#bodyLimit = bodyLimit;
  }

  /**
   * Takes the next bytes.
   *
   * @param {Uint8Array} chunk
   * @throws {Error} Where they are no messages; nothing can be read after that.
   */
  push(chunk) {
    this.#parts.push(chunk);
    this.#size += chunk.length;
    while (this.#size >= this.#wanted) {
      const bytes = joined(this.#parts);
      this.#parts = [bytes];
      if (this.#bodyStart === 0) {
        if (!this.#readHeader(bytes)) return;
      } else {
        this.#readBody(bytes);
      }
    }
  }

  #readHeader(bytes) {
    const end = endOfHeader(bytes.subarray(0, HEADER_LIMIT));
    if (end < 0) {
      if (bytes.length >= HEADER_LIMIT) throw new Error("a header does not end");
      this.#wanted = bytes.length + 1;
      return false;
    }
    const header = headerDecoder.decode(bytes.subarray(0, end));
    const found = /^content-length:[ \t]*(\d{1,12})[ \t]*\r$/im.exec(header);
    if (!found) throw new Error("a header has no Content-Length");
    const length = Number(found[1]);
    if (length > this.#bodyLimit) throw new Error(`a message of ${length} bytes is too long`);
    this.#bodyStart = end;
    this.#wanted = end + length;
    return true;
  }

  #readBody(bytes) {
    const text = decoder.decode(bytes.subarray(this.#bodyStart, this.#wanted));
    const rest = bytes.subarray(this.#wanted);
    this.#parts = rest.length > 0 ? [rest] : [];
    this.#size = rest.length;
    this.#bodyStart = 0;
    this.#wanted = 1;
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      throw new Error("a message is no JSON");
    }
    this.#take(message);
  }
}

module.exports = { MessageReader, frame };
