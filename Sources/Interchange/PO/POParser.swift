import SourceText

/// Splits a gettext file into entries.
struct POParser {
  struct Failure: Error {
    let message: String
    let offset: Int
  }

  private enum Field {
    case context, identifier, plural
    case text(Int)
  }

  /// Forms of a plural beyond this number are refused.
  private static let maximumForm = 99

  private(set) var entries: [POEntry] = []
  /// Where obsolete entries (`#~`) stand.
  private(set) var obsolete: [Int] = []
  private var current = POEntry()
  private var field: Field?

  /// - Parameter text: The file in UTF-8.
  init(_ text: [UInt8]) throws(Failure) {
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0A { end += 1 }
      let hasReturn = end > start && text[end - 1] == 0x0D
      try readLine(Array(text[start..<(hasReturn ? end - 1 : end)]), at: start)
      start = end + 1
    }
    try finish(at: text.count)
  }

  private mutating func finish(at offset: Int) throws(Failure) {
    defer {
      current = POEntry()
      field = nil
    }
    if current.isEmpty { return }
    guard current.identifier != nil else { throw Failure(message: "an entry without 'msgid'", offset: current.offset) }
    guard !current.texts.isEmpty else { throw Failure(message: "an entry without 'msgstr'", offset: current.offset) }
    entries.append(current)
  }

  private mutating func readLine(_ line: [UInt8], at start: Int) throws(Failure) {
    let blank = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let content = line[blank...]
    guard let first = content.first else { return }
    if first == UInt8(ascii: "#") {
      if !current.isEmpty { try finish(at: start) }
      return readComment(content, at: start + blank)
    }
    if first == UInt8(ascii: "\"") {
      guard let field else { throw Failure(message: "a text that belongs to nothing", offset: start + blank) }
      return append(try quoted(content, at: start + blank), to: field)
    }
    let word = content.prefix { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "[") }
    let name = String(decoding: word, as: UTF8.self)
    var rest = content[word.endIndex...]
    switch name {
    case "msgctxt", "msgid":
      if current.identifier != nil || name == "msgctxt" && current.context != nil { try finish(at: start) }
      if current.isEmpty { current.offset = start + blank }
      field = name == "msgid" ? .identifier : .context
    case "msgid_plural": field = .plural
    case "msgstr": field = .text(try form(&rest, at: start))
    default: throw Failure(message: "unknown keyword '\(name)'", offset: start + blank)
    }
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
    guard let field else { return }
    if case .text(let form) = field, current.texts[form] != nil {
      throw Failure(message: "a second '\(name)' of that form", offset: start + blank)
    }
    append(try quoted(rest, at: start + (rest.startIndex)), to: field)
  }

  /// The number of `[2]`, 0 where there is none.
  private func form(_ rest: inout ArraySlice<UInt8>, at start: Int) throws(Failure) -> Int {
    guard rest.first == UInt8(ascii: "[") else { return 0 }
    let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    guard digits.count <= 2, let number = Int(String(decoding: digits, as: UTF8.self)), number <= Self.maximumForm,
      number >= 0, rest.count > digits.count + 1
    else { throw Failure(message: "'msgstr[…]' needs a number from 0 to \(Self.maximumForm)", offset: start) }
    rest = rest.dropFirst(digits.count + 2)
    return number
  }

  private mutating func append(_ text: String, to field: Field) {
    switch field {
    case .context: current.context = (current.context ?? "") + text
    case .identifier: current.identifier = (current.identifier ?? "") + text
    case .plural: current.pluralIdentifier = (current.pluralIdentifier ?? "") + text
    case .text(let form): current.texts[form, default: ""] += text
    }
  }

  private mutating func readComment(_ line: ArraySlice<UInt8>, at offset: Int) {
    let mark = line.dropFirst().first
    let text = String(decoding: line.dropFirst(2), as: UTF8.self)
    let trimmed = text.hasPrefix(" ") ? String(text.dropFirst()) : text
    switch mark {
    case UInt8(ascii: "."): current.extractedComments.append(trimmed)
    case UInt8(ascii: ":"): current.hasReferences = true
    case UInt8(ascii: ","): current.flags += text.split(separator: ",").map { String($0).trimmingSpace }
    case UInt8(ascii: "|"): current.hasPrevious = true
    case UInt8(ascii: "~"): obsolete.append(offset)
    default: current.translatorComments.append(String(decoding: line.dropFirst(mark == 0x20 ? 2 : 1), as: UTF8.self))
    }
  }

  /// The text between the quotes of a line.
  private func quoted(_ line: ArraySlice<UInt8>, at offset: Int) throws(Failure) -> String {
    guard line.first == UInt8(ascii: "\"") else { throw Failure(message: "expected a text in quotes", offset: offset) }
    var output: [UInt8] = []
    var index = line.startIndex + 1
    while index < line.endIndex {
      let byte = line[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        let rest = line[index...].drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.isEmpty else {
          throw Failure(message: "text behind the closing quote", offset: offset + index - line.startIndex)
        }
        return String(decoding: output, as: UTF8.self)
      }
      guard byte == UInt8(ascii: "\\"), index < line.endIndex else {
        output.append(byte)
        continue
      }
      let mark = line[index]
      index += 1
      switch mark {
      case UInt8(ascii: "x"): output += code(line, &index, radix: 16, digits: 2)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        index -= 1
        output += code(line, &index, radix: 8, digits: 3)
      default: output.append(CEscape.byte(of: mark) ?? mark)
      }
    }
    throw Failure(message: "a text without closing quote", offset: offset)
  }

  private func code(_ line: ArraySlice<UInt8>, _ index: inout Int, radix: Int, digits: Int) -> [UInt8] {
    var value = 0
    for _ in 0..<digits {
      guard index < line.endIndex, let digit = Character(Unicode.Scalar(line[index])).hexDigitValue, digit < radix
      else {
        break
      }
      value = value * radix + digit
      index += 1
    }
    return [UInt8(truncatingIfNeeded: value)]
  }
}
