import SourceText

/// A call or a configuration that cannot be carried out; nothing is checked then.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  package let message: String
  /// The file it stands in, with the place; `nil` for the command line.
  package let path: String?
  package let position: SourcePosition?

  package init(_ message: String, path: String? = nil, position: SourcePosition? = nil) {
    self.message = message
    self.path = path
    self.position = position
  }

  /// An unknown name, with the nearest known one.
  ///
  /// - Parameter listing: The call that lists the known names.
  package init(
    unknown kind: String, _ name: String, of owner: String? = nil, known: [String], listing: String? = nil,
    path: String? = nil, position: SourcePosition? = nil
  ) {
    let place = owner.map { " of \($0)" } ?? ""
    let advice = NearestName.advice(on: name, among: known, listing: listing)
    self.init("unknown \(kind) '\(name)'\(place); \(advice)", path: path, position: position)
  }

  /// The same error with where it is met behind its message.
  package func adding(place: String) -> ConfigurationError {
    ConfigurationError("\(message), in \(place)", path: path, position: position)
  }

  package var description: String {
    guard let path else { return message }
    guard let position else { return "\(path): \(message)" }
    return "\(path):\(position.line):\(position.column): \(message)"
  }
}
