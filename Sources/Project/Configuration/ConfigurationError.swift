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
  package init(
    unknown kind: String, _ name: String, of owner: String? = nil, known: [String], path: String? = nil,
    position: SourcePosition? = nil
  ) {
    let place = owner.map { " of \($0)" } ?? ""
    let help: String
    if let nearest = NearestName.of(name, in: known) {
      help = "; did you mean '\(nearest)'?"
    } else if known.isEmpty {
      help = "; there is none"
    } else {
      help = "; known are \(known.map { "'\($0)'" }.joined(separator: ", "))"
    }
    self.init("unknown \(kind) '\(name)'\(place)\(help)", path: path, position: position)
  }

  /// The same error with where it is met behind its message.
  func adding(place: String) -> ConfigurationError {
    ConfigurationError("\(message), in \(place)", path: path, position: position)
  }

  package var description: String {
    guard let path else { return message }
    guard let position else { return "\(path): \(message)" }
    return "\(path):\(position.line):\(position.column): \(message)"
  }
}
