"use strict";

/** Tests with names, and what they claim; runs in Node and in a browser. */

const tests = [];

/** @param {{ needsProcesses?: boolean }} [options] What starts programs is left out in a browser. */
function test(name, act, options = {}) {
  tests.push({ name, act, ...options });
}

/** A member that is undefined is as one that is absent. */
function text(value) {
  return JSON.stringify(value) ?? "undefined";
}

class Failure extends Error {}

function equal(found, expected, about = "") {
  if (text(found) === text(expected)) return;
  throw new Failure(`${about && `${about}: `}expected ${text(expected)}, found ${text(found)}`);
}

function holds(condition, about) {
  if (!condition) throw new Failure(`not so: ${about}`);
}

/** The message with which something is refused. */
async function refusal(act) {
  try {
    await act();
  } catch (error) {
    return error.message;
  }
  throw new Failure("nothing was refused");
}

/** Waits until something is so. */
async function until(condition, about, seconds = 8) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = condition();
    if (found) return found;
    if (Date.now() > end) throw new Failure(`did not come: ${about}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Runs all tests one after the other; returns a line for each that failed, and how many there were. */
async function run(hasProcesses) {
  const lines = [];
  const chosen = tests.filter(({ needsProcesses }) => hasProcesses || !needsProcesses);
  for (const { name, act } of chosen) {
    try {
      await act();
    } catch (error) {
      const where = error instanceof Failure ? error.message : error.stack;
      lines.push(`${name}: ${where}`);
    }
  }
  return { lines, count: chosen.length };
}

module.exports = { equal, holds, refusal, run, test, until };
