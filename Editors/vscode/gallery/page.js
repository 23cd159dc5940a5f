"use strict";

const { randomBytes } = require("crypto");

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text) {
  return String(text).replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

/**
 * The page of the panel: a frame with the gallery, and no script of its own.
 *
 * @param {string} address Where the gallery is, `http` or `https`.
 * @param {string} title
 */
function framePage(address, title) {
  const { origin } = new URL(address);
  const nonce = randomBytes(16).toString("hex");
  const policy = `default-src 'none'; frame-src ${origin}; style-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<title>${escaped(title)}</title>
<style nonce="${nonce}">
html, body { height: 100%; margin: 0; padding: 0; overflow: hidden; }
iframe { display: block; width: 100%; height: 100%; border: 0; }
</style>
</head>
<body>
<iframe title="${escaped(title)}" src="${escaped(address)}" allow="clipboard-write"
  sandbox="allow-scripts allow-same-origin allow-forms allow-downloads"></iframe>
</body>
</html>
`;
}

module.exports = { escaped, framePage };
