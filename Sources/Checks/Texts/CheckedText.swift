import SourceText
import Strings

/// One text of an entry.
public struct CheckedText: Sendable {
  public let entry: CheckedEntry
  public let text: LocatedText
  public let traits: TextTraits
  /// The plural category it stands for, as in “few”.
  public let category: String?
  /// Its number among the leaves of an entry that varies; `nil` for the only text of one.
  private let number: Int?

  init(entry: CheckedEntry, text: LocatedText, traits: TextTraits, category: String? = nil, number: Int? = nil) {
    self.entry = entry
    self.text = text
    self.traits = traits
    self.category = category
    self.number = number
  }

  /// Whether its bytes are those of its key, which the code names: another text would be another key.
  var isKey: Bool { text.range == entry.entry.keyRange }

  /// What it stands for; the message of an entry that varies is taken apart for it.
  var leaf: Message.Leaf { number.map { entry.leaves[$0] } ?? Message.Leaf(text) }
}

extension CheckedText {
  /// The plural form, as it ends a sentence; empty without one.
  var place: String { category.map { " (form '\($0)')" } ?? "" }
}
