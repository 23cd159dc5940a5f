"use strict";

/**
 * Runs the tests in Node and prints a line for each that failed. L10N_FAKE_FOLDER is a folder for what they write,
 * L10N_FAKE_PROGRAM the server of the tests: Tests/Editors/run.py sets both.
 */

const fs = require("fs");
const Module = require("module");
const path = require("path");

// The module `vscode` is the editor's own; here it is a fake one.
const load = Module._load;
const fake = path.join(__dirname, "fake.js");
Module._load = (name, ...rest) => load(name === "vscode" ? fake : name, ...rest);

for (const name of fs.readdirSync(__dirname).filter((one) => one.endsWith("_test.js")).sort()) {
  require(path.join(__dirname, name));
}
const { run } = require("./testing");

run(true).then(({ lines, count }) => {
  for (const line of lines) console.log(line);
  if (count === 0) console.log("no test was found");
  console.log(`${count - lines.length} passed, ${lines.length} failed`);
  process.exit(lines.length > 0 || count === 0 ? 1 : 0);
});
