import SourceText
import StringFormats

/// A change of the messages of a table, made when the table is loaded.
struct MessageTransform: Sendable {
  private let change: @Sendable (_ message: Message, _ isTranslatable: Bool) -> Message
  /// Texts without these bytes are known to stay as they are.
  private let mark: [UInt8]

  init(_ change: @escaping @Sendable (_ message: Message, _ isTranslatable: Bool) -> Message) {
    self.change = change
    mark = []
  }

  init(onlyWhere mark: String, _ change: @escaping @Sendable (_ message: Message) -> Message) {
    self.change = { message, _ in change(message) }
    self.mark = Array(mark.utf8)
  }

  /// This change, then `other`.
  func then(_ other: MessageTransform) -> MessageTransform {
    MessageTransform { message, isTranslatable in
      other.apply(apply(message, isTranslatable: isTranslatable), isTranslatable: isTranslatable)
    }
  }

  func apply(_ message: Message, isTranslatable: Bool) -> Message { change(message, isTranslatable) }

  /// Whether a text of these bytes may change.
  func concerns(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = mark.first else { return true }
    var index = 0
    while let place = text[index...].firstIndex(of: first) {
      if text[place...].starts(with: mark) { return true }
      index = place + 1
    }
    return false
  }
}
