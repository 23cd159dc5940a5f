import Messages
import Project

/// One text of an entry.
package struct CheckedText: Sendable {
  package let entry: CheckedEntry
  package let text: LocatedText
  package let traits: TextTraits
  /// The plural category it stands for, as in “few”.
  package let category: String?
  /// Its number among the leaves of an entry that varies; `nil` for the only text of one.
  let number: Int?

  /// Whether its bytes are those of its key, which the code names: another text would be another key.
  var isKey: Bool { text.range == entry.entry.keyRange }

  /// Whether a storyboard or nib shows it as it is: nothing formats it.
  var isOfInterface: Bool { InterfaceKey.isOne(entry.key) }

  /// What it stands for; the message of an entry that varies is taken apart for it.
  var leaf: Message.Leaf { number.map { entry.leaves[$0] } ?? Message.Leaf(text) }

  /// The plural form, as it ends a sentence; empty without one.
  var place: String { Report.formText(category) }
}
