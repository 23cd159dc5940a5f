/// A message of a table, prepared when it is first shown.
final class StoredMessage: Sendable {
  private final class Prepared: Sendable {
    let message: PreparedMessage
    init(_ message: PreparedMessage) { self.message = message }
  }

  private let message: Message
  private let syntax: MessageSyntax
  private let prepared = LazyReference<Prepared>()

  init(_ message: Message, _ syntax: MessageSyntax) {
    self.message = message
    self.syntax = syntax
  }

  /// Calls `body` with the message, ready to be formatted.
  func withPrepared<Result>(_ body: (PreparedMessage) -> Result) -> Result {
    if let known = prepared.object { return known._withUnsafeGuaranteedRef { body($0.message) } }
    return body(prepared.storeIfNil(Prepared(PreparedMessage(message, syntax: syntax))).message)
  }
}
