import Strings

/// An entry of a table in one locale.
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
  public let table: String
  /// ``TableGroup/noLocale`` where nothing tells it.
  public let locale: String
  /// Whether it is an entry of the development language.
  public let isSource: Bool
  /// The message of an entry that varies; that of others, which hardly any rule asks for, is put together each time.
  private let read: ReadMessage?
  /// The plural variations of ``message``.
  let plurals: [Message.NamedPlural]
  /// `nil` for an entry of the development language, and where there is nothing to compare with.
  let counterpart: Counterpart?

  public var key: String { entry.key.string }

  public var message: Message { read?.message ?? entry.message }

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

  /// - Parameters:
  ///   - read: The message; `nil` for an entry that does not vary.
  ///   - counterpart: `nil` for an entry of the development language, and where nothing is compared.
  init(
    entry: Table.Entry, read: ReadMessage?, table: String, locale: String, isSource: Bool, counterpart: Counterpart?
  ) {
    self.entry = entry
    self.read = read
    self.table = table
    self.locale = locale
    self.isSource = isSource
    plurals = read?.message.namedPlurals ?? []
    self.counterpart = counterpart
  }
}
