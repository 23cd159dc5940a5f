/// Where others get this program: an address for git, and a commit.
struct ProgramOrigin {
  let address: String
  let commit: String

  /// - Parameter text: As in `https://example.org/l10n.git@0123abcd…`.
  /// - Throws: ``UsageError`` for a text without both, or with what YAML or a shell would take for its own.
  init(_ text: String) throws(UsageError) {
    guard let mark = text.lastIndex(of: "@"), mark != text.startIndex else {
      throw UsageError("'\(text)' is no address and commit, as in 'https://example.org/l10n.git@0123abc'")
    }
    address = String(text[..<mark])
    commit = String(text[text.index(after: mark)...])
    guard commit.utf8.count >= 7, commit.allSatisfy(\.isHexDigit), address.allSatisfy(Self.isPlain),
      address.first != "-"
    else { throw UsageError("'\(text)' is no address and commit, as in 'https://example.org/l10n.git@0123abc'") }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.~:/@+".contains(character))
  }

  /// That of the checkout in which the program was built; `nil` where it was built elsewhere, or from a checkout that
  /// comes from no address.
  static func ofThisProgram() -> ProgramOrigin? {
    guard let program = FileAccess.programPath, let build = program.firstRange(of: "/.build/") else { return nil }
    let root = String(program[..<build.lowerBound])
    guard let git = try? Git(in: root),
      let address = try? git.run("config", "--get", "remote.origin.url"), address.isDone,
      let commit = try? git.run("rev-parse", "HEAD"), commit.isDone
    else { return nil }
    return try? ProgramOrigin("\(address.line)@\(commit.line)")
  }
}
