/// Which translations were made for another text of the development language than that of today, as the history of the
/// tables tells.
package struct SourceChanges: Sendable {
  /// A text that a translation was made for.
  package struct Change: Hashable, Sendable {
    /// The text of the development language when the translation was last written.
    package let was: String
    /// The first digits of the commit that changed it; `nil` for a change that is not committed.
    package let commit: String?
    /// The day of that commit, as in “2026-04-01”.
    package let day: String?

    package init(was: String, commit: String?, day: String?) {
      self.was = was
      self.commit = commit
      self.day = day
    }
  }

  /// By the locale of the translation and its key.
  package var changes: [String: [KeyPlace: Change]] = [:]
  /// Why the history is not known, or not all of it; `nil` where it is.
  package var gap: String?

  package init(gap: String? = nil) { self.gap = gap }

  /// Whether two texts say different things: more than white space, punctuation and case is not the same.
  package static func isOtherwise(_ text: String, than other: String) -> Bool {
    text != other && Self.words(of: text) != Self.words(of: other)
  }

  private static func words(of text: String) -> String {
    // What placeholders are made of counts, too.
    String(text.lowercased().filter { $0.isLetter || $0.isNumber || "%@$#{}+<>=".contains($0) })
  }
}
