import Messages
import Placeholders
import StringTables

/// An entry of a table in one locale.
///
/// A class, since it goes with every text of the entry to every rule.
package final class CheckedEntry: Sendable {
  /// What the development language has for a key.
  enum Counterpart: Sendable {
    case entry(Int, of: TableFacts)
    /// Its table does not list the key, so that an app shows it.
    case key
  }

  package let entry: Table.Entry
  package let table: String
  /// ``TableGroup/noLocale`` where nothing tells it.
  package let locale: String
  /// Whether it is an entry of the development language.
  package let isSource: Bool
  /// What the plurals of its language are like; `nil` for an entry that does not vary.
  let language: LanguageForms?
  /// Its message, where it has been put together.
  private let read: ReadMessage?
  /// `nil` for an entry of the development language, and where there is nothing to compare with.
  let counterpart: Counterpart?

  package var key: String { entry.key.string }

  /// - Complexity: O(*n*) in the size of the message, which is put together unless it varies and a rule asked for it.
  package var message: Message { read?.message ?? entry.message }

  /// Every text of ``message`` with what it stands for.
  var leaves: [Message.Leaf] { read?.leaves ?? entry.message.leaves }

  /// What one of the ``leaves`` takes, the variables of ``message`` included.
  func signature(of leaf: Message.Leaf) -> ArgumentSignature {
    read?.signature(of: leaf)
      ?? entry.message.signature(of: leaf.text.string, firstPosition: leaf.firstPosition)
  }

  /// The plural variations of ``message``.
  var plurals: [NamedPlural] { NamedPlural.all(of: entry) }

  /// What the development language has for the key: the key itself where its table does not list it, as an app shows
  /// it; `nil` for its own entries, and where there is nothing to compare with.
  ///
  /// - Complexity: O(*n*) in the size of the message, which is put together.
  package var source: Message? { readSource?.message }

  /// The ``source``, taken apart.
  var readSource: ReadMessage? {
    switch counterpart {
    case .entry(let number, let facts): facts.message(number)
    case .key: ReadMessage(entry.showingKey.message)
    case nil: nil
    }
  }

  /// Whether it has the texts of the development language, as one that nobody has translated.
  var isCopy: Bool {
    guard let source else { return false }
    let texts = Set(source.texts.map(\.string))
    return message.texts.allSatisfy { texts.contains($0.string) }
  }

  /// - Parameters:
  ///   - language: `nil` for an entry that does not vary.
  ///   - read: The message of an entry that varies, where it is asked for more than once; that of others, which hardly
  ///     any rule asks for, is put together each time.
  ///   - counterpart: `nil` for an entry of the development language, and where nothing is compared.
  init(
    entry: Table.Entry, language: LanguageForms?, read: ReadMessage?, table: String, locale: String, isSource: Bool,
    counterpart: Counterpart?
  ) {
    self.entry = entry
    self.language = language
    self.read = read
    self.table = table
    self.locale = locale
    self.isSource = isSource
    self.counterpart = counterpart
  }
}
