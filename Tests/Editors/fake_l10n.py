#!/usr/bin/env python3
"""Stands in for l10n in tests of editors: a language server, a preview and a check with known answers.

L10N_FAKE_LOG names a file that gets each message of the editor, or the arguments, a line each. L10N_FAKE_FAULT has the
server end as soon as it starts ("die"), print what is no message ("noise"), or ask for whole texts ("full").
"""

import http.server
import json
import os
import sys

CAPABILITIES = {
    "positionEncoding": "utf-16",
    "textDocumentSync": {"openClose": True, "change": 2, "save": {"includeText": False}},
    "hoverProvider": True,
    "definitionProvider": True,
    "referencesProvider": True,
    "documentSymbolProvider": True,
    "workspaceSymbolProvider": True,
    "foldingRangeProvider": True,
    "documentFormattingProvider": True,
    "completionProvider": {"triggerCharacters": ['"', "%"], "resolveProvider": True},
    "renameProvider": {"prepareProvider": True},
    "codeActionProvider": {"codeActionKinds": ["quickfix"], "resolveProvider": True},
    "executeCommandProvider": {"commands": ["l10n.crash", "l10n.ask"]},
    "inlayHintProvider": True,
    "semanticTokensProvider": {"legend": {"tokenTypes": ["string"], "tokenModifiers": []}, "full": True, "range": True},
}
POLICY = "default-src 'none'; frame-ancestors "


def log(value):
    if name := os.environ.get("L10N_FAKE_LOG"):
        with open(name, "a", encoding="utf-8") as file:
            file.write(json.dumps(value) + "\n")


def send(message):
    body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode()
    data = b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
    # In two parts, as pipes do.
    for part in (data[:9], data[9:]):
        sys.stdout.buffer.write(part)
        sys.stdout.buffer.flush()


def receive():
    length = None
    while (line := sys.stdin.buffer.readline()) not in (b"\r\n", b""):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return None if length is None else json.loads(sys.stdin.buffer.read(length))


def edited(text, change):
    """The text after one change, whose positions count UTF-16 units."""
    if "range" not in change:
        return change["text"]
    units = text.encode("utf-16-le")
    lines = [0]
    for index in range(0, len(units), 2):
        if units[index : index + 2] == b"\n\0":
            lines.append(index + 2)

    def offset(at):
        return lines[at["line"]] + 2 * at["character"]

    start, end = offset(change["range"]["start"]), offset(change["range"]["end"])
    return (units[:start] + change["text"].encode("utf-16-le") + units[end:]).decode("utf-16-le")


def serve():
    fault = os.environ.get("L10N_FAKE_FAULT")
    if fault == "die":
        sys.exit("fake: nothing to serve")
    if fault == "noise":
        print("l10n: not a message at all\n" * 400, flush=True)
    texts, asked = {}, 0
    while (message := receive()) is not None:
        log(message)
        method, parameters = message.get("method"), message.get("params") or {}
        document = parameters.get("textDocument", {})
        match method:
            case "textDocument/didOpen":
                texts[document["uri"]] = document["text"]
                send({"method": "textDocument/publishDiagnostics", "params": {
                    "uri": document["uri"], "version": document["version"], "diagnostics": [finding()]}})
            case "textDocument/didChange":
                for change in parameters["contentChanges"]:
                    texts[document["uri"]] = edited(texts[document["uri"]], change)
            case "workspace/executeCommand" if parameters["command"] == "l10n.crash":
                sys.exit("fake: crashed")
            case "workspace/executeCommand":
                asked += 1
                send({"id": f"s{asked}", **parameters["arguments"][0]})
            case "exit":
                sys.exit(0)
        if "id" in message and method:
            send({"id": message["id"], "result": answer(method, texts.get(document.get("uri")))})


def finding():
    span = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 3}}
    return {"range": span, "severity": 2, "code": "unused-key", "source": "l10n", "message": "no code uses 'a'",
            "codeDescription": {"href": "https://example.org/rules#unused-key"}, "data": {"fix": 7}}


def answer(method, text):
    match method:
        case "initialize":
            sync = {"textDocumentSync": 1} if os.environ.get("L10N_FAKE_FAULT") == "full" else {}
            return {"capabilities": {**CAPABILITIES, **sync}, "serverInfo": {"name": "l10n", "version": "9.9.9"}}
        case "textDocument/codeAction":
            return [{"title": "Ask", "command": "l10n.ask", "arguments": [1]},
                    {"title": "Quit", "command": "workbench.action.quit"}]
        case "textDocument/hover":
            return {"contents": {"kind": "markdown", "value": text}}
    return None


class Page(http.server.BaseHTTPRequestHandler):
    def do_HEAD(self):
        self.send_response(200)
        self.send_header("Content-Security-Policy", POLICY + os.environ.get("L10N_FAKE_FRAMES", "'none'"))
        self.end_headers()

    def log_message(self, *_):
        pass


def preview():
    if os.environ.get("L10N_FAKE_FAULT") == "die":
        sys.exit("fake: no tokens")
    server = http.server.HTTPServer(("127.0.0.1", 0), Page)
    print("warning: something else\nthe preview is at", end=" ", flush=True)
    print(f"http://127.0.0.1:{server.server_port}/?key=ab12 until Ctrl-C", flush=True)
    server.serve_forever()


def check():
    log(sys.argv[1:])
    print("App/en.lproj/Localizable.strings:1:1: warning: no code uses 'a' [unused-key]")
    sys.exit(int(os.environ.get("L10N_FAKE_STATUS", "0")))


match sys.argv[1:]:
    case ["lsp"]:
        serve()
    case ["preview", "--serve"]:
        preview()
    case ["check", *_]:
        check()
    case other:
        sys.exit(f"fake: unexpected arguments {other}")
