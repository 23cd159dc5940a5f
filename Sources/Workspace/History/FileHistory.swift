import SourceText

/// The earlier states of string tables on the main line of a repository, as git has them.
struct FileHistory {
  struct Commit {
    /// Its first ten digits.
    let name: String
    let day: String
  }

  /// Commits that are looked at: older ones are as if they had never been.
  static let limit = 500

  private(set) var commits: [Commit] = []
  /// By the path in the repository, the newest first.
  private(set) var steps: [String: [FileStep]] = [:]

  /// - Throws: ``UsageError`` where git has no commit to start from, ``FileAccess/Failure`` where it cannot be run.
  /// - Complexity: O(*n*) in the commits of the main line.
  init(_ git: Git) throws {
    let answer = try git.run(
      "log", "--first-parent", "-m", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv", "-z",
      "--format=%x01%H %cs", "-n", "\(Self.limit)", "HEAD", "--", "*.strings", "*.stringsdict", "*.xcstrings")
    guard answer.isDone else { throw UsageError("git has no history to read: \(answer.error)") }
    var before: String?
    for part in answer.output.split(separator: 0) {
      let text = String(decoding: part.drop { $0 == 0x0A }, as: UTF8.self)
      if text.hasPrefix("\u{1}") {
        let words = text.dropFirst().split(separator: " ")
        commits.append(
          Commit(
            name: words.first.map { String($0.prefix(10)) } ?? "", day: words.dropFirst().first.map(String.init) ?? ""))
      } else if text.hasPrefix(":") {
        before = text.split(separator: " ").dropFirst(2).first.map(String.init)
      } else if let object = before {
        let isAbsent = object.allSatisfy { $0 == "0" }
        steps[text, default: []].append(FileStep(time: commits.count - 1, before: isAbsent ? nil : object))
        before = nil
      }
    }
  }
}
