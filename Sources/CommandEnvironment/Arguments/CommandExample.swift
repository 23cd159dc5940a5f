/// A call of a command that its help shows.
package struct CommandExample: Sendable {
  /// Without the program's name, as in `check --locale de`.
  package let call: String
  /// What it does, in a few words.
  package let meaning: String

  package init(_ call: String, _ meaning: String) {
    self.call = call
    self.meaning = meaning
  }
}
