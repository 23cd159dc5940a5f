import SourceText

/// What a translator or a developer must know of an export or an import.
package struct ExchangeMessage: Hashable, Sendable, CustomStringConvertible {
  /// The file that it is about.
  package let path: String
  /// The place in the file; `nil` for the file as a whole.
  package let position: SourcePosition?
  /// What is wrong and what was done, in lower case.
  package let text: String
  /// Whether something was left out because it is wrong; else it is only good to know.
  package let isDefect: Bool

  init(_ text: String, path: String, position: SourcePosition? = nil, isDefect: Bool) {
    self.text = text
    self.path = path
    self.position = position
    self.isDefect = isDefect
  }

  /// One line: `path:line:column: text`.
  package var description: String {
    guard let position else { return "\(path): \(text)" }
    return "\(path):\(position.line):\(position.column): \(text)"
  }
}
