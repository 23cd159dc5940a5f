"use strict";

const fs = require("fs");
const path = require("path");
const vscode = require("vscode");
const { activate, deactivate } = require("../../../Editors/vscode/extension");
const { equal, holds, refusal, test, until } = require("./testing");

const { fake } = vscode;
const PROCESSES = { needsProcesses: true };
let number = 0;

/** Runs the extension with the server of the tests, in a folder of its own. */
async function session(act, { fault, settings } = {}) {
  fake.reset();
  number += 1;
  const folder = path.join(process.env.L10N_FAKE_FOLDER, `app${number}`);
  fs.mkdirSync(folder, { recursive: true });
  const log = path.join(folder, "messages");
  Object.assign(process.env, { L10N_FAKE_LOG: log, L10N_FAKE_FAULT: fault ?? "" });
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: "app", index: 0 }];
  vscode.workspace.settings = settings ?? { path: process.env.L10N_FAKE_PROGRAM };
  const messages = () => (fs.existsSync(log) ? fs.readFileSync(log, "utf8").trim().split("\n") : [])
    .filter(Boolean).map((line) => JSON.parse(line));
  const subscriptions = [];
  activate({ subscriptions });
  const file = `${folder}/en.lproj/Localizable.strings`;
  const document = fake.open(file, "apple-strings", '"a" = "👩 é";\n"b" = "B";\n');
  try {
    const heard = (method) => messages().filter((one) => one.method === method);
    await act({ folder, document, file, messages, heard });
  } finally {
    await deactivate();
    for (const one of subscriptions) one.dispose();
  }
}

const ready = (state = "Hover") => until(() => fake.seen.providers.has(state), "the server is ready");
const execute = (folder, command, ...list) =>
  fake.seen.commands.get("l10n.execute")({ folder: `file://${folder}`, command, arguments: list });

test("a server is greeted, told of documents and dismissed", async () => {
  let said;
  await session(async ({ folder, messages, heard }) => {
    await ready();
    await until(() => heard("textDocument/didOpen").length === 1, "the document is opened");
    const [hello] = messages();
    equal(hello.method, "initialize");
    equal([hello.params.processId, hello.params.rootUri], [process.pid, `file://${folder}`]);
    equal(heard("textDocument/didOpen")[0].params.textDocument.languageId, "apple-strings");
    equal(fake.seen.status.at(-1), "l10n");
    said = messages;
  });
  equal(said().slice(-2).map(({ method }) => method), ["shutdown", "exit"]);
}, PROCESSES);

test("the server has the text that the editor has, after any edits", async () => {
  await session(async ({ document, heard }) => {
    await ready();
    const { provider } = fake.seen.providers.get("Hover");
    fake.change(document, [[7, 9, "日本"], [0, 0, "// 👩‍👩‍👧\n"]]);
    fake.change(document, [[document.text.length, document.text.length, '"c" = "";\n']]);
    fake.change(document, [[3, 12, ""], [14, 15, "\n\n"], [16, 20, "é"]]);
    const shown = await provider.provideHover(document, new vscode.Position(0, 0), undefined);
    equal(shown.contents[0].value, document.text);
    const changes = heard("textDocument/didChange").map(({ params }) => params);
    equal(changes.map(({ textDocument }) => textDocument.version), [2, 3, 4]);
    holds(changes.every(({ contentChanges }) => contentChanges.every(({ range }) => range)), "only parts are sent");
    fake.close(document);
    await until(() => heard("textDocument/didClose").length === 1, "the document is closed");
    equal(await provider.provideHover(document, new vscode.Position(0, 0), undefined), undefined);
  });
}, PROCESSES);

