import SourceFacts
import SourceText

/// `// l10n:ignore RULE, RULE -- reason`.
enum IgnoreComments {
  private static let mark = "l10n:ignore"

  static func directives(_ comments: [ObjectiveCLexer.Comment], _ tokens: ObjectiveCTokens) -> [IgnoreDirective] {
    var directives: [IgnoreDirective] = []
    // Made for the first comment that needs it.
    var lines: LineTable?
    for comment in comments {
      guard let rules = rules(tokens.bytes[comment.range]) else { continue }
      let table = lines ?? LineTable(tokens.bytes)
      lines = table
      func line(_ offset: Int) -> Int { table.position(of: ByteOffset(offset)).line }
      let (first, last) = (line(comment.range.lowerBound), line(comment.range.upperBound))
      var covered = first...first
      let isBehindCode = comment.token > 0 && line(Int(tokens.list[comment.token - 1].end)) == first
      if !isBehindCode, let end = statementEnd(from: comment.token, tokens) { covered = first...max(first, line(end)) }
      directives.append(
        IgnoreDirective(lines: covered.lowerBound...max(covered.upperBound, last), rules: rules, line: first))
    }
    return directives
  }

  /// The rules that the comment names; `nil` for another comment.
  private static func rules(_ comment: ArraySlice<UInt8>) -> [String]? {
    let bytes = comment.drop { "/* \t\r\n".utf8.contains($0) }
    guard bytes.starts(with: mark.utf8) else { return nil }
    let rest = String(decoding: bytes.dropFirst(mark.utf8.count), as: UTF8.self)
    guard rest.first.map({ $0.isWhitespace || $0 == "*" }) ?? true else { return nil }
    var rules: [String] = []
    for word in rest.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard word != "--", word != "*/" else { break }
      rules.append(String(word.hasSuffix("*/") ? word.dropLast(2) : word))
    }
    return rules
  }

  /// The last byte of the statement or declaration that begins at a token.
  private static func statementEnd(from start: Int, _ tokens: ObjectiveCTokens) -> Int? {
    var index = start
    // A statement without an end is not looked for in all of the file.
    for _ in 0..<10_000 where index < tokens.count {
      if let partner = tokens.partner(index), partner < index { break }
      let next = tokens.next(index)
      if tokens.isMark(";", index) || (tokens.isMark("{", index) && next > index + 1 && !goesOn(at: next, tokens)) {
        return Int(tokens.list[next - 1].end) - 1
      }
      index = next
    }
    return index > start ? Int(tokens.list[min(index, tokens.count) - 1].end) - 1 : nil
  }

  private static func goesOn(at index: Int, _ tokens: ObjectiveCTokens) -> Bool {
    ["else", "while", "@catch", "@finally", "catch"].contains(tokens.word(index)) || tokens.isMark(";", index)
      || tokens.isMark(")", index) || tokens.isMark(",", index)
  }
}
