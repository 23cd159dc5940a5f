import SourceText

/// Where and why a reader cannot go on; Apple's parser rejects the file there.
package struct SyntaxDefect: Error {
  package let message: String
  package let range: Range<Int>

  package init(message: String, range: Range<Int>) {
    self.message = message
    self.range = range
  }
}

extension Defect {
  package init(_ defect: SyntaxDefect) {
    self.init(.rejectsTable, defect.message, range: ByteRange(defect.range.lowerBound, defect.range.upperBound))
  }
}
