import SourceFacts
import SourceText

/// What a quick look at the bytes of a file tells, before it is parsed.
struct CodeOutline {
  /// A comment `// l10n:ignore`.
  struct Ignore {
    /// Of the comment.
    var offset: Int
    var rules: [String]
    /// Whether code stands before it in its line.
    var isBehindCode: Bool
  }

  /// Insides of braces in which nothing is that a scan looks for, and comments, in the order of the file.
  var blanks: [Range<Int>] = []
  var ignores: [Ignore] = []
  /// Texts of controls that are set: they are told by names alone, so that no block is parsed for them.
  var assignments: Set<TextAssignment> = []
  /// Whether there is anything that a scan looks for.
  var isOfInterest = false
  /// Whether the braces and quotes could be read for sure; else ``blanks`` is empty.
  var isSure = true
  /// The most calls and members that follow each other in one expression.
  var longestChain = 0
  /// The most brackets around a place.
  var deepestNesting = 0
  /// The most arrays in each other.
  var deepestArray = 0
  /// The most words, marks or blocks in a row.
  var longestRow = 0
  /// The most conditions and arguments of types in a line that are open at once.
  var mostOpenMarks = 0

  /// Why the file is not parsed; `nil` for one that can be.
  ///
  /// A tree is as deep as the source is nested, and the time that the parser takes for nested arrays doubles with each.
  var refusal: String? {
    if longestChain > 20_000 { return "an expression has more than 20000 calls" }
    if deepestNesting > 250 { return "brackets are more than 250 deep in each other" }
    if longestRow > 500 { return "more than 500 words, marks or blocks stand in a row" }
    if deepestArray > 14 { return "square brackets are more than 14 deep in each other" }
    return mostOpenMarks > 250 ? "a line has more than 250 open conditions or arguments of types" : nil
  }

  /// The file with spaces in the place of all that does not matter: every offset stays.
  func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for range in blanks {
      for index in range where result[index] != UInt8(ascii: "\n") && result[index] != UInt8(ascii: "\r") {
        result[index] = UInt8(ascii: " ")
      }
    }
    return result
  }
}