test("a server that wants whole texts has them", async () => {
  await session(async ({ document, heard }) => {
    await ready();
    fake.change(document, [[0, 0, "// é\n"]]);
    const { provider } = fake.seen.providers.get("Hover");
    const shown = await provider.provideHover(document, new vscode.Position(0, 0), undefined);
    equal(shown.contents[0].value, document.text);
    equal(heard("textDocument/didChange")[0].params.contentChanges, [{ text: document.text }]);
    fake.events.save.fire(document);
    await provider.provideHover(document, new vscode.Position(0, 0), undefined);
    equal(heard("textDocument/didSave").length, 0);
  }, { fault: "full" });
}, PROCESSES);

test("findings are shown, and repeated to the server with their data", async () => {
  await session(async ({ document, heard }) => {
    await ready("CodeActions");
    const [found] = await until(() => fake.seen.diagnostics.get(document.uri.toString()), "a finding");
    equal([found.message, found.severity, found.source], ["no code uses 'a'", 1, "l10n"]);
    equal(found.code.value, "unused-key");
    equal(found.code.target.toString(), "https://example.org/rules");
    const { provider } = fake.seen.providers.get("CodeActions");
    const foreign = new vscode.Diagnostic(found.range, "of another tool", 0);
    const context = { diagnostics: [found, foreign], only: undefined, triggerKind: 1 };
    const actions = await provider.provideCodeActions(document, found.range, context, undefined);
    const [asked] = heard("textDocument/codeAction");
    equal(asked.params.context.diagnostics.map(({ data }) => data), [{ fix: 7 }]);
    // Commands of the editor are not the server's to run.
    equal(actions.map(({ title }) => title), ["Ask"]);
    const [{ folder, command }] = actions[0].command.arguments;
    equal([actions[0].command.command, command, fake.seen.commands.has(command)], ["l10n.execute", "l10n.ask", false]);
    const execute = fake.seen.commands.get("l10n.execute");
    equal(await refusal(() => execute({ folder, command: "workbench.action.quit" })),
      "'workbench.action.quit' is no command of the language server");
  });
}, PROCESSES);

test("requests of the server are answered by the editor", async () => {
  await session(async ({ folder, file, messages, heard }) => {
    await ready();
    const answered = async (method, params) => {
      await execute(folder, "l10n.ask", { method, params });
      const answers = () => messages().filter(({ id, method: name }) => String(id).startsWith("s") && !name);
      const count = heard("workspace/executeCommand").length;
      await until(() => answers().length === count, `an answer to ${method}`);
      return answers().at(-1).result;
    };
    const edits = [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }, newText: "x" }];
    const edit = { changes: { [`file://${file}`]: edits } };
    equal(await answered("workspace/applyEdit", { edit }), { applied: true });
    equal(fake.seen.applied, [[["replace", `file://${file}`, "0:0-0:1", "x"]]]);
    equal(await answered("workspace/configuration", { items: [{ section: "l10n.trace" }, { section: "other" }] }),
      ["off", null]);
    equal(await answered("window/showDocument", { uri: "command:workbench.action.quit", external: true }),
      { success: false });
    const watchers = [
      { globPattern: "**/*.yml" }, { globPattern: { baseUri: "file:///up", pattern: "l10n.json" }, kind: 2 },
    ];
    await answered("client/registerCapability", {
      registrations: [{ id: "w", method: "workspace/didChangeWatchedFiles", registerOptions: { watchers } }],
    });
    equal(fake.seen.watchers.slice(1).map(({ pattern }) => pattern.pattern), ["**/*.yml", "l10n.json"]);
    await answered("client/unregisterCapability", { unregisterations: [{ id: "w" }] });
    equal(fake.seen.watchers.map(({ isDisposed }) => isDisposed === true), [false, true, true]);
    fake.choose("Yes");
    const message = { type: 2, message: "[x](command:y)?", actions: [{ title: "No" }, { title: "Yes", id: 3 }] };
    equal(await answered("window/showMessageRequest", message), { title: "Yes", id: 3 });
    equal(fake.seen.messages.at(-1), ["warning", "[x] (command:y)?", "No", "Yes"]);
    equal(await answered("window/workDoneProgress/create", { token: "t" }), null);
  });
}, PROCESSES);

