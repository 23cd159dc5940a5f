import DesignTokens
import SourceFacts
import SourceText
import TokenExchange

/// A length that all places of facts lie within, in lines of seven bytes.
private let source = Array(repeatElement("let a\n", count: 200).joined().utf8)

func readConstants(_ bytes: [UInt8]) -> SwiftImport? {
  let files = bytes.parts.enumerated().compactMap { number, json in
    (try? SourceFacts(json: json, sourceLength: source.count)).map {
      ScannedFile(path: "\(number).swift", bytes: source, facts: $0)
    }
  }
  return files.isEmpty ? nil : SwiftImport(files: files)
}

/// Reads the constants of Swift files, given as their facts: the token file is one without problems and has all tokens,
/// what is left out is told in the files, and the names of groups do not decide on either.
func checkConstants(_ bytes: [UInt8]) throws(BrokenInvariant) {
  guard let imported = readConstants(bytes) else { return }
  let system = DesignSystem(files: [("a.tokens.json", imported.bytes)])
  if let problem = system.problems.first {
    throw BrokenInvariant(
      "the token file is broken: \(problem.message): \(String(decoding: imported.bytes, as: UTF8.self))")
  }
  try require(system.tokens.count == imported.tokenCount, "\(system.tokens.count) tokens, not \(imported.tokenCount)")
  let lines = LineTable(source)
  for problem in imported.problems { try lines.require(problem.position, "the problem '\(problem.message)'") }
  try require(readConstants(bytes)?.bytes == imported.bytes, "a token file differs from call to call")
}
