/// The text of `///` lines and `/** … */` blocks.
enum DocumentationComment {
  static func lines(of comment: String) -> [String] {
    if comment.hasPrefix("///") { return [withoutBlank(comment.dropFirst(3))] }
    let content = comment.dropFirst(3).dropLast(comment.hasSuffix("*/") ? 2 : 0)
    return content.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      return trimmed.hasPrefix("*") ? withoutBlank(trimmed.dropFirst()) : String(trimmed)
    }
  }

  private static func withoutBlank(_ line: Substring) -> String { String(line.first == " " ? line.dropFirst() : line) }

  /// The text without blanks and line ends around it.
  static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }
}
