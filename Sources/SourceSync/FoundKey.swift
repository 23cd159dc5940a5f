/// A place in code that looks a key up.
public struct FoundKey: Hashable, Sendable {
  public let key: String

  /// What the developer tells the translator; `nil` or empty for nothing.
  public let comment: String?

  /// The text of the development language that stands in the code; `nil` or empty where there is none.
  public let defaultValue: String?

  /// The place for a message, as in `App/Cue.swift:12:9`.
  public let place: String

  public init(_ key: String, comment: String? = nil, defaultValue: String? = nil, place: String) {
    self.key = key
    self.comment = comment
    self.defaultValue = defaultValue
    self.place = place
  }
}
