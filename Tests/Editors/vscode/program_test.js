"use strict";

const fs = require("fs");
const os = require("os");
const path = require("path");
const { findProgram } = require("../../../Editors/vscode/client/program");
const { equal, test } = require("./testing");

test("the program is one that can be run, and none of the project's by accident", () => {
  const folder = fs.mkdtempSync(path.join(process.env.L10N_FAKE_FOLDER, "program-"));
  const file = (name, mode) => {
    const made = path.join(folder, name);
    fs.mkdirSync(path.dirname(made), { recursive: true });
    fs.writeFileSync(made, "", { mode });
    return made;
  };
  const [program, inProject] = [file("bin/l10n", 0o755), file("project/l10n", 0o755)];
  file("text/l10n", 0o644);
  fs.mkdirSync(path.join(folder, "folder/l10n"), { recursive: true });
  const project = path.join(folder, "project");
  const find = (setting, ...entries) => findProgram(setting, project, { PATH: entries.join(path.delimiter) });
  const [bin, text, directory] = ["bin", "text", "folder"].map((name) => path.join(folder, name));
  equal(find("l10n", bin), program);
  equal(find(" l10n ", text, directory, bin), program);
  equal(find("l10n", path.relative(process.cwd(), bin), ".", "", text, directory), null);
  equal(find("l10n"), null);
  equal(find("", bin), null);
  equal(find("./l10n", bin), inProject);
  equal(find("../bin/l10n"), program);
  equal(find(program), program);
  const home = os.homedir;
  os.homedir = () => folder;
  try {
    equal(find("~/bin/l10n"), program);
  } finally {
    os.homedir = home;
  }
}, { needsProcesses: true });
