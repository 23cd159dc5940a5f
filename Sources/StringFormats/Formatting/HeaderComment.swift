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
    String(decoding: comment, as: UTF8.self).lowercased().split(whereSeparator: \.isNewline).contains { line in
      let text = line.drop { $0.isWhitespace || "/*<!-".contains($0) }
      if starts.contains(where: text.hasPrefix) { return true }
      let word = text.prefix { !$0.isWhitespace }
      let rest = text.dropFirst(word.count).drop { $0.isWhitespace || "*/->".contains($0) }
      return rest.isEmpty && (word.hasSuffix(".strings") || word.hasSuffix(".stringsdict"))
    }
  }

  /// Whether the last of the comments is an entry that was put out of use.
  static func isEntry(_ comments: [WrittenComment], _ bytes: [UInt8]) -> Bool {
    guard let last = comments.last else { return false }
    let text = bytes[last.range].drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 <= 0x20 }
    return text.first == UInt8(ascii: "\"") && text.contains(UInt8(ascii: "="))
  }

  private static let starts = [
    "©", "copyright ©", "copyright (c)", "copyright 1", "copyright 2", "created by ", "spdx-license-identifier",
    "licensed under", "all rights reserved", "this source code form is subject to",
  ]
}
