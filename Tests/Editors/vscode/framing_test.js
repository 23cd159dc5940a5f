"use strict";

const { MessageReader, frame } = require("../../../Editors/vscode/client/framing");
const { equal, refusal, test } = require("./testing");

const encoder = new TextEncoder();
const MESSAGES = [
  { id: 1, method: "größe" }, { id: 2, result: "日本語 👩‍👩‍👧 \u0000 \r\n\r\n" }, {},
  { id: 3, result: "Content-Length: 5\r\n\r\n" },
];

function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((offset, part) => {
    bytes.set(part, offset);
    return offset + part.length;
  }, 0);
  return bytes;
}

function read(chunks, limit) {
  const found = [];
  const reader = new MessageReader((message) => found.push(message), limit);
  for (const chunk of chunks) reader.push(chunk);
  return found;
}

test("a frame has the length of its UTF-8", () => {
  const bytes = frame({ a: "é👩" });
  equal(new TextDecoder().decode(bytes), 'Content-Length: 14\r\n\r\n{"a":"é👩"}');
});

test("messages arrive in chunks of any size", () => {
  const stream = joined(MESSAGES.map(frame));
  for (let size = 1; size <= stream.length; size += 1) {
    const chunks = [];
    for (let at = 0; at < stream.length; at += size) chunks.push(stream.subarray(at, at + size));
    equal(read(chunks), MESSAGES, `chunks of ${size} bytes`);
  }
});

test("a stream is split at every offset", () => {
  const stream = joined(MESSAGES.map(frame));
  for (let at = 0; at <= stream.length; at += 1) equal(read([stream.subarray(0, at), stream.subarray(at)]), MESSAGES);
});

test("a header may have more fields, in any order and case", () => {
  const body = '{"a":1}';
  for (const header of [
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 7\r\n\r\n",
    "content-length:7\r\nX: y\r\n\r\n",
    "CONTENT-LENGTH: \t 7 \r\n\r\n",
  ]) {
    equal(read([encoder.encode(header + body)]), [{ a: 1 }], header);
  }
});

test("a large message in small chunks takes no more than linear time", () => {
  const bytes = frame({ a: "x".repeat(4_000_000) });
  const chunks = [];
  for (let at = 0; at < bytes.length; at += 1024) chunks.push(bytes.subarray(at, at + 1024));
  const start = Date.now();
  equal(read(chunks)[0].a.length, 4_000_000);
  if (Date.now() - start > 2000) throw new Error(`${Date.now() - start} ms`);
});

test("what is no message is refused", async () => {
  const push = (text, limit) => () => read([encoder.encode(text)], limit);
  equal(await refusal(push("X: y\r\n\r\n")), "a header has no Content-Length");
  equal(await refusal(push("Content-Length: -1\r\n\r\n")), "a header has no Content-Length");
  equal(await refusal(push("Content-Length: 99\r\n\r\n", 98)), "a message of 99 bytes is too long");
  equal(await refusal(push("Content-Length: 1\r\n\r\n{")), "a message is no JSON");
  equal(await refusal(push("l10n: something went wrong\n".repeat(200))), "a header does not end");
});
