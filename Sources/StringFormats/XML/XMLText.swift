import SourceText

/// The text of XML character data.
package enum XMLText {
  /// Resolves entities and CDATA sections; tags inside stay as they are written.
  ///
  /// - Parameter normalisesLineEnds: Whether CRLF and CR become LF, as XML asks for and property lists do not.
  package static func decode(_ content: ArraySlice<UInt8>, _ encoding: TextEncoding, normalisesLineEnds: Bool) -> String
  {
    let bytes = encoding == .utf8 ? content : Array(encoding.decode(content).utf8)[...]
    let isPlain = bytes.withUnsafeBufferPointer { bytes in
      bytes.firstIndex(from: 0, of: UInt8(ascii: "&"), or: UInt8(ascii: "<")) == bytes.count
        && (!normalisesLineEnds || bytes.firstIndex(from: 0, of: 0x0D, or: 0x0D) == bytes.count)
    }
    return isPlain ? String(decoding: bytes, as: UTF8.self) : resolve(bytes, normalisesLineEnds: normalisesLineEnds)
  }

  /// The text of comments in a row: marks removed, each trimmed, one a line.
  static func decodeComments(_ content: ArraySlice<UInt8>, _ encoding: TextEncoding) -> String {
    var rest = Substring(encoding.decode(content)).utf8
    var comments: [String] = []
    while let open = rest.firstRange(of: "<!--") {
      rest = rest[open.upperBound...]
      let close = rest.firstRange(of: "-->")
      let text = Substring(rest[..<(close?.lowerBound ?? rest.endIndex)]).unicodeScalars
      let head = text.drop { $0.properties.isWhitespace }
      comments.append(head.lastIndex { !$0.properties.isWhitespace }.map { String(head[...$0]) } ?? "")
      rest = rest[(close?.upperBound ?? rest.endIndex)...]
    }
    return comments.joined(separator: "\n")
  }

  private static func resolve(_ bytes: ArraySlice<UInt8>, normalisesLineEnds: Bool) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let end = rest.firstIndex(of: UInt8(ascii: ";")) {
        let name = rest[rest.startIndex + 1..<end]
        if let scalar = scalar(of: name) {
          output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
          rest = rest[(end + 1)...]
          continue
        }
      } else if byte == UInt8(ascii: "<"), rest.starts(with: "<![CDATA[".utf8) {
        let content = rest.dropFirst(9)
        let end = content.firstOffset(of: "]]>") ?? content.endIndex
        output.append(contentsOf: content[..<end])
        rest = content[min(end + 3, content.endIndex)...]
        continue
      } else if normalisesLineEnds, byte == 0x0D {
        rest = rest.dropFirst(rest.dropFirst().first == 0x0A ? 2 : 1)
        output.append(0x0A)
        continue
      }
      output.append(byte)
      rest = rest.dropFirst()
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func scalar(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.first == UInt8(ascii: "#") { return numericScalar(name) }
    for (known, scalar) in entities where name.elementsEqual(known.utf8) { return scalar }
    return nil
  }

  private static let entities: [(String, Unicode.Scalar)] = [
    ("lt", "<"), ("gt", ">"), ("amp", "&"), ("apos", "'"), ("quot", "\""),
  ]

  /// The scalar of `#65` or `#x41`; `nil` where it names none.
  ///
  /// As in CoreFoundation, at most eight digits, and U+0000 for none.
  static func numericScalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.count <= 8 else { return nil }
    var value: UInt64 = 0
    for byte in digits {
      guard let digit = Unicode.Scalar(byte).hexDigit, isHexadecimal || digit < 10 else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + UInt64(digit)
    }
    return UInt32(exactly: value).flatMap(Unicode.Scalar.init)
  }
}

extension Substring.UTF8View {
  fileprivate func firstRange(of mark: String) -> Range<Index>? {
    var place = startIndex
    while place < endIndex {
      if self[place...].starts(with: mark.utf8) {
        return place..<index(place, offsetBy: mark.utf8.count)
      }
      place = index(after: place)
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstOffset(of mark: String) -> Int? {
    indices.first { self[$0...].starts(with: mark.utf8) }
  }
}
