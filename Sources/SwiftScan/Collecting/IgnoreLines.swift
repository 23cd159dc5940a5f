import SourceFacts
import SourceText
import SwiftSyntax

/// Finds which lines a comment `// l10n:ignore` is for.
struct IgnoreLines {
  private let file: SourceFileSyntax
  /// Where the lines begin.
  private let lines: [Int]

  init(_ file: SourceFileSyntax, _ bytes: [UInt8]) {
    self.file = file
    var lines = [0]
    for (offset, byte) in bytes.enumerated() {
      let isReturn =
        byte == UInt8(ascii: "\r") && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isReturn { lines.append(offset + 1) }
    }
    self.lines = lines
  }

  func directive(_ ignore: CodeOutline.Ignore) -> IgnoreDirective {
    let line = line(of: ignore.offset)
    if ignore.isBehindCode { return IgnoreDirective(lines: line...line, rules: ignore.rules, line: line) }
    return IgnoreDirective(
      lines: line...max(line, lastLine(below: ignore.offset, line)), rules: ignore.rules, line: line)
  }

  /// Counted from 1.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where the statement or declaration below a comment ends.
  private func lastLine(below offset: Int, _ line: Int) -> Int {
    guard let token = file.token(at: AbsolutePosition(utf8Offset: offset)), token.tokenKind != .endOfFile else {
      return line
    }
    // Behind the last token of a line, the comment is of what follows.
    guard let next = token.start > offset ? token : token.nextToken(viewMode: .sourceAccurate) else { return line }
    let start = next.start
    var found: Syntax?
    var node = Syntax(next)
    while let outer = node.parent, outer.start == start {
      switch outer.kind {
      case .codeBlockItem, .memberBlockItem, .labeledExpr, .arrayElement, .dictionaryElement, .switchCase,
        .functionParameter:
        found = outer
      default: break
      }
      node = outer
    }
    guard let found else { return self.line(of: start) }
    return self.line(of: max(start, found.bytes.end.index - 1))
  }
}
