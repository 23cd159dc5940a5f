import SourceText

/// How far the work on a translation is, as catalogs and XLIFF record it.
package enum EntryState: String, Sendable {
  case new, translated
  case needsReview = "needs_review"
  case machineTranslated = "machine_translated"
  /// A state that is written but not known to Xcode.
  case unknown
}

/// A state with its place in the file.
package struct WrittenState: Hashable, Sendable {
  package let value: EntryState

  /// A JSON string with its quotes, or the text of an attribute.
  package let range: ByteRange

  package init(value: EntryState, range: ByteRange) {
    self.value = value
    self.range = range
  }
}

/// A key with its value, in one language.
///
/// ``StringEntries`` keeps them.
package struct StringEntry: Sendable {
  package let key: SourceString

  /// The state of a plain value; `nil` where the format has none, and for a varied value, whose parts have their own.
  package let state: EntryState?

  /// Whether the key's text is meant to be translated.
  package let isTranslatable: Bool

  /// Whether the catalog says that the code no longer uses the key.
  package let isStale: Bool

  /// The comment that belongs to the entry; `nil` where it has none.
  package let comment: SourceString?

  /// All bytes of the entry, its comment excluded; in a binary property list the bytes of its key.
  package let range: ByteRange

  /// Where ``state`` is written: a JSON string with its quotes, or the text of an attribute.
  package var stateRange: ByteRange? { state == nil ? nil : stateBounds }

  /// Empty where there is no state.
  private let stateBounds: ByteRange

  package let value: LocalizedValue

  /// What the entry shares with others; `nil` in formats whose folder and name say it.
  package let origin: EntryOrigin?

  /// The language as the file names it; `nil` in formats whose folder names it.
  package var locale: String? { origin?.locale }

  /// The table as the file names it (XLIFF's `original`); `nil` in formats whose own name is the table.
  package var table: String? { origin?.table }

  /// The most that the text may be long, as the file says it; empty in formats that cannot.
  package var limits: [LengthLimit] { origin?.limits ?? [] }

  package init(
    key: SourceString, value: LocalizedValue, comment: SourceString? = nil, origin: EntryOrigin? = nil,
    state: WrittenState? = nil, isTranslatable: Bool = true, isStale: Bool = false, range: ByteRange
  ) {
    self.key = key
    self.value = value
    self.comment = comment
    self.origin = origin
    self.state = state?.value
    stateBounds = state?.range ?? ByteRange(0, 0)
    self.isTranslatable = isTranslatable
    self.isStale = isStale
    self.range = range
  }
}
