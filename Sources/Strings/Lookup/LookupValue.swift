/// The value of a key as lookups share it: its text or the message made ready.
final class LookupValue: Sendable {
  /// The text of a message without anything to fill in; `nil` for all others.
  let plain: String?
  let message: PreparedMessage

  init(_ message: PreparedMessage) {
    self.message = message
    plain = if case .text(let text) = message.content { text } else { nil }
  }
}
