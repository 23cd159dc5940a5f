"""The documents of the site, and the folder in which the commands of those without a project of their own are run."""

import os
import re
import shutil
import subprocess

import support

# What the sample project is made of.
SAMPLE = ("l10n.json", "Strings", "Tokens", ".fonts")

# Documents that show their project: each command is run, and prints what they show.
GUIDES = tuple(
    sorted(f"Documentation/guides/{name}" for name in os.listdir(os.path.join(support.ROOT, "Documentation/guides")))
) + ("scripts/site.d/start.md", "scripts/site.d/formats.md")
# Documents that show commands for any project: each is run, and can be used.
PAGES = ("README.md",) + tuple(
    sorted(
        f"Documentation/{name}"
        for name in os.listdir(os.path.join(support.ROOT, "Documentation"))
        if name.endswith(".md") and name != "Rules.md"
    )
)

# Of those the ones whose commands draw every cell of a project: a small one will do.
SMALL = ("Documentation/preview-pictures.md",)

# Commands of those pages that are not run here, beside the blocks that say so themselves.
NOT_RUN = (
    (r"scripts/(?!l10n\b)\w+", "a script of the checkout: it builds the project"),
    (r".*\bpreview\b.* --serve", "it runs until Ctrl-C"),
    (r"(sudo|apt|apt-get|dpkg) ", "it needs the administrator"),
    (r"(curl|wget|git clone|brew|docker|podman|buildah|pip|pre-commit|glab|gh) ", "it needs the network"),
    (r"[^']*\$\w", "it uses what the lines before it set"),
    (r"(swift|xcrun|xcodebuild) ", "it needs a Mac, or builds a package"),
)

APP = {
    "Package.swift": """// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "App", defaultLocalization: "en", targets: [.target(name: "App", path: "App")])
""",
    "App/LoginView.swift": """import SwiftUI

struct LoginView: View {
  var body: some View {
    VStack {
      Text("login.title").font(.title)
      Button("login.start") {}
    }
  }
}
""",
    "App/en.lproj/Localizable.strings": '"login.title" = "Welcome back";\n"login.start" = "Log in";\n',
    "App/de.lproj/Localizable.strings": '"login.title" = "Willkommen";\n"login.start" = "Anmelden";\n',
    "App/fr.lproj/Localizable.strings": '"login.title" = "Bienvenue";\n"login.start" = "Se connecter";\n',
}
SWIFT_TOKENS = "enum Spacing {\n  static let edge: CGFloat = 16\n}\n"
STRINGSDATA = (
    '{"source":"App/LoginView.swift","version":1,'
    '"tables":{"Localizable":[{"key":"button.new","comment":"A button"}]}}\n'
)


def program():
    """The program whose commands the documents show."""
    return os.path.abspath(os.environ.get("L10N_BINARY") or support.program())


def reason(command):
    """Why a command is not run, or None."""
    return next((why for pattern, why in NOT_RUN if re.match(pattern, command.strip())), None)


def copy_sample(folder):
    for name in SAMPLE:
        source, target = os.path.join(support.ROOT, name), os.path.join(folder, name)
        (shutil.copytree if os.path.isdir(source) else shutil.copyfile)(source, target)


def prepare(folder, environment, small=False):
    """Fills a folder with all that the pages name: the sample project, `path/to/app`, a catalog, token files, git."""

    def write(path, text):
        support.write(os.path.join(folder, path), text)

    def run(*command):
        subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)

    for path, text in APP.items():
        write(path if small else f"path/to/app/{path}", text)
    if not small:
        write_inputs(folder, write, run)
    run("git", "init", "--quiet", "--initial-branch", "main")
    run("git", "add", "--all")
    run("git", "commit", "--quiet", "--message", "Begin")
    run("git", "update-ref", "refs/remotes/origin/main", "HEAD")


def write_inputs(folder, write, run):
    """What the commands of the pages read, by the names that the pages have for it."""
    copy_sample(folder)
    os.makedirs(os.path.join(folder, "scripts"))
    os.symlink(program(), os.path.join(folder, "scripts/l10n"))
    for name in os.listdir(os.path.join(folder, "Tokens")):
        if name.startswith("eko"):
            target = name.replace("eko.resolver", "brand.resolver")
            shutil.copyfile(os.path.join(folder, "Tokens", name), os.path.join(folder, target))
    write("DesignTokens.swift", SWIFT_TOKENS)
    write("build/Objects-normal/LoginView.stringsdata", STRINGSDATA)
    shutil.copyfile(os.path.join(folder, "Strings/en.lproj/Localizable.strings"), f"{folder}/Localizable.strings")
    # The sample project has no code; pages say what happens to some.
    with open(os.path.join(folder, "l10n.json"), encoding="utf-8") as file:
        configuration = file.read()
    write("l10n.json", configuration.replace("{\n", '{\n  "sources": { "paths": ["App"] },\n', 1))
    write("App/NewButton.swift", 'import SwiftUI\n\nlet text = Text("button.new")\n')
    run(program(), "convert", "Strings/en.lproj/Localizable.strings", "Strings/de.lproj/Localizable.strings",
        "App/Localizable.xcstrings")
