import SourceText

/// A defect of a file: what is wrong, where, and what to do.
package struct FormatProblem: Hashable, Sendable {
  package enum Kind: Sendable {
    /// The file breaks the grammar of its format; Apple's parser rejects the whole table.
    case syntax
    /// A merge left both sides in the file.
    case mergeConflict
    /// Apple's parser stops here without an error and drops what follows.
    case silentTruncation
    /// The bytes are not text in the encoding of the file.
    case encoding
    /// The grammar is kept, but the values are not what the format asks for.
    case structure
    /// A JSON object holds a key twice.
    case duplicateKey
  }

  package let kind: Kind

  /// What is wrong and what the app's user sees, in lower case.
  package let message: String

  package let range: ByteRange

  /// What to do; `nil` where the message says it.
  package let hint: String?

  /// Whether the file loses nothing by it as it is.
  package let isHarmless: Bool

  init(_ kind: Kind, _ message: String, range: ByteRange, hint: String? = nil, isHarmless: Bool = false) {
    self.kind = kind
    self.message = message
    self.range = range
    self.hint = hint
    self.isHarmless = isHarmless
  }
}
