"use strict";

const fs = require("fs");
const os = require("os");
const path = require("path");

/** Whether a file can be run. */
function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The program that the setting `l10n.path` names.
 *
 * A name without a slash is looked up in the absolute folders of the PATH alone: an entry such as `.` would run what
 * the project holds.
 *
 * @param {string} setting A name, or a path: absolute, in `~/`, or in the project's folder.
 * @param {string} folder The project's folder.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | null} An absolute path; `null` where there is no such program.
 */
function findProgram(setting, folder, environment = process.env) {
  const name = setting.trim();
  if (name === "") return null;
  const endings = process.platform === "win32" ? ["", ".exe"] : [""];
  const first = (paths) => paths.flatMap((one) => endings.map((ending) => one + ending)).find(isProgram) ?? null;
  if (name.startsWith("~/")) return first([path.join(os.homedir(), name.slice(2))]);
  if (/[/\\]/.test(name)) return first([path.resolve(folder, name)]);
  const entries = (environment.PATH ?? environment.Path ?? "").split(path.delimiter);
  return first(entries.filter((entry) => path.isAbsolute(entry)).map((entry) => path.join(entry, name)));
}

module.exports = { findProgram };
