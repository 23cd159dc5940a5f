import PositionedJSON

/// What a page sends: texts that somebody has typed for a key in a language, or into slots that have no key.
package struct TypedRequest: Sendable {
  /// Texts for a key.
  package struct Key: Sendable {
    /// The identifier of a table.
    package let table: String
    package let key: String
    /// By the identifiers of units; the others stay as they are.
    package let texts: [String: String]
    /// By the identifiers of units, what the page takes to stand in the table now: `nil` for no text.
    package let expected: [String: String?]
  }

  /// `nil` where slots alone have other texts.
  package let key: Key?
  /// A language, or a pseudo-locale, for which the texts are those of the development language.
  package let locale: String
  /// Names of the specimens to lay out; `nil` for the first that show the key.
  package let specimens: [String]?
  /// Choices of axes in place of the specimens' own; `nil` for these.
  package let axes: [String: String]?
  /// By slot: texts of slots without a key.
  package let slots: [String: String]

  /// - Throws: ``Refusal`` for what is no such request.
  package init(parsing bytes: [UInt8]) throws(Refusal) {
    guard let root = (try? JSONDocument(parsing: bytes))?.root, root.kind == .object else {
      throw Refusal(status: 400, "what was sent is no JSON object")
    }
    guard let locale = root["locale"]?.string else { throw Refusal(status: 400, "what was sent names no 'locale'") }
    self.locale = locale
    if let table = root["table"]?.string, let key = root["key"]?.string {
      let expected = (root["expected"]?.members).map { members in
        members.map { ($0.key, $0.value.string) }
      }
      self.key = Key(
        table: table, key: key, texts: root["texts"]?.textMembers ?? [:],
        expected: Dictionary(expected ?? [], uniquingKeysWith: { $1 }))
    } else {
      key = nil
    }
    specimens = root["specimens"].flatMap { $0.kind == .array ? $0.elements.compactMap(\.string) : nil }
    axes = root["axes"].flatMap { $0.kind == .object ? $0.textMembers : nil }
    slots = root["slots"]?.textMembers ?? [:]
  }

  /// Why something that a page asks is not done.
  package struct Refusal: Error, CustomStringConvertible {
    /// Of HTTP, 4xx.
    package let status: UInt32
    /// A sentence without its full stop.
    package let description: String

    package init(status: UInt32, _ description: String) {
      self.status = status
      self.description = description
    }
  }
}
