import SourceFacts
import SourceText

/// Properties, functions and classes of views that hold a lookup and that no code names where it does not declare
/// them: what they give nobody sees.
///
/// A name counts as named wherever its letters stand as a word, in comments and texts too, but for keys and the names
/// of Swift files; of two declarations of one name each is named where one is.
struct UnreadNames {
  private(set) var names: Set<String>

  /// - Complexity: O(*n*) in the bytes of the files.
  init(_ files: [ScannedFile]) {
    names = Set(files.lazy.flatMap(\.facts.uses).compactMap(\.holder))
    guard !names.isEmpty else { return }
    let hashes = Dictionary(names.map { (Self.hash($0.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    // Two names of one hash are not told apart: both count as named.
    if hashes.count < names.count { names.formIntersection(hashes.values) }
    for file in files {
      for hash in Self.named(in: file.bytes, without: Self.keys(of: file)) {
        if let name = hashes[hash] { names.remove(name) }
      }
    }
  }

  /// Where keys stand as literals, in order.
  private static func keys(of file: ScannedFile) -> [ByteRange] {
    file.facts.uses.map(\.range).filter { range in
      let start = range.start.index
      return file.bytes.indices.contains(start) && !isOfName(file.bytes[start])
    }.sorted { $0.start < $1.start }
  }

  private static let declaring = Set(["let", "var", "func", "class", "extension"].map { hash($0.utf8) })

  /// The hashes of the words of a file, each once, without those behind a word that declares them.
  ///
  /// - Parameter keys: Where keys stand, in order, whose words name nothing.
  private static func named(in bytes: [UInt8], without keys: [ByteRange]) -> Set<UInt64> {
    var found: Set<UInt64> = []
    var keys = keys[...]
    var (word, before): (UInt64?, UInt64?) = (nil, nil)
    func end(_ rest: Slice<UnsafeBufferPointer<UInt8>>) {
      guard let hash = word else { return }
      while let key = keys.first, key.end.index < rest.startIndex { keys = keys.dropFirst() }
      let isKey = keys.first.map { $0.start.index < rest.startIndex } ?? false
      if !isKey, !rest.starts(with: ".swift".utf8), !(before.map(declaring.contains) ?? false) { found.insert(hash) }
      (before, word) = (hash, nil)
    }
    bytes.withUnsafeBufferPointer { bytes in
      for (place, byte) in bytes.enumerated() {
        if isOfName(byte) { word = step(word ?? seed, byte) } else { end(bytes[place...]) }
      }
      end(bytes[bytes.endIndex...])
    }
    return found
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  // FNV-1a.
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  private static func hash(_ name: String.UTF8View) -> UInt64 { name.reduce(seed, step) }
}
