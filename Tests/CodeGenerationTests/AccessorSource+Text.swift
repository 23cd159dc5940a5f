import Messages
import SourceText

@testable import CodeGeneration

extension AccessorSource {
  /// A key of a table without variations.
  init(table: String = "Localizable", key: String, text: String, comment: String = "", line: Int = 1) {
    self.init(
      table: table, key: key, message: Message(format: .text(LocatedText(text, range: ByteRange(0, 0)))),
      comment: comment, place: "T.strings:\(line):1")
  }
}
