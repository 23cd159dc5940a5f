import SourceText

extension SourceString {
  /// Decodes the token.
  ///
  /// - Parameters:
  ///   - bytes: The file that the token stands in.
  ///   - encoding: The encoding of the file.
  ///   - normalisesLineEnds: Whether line ends of XML text become LF.
  package func text(in bytes: [UInt8], _ encoding: TextEncoding, normalisesLineEnds: Bool = false) -> String {
    let token = bytes[range.indices]
    switch coding {
    case .oldStyleQuoted: return OldStyleText.decodeQuoted(range.indices, in: bytes, encoding)
    case .oldStyleUnquoted: return encoding.decode(token)
    case .oldStyleComment: return OldStyleText.decodeComments(token, encoding)
    case .json: return JSONText.decoding(bytes, range)
    case .xml: return XMLText.decode(token, encoding, normalisesLineEnds: normalisesLineEnds)
    case .segmentSources: return SegmentTexts.text(token, encoding, isTarget: false)
    case .segmentTargets: return SegmentTexts.text(token, encoding, isTarget: true)
    case .xmlComment: return XMLText.decodeComments(token, encoding)
    case .binaryASCII: return String(String.UnicodeScalarView(token.map { Unicode.Scalar($0) }))
    case .binaryUTF16: return TextEncoding.utf16BigEndian.decode(token)
    }
  }
}