test("changes on the disk are told together", async () => {
  await session(async ({ folder, heard }) => {
    await ready();
    const [watcher] = fake.seen.watchers;
    const uri = (name) => vscode.Uri.file(`${folder}/${name}`);
    watcher.created.fire(uri("de.lproj/Localizable.strings"));
    watcher.changed.fire(uri("de.lproj/Localizable.strings"));
    watcher.deleted.fire(uri("l10n.json"));
    watcher.changed.fire(uri(".build/x.json"));
    await until(() => heard("workspace/didChangeWatchedFiles").length > 0, "the changes");
    equal(heard("workspace/didChangeWatchedFiles").map(({ params }) => params.changes), [[
      { uri: `file://${folder}/de.lproj/Localizable.strings`, type: 2 }, { uri: `file://${folder}/l10n.json`, type: 3 },
    ]]);
  });
}, PROCESSES);

test("a server that dies is started again, with its documents", async () => {
  await session(async ({ folder, heard }) => {
    await ready();
    await execute(folder, "l10n.crash").catch(() => {});
    await until(() => heard("initialize").length === 2 && fake.seen.providers.has("Hover"), "a second server");
    await until(() => heard("textDocument/didOpen").length === 2, "the document is opened again");
    equal(fake.seen.messages, []);
    holds(fake.seen.log.includes("it ended with status 1: fake: crashed"), `the log says why: ${fake.seen.log}`);
  });
}, PROCESSES);

test("a server that keeps dying stays stopped, and says why", async () => {
  const starts = [];
  await session(async () => {
    const [message] = await until(() => fake.seen.messages.length > 0 && fake.seen.messages, "a message", 12);
    starts.push(...fake.seen.log.match(/it ended with status/g));
    equal(message[0], "error");
    holds(message[1].endsWith("stays stopped: it ended with status 1: fake: nothing to serve"), message[1]);
    equal(message.slice(2), ["Restart", "Show Log"]);
    equal(fake.seen.status.at(-1), "l10n: stopped");
  }, { fault: "die" });
  equal(starts.length, 6);
}, PROCESSES);

test("what is no language server is not one", async () => {
  await session(async () => {
    await until(() => fake.seen.log.includes("it sent what is no message: a header does not end"), "the log says so");
    equal(fake.seen.providers.size, 0);
  }, { fault: "noise" });
}, PROCESSES);

test("a program that is not there is told with what to do", async () => {
  fake.choose();
  await session(async () => {
    const [message] = await until(() => fake.seen.messages.length > 0 && fake.seen.messages, "a message");
    equal(message, [
      "error", "l10n: the program 'no-such-l10n' is not on the PATH. Install l10n, or set l10n.path to the program.",
      "Open Settings", "Try Again",
    ]);
    equal(fake.seen.status.at(-1), "l10n: not found");
  }, { settings: { path: "no-such-l10n" } });
}, PROCESSES);

test("another program takes the place of the first", async () => {
  await session(async ({ heard }) => {
    await until(() => fake.seen.status.at(-1) === "l10n: not found", "no program");
    vscode.workspace.settings = { path: process.env.L10N_FAKE_PROGRAM };
    fake.events.configuration.fire({ affectsConfiguration: () => true });
    await ready();
    vscode.workspace.settings = { path: process.env.L10N_FAKE_PROGRAM, trace: "messages" };
    fake.events.configuration.fire({ affectsConfiguration: (name) => name === "l10n" });
    await until(() => heard("$/setTrace").some(({ params }) => params.value === "messages"), "the trace is on");
    const told = () => heard("workspace/didChangeConfiguration").at(-1).params.settings.l10n;
    await until(() => told().trace === "messages", "the settings are told");
    equal(heard("initialize").length, 1);
  }, { settings: { path: "no-such-l10n" } });
}, PROCESSES);
