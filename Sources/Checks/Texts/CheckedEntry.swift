import Strings

/// An entry of a table in one locale, with its message put together.
///
/// A class, since it goes with every text of the entry to every rule.
public final class CheckedEntry: Sendable {
  /// What the development language has for a key.
  enum Counterpart: Sendable {
    case entry(Int, of: TableFacts)
    /// Its table does not list the key, so that an app shows it.
    case key
  }

  public let entry: Table.Entry
  public let message: Message
  public let table: String
  /// ``TableGroup/noLocale`` where nothing tells it.
  public let locale: String
  /// Whether it is an entry of the development language.
  public let isSource: Bool
  /// The plural variations of ``message``.
  let plurals: [Message.NamedPlural]
  /// `nil` for an entry of the development language, and where there is nothing to compare with.
  let counterpart: Counterpart?

  public var key: String { entry.key.string }

  /// What the development language has for the key: the key itself where its table does not list it, as an app shows
  /// it; `nil` for its own entries, and where there is nothing to compare with.
  ///
  /// - Complexity: O(*n*) in the size of the message, which is put together.
  public var source: Message? {
    switch counterpart {
    case .entry(let number, let facts): facts.message(number).message
    case .key: entry.showingKey.message
    case nil: nil
    }
  }

  /// - Parameter counterpart: `nil` for an entry of the development language, and where nothing is compared.
  init(
    entry: Table.Entry, message: Message, table: String, locale: String, isSource: Bool, isVaried: Bool,
    counterpart: Counterpart?
  ) {
    self.entry = entry
    self.message = message
    self.table = table
    self.locale = locale
    self.isSource = isSource
    plurals = isVaried ? message.namedPlurals : []
    self.counterpart = counterpart
  }
}
