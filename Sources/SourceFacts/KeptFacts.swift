import SourceText

/// Facts of many files by the hash of their bytes, as a file from one run to the next.
///
/// An entry is a line with the hash, the length and the checksum of its JSON, then the JSON and a line feed.
package struct KeptFacts: Sendable {
  /// What the facts depend on beside the bytes.
  private let header: String
  private let bytes: [UInt8]
  /// Of ``bytes``: the JSON of the facts by hash.
  private var known: [UInt64: (range: Range<Int>, checksum: UInt64)] = [:]
  private var kept: [UInt64: [UInt8]] = [:]

  /// - Parameters:
  ///   - version: What tells the scanner and its settings from others; facts of another one are not read.
  ///   - bytes: The file as it was, of any content.
  package init(version: String, reading bytes: [UInt8]) {
    header = "l10n scan \(SourceFacts.formatVersion) \(version)\n"
    self.bytes = bytes
    guard bytes.starts(with: header.utf8) else { return }
    var index = header.utf8.count
    while let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) {
      let parts = String(decoding: bytes[index..<end], as: UTF8.self).split(separator: " ")
      guard parts.count == 3, let hash = UInt64(parts[0], radix: 16), let count = Int(parts[1]), count >= 0,
        let checksum = UInt64(parts[2], radix: 16), count < bytes.count - end - 1,
        bytes[end + 1 + count] == UInt8(ascii: "\n")
      else { return }
      known[hash] = (end + 1..<end + 1 + count, checksum)
      index = end + 2 + count
    }
  }

  package static func hash(of bytes: [UInt8]) -> UInt64 {
    var hash = StableHash()
    bytes.withUnsafeBufferPointer { hash.combine(field: $0) }
    return hash.value
  }

  /// What the file with these bytes said; `nil` where that is not known.
  package mutating func facts(of hash: UInt64, length: Int) -> SourceFacts? {
    guard let (range, checksum) = known[hash] else { return nil }
    let json = Array(bytes[range])
    guard Self.hash(of: json) == checksum, let facts = try? SourceFacts(json: json, sourceLength: length) else {
      return nil
    }
    kept[hash] = json
    return facts
  }

  /// Keeps what a file said for the next run.
  package mutating func keep(_ json: [UInt8], of hash: UInt64) { kept[hash] = json }

  /// What this run has used and nothing else; `nil` where that is what was read.
  package var changed: [UInt8]? {
    let isSame = kept.count == known.count && kept.allSatisfy { known[$0].map { bytes[$0.range] } == $1[...] }
    return isSame ? nil : written
  }

  private var written: [UInt8] {
    var bytes = Array(header.utf8)
    for (hash, json) in kept.sorted(by: { $0.key < $1.key }) {
      bytes += "\(String(hash, radix: 16)) \(json.count) \(String(Self.hash(of: json), radix: 16))\n".utf8
      bytes += json
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
