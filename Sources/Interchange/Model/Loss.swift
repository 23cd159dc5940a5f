import SourceText

/// Something of the input that the output does not hold.
public struct Loss: Hashable, Sendable, CustomStringConvertible {
  /// The file that holds what is lost.
  public let path: String
  public let position: SourcePosition
  /// The key; `nil` for a loss of the file itself.
  public let key: String?
  /// The language; `nil` where it concerns all.
  public let locale: String?
  /// What is lost and what stands in its place, in lower case.
  public let what: String

  /// One line: `path:line:column: loss: 'key' (locale): what`.
  public var description: String {
    let subject = [key.map { "'\($0)'" }, locale.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    let place = "\(path):\(position.line):\(position.column)"
    return subject.isEmpty ? "\(place): loss: \(what)" : "\(place): loss: \(subject): \(what)"
  }
}
