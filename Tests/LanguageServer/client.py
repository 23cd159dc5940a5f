"""A client of the Language Server Protocol for tests: a process, and messages with their length before them."""

import json
import os
import queue
import subprocess
import threading
import time
import urllib.parse


def uri(path):
    return "file://" + urllib.parse.quote(path)


class Client:
    """A server that runs, and what it has said so far."""

    def __init__(self, program, folder, capabilities=None, environment=None):
        self.folder = folder
        self.process = subprocess.Popen(
            [program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder,
            env={**os.environ, **(environment or {})})
        self.inbox = queue.Queue()
        self.diagnostics = {}
        self.logs = []
        self.number = 0
        self.versions = {}
        self.is_read = False
        threading.Thread(target=self._read, daemon=True).start()
        self.capabilities = self.call("initialize", {
            "processId": os.getpid(), "rootUri": uri(folder),
            "capabilities": capabilities if capabilities is not None else {
                "textDocument": {"hover": {"contentFormat": ["markdown"]},
                                 "documentSymbol": {"hierarchicalDocumentSymbolSupport": True}},
                "workspace": {"workspaceEdit": {"documentChanges": True}},
                "window": {"workDoneProgress": True}}})["result"]["capabilities"]
        self.note("initialized", {})

    # Messages.

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    self.inbox.put(None)
                    return
                line = line.strip()
                if not line:
                    break
                name, value = line.split(b":", 1)
                if name.lower() == b"content-length":
                    length = int(value)
            self.inbox.put(json.loads(stream.read(length)))

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        data = json.dumps(message, ensure_ascii=False).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(data) + data)

    def note(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method, params):
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        return self.number

    def call(self, method, params, timeout=60):
        return self.answer(self.ask(method, params), timeout)

    def answer(self, number, timeout=60):
        """The answer to a call; what else comes meanwhile is kept."""
        while True:
            message = self.inbox.get(timeout=timeout)
            if message is None:
                raise EOFError("the server has ended")
            if "method" not in message and message.get("id") == number:
                return message
            self.keep(message)

    def keep(self, message):
        method = message.get("method")
        if method == "textDocument/publishDiagnostics":
            self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif method == "window/logMessage":
            self.logs.append(message["params"]["message"])
        elif method == "$/progress":
            self.is_read = message["params"]["value"]["kind"] == "end"
        elif method == "window/workDoneProgress/create":
            self.send({"jsonrpc": "2.0", "id": message["id"], "result": None})

    def wait_for_project(self, timeout=60):
        """Waits until the project was read for the first time; for a client that shows progress."""
        while not self.is_read:
            message = self.inbox.get(timeout=timeout)
            if message is None:
                raise EOFError("the server has ended")
            self.keep(message)
        self.settle(0.2)

    def settle(self, quiet=0.6, timeout=60):
        """Waits until the server has said nothing for a while."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            try:
                message = self.inbox.get(timeout=quiet)
            except queue.Empty:
                return
            if message is None:
                raise EOFError("the server has ended")
            self.keep(message)
        raise TimeoutError("the server does not come to rest")

    # Documents.

    def path(self, name):
        return os.path.join(self.folder, name)

    def open(self, name, text=None, language="strings"):
        if text is None:
            with open(self.path(name), encoding="utf-8") as file:
                text = file.read()
        self.versions[name] = 1
        self.note("textDocument/didOpen", {"textDocument": {
            "uri": uri(self.path(name)), "languageId": language, "version": 1, "text": text}})
        return text

    def change(self, name, changes):
        self.versions[name] += 1
        self.note("textDocument/didChange", {
            "textDocument": {"uri": uri(self.path(name)), "version": self.versions[name]}, "contentChanges": changes})

    def close(self, name):
        self.note("textDocument/didClose", {"textDocument": {"uri": uri(self.path(name))}})

    def at(self, name, line, character):
        return {"textDocument": {"uri": uri(self.path(name))}, "position": {"line": line, "character": character}}

    def of(self, name, **more):
        return {"textDocument": {"uri": uri(self.path(name))}, **more}

    def found(self, name):
        """Rule and line of what is told of a file."""
        return [(each.get("code"), each["range"]["start"]["line"]) for each in
                self.diagnostics.get(uri(self.path(name)), [])]

    def end(self):
        self.call("shutdown", None)
        self.note("exit", None)
        self.process.stdin.close()
        return self.process.wait(timeout=20)
