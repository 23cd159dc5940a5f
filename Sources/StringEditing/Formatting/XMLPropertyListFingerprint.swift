import SourceText
import StringFormats

/// What an XML property list says, whatever the order of its keys, and the comments it has.
struct XMLPropertyListFingerprint: Equatable {
  private let value: Int
  private var comments = 0
  private var commentCount = 0

  init(of layout: XMLPropertyListLayout, _ bytes: [UInt8]) {
    value = Self.hash(layout.root, bytes)
    var (sum, count) = (0, 0)
    layout.forEachComment { comment in
      var text: [UInt8] = []
      OldStyleComments.append(comment, of: bytes, to: &text)
      sum &+= text.hashValue
      count += 1
    }
    (comments, commentCount) = (sum, count)
  }

  private static func hash(_ value: XMLPropertyListLayout.Value, _ bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    switch value {
    case .dictionary(let sections):
      hasher.combine(1)
      var sum = 0
      var last: [Int: Int] = [:]
      for member in sections.lazy.flatMap(\.members) {
        let key = hash(member.key, bytes)
        var pair = Hasher()
        pair.combine(key)
        pair.combine(last[key])
        pair.combine(hash(member.value, bytes))
        let hash = pair.finalize()
        last[key] = hash
        sum &+= hash
      }
      hasher.combine(sum)
    case .array(let elements, _):
      hasher.combine(2)
      for element in elements { hasher.combine(hash(element.value, bytes)) }
    case .string(let content):
      hasher.combine(3)
      hasher.combine(hash(content, bytes))
    case .bool(let bool): hasher.combine(bool)
    case .other(let name, let content):
      hasher.combine(Array(bytes[name]))
      hasher.combine(withoutSpace(bytes[content]))
    }
    return hasher.finalize()
  }

  private static func hash(_ content: Range<Int>, _ bytes: [UInt8]) -> Int {
    var text = XMLText.decode(bytes[content], .utf8, normalisesLineEnds: false)
    return text.withUTF8 { text in
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(text))
      return hasher.finalize()
    }
  }

  static func withoutSpace(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.filter { $0 > 0x20 } }
}
