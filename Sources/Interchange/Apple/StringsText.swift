/// The bytes of a `.strings` file.
enum StringsText {
  /// An entry with its comment, as Xcode writes it.
  static func entry(_ key: String, _ value: String, comment: String?) -> String {
    (comment.map { Self.comment($0) + "\n" } ?? "") + "\(quoted(key)) = \(quoted(value));\n"
  }

  /// `text` as a comment; in lines where it holds the mark that would end it, or begins or ends with an empty one.
  static func comment(_ text: String) -> String {
    guard text.utf8.elements(at: "*/") || text.hasSuffix("*") || text.trimmingSpace != text else {
      return "/* \(text) */"
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)" }.joined(separator: "\n")
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
