/// An attribute of a tag that says where it leads, what it shows or how it looks: what a translation keeps.
///
/// Others are words (`alt`, `title`, `aria-label`) or follow the language (`lang`, `dir`, `style`).
struct TagAttribute {
  /// In lower case.
  let name: String
  /// Without quotation marks, `&amp;` read as `&`.
  let value: String
  /// UTF-8 offsets of the value in the text; of the whole attribute where the value is empty.
  let range: Range<Int>

  private static let leading: Set<String> = ["href", "src"]
  private static let kept: Set<String> = leading.union(["class", "color", "id"])

  private var leads: Bool { Self.leading.contains(name) }

  /// Whether it leads to a place outside: a path or an image of the app is none.
  var isAddress: Bool { leads && (value.contains("://") || value.contains("@")) }

  /// The kept attributes of a tag in their order.
  ///
  /// - Parameter tag: From `<` to behind `>`.
  static func all(in tag: Range<Int>, of utf8: [UInt8]) -> [TagAttribute] {
    var attributes: [TagAttribute] = []
    var index = tag.lowerBound + 1
    let end = tag.upperBound - 1
    while let sign = utf8[index..<end].firstIndex(of: UInt8(ascii: "=")) {
      let start = utf8[index..<sign].lastIndex { !isName($0) }.map { $0 + 1 } ?? index
      let value = value(in: utf8, sign + 1..<end)
      index = value.end
      let name = String(decoding: utf8[start..<sign], as: UTF8.self).lowercased()
      guard kept.contains(name) else { continue }
      let text = String(decoding: utf8[value.range], as: UTF8.self).replacing("&amp;", with: "&")
      attributes.append(
        TagAttribute(name: name, value: text, range: value.range.isEmpty ? start..<value.end : value.range))
    }
    return attributes
  }

  private static func isName(_ byte: UInt8) -> Bool {
    ByteClass.table[Int(byte)] & ByteClass.letter != 0 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":")
  }

  /// The bytes of a value without its quotation marks, escaped or not, and where the rest of the tag begins.
  private static func value(in utf8: [UInt8], _ rest: Range<Int>) -> (range: Range<Int>, end: Int) {
    var start = utf8[rest].firstIndex { !ByteClass.isSpace($0) } ?? rest.upperBound
    let isEscaped = start < rest.upperBound && utf8[start] == UInt8(ascii: "\\")
    if isEscaped { start += 1 }
    guard start < rest.upperBound else { return (rest.upperBound..<rest.upperBound, rest.upperBound) }
    let quote = utf8[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      var end = utf8[start..<rest.upperBound].firstIndex(where: ByteClass.isSpace) ?? rest.upperBound
      // The slash of a tag that closes itself.
      if end == rest.upperBound, end > start, utf8[end - 1] == UInt8(ascii: "/") { end -= 1 }
      return (start..<end, end)
    }
    guard let close = utf8[(start + 1)..<rest.upperBound].firstIndex(of: quote) else {
      return (start + 1..<rest.upperBound, rest.upperBound)
    }
    let end = isEscaped && utf8[close - 1] == UInt8(ascii: "\\") ? close - 1 : close
    return (start + 1..<max(start + 1, end), close + 1)
  }
}
