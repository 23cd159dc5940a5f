"use strict";

const vscode = require("vscode");
const { escaped, framePage } = require("../../../Editors/vscode/gallery/page");
const { addressIn, allowsFrames, policyOf } = require("../../../Editors/vscode/gallery/preview");
const { Galleries } = require("../../../Editors/vscode/gallery/gallery");
const { equal, holds, test, until } = require("./testing");

const { fake } = vscode;
const PROCESSES = { needsProcesses: true };

test("the address is that of this machine", () => {
  const printed = "x\nthe preview is at http://127.0.0.1:8080/?key=ab until Ctrl-C\n";
  equal(addressIn(printed), "http://127.0.0.1:8080/?key=ab");
  for (const text of [
    "the preview is at http://127.0.0.1:8080/?key=a", "the preview is at http://example.org:80/ until Ctrl-C",
    "the preview is at http://127.0.0.1:80@example.org/ until Ctrl-C", "the preview is at javascript:x until Ctrl-C",
    "",
  ]) {
    equal(addressIn(text), null, text);
  }
});

test("a page says whether the editor may frame it", () => {
  const open = [undefined, "default-src 'none'", "frame-ancestors *", "x; frame-ancestors vscode-webview: a:"];
  for (const policy of open) {
    equal(allowsFrames(policy), true, policy);
  }
  for (const policy of ["frame-ancestors 'none'", "default-src *; Frame-Ancestors 'self'", "frame-ancestors"]) {
    equal(allowsFrames(policy), false, policy);
  }
});

test("the panel's page has a frame and nothing that runs", () => {
  const page = framePage("http://127.0.0.1:80/?key=a&b=\"><script>", "Gallery of <app> & \"co\"");
  holds(!page.includes("<script") && !page.includes("<app>"), page);
  const policy = /content="([^"]*)"/.exec(page)[1];
  holds(policy.startsWith("default-src &#39;none&#39;; frame-src http://127.0.0.1; style-src &#39;nonce-"), policy);
  equal(escaped("<a href='x'>&\""), "&lt;a href=&#39;x&#39;&gt;&amp;&quot;");
});

function session() {
  const folder = { uri: vscode.Uri.file(process.env.L10N_FAKE_FOLDER), name: "app" };
  return { folder, program: process.env.L10N_FAKE_PROGRAM };
}

async function gallery(frames, act, fault = "") {
  fake.reset();
  Object.assign(process.env, { L10N_FAKE_FRAMES: frames, L10N_FAKE_FAULT: fault });
  const galleries = new Galleries({ append() {}, show() {} });
  try {
    await act(galleries);
  } finally {
    galleries.dispose();
  }
}

test("a gallery is framed beside the table", async () => {
  await gallery("vscode-webview:", async (galleries) => {
    await galleries.show(session());
    await galleries.show(session());
    equal(fake.seen.panels.length, 1);
    const [panel] = fake.seen.panels;
    holds(/src="http:\/\/127\.0\.0\.1:\d+\/\?key=ab12"/.test(panel.webview.html), panel.webview.html);
    equal([panel.title, panel.options.localResourceRoots], ["Gallery of app", []]);
    await galleries.openInBrowser(session());
    holds(/^http:\/\/127\.0\.0\.1:\d+\/\?key=ab12$/.test(fake.seen.opened[0][1]), fake.seen.opened);
  });
}, PROCESSES);

test("a gallery that lets nobody frame it opens in the browser", async () => {
  await gallery("'none'", async (galleries) => {
    await galleries.show(session());
    equal(fake.seen.panels.length, 0);
    equal(fake.seen.opened[0][0], "external");
  });
}, PROCESSES);

test("a gallery ends with its panel", async () => {
  await gallery("*", async (galleries) => {
    await galleries.show(session());
    const [, address] = /src="([^"]*)"/.exec(fake.seen.panels[0].webview.html);
    equal(await policyOf(address), "default-src 'none'; frame-ancestors *");
    fake.seen.panels[0].dispose();
    await galleries.show(session());
    equal(fake.seen.panels.length, 2);
    let isGone = false;
    await until(() => {
      policyOf(address).catch(() => {
        isGone = true;
      });
      return isGone;
    }, "the first server is gone");
  });
}, PROCESSES);

test("a gallery that cannot be drawn says why", async () => {
  await gallery("*", async (galleries) => {
    await galleries.show(session());
    equal(fake.seen.messages, [["error", "l10n: the gallery of 'app' cannot be shown: fake: no tokens", "Show Log"]]);
  }, "die");
}, PROCESSES);
