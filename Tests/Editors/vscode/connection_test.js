"use strict";

const vscode = require("vscode");
const { MessageReader, frame } = require("../../../Editors/vscode/client/framing");
const { Connection } = require("../../../Editors/vscode/client/connection");
const { equal, refusal, test } = require("./testing");

/** A connection, and what it sends. */
function connected() {
  const sent = [];
  const reader = new MessageReader((message) => sent.push(message));
  const connection = new Connection((bytes) => reader.push(bytes));
  return { connection, sent, answer: (message) => connection.receive(frame({ jsonrpc: "2.0", ...message })) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test("answers reach their requests, in any order", async () => {
  const { connection, sent, answer } = connected();
  const [one, other] = [connection.request("one", { a: 1 }), connection.request("other")];
  equal(sent, [{ jsonrpc: "2.0", id: 1, method: "one", params: { a: 1 } }, { jsonrpc: "2.0", id: 2, method: "other" }]);
  answer({ id: 2, result: "b" });
  answer({ id: 7, result: "nobody asked" });
  answer({ id: 1, result: null });
  equal(await Promise.all([one, other]), [null, "b"]);
});

test("an error of the server is thrown", async () => {
  const { connection, answer } = connected();
  const asked = connection.request("one");
  answer({ id: 1, error: { code: -32603, message: "no such key" } });
  equal(await refusal(() => asked), "no such key");
});

test("a request is cancelled once, and only while it waits", async () => {
  const { connection, sent, answer } = connected();
  const source = new vscode.CancellationTokenSource();
  const asked = connection.request("slow", {}, source.token);
  source.cancel();
  equal(sent.at(-1), { jsonrpc: "2.0", method: "$/cancelRequest", params: { id: 1 } });
  answer({ id: 1, error: { code: -32800, message: "cancelled" } });
  equal(await asked.catch((error) => error.isCancellation), true);
  equal(source.listeners, 0);
  source.cancel();
  equal(sent.length, 2);
  connection.request("late", {}, source.token);
  equal(sent.slice(2).map(({ method }) => method), ["late", "$/cancelRequest"]);
});

test("requests of the server are answered", async () => {
  const { connection, sent, answer } = connected();
  connection.onRequest("ask", async ({ value }) => value * 2);
  connection.onRequest("fail", () => {
    throw new Error("no");
  });
  connection.onRequest("nothing", () => undefined);
  answer({ id: "a", method: "ask", params: { value: 2 } });
  answer({ id: 0, method: "fail" });
  answer({ id: 5, method: "nothing" });
  answer({ id: 6, method: "__proto__" });
  answer({ method: "$/unknown" });
  await settled();
  const found = sent.sort((one, other) => String(one.id).localeCompare(String(other.id)));
  equal(found, [
    { jsonrpc: "2.0", id: 0, error: { code: -32603, message: "no" } },
    { jsonrpc: "2.0", id: 5, result: null },
    { jsonrpc: "2.0", id: 6, error: { code: -32601, message: "'__proto__' is not known here" } },
    { jsonrpc: "2.0", id: "a", result: 4 },
  ]);
});

test("a notification that fails leaves the connection as it is", async () => {
  const { connection, answer } = connected();
  const heard = [];
  connection.onNotification("bad", () => {
    throw new Error("no");
  });
  connection.onNotification("good", (params) => heard.push(params));
  answer({ method: "bad" });
  answer({ method: "good", params: [1] });
  equal(heard, [[1]]);
});

test("what waits ends with the connection", async () => {
  const { connection, sent, answer } = connected();
  const asked = connection.request("one");
  connection.close("the server ended");
  equal(await refusal(() => asked), "the server ended");
  equal(await refusal(() => connection.request("two")), "the server ended");
  connection.notify("three");
  answer({ id: 9, method: "four" });
  equal(sent.length, 1);
});
