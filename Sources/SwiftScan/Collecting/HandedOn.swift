import SourceFacts

/// A parameter, or a property, that code looks up as a key: what it is given, wherever that stands, is one.
struct HandedOn {
  enum Source: Hashable {
    /// Of the callable that begins there; `nil` for the string that it is a member of.
    case parameter(of: Int, name: String?)
    case property(of: String, name: String)
  }

  var source: Source
  var table: String?
  var hasUnknownTable: Bool
  /// Whether it is handed to a call that is there to look up.
  var looksUp: Bool
}
