import PositionedJSON

/// The workflow of a CI system that runs `l10n check` for each change.
///
/// It builds l10n from a pinned commit, once: the build is kept in the system's cache. The files of a cache are newer
/// than the build's stamp, which is why that is touched.
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
      # Checks the string tables for each change. l10n is built from a pinned commit, once, and kept in the cache.
      name: l10n
      on:
        pull_request:
        push:
          branches: [main, master]
      permissions:
        contents: read
      jobs:
      \(job)
      """
    case .gitlab: job
    }
  }

  /// The part that a workflow which is there may take in.
  var job: String {
    switch system {
    case .github:
      """
        l10n:
          runs-on: ubuntu-latest
          container: \(Self.image)
          env:
            L10N_REPOSITORY: \(quoted(origin.address))
            L10N_COMMIT: \(quoted(origin.commit))
          steps:
            - uses: actions/checkout@v4
            - uses: actions/cache/restore@v4
              id: cache
              with:
                path: ~/l10n
                key: \(key)
            - name: Build l10n
              run: |
      \(Self.lines(fetch("$HOME/l10n") + ["\"$HOME/l10n/scripts/l10n\" --version"], indentation: 10))
            # Also where the check fails.
            - uses: actions/cache/save@v4
              if: steps.cache.outputs.cache-hit != 'true'
              with:
                path: ~/l10n
                key: \(key)
            - name: Check
              run: '"$HOME/l10n/scripts/l10n" check\(operand) --format github'

      """
    case .gitlab:
      """
      # Checks the string tables for each change. l10n is built from a pinned commit, once, and kept in the cache.
      l10n:
        image: \(Self.image)
        variables:
          L10N_REPOSITORY: \(quoted(origin.address))
          L10N_COMMIT: \(quoted(origin.commit))
        cache:
          key: \(key)
          paths: [.l10n/]
          when: always
        script:
          - |
      \(Self.lines(fetch(".l10n"), indentation: 6))
          - '.l10n/scripts/l10n check\(operand) --output gitlab=gl-code-quality.json'
        artifacts:
          when: always
          reports:
            codequality: gl-code-quality.json

      """
    }
  }

  private static let image = "swift:6.3-bookworm"

  private var key: String { "l10n-\(origin.commit)" }

  private func fetch(_ place: String) -> [String] {
    [
      "if [ ! -f \"\(place)/.build/l10n-built\" ]; then",
      "  rm -rf \"\(place)\"",
      "  git clone --quiet \"$L10N_REPOSITORY\" \"\(place)\"",
      "  git -C \"\(place)\" checkout --quiet \"$L10N_COMMIT\"",
      "else",
      "  touch \"\(place)/.build/l10n-built\"",
      "fi",
    ]
  }

  /// The folder as a word of a shell; the text around it is in single quotes in YAML.
  private var operand: String {
    guard !folder.isEmpty else { return "" }
    let word = "\"" + folder.map { "\\\"$`".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
    return " " + word.replacing("'", with: "''")
  }

  private func quoted(_ text: String) -> String { JSONText.quoted(text, .visible) }

  private static func lines(_ lines: [String], indentation: Int) -> String {
    lines.map { String(repeating: " ", count: indentation) + $0 }.joined(separator: "\n")
  }
}
