import SourceFacts

/// A parameter, or a property, that code looks up as a key, or makes a key of: what it is given, wherever that stands,
/// is one.
struct HandedOn {
  enum Source: Hashable {
    /// Of the callable that begins there; `nil` for the string that it is a member of.
    case parameter(of: Int, name: String?)
    case property(of: String, name: String)
  }

  /// What an expression is made of: a source, with what is added to it.
  struct Origin: Hashable {
    var source: Source
    var affixes = KeyAffixes()
  }

  var affixes: KeyAffixes
  var table: String?
  var hasUnknownTable: Bool
  /// Whether it is handed to a call that is there to look up.
  var looksUp: Bool
  /// Where the expression begins that gives the text.
  var offset: Int
}

/// A call that a parameter, or a property, is given to.
struct HandedTo {
  var affixes: KeyAffixes
  var argument: LiteralArgument
  /// What stands as it is in the other arguments of the call, by their numbers.
  var others: [Int: HandedOn.Source]
  /// Where the call begins.
  var offset: Int
}
