import PositionedJSON
import SourceText
import StringFormats

/// Writes new texts for the tokens of one file, in its encoding and in each token's own quoting.
struct TokenWriter {
  let lines: LineScan

  /// Whether XML text is kept to ASCII, since the file declares an encoding that Apple's parser reads otherwise.
  private let isASCIIOnly: Bool

  init(_ bytes: [UInt8]) {
    lines = LineScan(bytes)
    isASCIIOnly =
      lines.encoding == .utf8
      && bytes.withUnsafeBufferPointer { DeclaredEncoding.isForeign(CodeUnits($0)) }
  }

  func encode(_ text: some StringProtocol) -> [UInt8] { lines.encoding.encode(text) }

  /// The splice that gives a token a new text.
  func splice(_ token: SourceString, _ text: String) throws(EditError) -> Splice {
    let range = token.range.indices
    switch token.coding {
    case .oldStyleQuoted:
      let isSingle = lines.unit(at: range.lowerBound) == "'"
      return Splice(range, encode(OldStyleText.quoted(text, with: isSingle ? "'" : "\"")), isToken: true)
    case .oldStyleUnquoted:
      return Splice(range, encode(OldStyleText.word(text)), isToken: true)
    case .oldStyleComment:
      return Splice(range, encode(try oldStyleComment(text, in: range)), isToken: true)
    case .json:
      return Splice(range, encode(JSONText.quoted(text)), isToken: true)
    case .xml:
      return try xmlSplice(range, text)
    case .xmlComment:
      let comment = try XMLText.comment(text.withLineEnds(lines.lineEnd(near: range.lowerBound)))
      return Splice(range, encode(comment), isToken: true)
    case .segmentSources, .segmentTargets:
      throw .unsupported("a text in several segments can't be replaced as one")
    case .binaryASCII, .binaryUTF16:
      throw .unsupported("a string of a binary property list can't be spliced")
    }
  }

  /// Character data, or the text of an attribute.
  func xml(_ text: String, isAttribute: Bool = false) throws(EditError) -> String {
    try XMLText.escaped(text, isAttribute: isAttribute, isASCII: isASCIIOnly)
  }

  private func xmlSplice(_ range: Range<Int>, _ text: String) throws(EditError) -> Splice {
    let width = lines.encoding.unitWidth
    let last = lines.unit(at: range.lowerBound - width)
    if last == "\"" || last == "'" {
      return Splice(range, encode(try xml(text, isAttribute: true)), isToken: true)
    }
    return try splice(contentIn: range, escaped: try xml(text))
  }

  /// Character data that is escaped already, in place of that in `range`.
  func splice(contentIn range: Range<Int>, escaped text: String) throws(EditError) -> Splice {
    let width = lines.encoding.unitWidth
    let content = encode(text)
    guard range.isEmpty, lines.unit(at: range.lowerBound - width) == ">",
      lines.unit(at: range.lowerBound - 2 * width) == "/"
    else { return Splice(range, content, isToken: true) }
    if text.isEmpty { return Splice(range, []) }
    let slash = range.lowerBound - 2 * width
    var open = slash
    while let unit = lines.unit(at: open), unit != "<" { open -= width }
    var nameEnd = open + width
    while let unit = lines.unit(at: nameEnd), unit > 0x20, unit != "/" { nameEnd += width }
    guard open >= lines.start, nameEnd > open + width, nameEnd <= slash else { throw .unreadable }
    let name = lines.text(open + width..<nameEnd)
    var blanks = slash
    while let unit = lines.unit(at: blanks - width), unit <= 0x20 { blanks -= width }
    return Splice(blanks..<range.upperBound, encode(">") + content + encode("</\(name)>"))
  }

  /// A comment in the style of the one in `range`: its mark and the space inside of it.
  private func oldStyleComment(_ text: String, in range: Range<Int>) throws(EditError) -> String {
    let isBlock = lines.holds("/*", at: range.lowerBound)
    let lineEnd = lines.lineEnd(near: range.lowerBound)
    let parts = text.lines
    if isBlock { return try OldStyleText.comment(text, lineEnd: lineEnd) }
    let isTrailing = !lines.isLineStart(lines.skipBlanks(backFrom: range.lowerBound))
    if isTrailing, parts.count > 1 { return try OldStyleText.comment(text, lineEnd: lineEnd) }
    let indentation = lines.indentation(before: range.lowerBound)
    return parts.map { $0.isEmpty ? "//" : "// " + $0 }.joined(separator: lineEnd + indentation)
  }
}

extension String {
  /// The lines of a text, whichever way they end.
  var lines: [String] {
    var lines: [String] = []
    var line = UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "\n" where last == "\r": continue
      case "\n", "\r", "\u{2028}", "\u{2029}":
        lines.append(String(line))
        line = UnicodeScalarView()
      default: line.append(scalar)
      }
    }
    return lines + [String(line)]
  }

  /// The text with CR, LF and CRLF written as `lineEnd`.
  func withLineEnds(_ lineEnd: String) -> String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    var output = UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { last = scalar }
      if scalar == "\n", last == "\r" { continue }
      if scalar == "\n" || scalar == "\r" {
        output += lineEnd.unicodeScalars
      } else {
        output.append(scalar)
      }
    }
    return String(output)
  }
}
