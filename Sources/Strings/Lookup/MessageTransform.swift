import Markdown
import Messages
import SourceText
import StringFormats

/// A change of the messages of a table, made when each is first asked for.
struct MessageTransform: Sendable {
  typealias Change = @Sendable (_ message: Message, _ key: String, _ isTranslatable: Bool) -> Message

  private let change: Change
  /// Texts without these bytes are known to stay as they are.
  private let mark: [UInt8]
  private let isForPlainAlone: Bool

  init(_ change: @escaping Change) {
    self.change = change
    mark = []
    isForPlainAlone = false
  }

  /// A change of plain texts, where they have a mark.
  init(onlyWhere mark: String, _ change: @escaping @Sendable (_ message: Message) -> Message) {
    self.change = { message, _, _ in change(message) }
    self.mark = Array(mark.utf8)
    isForPlainAlone = true
  }

  /// Takes grammar marks off texts.
  static let plainGrammar = MessageTransform(onlyWhere: "^[") { message in
    message.mapTexts { LocatedText(GrammarMarks.stripping($0.string), range: $0.range) }
  }

  func isMade(for form: MessageForm) -> Bool { form == .plain || !isForPlainAlone }

  func apply(_ message: Message, key: String, isTranslatable: Bool) -> Message { change(message, key, isTranslatable) }

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
