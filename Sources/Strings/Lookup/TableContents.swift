import Messages
import SourceText
import StringFormats

/// The values of a table by number: texts one behind the other, and what has variations as its document wrote it.
struct TableContents: Sendable {
  /// Where a text lies, or which of the other values it is.
  private struct ValuePosition {
    var start: UInt32
    /// ``other`` where `start` counts the other values.
    var count: UInt32

    static let other = UInt32.max
  }

  /// A value that is no text, or a text that is not to be translated.
  private struct Other {
    var value: LocalizedValue
    var isTranslatable: Bool
    var document: Int
  }

  private let syntax: MessageSyntax
  private let changes: [MessageTransform]
  private var places: [ValuePosition] = []
  private var texts: [UInt8] = []
  private var others: [Other] = []
  private var documents: [StringDocument] = []

  /// - Parameters:
  ///   - syntax: How texts mark their arguments.
  ///   - changes: Made of each message in turn.
  init(_ syntax: MessageSyntax, _ changes: [MessageTransform]) {
    self.syntax = syntax
    self.changes = changes
  }

  var count: Int { places.count }

  mutating func reserveCapacity(_ count: Int, textBytes: Int) {
    places.reserveCapacity(places.count + count)
    texts.reserveCapacity(texts.count + textBytes)
  }

  /// Sets the value of that number, or appends it for `nil`.
  ///
  /// - Returns: Whether there was room: all texts of a table together have 4 GiB.
  mutating func set(_ text: UnsafeBufferPointer<UInt8>, at number: Int?) -> Bool {
    guard texts.count + text.count < Int(UInt32.max) else { return false }
    set(ValuePosition(start: UInt32(texts.count), count: UInt32(text.count)), at: number)
    texts.append(contentsOf: text)
    return true
  }

  /// Sets the value of that number, or appends it for `nil`.
  ///
  /// - Parameter value: One of the document that was added last.
  mutating func set(_ value: LocalizedValue, isTranslatable: Bool, at number: Int?) {
    set(ValuePosition(start: UInt32(others.count), count: ValuePosition.other), at: number)
    others.append(Other(value: value, isTranslatable: isTranslatable, document: documents.count - 1))
  }

  mutating func add(_ document: StringDocument) { documents.append(document) }

  private mutating func set(_ place: ValuePosition, at number: Int?) {
    if let number { places[number] = place } else { places.append(place) }
  }

  /// The value of that number, made ready.
  ///
  /// - Parameters:
  ///   - form: Whether marks of grammar are kept that the table's texts go without.
  ///   - key: Its key, for a change that depends on it.
  func message(_ number: Int, _ form: MessageForm = .plain, key: @autoclosure () -> String) -> PreparedMessage {
    let place = places[number]
    guard place.count == ValuePosition.other else {
      let range = Int(place.start)..<Int(place.start) + Int(place.count)
      return texts.withUnsafeBufferPointer { message(UnsafeBufferPointer(rebasing: $0[range]), form, key) }
    }
    let other = others[Int(place.start)]
    // Values that are no messages are never set.
    let empty = Message(format: .text(LocatedText("", range: ByteRange(0, 0))))
    return prepared(Message(other.value, in: documents[other.document]) ?? empty, form, key, other.isTranslatable)
  }

  private func message(
    _ bytes: UnsafeBufferPointer<UInt8>, _ form: MessageForm, _ key: () -> String
  ) -> PreparedMessage {
    let text = String(decoding: bytes, as: UTF8.self)
    let isConcerned = changes.contains { $0.isMade(for: form) && $0.concerns(bytes) }
    if !isConcerned, PreparedMessage.isPlain(bytes, syntax) { return PreparedMessage(plain: text) }
    let message = Message(format: .text(LocatedText(text, range: ByteRange(0, 0))))
    return isConcerned ? prepared(message, form, key, true) : PreparedMessage(message, syntax: syntax)
  }

  private func prepared(
    _ message: Message, _ form: MessageForm, _ key: () -> String, _ isTranslatable: Bool
  ) -> PreparedMessage {
    let changed = changes.reduce(message) { message, change in
      change.isMade(for: form) ? change.apply(message, key: key(), isTranslatable: isTranslatable) : message
    }
    return PreparedMessage(changed, syntax: syntax)
  }
}
