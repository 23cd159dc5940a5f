"use strict";

/**
 * Runs the tests in a page, where there is no Node: `sources` are the scripts by their paths. What starts programs is
 * left out; every script of the extension is loaded all the same.
 */
async function runInBrowser(sources) {
  const modules = new Map();
  // Of these the tests here need nothing but that they can be loaded.
  const ofNode = { crypto: { randomBytes: () => ({ toString: () => "00" }) } };
  for (const name of ["child_process", "fs", "http", "os", "path"]) ofNode[name] = {};

  function resolved(folder, name) {
    const parts = folder.split("/");
    for (const part of name.split("/")) {
      if (part === "..") parts.pop();
      else if (part !== ".") parts.push(part);
    }
    return `${parts.join("/")}.js`;
  }

  function load(path) {
    if (modules.has(path)) return modules.get(path).exports;
    if (!(path in sources)) throw new Error(`there is no '${path}'`);
    const module = { exports: {} };
    modules.set(path, module);
    const folder = path.slice(0, path.lastIndexOf("/"));
    const require = (name) => {
      if (name === "vscode") return load("Tests/Editors/vscode/fake.js");
      return name.startsWith(".") ? load(resolved(folder, name)) : ofNode[name];
    };
    // The scripts are those of the project, and the page is the test's own.
    new Function("module", "require", "process", `${sources[path]}\n//# sourceURL=${path}`)(
      module, require, { env: {}, pid: 1, platform: "linux" });
    return module.exports;
  }

  const lines = [];
  for (const path of Object.keys(sources)) {
    if (!path.startsWith("Editors/") && !path.endsWith("_test.js")) continue;
    try {
      load(path);
    } catch (error) {
      lines.push(`${path}: ${error.stack}`);
    }
  }
  const found = await load("Tests/Editors/vscode/testing.js").run(false);
  return { lines: [...lines, ...found.lines], count: found.count };
}
