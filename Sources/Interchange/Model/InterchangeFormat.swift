/// A kind of file that texts are exchanged in.
package enum InterchangeFormat: String, Sendable, CaseIterable {
  case strings, stringsdict, xcstrings, xliff
  /// Android's string resources.
  case android = "xml"
  /// Application Resource Bundle: JSON with ICU messages.
  case arb
  /// gettext.
  case po

  /// The format that the extension of `path` names, in any case; `nil` for a file of another kind.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "xlf": self = .xliff
    case "pot": self = .po
    case let name:
      guard let format = Self(rawValue: name) else { return nil }
      self = format
    }
  }
}
