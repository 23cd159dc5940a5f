import SourceText

/// The texts that the segments of an XLIFF 2 unit are together.
package enum SegmentTexts {
  package typealias Texts = (source: XLIFFElement?, target: XLIFFElement?)

  /// The texts of the segments in `content`.
  package static func texts(in content: Range<Int>, of units: CodeUnits) -> [Texts] {
    XLIFFElement.elements(in: content, of: units).filter { $0.isSegment(units) }.map { segment in
      let texts = XLIFFElement.elements(in: segment.content, of: units)
      return (
        texts.last { units.equals("source", in: $0.tagName) }, texts.last { units.equals("target", in: $0.tagName) }
      )
    }
  }

  /// The text of the segments in `content`, joined.
  static func text(_ content: ArraySlice<UInt8>, _ encoding: TextEncoding, isTarget: Bool) -> String {
    let bytes = encoding == .utf8 ? Array(content) : Array(encoding.decode(content).utf8)
    let segments = bytes.withUnsafeBufferPointer { texts(in: 0..<bytes.count, of: CodeUnits($0)) }
    var parts: [(order: Int, text: String)] = []
    for (source, target) in segments {
      guard let element = isTarget ? target ?? source : source, !element.content.isEmpty else { continue }
      let text = XMLText.decode(bytes[element.content], .utf8, normalisesLineEnds: true)
      let order = isTarget ? element.order.flatMap { Int(String(decoding: bytes[$0], as: UTF8.self)) } : nil
      parts.append((order ?? parts.count + 1, text))
    }
    return parts.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.text).joined()
  }
}
