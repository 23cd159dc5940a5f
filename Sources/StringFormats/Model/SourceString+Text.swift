import PositionedJSON
import SourceText

extension SourceString {
  /// Decodes the token.
  ///
  /// - Parameters:
  ///   - bytes: The file that the token stands in.
  ///   - normalisesLineEnds: Whether line ends of XML text become LF.
  func text(in bytes: [UInt8], normalisesLineEnds: Bool = false) -> String {
    let token = bytes[range.indices]
    switch coding {
    case .oldStyleQuoted: return OldStyleText.decodeQuoted(token, FileEncoding(of: bytes).text)
    case .oldStyleUnquoted: return FileEncoding(of: bytes).text.decode(token)
    case .oldStyleComment: return OldStyleText.decodeComments(token, FileEncoding(of: bytes).text)
    case .json: return JSONText.decoding(bytes, range)
    case .xml: return XMLText.decode(token, FileEncoding(of: bytes).text, normalisesLineEnds: normalisesLineEnds)
    case .xmlComment: return XMLText.decodeComments(token, FileEncoding(of: bytes).text)
    case .binaryASCII: return String(String.UnicodeScalarView(token.map { Unicode.Scalar($0) }))
    case .binaryUTF16: return TextEncoding.utf16BigEndian.decode(token)
    }
  }
}
