import SourceText
import SwiftSyntax

extension SyntaxProtocol {
  /// The first byte behind the blanks and comments before it.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Without the blanks and comments around it.
  var bytes: ByteRange { ByteRange(start, max(start, endPositionBeforeTrailingTrivia.utf8Offset)) }
}
