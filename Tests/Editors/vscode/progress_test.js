"use strict";

const vscode = require("vscode");
const { Progress } = require("../../../Editors/vscode/client/progress");
const { Status } = require("../../../Editors/vscode/client/status");
const { equal, test } = require("./testing");

const { fake } = vscode;

test("progress is shown from its begin to its end", async () => {
  fake.reset();
  const ends = [];
  const { withProgress } = vscode.window;
  vscode.window.withProgress = (...list) => withProgress(...list).then(() => ends.push(list[0].title));
  try {
    const progress = new Progress();
    progress.hear({ token: 1, value: { kind: "begin", title: "Reading", percentage: 0 } });
    progress.hear({ token: "b", value: { kind: "begin", title: "[x](command:y)" } });
    progress.hear({ token: 1, value: { kind: "report", message: "tables", percentage: 33.4 } });
    progress.hear({ token: 1, value: { kind: "report", percentage: 50 } });
    progress.hear({ token: 7, value: { kind: "report", message: "nobody began" } });
    progress.hear({ token: 1, value: { kind: "end" } });
    progress.dispose();
    await new Promise((resolve) => setTimeout(resolve, 0));
    equal(fake.seen.progress, [
      { title: "Reading", reports: ["0 %", "tables, 33 %", "tables, 50 %"] },
      { title: "[x] (command:y)", reports: [""] },
    ]);
    equal(ends, ["Reading", "[x] (command:y)"]);
  } finally {
    vscode.window.withProgress = withProgress;
  }
});

test("the status is the worst of the folders'", () => {
  fake.reset();
  const status = new Status(["*"]);
  const folder = (path) => ({ uri: vscode.Uri.file(path) });
  status.set(folder("/a"), "ready", "l10n 1.0.0");
  status.set(folder("/b"), "starting");
  status.set(folder("/c"), "missing");
  status.delete(folder("/c"));
  status.delete(folder("/b"));
  equal(fake.seen.status, ["l10n", "l10n", "l10n", "l10n: not found", "l10n", "l10n"]);
});
