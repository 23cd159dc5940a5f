/// An option of a command as data: parsing and help read it.
package struct OptionDescription: Sendable {
  /// Name without the dashes, as in “locale”.
  package let name: String
  /// What stands for the value in help, as in “TAG”; `nil` for a flag.
  package let value: String?
  package let summary: String
  /// Whether it may be given more than once.
  package let repeats: Bool
  /// The values it takes; empty for any.
  package let choices: [String]
  /// The call that lists the choices where there are too many for help.
  package let listing: String?
  /// The letter that stands for the name behind one dash, where Apple's tool has one.
  package let letter: Character?

  package init(
    _ name: String, value: String? = nil, _ summary: String, repeats: Bool = false, choices: [String] = [],
    listing: String? = nil, letter: Character? = nil
  ) {
    self.listing = listing
    self.letter = letter
    self.name = name
    self.value = value
    self.summary = summary
    self.repeats = repeats
    self.choices = choices
  }
}

extension OptionDescription {
  /// As in `-o, --output DIR`.
  package var usage: String { (letter.map { "-\($0), " } ?? "") + "--" + name + (value.map { " " + $0 } ?? "") }

  /// The summary with the values that it takes, and whether it may be repeated.
  package var meaning: String {
    let values =
      listing.map { " ('\($0)' lists them)" } ?? (choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))")
    return summary + values + (repeats ? "; may be repeated" : "")
  }
}
