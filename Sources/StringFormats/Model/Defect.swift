import SourceText

/// A defect as a reader meets it, before the size of the whole table is known.
package struct Defect {
  /// What Apple's parser does when it meets the defect.
  package enum Effect {
    case rejectsTable
    /// It stops without an error and keeps what it has.
    case stopsSilently
    case readsOn
    /// It reads on, and no text is lost.
    case losesNoText
    /// None: what builds the app removes it.
    case isRemoved

    fileprivate var kind: FormatProblem.Kind {
      switch self {
      case .rejectsTable: .syntax
      case .stopsSilently: .silentTruncation
      case .readsOn, .losesNoText, .isRemoved: .structure
      }
    }
  }

  package let effect: Effect
  package let kind: FormatProblem.Kind
  package let message: String
  package let range: ByteRange
  package let hint: String?

  package init(
    _ effect: Effect, _ message: String, range: ByteRange, hint: String? = nil, kind: FormatProblem.Kind? = nil
  ) {
    self.effect = effect
    self.kind = kind ?? effect.kind
    self.message = message
    self.range = range
    self.hint = hint
  }
}
