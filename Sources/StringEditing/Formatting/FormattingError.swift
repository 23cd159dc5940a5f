import SourceText
import StringFormats

/// Why a document is left as it is.
package enum FormattingError: Error, Hashable {
  /// The file is broken at `range`, so that nobody can say what it means.
  case broken(String, at: ByteRange)
  /// The kind of file has no form to bring it into.
  case noForm(String)
  /// The result would not have read like the document: a defect of the formatter, not of the file.
  case changesMeaning
}

extension FormattingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .broken(let message, _), .noForm(let message): message
    case .changesMeaning: "the file in its form would not read the same; please report the file"
    }
  }
}
