import Deflate
import PositionedJSON
import SourceText

/// Values of a gallery that only its page reads, for a file in which they are compressed.
struct PackedValues: Sendable {
  /// Measured on the sample app's 7.4 MB of cells: levels 3, 5 and 6 leave 2.26, 1.98 and 1.93 MB and take 88, 139 and
  /// 259 ms of a processor.
  static let level: Int32 = 5

  /// The file's name without folder and ending.
  let name: String
  private var json: JSONWriter
  private var isEmpty = true

  /// Bytes of the list, before they are compressed.
  var count: Int { json.bytes.count }

  init(name: String, reserving count: Int = 0) {
    self.name = name
    json = .script(reserving: count)
    json.openArray()
  }

  /// Adds a value as the page will look it up.
  mutating func append(_ kind: String, _ name: String, _ value: (inout JSONWriter) -> Void) {
    if !isEmpty { json.newLine() }
    isEmpty = false
    json.array {
      $0.string(kind)
      $0.string(name)
      value(&$0)
    }
  }

  /// Adds the values of another.
  mutating func append(contentsOf other: PackedValues) {
    guard !other.isEmpty else { return }
    if !isEmpty { json.newLine() }
    isEmpty = false
    json.verbatim(Array(other.json.bytes.dropFirst()))
  }

  /// The list of the values as JSON, as it is compressed in a file.
  var list: [UInt8] { json.bytes + [UInt8(ascii: "]")] }

  /// The file: one call with the number of bytes and, in Base64, the compressed list of the values.
  func file(_ deflater: Deflater) -> SiteFile {
    let packed = Base64.text(of: deflater.compress(list))
    let bytes = JSONWriter.call("packed", name, reserving: packed.count + 60) { script in
      script.array {
        $0.integer(list.count)
        $0.string(packed)
      }
    }
    return SiteFile(path: "data/\(name).js", bytes: bytes)
  }
}
