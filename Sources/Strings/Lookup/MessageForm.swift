/// What a message is read for.
enum MessageForm {
  /// A text as it is shown.
  case plain
  /// A text in Markdown, with the marks of grammar agreement that plain texts go without.
  case marked
}
