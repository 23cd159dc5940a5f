import CodeGeneration
import DesignTokens
import SourceText

/// Design tokens as constants of SwiftUI's types, an enum for each group.
///
/// What the tokens say cannot end the comment or literal that it stands in. Names that Swift does not take are changed,
/// and a note above the declaration keeps the token's, so that ``SwiftImport`` reads the file back.
package struct SwiftExport: Sendable {
  package enum Access: String, Sendable, CaseIterable {
    case `internal`, package, `public`
  }

  package struct Options: Sendable {
    package var access = Access.internal
    /// The enum around all others; an identifier.
    package var namespace: String?

    package init() {}
  }

  /// The Swift file.
  package let text: String
  /// What has no Swift form, or not all of it, sorted by path and position; all are warnings.
  package let problems: [TokenProblem]
  /// Number of tokens of the file.
  package let tokenCount: Int

  /// - Complexity: O(*n*) in the tokens of all themes.
  package init(_ matrix: ThemeMatrix, options: Options = Options()) {
    var writer = SwiftFileWriter(matrix, options: options)
    writer.write()
    text = writer.text
    problems = writer.problems
    tokenCount = writer.tokenCount
  }

  /// Whether a text can be the name of the enum around all others.
  package static func isNamespace(_ name: String) -> Bool {
    guard let identifier = SwiftIdentifier(parsing: name) else { return false }
    return identifier.declared == name && SwiftTokenName.type(name, isOutermost: true) == name
  }
}
