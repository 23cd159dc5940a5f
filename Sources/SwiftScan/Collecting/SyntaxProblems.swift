import SourceFacts
import SourceText
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Says what the parser could not read.
enum SyntaxProblems {
  /// How many are told; a file that is no Swift would give thousands.
  static let limit = 20

  static func all(in file: SourceFileSyntax, length: Int) -> [SourceProblem] {
    guard file.hasError else { return [] }
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: file).filter { $0.diagMessage.severity == .error }
    var problems = diagnostics.prefix(limit).map { diagnostic in
      let start = min(diagnostic.position.utf8Offset, length)
      return SourceProblem(
        message: lowercased(diagnostic.message), range: ByteRange(start, min(start + 1, length)))
    }
    if diagnostics.count > limit {
      let range = problems[limit - 1].range
      problems.append(SourceProblem(message: "\(diagnostics.count - limit) more syntax errors follow", range: range))
    }
    return problems
  }

  /// With a small letter in front, unless a name stands there.
  private static func lowercased(_ message: String) -> String {
    guard let first = message.first, message.dropFirst().first?.isUppercase != true else { return message }
    return first.lowercased() + message.dropFirst()
  }
}
