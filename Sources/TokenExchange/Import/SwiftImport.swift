import DesignTokens
import PositionedJSON
import SourceFacts
import SourceText

/// The design tokens that Swift files declare as constants, as a token file of the format 2025.10.
///
/// The files are read, not run: literals, arithmetic, references among constants, and the initialisers of SwiftUI's
/// and UIKit's values. Whatever else a constant is given stands in ``problems``, so that nothing is lost unseen.
package struct SwiftImport: Sendable {
  /// How names of types become names of groups.
  package enum GroupNames: String, Sendable, CaseIterable {
    /// `AppColors` becomes `appColors`.
    case camel
    /// As they are written.
    case swift
  }

  package struct Options: Sendable {
    package var groupNames = GroupNames.camel
    /// For which of two values a colour that adapts is taken.
    package var appearance = Appearance.light

    package init() {}
  }

  /// What was not read, or not all of it, sorted by path and position; all are warnings.
  package let problems: [TokenProblem]
  /// Number of tokens of the file.
  package let tokenCount: Int
  /// Whether some value is another in light than in dark.
  package let dependsOnAppearance: Bool
  /// The token file as UTF-8, in the order of the Swift files.
  package let bytes: [UInt8]

  /// Reads Swift files; a constant of one may refer to one of another.
  ///
  /// - Parameter files: From a scan for constants, ``SourceFacts/ScanSettings/constantsFor``.
  /// - Complexity: O(*n* log *n*) in the bytes of the files.
  package init(files: [ScannedFile], options: Options = Options()) {
    var declarations = SwiftDeclarations()
    for (number, file) in files.enumerated() {
      declarations.add(file.facts, file: number)
      if let place = file.bytes.firstInvalidUTF8(from: 0) {
        declarations.omit(
          .init(file: number, range: ByteRange(place, place)), "the file is not UTF-8 from here on: save it as UTF-8")
      }
    }
    var evaluator = ConstantEvaluator(declarations, options: options)
    evaluator.evaluate()
    var builder = TokenFileBuilder(evaluator)
    builder.build()
    let text = builder.json.text
    bytes = (try? TokenFileLayout.bytes(of: Array(text.utf8))) ?? Array(text.utf8)
    tokenCount = builder.tokenCount
    dependsOnAppearance = evaluator.dependsOnAppearance
    problems = Self.problems(builder.omissions, files)
  }

  private static func problems(
    _ omissions: [SwiftDeclarations.Omission], _ files: [ScannedFile]
  ) -> [TokenProblem] {
    let byFile = Dictionary(grouping: omissions, by: \.place.file)
    return byFile.flatMap { file, omissions in
      let lines = LineTable(files[file].bytes)
      return omissions.map { omission in
        TokenProblem(
          path: files[file].path, position: lines.position(of: omission.place.range.start), message: omission.message,
          rule: "swift-import", severity: .warning)
      }
    }.sorted()
  }
}
