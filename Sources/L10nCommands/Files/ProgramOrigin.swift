import CBuild

/// Where others get a release of this program: the address of its project, and a version.
struct ProgramOrigin {
  /// As in `https://example.org/owner/l10n`; the files of a release are below `releases/download/vVERSION`.
  let address: String
  let version: String

  /// - Parameter text: As in `https://example.org/owner/l10n@v1.2.3`; without a version that of this program.
  /// - Throws: ``UsageError`` for another text, or with what YAML or a shell would take for its own.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "@v", omittingEmptySubsequences: false)
    address = parts[0].hasSuffix("/") ? String(parts[0].dropLast()) : String(parts[0])
    version = parts.count == 2 ? String(parts[1]) : ProgramVersion.number
    guard parts.count <= 2, ["https://", "http://"].contains(where: address.hasPrefix),
      address.allSatisfy({ Self.isPlain($0, besides: "-_.~:/%+") }),
      version.first?.isNumber == true, version.allSatisfy({ Self.isPlain($0, besides: "-.+") })
    else { throw UsageError("'\(text)' is no project with releases, as in 'https://example.org/owner/l10n@v1.2.3'") }
  }

  /// That of the release which this program is of; `nil` for one that was built from a checkout.
  static func ofThisProgram() -> ProgramOrigin? { try? ProgramOrigin(String(cString: cbuild_address())) }

  /// `owner/l10n` of a project on GitHub; `nil` for another.
  var repositoryOfGitHub: String? {
    let host = "https://github.com/"
    guard address.hasPrefix(host) else { return nil }
    let names = address.dropFirst(host.count).split(separator: "/", omittingEmptySubsequences: false)
    return names.count == 2 && !names.contains("") ? names.joined(separator: "/") : nil
  }

  private static func isPlain(_ character: Character, besides others: String) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || others.contains(character))
  }
}
