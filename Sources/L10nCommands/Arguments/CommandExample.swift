/// A call of a command that its help shows.
struct CommandExample: Sendable {
  /// Without the program's name, as in `check --locale de`.
  let call: String
  /// What it does, in a few words.
  let meaning: String

  init(_ call: String, _ meaning: String) {
    self.call = call
    self.meaning = meaning
  }
}
