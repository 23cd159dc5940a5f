import SourceText
import Strings

/// One text of an entry.
public struct CheckedText: Sendable {
  public let entry: CheckedEntry
  public let text: LocatedText
  public let traits: TextTraits
  let leaf: Message.Leaf

  /// Whether its bytes are those of its key, which the code names: another text would be another key.
  var isKey: Bool { text.range == entry.entry.keyRange }

  /// The plural category it stands for, as in “few”.
  public var category: String? { leaf.category }
}

extension CheckedText {
  /// The plural form, as it ends a sentence; empty without one.
  var place: String { category.map { " (form '\($0)')" } ?? "" }
}
