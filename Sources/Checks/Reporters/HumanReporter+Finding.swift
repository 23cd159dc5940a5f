import SourceText

extension HumanReporter {
  /// Bytes at most of numbers, marks and colours around the texts of a finding.
  private static let mostAround = 160

  /// Place, message and rule.
  ///
  /// - Parameters:
  ///   - path: As it may be printed.
  ///   - rest: What stands behind the message.
  func headline(_ finding: Finding, _ path: String, rest: String = "", to output: inout ReportBytes) {
    // What the closures below hold is copied: not all of the finding.
    let (start, severity, rule) = (finding.span.start, finding.severity, finding.rule)
    guard let width else {
      let locale = finding.locale.map(TerminalText.escaped)
      let message = TerminalText.escaped(rest.isEmpty ? finding.message : "\(finding.message); \(rest)")
      let length = path.utf8.count + (locale?.utf8.count ?? 0) + message.utf8.count + rule.utf8.count
      output.write(atMost: length + Self.mostAround) { writer in
        place(path, start, severity, to: &writer)
        writer.append(ascii: " ")
        if let locale {
          writer.append(locale)
          writer.append(static: ": ")
        }
        writer.append(message)
        writer.append(ascii: " ")
        writer.append(.dim, isColored: isColored) { writer in
          writer.append(ascii: "[")
          writer.append(rule)
          writer.append(ascii: "]")
        }
        writer.append(ascii: "\n")
      }
      return
    }
    output.write(atMost: path.utf8.count + Self.mostAround) { place(path, start, severity, to: &$0) }
    // Of a path, bytes and columns may differ.
    let used =
      TerminalColumns.count(path) + start.line.digitCount + start.column.digitCount + 4
      + Self.name(of: severity).utf8CodeUnitCount
    var lines = WrappedText(width: width, indent: 4, used: used)
    let rest = rest.isEmpty ? "" : "; \(TerminalText.escaped(rest))"
    lines.append(words: finding.localizedMessage + rest, to: &output)
    lines.append(word: "[\(rule)]", .dim, isColored: isColored, to: &output)
    output.append(ascii: "\n")
  }

  /// As in “de.lproj/Main.strings:3:7: error:”.
  private func place(_ path: String, _ start: SourcePosition, _ severity: Severity, to writer: inout ByteWriter) {
    writer.append(.bold, isColored: isColored) { writer in
      writer.append(path)
      writer.append(ascii: ":")
      writer.append(start.line)
      writer.append(ascii: ":")
      writer.append(start.column)
      writer.append(ascii: ":")
    }
    writer.append(ascii: " ")
    writer.append(TerminalStyle(severity), isColored: isColored) { writer in
      writer.append(static: Self.name(of: severity))
    }
  }

  private static func name(of severity: Severity) -> StaticString {
    severity == .error ? "error:" : "warning:"
  }

  /// The source line with a caret under the place; a long line is cut around it.
  func excerpt(_ finding: Finding, of lines: SourceLines, to output: inout ReportBytes) {
    let (number, severity) = (finding.span.start.line, finding.severity)
    let limit = width.map { min($0 - number.digitCount - 7, Self.defaultWidth) } ?? Self.defaultWidth
    let isWritten = lines.bytes(ofLine: number)?.withUnsafeBufferPointer { line in
      guard let mark = PlainLine.mark(finding.span, in: line, limit: limit) else { return false }
      output.write(atMost: line.count + mark.indent + mark.length + Self.mostAround) { writer in
        margin(ofLine: number, to: &writer)
        PlainLine.append(line, to: &writer)
        underline(severity, ofLine: number, indent: mark.indent, length: mark.length, to: &writer)
      }
      return true
    }
    if isWritten ?? false { return }
    let excerpt = SourceExcerpt(of: finding, in: lines, limit: limit)
    output.write(atMost: Self.mostAround) { margin(ofLine: number, to: &$0) }
    excerpt.append(to: &output)
    output.write(atMost: excerpt.indent + excerpt.length + Self.mostAround) { writer in
      underline(severity, ofLine: number, indent: excerpt.indent, length: excerpt.length, to: &writer)
    }
  }

  /// What stands before a source line.
  private func margin(ofLine number: Int, to writer: inout ByteWriter) {
    writer.append(static: "  ")
    writer.append(.dim, isColored: isColored) { writer in
      writer.append(number)
      writer.append(static: " |")
    }
    writer.append(ascii: " ")
  }

  /// The end of a source line, and the line below.
  private func underline(
    _ severity: Severity, ofLine number: Int, indent: Int, length: Int, to writer: inout ByteWriter
  ) {
    writer.append(static: "\n  ")
    writer.append(.dim, isColored: isColored) { writer in
      writer.repeated(" ", number.digitCount)
      writer.append(static: " |")
    }
    writer.repeated(" ", 1 + indent)
    writer.append(TerminalStyle(severity), isColored: isColored) { writer in
      writer.append(ascii: "^")
      writer.repeated("~", length - 1)
    }
    writer.append(ascii: "\n")
  }
}
