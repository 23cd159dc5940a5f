"use strict";

const { RestartLimit } = require("../../../Editors/vscode/client/restarts");
const { equal, test } = require("./testing");

test("five restarts in three minutes, each after a longer wait", () => {
  let now = 0;
  const limit = new RestartLimit(() => now);
  const delays = Array.from({ length: 6 }, () => {
    now += 1000;
    return limit.take();
  });
  equal(delays, [200, 400, 800, 1600, 3200, null]);
});

test("restarts of more than three minutes ago do not count", () => {
  let now = 0;
  const limit = new RestartLimit(() => now);
  for (let count = 0; count < 5; count += 1) limit.take();
  now = 3 * 60 * 1000 - 1;
  equal(limit.take(), null);
  now += 1;
  equal(limit.take(), 200);
});

test("a restart that somebody asks for begins anew", () => {
  const limit = new RestartLimit(() => 0);
  for (let count = 0; count < 6; count += 1) limit.take();
  limit.forget();
  equal(limit.take(), 200);
});
