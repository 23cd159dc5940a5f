import SourceText
import StringFormats
import XLIFF

/// The form of XML property lists: what `plutil -convert xml1` writes, with the comments.
///
/// UTF-8 and LF, one element a line, a tab a level. The keys of each table are sorted within the section that a loose
/// comment starts; ``StringsdictOrder`` has the order inside of an entry of a stringsdict. A comment stands above its
/// key, or behind the value where it stood so; empty lines stand around loose comments alone.
struct XMLPropertyListFormatter {
  private let bytes: [UInt8]
  private let order: StringsdictOrder
  private var output: [UInt8] = []

  /// - Parameter bytes: A list in UTF-8 without a byte order mark, which Apple's parser reads.
  static func formatted(
    _ bytes: [UInt8], _ format: StringFormat, _ keyOrder: KeyOrder
  ) throws(FormattingError) -> [UInt8] {
    let layout = try XMLPropertyListLayout(bytes)
    var formatter = XMLPropertyListFormatter(bytes, format, keyOrder)
    formatter.write(layout)
    let result = StringDocument(parsing: formatter.output, format: format)
    guard result.apple.outcome == .all,
      try XMLPropertyListFingerprint(of: XMLPropertyListLayout(formatter.output), formatter.output)
        == XMLPropertyListFingerprint(of: layout, bytes)
    else { throw .changesMeaning }
    return formatter.output
  }

  private init(_ bytes: [UInt8], _ format: StringFormat, _ keyOrder: KeyOrder) {
    self.bytes = bytes
    order = StringsdictOrder(format, keyOrder)
    output.reserveCapacity(bytes.count + bytes.count / 8)
  }

  private mutating func write(_ layout: XMLPropertyListLayout) {
    let doctype = "PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\""
    output += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist \(doctype)>\n".utf8
    write(layout.prolog, level: 0)
    output += "<plist version=\"1.0\">\n".utf8
    write(layout.beforeRoot, level: 0)
    write(layout.root, level: 0, depth: 0, parent: [])
    output.append(0x0A)
    write(layout.behindRoot, level: 0)
    output += "</plist>\n".utf8
    write(layout.epilog, level: 0)
  }

  private mutating func indent(_ level: Int) { output += repeatElement(0x09, count: level) }

  private mutating func write(_ comments: [WrittenComment], level: Int) {
    for comment in comments {
      indent(level)
      OldStyleComments.append(comment, of: bytes, to: &output)
      output.append(0x0A)
    }
  }

  /// - Parameters:
  ///   - depth: How many dictionaries the value is in.
  ///   - parent: The text of the key that the value is for.
  private mutating func write(_ value: XMLPropertyListLayout.Value, level: Int, depth: Int, parent: [UInt8]) {
    indent(level)
    switch value {
    case .dictionary(let sections):
      if sections.allSatisfy({ $0.head.isEmpty && $0.members.isEmpty }) {
        output += "<dict/>".utf8
        return
      }
      output += "<dict>\n".utf8
      let start = output.count
      for section in sections { write(section, start: start, level: level + 1, depth: depth, parent: parent) }
      indent(level)
      output += "</dict>".utf8
    case .array(let elements, let tail):
      if elements.isEmpty, tail.isEmpty {
        output += "<array/>".utf8
        return
      }
      output += "<array>\n".utf8
      for element in elements {
        write(element.above, level: level + 1)
        write(element.value, level: level + 1, depth: depth, parent: parent)
        output.append(0x0A)
      }
      write(tail, level: level + 1)
      indent(level)
      output += "</array>".utf8
    case .string(let content): write("string", content)
    case .bool(let bool): output += (bool ? "<true/>" : "<false/>").utf8
    case .other(let name, let content): writeOther(name, content, level: level)
    }
  }

  private mutating func write(
    _ section: XMLPropertyListLayout.Section, start: Int, level: Int, depth: Int, parent: [UInt8]
  ) {
    for group in section.head {
      if output.count > start { output.append(0x0A) }
      write(group, level: level)
    }
    if !section.head.isEmpty, !section.members.isEmpty { output.append(0x0A) }
    var keys = TextBuffer(of: bytes, .utf8)
    for member in section.members { keys.append(member.keyString) }
    for number in order.sorted(section.members.indices, by: keys, depth: depth, parent: parent) {
      let member = section.members[number]
      write(member.above, level: level)
      indent(level)
      write("key", member.key)
      output.append(0x0A)
      write(member.between, level: level)
      let parent = keys.withBytes(of: number) { $0.count <= StringsdictOrder.longestName ? Array($0) : [] }
      write(member.value, level: level, depth: depth + 1, parent: parent)
      for comment in member.behind {
        output.append(0x20)
        OldStyleComments.append(comment, of: bytes, to: &output)
      }
      output.append(0x0A)
    }
  }

  private mutating func write(_ name: StaticString, _ content: Range<Int>) {
    name.withUTF8Buffer { name in
      output.append(UInt8(ascii: "<"))
      output += name
      output.append(UInt8(ascii: ">"))
      XMLNormalForm.append(content, of: bytes, to: &output)
      output += "</".utf8
      output += name
      output.append(UInt8(ascii: ">"))
    }
  }

  /// Numbers and dates as they are written; data in lines of base64, as Apple breaks them.
  private mutating func writeOther(_ name: Range<Int>, _ content: Range<Int>, level: Int) {
    let tag = String(decoding: bytes[name], as: UTF8.self)
    output += "<\(tag)>".utf8
    if tag == "data" {
      let digits = XMLPropertyListFingerprint.withoutSpace(bytes[content])
      let width = max(4, 76 - 8 * min(level, 8)) / 4 * 4
      output.append(0x0A)
      for start in stride(from: 0, to: digits.count, by: width) {
        indent(min(level, 8))
        output += digits[start..<min(start + width, digits.count)]
        output.append(0x0A)
      }
      indent(min(level, 8))
    } else {
      let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
      let head = bytes[content].drop(while: isSpace)
      output += head.prefix((head.lastIndex { !isSpace($0) } ?? head.startIndex - 1) + 1 - head.startIndex)
    }
    output += "</\(tag)>".utf8
  }
}

extension XMLPropertyListLayout.Member {
  var keyString: SourceString { SourceString(key.lowerBound, key.upperBound, .xml) }
}
