import SourceText
import StringFormats

/// One table in one locale, ready to be asked: nothing in it changes.
///
/// Plain texts are decoded once, when the table is made. An entry of a `.stringsdict` takes the place of a `.strings`
/// entry with the same key; of equal keys in one document the last holds, as in CoreFoundation.
final class LookupTable: Sendable {
  enum Value: Sendable {
    /// A text without anything to fill in.
    case text(String)
    case message(StoredMessage)
  }

  private let numbers: KeyDictionary
  private let values: [Value]

  /// Takes what Apple's parser would read of `documents`.
  ///
  /// - Parameters:
  ///   - locale: The language of a document that holds several; `nil` for documents that hold one.
  ///   - syntax: How texts mark their arguments.
  ///   - transform: Changes each message; `nil` leaves them as they are.
  /// - Complexity: O(*n*) in the size of the documents.
  init(_ documents: [(StringDocument, locale: String?)], _ syntax: MessageSyntax, _ transform: MessageTransform?) {
    let overriding = documents.filter { $0.0.format == .stringsdict }
    let others = documents.filter { $0.0.format != .stringsdict }
    let count = documents.reduce(0) { $0 + ($1.locale == nil ? $1.0.entries.count : 0) }
    var contents = Contents(syntax, transform, minimumCapacity: count)
    for (document, locale) in others + overriding { contents.add(document, locale: locale) }
    numbers = KeyDictionary(contents.keys)
    values = contents.values
  }

  /// The value of `key`, compared scalar by scalar; `nil` where the table lacks it.
  ///
  /// - Complexity: O(*n*) in the length of the key, on average.
  func value(of key: UnsafeBufferPointer<UInt8>) -> Value? { numbers.number(of: key).map { values[$0] } }

  /// Every key once, in the order of the documents.
  var keys: [String] { (0..<numbers.count).map { numbers[$0] } }
}

/// A table in the making.
private struct Contents {
  private let syntax: MessageSyntax
  private let transform: MessageTransform?
  var keys: KeyDictionary.Builder
  var values: [LookupTable.Value] = []

  init(_ syntax: MessageSyntax, _ transform: MessageTransform?, minimumCapacity: Int) {
    self.syntax = syntax
    self.transform = transform
    keys = KeyDictionary.Builder(minimumCapacity: minimumCapacity)
    values.reserveCapacity(minimumCapacity)
  }

  /// Adds the entries that Apple's parser would read; they take the place of earlier ones with their keys.
  mutating func add(_ document: StringDocument, locale: String?) {
    var texts = document.textBuffer()
    for entry in document.entriesReadByApple where locale == nil || entry.locale == locale {
      guard let value = value(of: entry, in: document, &texts) else { continue }
      texts.append(entry.key)
      let number = texts.withBytes(of: texts.count - 1) { keys.insert($0) }
      if let number { values[number] = value } else { values.append(value) }
    }
  }

  private func value(
    of entry: StringEntry, in document: StringDocument, _ texts: inout TextBuffer
  ) -> LookupTable.Value? {
    if case .text(let text) = entry.value {
      texts.append(text)
      let number = texts.count - 1
      let isPlain = texts.withBytes(of: number) { bytes in
        PreparedMessage.isPlain(bytes, syntax) && !(transform?.concerns(bytes) ?? false)
      }
      if isPlain { return .text(texts[number]) }
    }
    guard let message = Message(entry.value, in: document) else { return nil }
    let changed = transform?.apply(message, isTranslatable: entry.isTranslatable) ?? message
    return LookupTable.Value(changed, syntax)
  }
}

extension LookupTable.Value {
  init(_ message: Message, _ syntax: MessageSyntax) {
    var text = message.plainText?.string
    let isPlain = text?.withUTF8 { PreparedMessage.isPlain($0, syntax) } ?? false
    if isPlain, let text { self = .text(text) } else { self = .message(StoredMessage(message, syntax)) }
  }
}
