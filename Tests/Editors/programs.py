"""Editors that are installed load their files and talk to a server; the build phase of Xcode runs."""

import json
import os
import shutil
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EDITORS = os.path.join(ROOT, "Editors")

# Waits until the fake server's finding is there, and says how many clients there are.
LUA = """
local function findings() return #vim.diagnostic.get(0) end
vim.wait(5000, function() return findings() > 0 end, 20)
local clients = vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.get_active_clients()
local shown = { vim.bo.filetype, findings(), #clients, clients[1] and clients[1].config.root_dir or '' }
vim.fn.writefile({ vim.fn.json_encode(shown) }, vim.env.L10N_SHOWN)
"""
# A Neovim of today in place of an old one: what it asks a configuration is asked here.
LUA_CONFIGURED = """
local said = {}
vim.lsp.config = setmetatable({}, { __call = function(_, name, value) said[name] = value end })
vim.lsp.enable = function(name) said.enabled = name end
vim.cmd('source ' .. vim.env.L10N_LUA)
local function root(path)
  local buffer = vim.fn.bufadd(path)
  local found = vim.NIL
  said.l10n.root_dir(buffer, function(value) found = value end)
  return found
end
local folder = vim.env.L10N_APP
local roots = { root(folder .. '/App/en.lproj/Localizable.strings'), root(folder .. '/App/View.swift'),
  root(folder .. '/Loose/a.xcstrings'), root(folder .. '/Loose/View.swift'), root(folder .. '/App/other.json') }
vim.fn.writefile({ vim.fn.json_encode({ said.enabled, said.l10n.cmd, roots }) }, vim.env.L10N_SHOWN)
"""
LISP = """
(progn
  (setq eglot-sync-connect 10 eglot-autoreconnect nil)
  (package-initialize)
  (load (getenv "L10N_EL"))
  (find-file (getenv "L10N_FILE"))
  (let ((contact (eglot--guess-contact)))
    (apply #'eglot contact))
  (let ((end (+ (float-time) 5)))
    (while (and (< (float-time) end) (null (flymake-diagnostics)))
      (accept-process-output nil 0.05)
      (flymake-start)))
  (let ((shown (json-encode (list (symbol-name major-mode) (length (flymake-diagnostics))
                                  (project-root (project-current))))))
    (with-temp-file (getenv "L10N_SHOWN") (insert shown))))
"""


def write(path, text=""):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def app(folder, name):
    """A project whose l10n.json is not at its root, and a folder without one."""
    root = os.path.join(folder, name)
    write(f"{root}/.git/HEAD")
    for path in ("App/l10n.json", "App/View.swift", "App/other.json", "Loose/View.swift", "Loose/a.xcstrings"):
        write(f"{root}/{path}", "{}\n")
    write(f"{root}/App/en.lproj/Localizable.strings", '"a" = "A";\n')
    return root


def editor(command, folder, program, root, **more):
    """Runs an editor with a home of its own; returns what it has shown, and what the server was told."""
    shown, log = os.path.join(folder, "shown"), os.path.join(root, "messages")
    environment = {
        **os.environ, "HOME": root, "XDG_CONFIG_HOME": root, "XDG_DATA_HOME": root, "XDG_STATE_HOME": root,
        "PATH": f"{os.path.dirname(program)}:{os.environ['PATH']}", "L10N_SHOWN": shown, "L10N_FAKE_LOG": log,
        "L10N_FAKE_FAULT": "", "L10N_APP": root, **more}
    done = subprocess.run(
        command, cwd=root, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=30,
        check=False)
    assert os.path.exists(shown), f"status {done.returncode}\n{done.stdout}{done.stderr}"
    with open(shown, encoding="utf-8") as file:
        value = json.load(file)
    os.unlink(shown)
    messages = []
    if os.path.exists(log):
        with open(log, encoding="utf-8") as file:
            messages = [json.loads(line) for line in file]
    return value, messages, done.stderr


