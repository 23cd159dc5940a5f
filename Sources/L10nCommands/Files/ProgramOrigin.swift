import Foundation

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
    guard let program = Bundle.main.executablePath, let build = program.range(of: "/.build/") else { return nil }
    let root = String(program[..<build.lowerBound])
    guard let address = git(["config", "--get", "remote.origin.url"], in: root),
      let commit = git(["rev-parse", "HEAD"], in: root)
    else { return nil }
    return try? ProgramOrigin("\(address)@\(commit)")
  }

  /// The one line that git prints; `nil` where it fails.
  private static func git(_ arguments: [String], in folder: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = (try? output.fileHandleForReading.readToEnd()).flatMap { $0 } ?? Data()
    process.waitUntilExit()
    let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return process.terminationStatus == 0 && !line.isEmpty ? line : nil
  }
}
