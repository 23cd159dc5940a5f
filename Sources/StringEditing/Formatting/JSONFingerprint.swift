import PositionedJSON
import StringFormats

/// What a JSON text says, whatever the order of the members of its objects; equal keys of an object in their order.
struct JSONFingerprint: Equatable {
  private let value: Int

  init(of json: JSONDocument) { value = Self.hash(0, json) }

  private static func hash(_ node: Int, _ json: JSONDocument) -> Int {
    var hasher = Hasher()
    let kind = json.kind(of: node)
    hasher.combine(kind)
    switch kind {
    case .object:
      var sum = 0
      var last: [Int: Int] = [:]
      forEachChild(of: node, json, isObject: true) { member in
        var keyHasher = Hasher()
        var text = json.string(of: member)
        text.withUTF8 { keyHasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        let key = keyHasher.finalize()
        var pair = Hasher()
        pair.combine(key)
        pair.combine(last[key])
        pair.combine(hash(member + 1, json))
        let hash = pair.finalize()
        last[key] = hash
        sum &+= hash
      }
      hasher.combine(sum)
    case .array: forEachChild(of: node, json, isObject: false) { hasher.combine(hash($0, json)) }
    case .string:
      var text = json.string(of: node)
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .number: hasher.combine(Array(json.bytes[json.range(of: node).indices]))
    case .true, .false, .null: break
    }
    return hasher.finalize()
  }

  private static func forEachChild(of node: Int, _ json: JSONDocument, isObject: Bool, _ body: (Int) -> Void) {
    let end = json.next(behind: node)
    var child = node + 1
    while child < end {
      body(child)
      child = json.next(behind: isObject ? child + 1 : child)
    }
  }
}
