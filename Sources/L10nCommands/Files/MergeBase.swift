import SourceText

/// The files of a repository as they were where a branch began, in a folder that goes away with its owner.
final class MergeBase {
  /// As the user named the branch that the other one began at.
  let name: String
  let commit: String
  /// Absolute path of the repository without symbolic links.
  private let repository: String
  private let scratch: String
  private var tree: String { scratch + "/tree" }

  /// - Parameters:
  ///   - name: A branch, tag or commit.
  ///   - folder: One of the repository.
  /// - Throws: ``UsageError`` that says what to do, ``FileAccess/Failure``.
  init(of name: String, in folder: String) throws {
    // Git would take it for an option.
    guard !name.isEmpty, !name.hasPrefix("-") else {
      throw UsageError("'\(name)' is no base for '--changed': give a branch, tag or commit, as in 'origin/main'")
    }
    let scratch = try Self.makeScratch()
    self.name = name
    self.scratch = scratch
    do {
      let git = try Git(in: folder, index: scratch + "/index")
      repository = try git.repository(
        orFail: "'--changed' compares with a commit, and git finds no repository here")
      commit = try Self.commit(git, base: name)
      try Self.write(commit, of: Git(in: repository, index: scratch + "/index"), to: scratch + "/tree")
    } catch {
      // No instance goes away where none has come to be.
      Self.remove(scratch)
      throw error
    }
  }

  deinit { Self.remove(scratch) }

  private static func remove(_ scratch: String) {
    FileAccess.removeAll(scratch)
    Interruption.forget(scratch)
  }

  /// Where a place of the repository was; `nil` for one outside of it.
  func path(of place: String) -> String? {
    let real = FileAccess.realPath(place) ?? place
    if real == repository { return tree }
    return real.hasPrefix(repository + "/") ? tree + real.dropFirst(repository.count) : nil
  }

  /// The commit at which the branch of HEAD left that of `base`.
  private static func commit(_ git: Git, base: String) throws -> String {
    let isShallow = try git.isShallow()
    let deepen = "this clone is shallow: 'git fetch --unshallow' fetches the rest; in a CI job, 'fetch-depth: 0'"
    let known = try git.run("rev-parse", "--verify", "--quiet", "--end-of-options", base + "^{commit}")
    guard known.isDone else {
      let names = try git.run(
        "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags")
      let all = names.line.split(separator: "\n").map(String.init)
      let nearest = NearestName.of(base, in: all) ?? all.first { $0.hasSuffix("/" + base) }
      let help =
        nearest.map { "did you mean '\($0)'?" }
        ?? (isShallow
          ? deepen : "give a branch, tag or commit, as in 'origin/main'; 'git fetch' brings those of others")
      throw UsageError("git knows no base '\(base)'; \(help)")
    }
    let common = try git.run("merge-base", known.line, "HEAD")
    guard common.isDone, !common.line.isEmpty else {
      throw UsageError(
        "HEAD and '\(base)' have no commit in common" + (isShallow ? ", since \(deepen)" : ": is it the right branch?"))
    }
    return common.line
  }

  /// Endings of files in which nothing is checked: they may be large.
  private static let unread: Set<String> = [
    "png", "jpg", "jpeg", "gif", "heic", "webp", "tiff", "icns", "pdf", "svg", "psd", "sketch", "mp4", "mov", "m4a",
    "m4v", "mp3", "wav", "caf", "aiff", "zip", "gz", "xz", "tar", "a", "dylib", "car", "mlmodel", "sqlite", "usdz",
  ]

  private static func write(_ commit: String, of git: Git, to folder: String) throws {
    func done(_ answer: ChildProgram.Answer) throws -> ChildProgram.Answer {
      guard answer.isDone else {
        throw FileAccess.Failure(description: "git cannot write the files of \(commit.prefix(12)): \(answer.error)")
      }
      return answer
    }
    // A folder of this name ends the search for an l10n.json.
    try FileAccess.makeFolder(folder + "/.git", named: folder + "/.git")
    let list = try done(git.run("ls-tree", "-r", "-z", "--name-only", "--full-tree", commit)).output
    let wanted = list.split(separator: 0).filter { path in
      let name = String(decoding: path, as: UTF8.self)
      return !unread.contains(SystemPath.pathExtension(of: name).lowercased())
    }
    _ = try done(git.run("read-tree", commit))
    let input = wanted.flatMap { $0 + [0] }
    _ = try done(
      git.run("checkout-index", "--force", "--quiet", "--prefix=\(folder)/", "-z", "--stdin", input: input))
  }

  /// A new folder that nobody else may enter.
  private static func makeScratch() throws -> String {
    let name = "l10n-base-\(RandomName.make())"
    for place in ProcessEnvironment.temporaryFolders {
      let folder = SystemPath.joined(place, name)
      if Interruption.making(folder, { mkdir(folder, 0o700) }) == 0 { return folder }
      Interruption.forget(folder)
    }
    throw UsageError(
      "'--changed' needs a folder for temporary files, and none can be written: name one with TMPDIR")
  }
}
