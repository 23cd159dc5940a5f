/// The bytes of a `.strings` file.
enum StringsText {
  /// An entry with its comment, as Xcode writes it.
  static func entry(_ key: String, _ value: String, comment: String?) -> String {
    (comment.map { Self.comment($0) + "\n" } ?? "") + "\(quoted(key)) = \(quoted(value));\n"
  }

  /// `text` as a comment; in lines where it holds the mark that would end it.
  static func comment(_ text: String) -> String {
    text.utf8.elements(at: "*/") ? lines(of: text).map { "// \($0)" }.joined(separator: "\n") : "/* \(text) */"
  }

  /// What a reader does not find again of a comment; `nil` where that is nothing.
  static func loss(ofComment text: String) -> String? {
    if text.trimmingSpace != text { return "white space around the comment" }
    guard text.utf8.elements(at: "*/") else { return nil }
    let found = lines(of: text).map(\.trimmingSpace).joined(separator: "\n")
    return found == text
      ? nil : "white space or line ends of the comment, which is written in lines since it holds '*/'"
  }

  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r" || $0 == "\u{2028}" || $0 == "\u{2029}"
    }.map { String($0) }
  }

  private static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\0"..."\u{1F}", "\u{7F}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        output += "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}

extension String.UTF8View {
  /// Whether `mark` stands anywhere in the text.
  func elements(at mark: String) -> Bool {
    let mark = Array(mark.utf8)
    guard let first = mark.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: mark) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
