/// A place in code that looks a key up.
package struct FoundKey: Hashable, Sendable {
  package let key: String

  /// What the developer tells the translator; `nil` or empty for nothing.
  package let comment: String?

  /// The text of the development language that stands in the code; `nil` or empty where there is none.
  package let defaultValue: String?

  /// The place for a message, as in `App/Cue.swift:12:9`.
  package let place: String

  package init(_ key: String, comment: String? = nil, defaultValue: String? = nil, place: String) {
    self.key = key
    self.comment = comment
    self.defaultValue = defaultValue
    self.place = place
  }
}
