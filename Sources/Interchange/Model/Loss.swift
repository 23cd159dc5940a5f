import SourceText

/// Something of the input that the output does not hold.
package struct Loss: Hashable, Sendable, CustomStringConvertible {
  /// The file that holds what is lost.
  package let path: String
  package let position: SourcePosition
  /// The key; `nil` for a loss of the file itself.
  package let key: String?
  /// The language; `nil` where it concerns all.
  package let locale: String?
  /// What is lost and what stands in its place, in lower case.
  package let what: String

  /// One line: `path:line:column: loss: 'key' (locale): what`.
  package var description: String {
    let subject = [key.map { "'\($0)'" }, locale.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    let place = "\(path):\(position.line):\(position.column)"
    return subject.isEmpty ? "\(place): loss: \(what)" : "\(place): loss: \(subject): \(what)"
  }
}
