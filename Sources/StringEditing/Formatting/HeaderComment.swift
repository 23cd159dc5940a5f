import StringFormats

/// The comments of a file as a whole: its name, its author, its licence.
///
/// Some stand right above an entry, without an empty line. They would go with it if they were its comment.
enum HeaderComment {
  /// How many of the comments above an entry are the file's own.
  ///
  /// `//` comments in a row are one.
  static func count(in comments: [WrittenComment], _ bytes: [UInt8]) -> Int {
    var count = 0
    for (number, comment) in comments.enumerated() where isHeader(bytes[comment.range]) {
      count = number + 1
      while comment.isLine, count < comments.count, comments[count].isLine { count += 1 }
    }
    return count
  }

  /// Whether a line of the comment starts as only those of headers do.
  static func isHeader(_ comment: ArraySlice<UInt8>) -> Bool {
    var rest = comment
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
      let line = rest[..<end].drop { $0 <= 0x20 || marks.contains($0) }
      if starts.contains(where: { hasPrefix($0, line) }) || isFileName(line) { return true }
      rest = rest[end...].dropFirst()
    }
    return false
  }

  /// Whether the line is the name of a table and nothing else.
  private static func isFileName(_ line: ArraySlice<UInt8>) -> Bool {
    let word = line.prefix { $0 > 0x20 }
    guard word.count > 8, line[word.endIndex...].allSatisfy({ $0 <= 0x20 || marks.contains($0) }) else { return false }
    return extensions.contains { word.count >= $0.count && hasPrefix($0, word.suffix($0.count)) }
  }

  private static func hasPrefix(_ start: [UInt8], _ text: ArraySlice<UInt8>) -> Bool {
    text.count >= start.count
      && zip(text, start).allSatisfy { ($0 &- 0x41 < 26 ? $0 | 0x20 : $0) == $1 }
  }

  /// Whether the last of the comments is an entry that was put out of use.
  static func isEntry(_ comments: [WrittenComment], _ bytes: [UInt8]) -> Bool {
    guard let last = comments.last else { return false }
    let text = bytes[last.range].drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 <= 0x20 }
    return text.first == UInt8(ascii: "\"") && text.contains(UInt8(ascii: "="))
  }

  private static let marks = Array("/*<!->".utf8)

  private static let extensions = [".strings", ".stringsdict"].map { Array($0.utf8) }

  private static let starts = [
    "©", "copyright ©", "copyright (c)", "copyright 1", "copyright 2", "created by ", "spdx-license-identifier",
    "licensed under", "all rights reserved", "this source code form is subject to",
  ].map { Array($0.utf8) }
}
