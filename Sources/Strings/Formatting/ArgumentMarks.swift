import Markdown

/// What is put around the caller's texts, dates and lists in a message.
struct ArgumentMarks: Sendable {
  /// U+2068 and U+2069: a text of the other direction has no influence on the sentence.
  static let isolates = ArgumentMarks(open: "\u{2068}", close: "\u{2069}")

  let open: String
  let close: String

  /// These marks, and inside of them those that tell a reader of Markdown what is the caller's.
  static func literals(in marks: ArgumentMarks?) -> ArgumentMarks {
    ArgumentMarks(
      open: (marks?.open ?? "") + String(InlineMarkdown.literalStart),
      close: String(InlineMarkdown.literalEnd) + (marks?.close ?? ""))
  }
}