def neovim_starts_the_server(folder, program):
    if not shutil.which("nvim"):
        return "Neovim is not installed"
    root = app(folder, "neovim")
    lua = os.path.join(EDITORS, "neovim/l10n.lua")
    value, messages, said = editor(
        ["nvim", "--headless", "-u", "NORC", "-i", "NONE", "--cmd", f"source {lua}", "App/en.lproj/Localizable.strings",
         "-c", f"luafile {write(f'{root}/shown.lua', LUA)}", "-c", "qall!"], folder, program, root)
    assert value == ["strings", 1, 1, f"{root}/App"], (value, said)
    opened = [one["params"]["textDocument"] for one in messages if one.get("method") == "textDocument/didOpen"]
    assert [one["languageId"] for one in opened] == ["strings"], opened
    assert "Error" not in said, said
    value, _, said = editor(
        ["nvim", "--headless", "-u", "NORC", "-i", "NONE", "--cmd", f"source {lua}", "Loose/View.swift",
         "-c", "lua vim.wait(300)", "-c", f"luafile {write(f'{root}/shown.lua', LUA.replace('5000', '100'))}",
         "-c", "qall!"], folder, program, root)
    assert value[1:3] == [0, 0], (value, said)
    return None


def neovim_configures_the_server(folder, program):
    if not shutil.which("nvim"):
        return "Neovim is not installed"
    root = app(folder, "configured")
    value, _, said = editor(
        ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c",
         f"luafile {write(f'{root}/asked.lua', LUA_CONFIGURED)}", "-c", "qall!"], folder, program, root,
        L10N_LUA=os.path.join(EDITORS, "neovim/l10n.lua"))
    roots = [f"{root}/App", f"{root}/App", root, None, None]
    assert value == ["l10n", ["l10n", "lsp"], roots], (value, said)
    return None


def emacs_starts_the_server(folder, program):
    if not shutil.which("emacs"):
        return "Emacs is not installed"
    here = "(progn (package-initialize) (kill-emacs (if (locate-library \"eglot\") 0 1)))"
    found = subprocess.run(["emacs", "--batch", "--eval", here], capture_output=True, timeout=30, check=False)
    if found.returncode != 0:
        return "Emacs has no Eglot"
    root = app(folder, "emacs")
    value, messages, said = editor(
        ["emacs", "--batch", "--eval", LISP], folder, program, root,
        L10N_EL=os.path.join(EDITORS, "emacs/l10n.el"), L10N_FILE=f"{root}/App/en.lproj/Localizable.strings")
    assert value[:2] == ["l10n-strings-mode", 1], (value, said)
    assert os.path.normpath(os.path.expanduser(value[2].replace("~", root))) == f"{root}/App", value
    opened = [one["params"]["textDocument"] for one in messages if one.get("method") == "textDocument/didOpen"]
    assert [one["languageId"] for one in opened] == ["apple-strings"], opened
    return None


def xcode_builds(folder, program):
    script = os.path.join(EDITORS, "xcode/check.sh")
    log = os.path.join(folder, "arguments")

    def run(path, *arguments, **more):
        environment = {"PATH": path, "HOME": folder, "SRCROOT": "/src/App", "L10N_FAKE_LOG": log, **more}
        return subprocess.run(
            [script, *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=30, check=False)

    system = os.environ["PATH"]
    done = run(f"{os.path.dirname(program)}:{system}", "--fail-on", "never", L10N_FAKE_STATUS="1")
    assert done.returncode == 1 and ": warning: " in done.stdout, done
    with open(log, encoding="utf-8") as file:
        assert json.loads(file.readline()) == ["check", "/src/App", "--format", "xcode", "--fail-on", "never"]
    missing = run("/usr/bin:/bin")
    if not shutil.which("l10n", path="/usr/bin:/bin:/opt/homebrew/bin:/usr/local/bin"):
        assert (missing.returncode, missing.stdout.split(":")[0]) == (0, "warning"), missing
    assert run(f"{os.path.dirname(program)}:{system}", ACTION="indexbuild").stdout == ""
    return None


ALL = (neovim_starts_the_server, neovim_configures_the_server, emacs_starts_the_server, xcode_builds)
