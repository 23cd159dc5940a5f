import PositionedJSON
import SourceText

/// The workflow of a CI system that runs `l10n check` of a release for each change.
struct WorkflowFile {
  enum System: String, CaseIterable {
    case github, gitlab
  }

  let system: System
  let origin: ProgramOrigin
  /// The folder to check, relative to the repository; empty for that itself.
  let folder: String

  /// Relative to the repository.
  var path: String {
    switch system {
    case .github: ".github/workflows/l10n.yml"
    case .gitlab: ".gitlab-ci.yml"
    }
  }

  var text: String {
    switch system {
    case .github:
      """
      # Checks the string tables for each change, with a release of l10n.
      name: l10n
      on:
        pull_request:
        push:
          branches: [main, master]
      permissions:
        contents: read
      jobs:
      \(part)
      """
    case .gitlab:
      """
      # Checks the string tables for each change, with a release of l10n.
      include:
      \(part)
      """
    }
  }

  /// The part that a workflow which is there may take in: one of its jobs, or of what it includes.
  var part: String {
    switch system {
    case .github:
      """
        l10n:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v5
      \(Self.lines(stepsOfGitHub, indentation: 6))

      """
    case .gitlab: Self.lines(inclusionOfGitLab, indentation: 2) + "\n"
    }
  }

  /// Which part of a workflow ``part`` is for.
  var partName: String { system == .github ? "job to its jobs" : "entry to its 'include'" }

  /// The action where GitHub has it, else what the action does at its core.
  private var stepsOfGitHub: [String] {
    // The runner evaluates what stands between these.
    let folder = quoted(folder.replacing("${{", with: "${{ '${{' }}"))
    if let repository = origin.repositoryOfGitHub {
      let inputs = self.folder.isEmpty ? [] : ["  with:", "    path: \(folder)"]
      return ["- uses: \(repository)@v\(origin.version)"] + inputs
    }
    return [
      "- name: Check",
      "  env:",
      "    L10N_ADDRESS: \(quoted(origin.address))",
      "    L10N_VERSION: \(quoted(origin.version))",
      "    L10N_PATH: \(self.folder.isEmpty ? quoted(".") : folder)",
      "  run: |",
      "    release=$L10N_ADDRESS/releases/download/v$L10N_VERSION archive=l10n-$L10N_VERSION-linux-$(uname -m)",
      "    cd \"$RUNNER_TEMP\"",
      "    curl -fsSLO \"$release/SHA256SUMS\" -O \"$release/$archive.tar.gz\"",
      "    sha256sum --check --ignore-missing SHA256SUMS",
      "    tar -xzf \"$archive.tar.gz\"",
      "    cd \"$GITHUB_WORKSPACE\"",
      "    \"$RUNNER_TEMP/$archive/bin/l10n\" check --format github -- \"$L10N_PATH\"",
    ]
  }

  private var inclusionOfGitLab: [String] {
    let files =
      origin.repositoryOfGitHub.map { "https://raw.githubusercontent.com/\($0)" } ?? origin.address + "/-/raw"
    // GitLab puts variables in the place of their names.
    let path = quoted(folder.replacing("$", with: "$$"))
    return [
      "- remote: \(quoted("\(files)/v\(origin.version)/templates/check.yml"))",
      "  inputs:",
      "    address: \(quoted(origin.address))",
      "    version: \(quoted(origin.version))",
    ] + (folder.isEmpty ? [] : ["    path: \(path)"])
  }

  private func quoted(_ text: String) -> String { JSONText.quoted(text, .visible) }

  private static func lines(_ lines: [String], indentation: Int) -> String {
    lines.map { String(repeating: " ", count: indentation) + $0 }.joined(separator: "\n")
  }
}
