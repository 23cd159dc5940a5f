// Keeps the page up to date with what it is made of; `l10n preview --serve` adds it.
(() => {
  "use strict";

  const parse = (text) => {
    const end = text.indexOf("\n\n");
    const lines = text.slice(0, end).split("\n").filter((line) => line !== "");
    const files = new Map(lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.slice(0, line.indexOf(" "))]));
    return { files, problem: text.slice(end + 2) };
  };

  let known = parse(document.currentScript.dataset.state);

  // There before it has a text, so that a screen reader tells of it.
  const message = document.createElement("div");
  message.id = "l10n-reload-message";
  message.setAttribute("role", "alert");
  document.body.append(message);
  const say = (text) => {
    if (message.textContent !== text) message.textContent = text;
  };

  // Whether the page takes up what changed; what is not data is the page itself.
  const isTakenUp = (changed) => {
    if (changed.some((path) => /^[^/]*\.(html|css|js)$/.test(path))) return false;
    if (typeof globalThis.l10n?.reload !== "function") return false;
    try {
      return globalThis.l10n.reload(changed) !== false;
    } catch (error) {
      console.warn(error);
      return false;
    }
  };

  const take = (text) => {
    const state = parse(text);
    say(state.problem);
    const paths = new Set([...known.files.keys(), ...state.files.keys()]);
    // No page that also works from a file can read JSON: the manifest is for programs.
    const changed = [...paths].filter((path) => known.files.get(path) !== state.files.get(path)
      && !path.endsWith(".json")).sort();
    known = state;
    if (changed.length > 0 && !isTakenUp(changed)) location.reload();
  };

  // A browser opens six connections to a server at most: one page listens, and hands on to the others.
  const channel = new BroadcastChannel("l10n-reload");
  const hear = ({ state, isLost }) => {
    if (isLost) say("The preview's server does not answer. Has it ended?");
    else take(state);
  };
  const listen = () => {
    let latest = null;
    const tell = (event) => {
      latest = event;
      channel.postMessage(event);
      hear(event);
    };
    channel.onmessage = () => {
      if (latest !== null) channel.postMessage(latest);
    };
    const open = () => {
      const source = new EventSource("/events");
      source.addEventListener("state", (event) => tell({ state: event.data }));
      source.onerror = () => {
        if (!latest?.isLost) tell({ isLost: true });
        // The browser itself tries again, but not after a refusal.
        if (source.readyState === EventSource.CLOSED) setTimeout(open, 1000);
      };
    };
    open();
  };
  channel.onmessage = (event) => {
    if (event.data !== "?") hear(event.data);
  };
  if (navigator.locks) {
    channel.postMessage("?");
    navigator.locks.request("l10n-reload", () => {
      listen();
      return new Promise(() => {});
    });
  } else {
    listen();
  }
  say(known.problem);
})();
