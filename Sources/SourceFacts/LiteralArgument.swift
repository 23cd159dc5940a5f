import SourceText

/// A literal that a call is given, as in `EkoButton(title: "cue.start")`.
///
/// Whether it is a key the file does not tell: that depends on the ``CallableDeclaration`` that is called, which may
/// stand in another one.
package struct LiteralArgument: Hashable, Sendable {
  /// How the callable is named.
  package enum Call: String, Hashable, Sendable, CaseIterable {
    /// `Row(…)`, `Eko.Row(…)`
    case type
    /// `header(…)`
    case function
    /// `model.show(…)`, `LoadState.failed(…)`
    case method
    /// `Text("…").note(…)`
    case modifier
    /// `.failed(…)`
    case implicit
    /// `model.title = …`
    case assignment
    /// `"…".localized`
    case textMember
  }

  package var call: Call
  /// The type that a function or method is looked for in, or that the view of a modifier is; `nil` where nothing says
  /// which.
  package var owner: String?
  /// With the types around it for a type, as in `EkoButton` or `Eko.Button`.
  package var name: String
  /// Of all arguments, `_` for none.
  package var labels: [String]
  /// How many closures stand behind the arguments.
  package var closures = 0
  /// Which of the arguments it is.
  package var argument: Int
  package var text: KeyText
  /// The literal with its quotes.
  package var range: ByteRange
  package var isInPreview = false
  /// Whether most users never meet it.
  package var isRare = false
  /// The arguments of the call behind it that may be put into the text, as far as something is known of them.
  package var given: [GivenArgument] = []
  /// What is put into the text that the call gives; `nil` where nothing is, or nobody knows.
  package var arguments: [ArgumentKind]?

  package init(
    _ call: Call, owner: String? = nil, name: String, labels: [String], argument: Int, text: KeyText, range: ByteRange
  ) {
    self.call = call
    self.owner = owner
    self.name = name
    self.labels = labels
    self.argument = argument
    self.text = text
    self.range = range
  }

  /// `nil` for an argument without one.
  package var label: String? {
    guard labels.indices.contains(argument), labels[argument] != "_" else { return nil }
    return labels[argument]
  }
}
