import Deflate
import SourceText

/// Values of a gallery that only its page reads, for a file in which they are compressed.
struct PackedValues: Sendable {
  /// Measured on the sample app's 7.4 MB of cells: levels 3, 5 and 6 leave 2.26, 1.98 and 1.93 MB and take 88, 139 and
  /// 259 ms of a processor.
  static let level: Int32 = 5

  /// The file's name without folder and ending.
  let name: String
  private(set) var json: ScriptBytes

  init(name: String, reserving count: Int = 0) {
    self.name = name
    json = ScriptBytes(reserving: count)
  }

  /// Adds a value as the page will look it up.
  mutating func append(_ kind: StaticString, _ name: String, _ value: (inout ScriptBytes) -> Void) {
    json.code(json.bytes.isEmpty ? "[[\"" : ",\n[\"")
    json.code(kind)
    json.code("\",")
    json.append(name)
    json.code(",")
    value(&json)
    json.code("]")
  }

  /// The file: one call with the number of bytes and, in Base64, the compressed list of the values.
  func file(_ deflater: Deflater) -> SiteFile {
    let list = json.bytes + [UInt8(ascii: "]")]
    let packed = Base64.text(of: deflater.compress(list))
    let bytes = ScriptBytes.call("packed", name, reserving: packed.count + 60) { script in
      script.code("[")
      script.append(list.count)
      script.code(",\"")
      script.append(plain: packed)
      script.code("\"]")
    }
    return SiteFile(path: "data/\(name).js", bytes: bytes)
  }
}
