import SourceFacts
import SourceText

/// Properties, functions and classes of views that hold a lookup and that no code names where it does not declare
/// them: what they give nobody sees.
///
/// A name counts as named wherever its letters stand as a word, in texts too, but for comments and keys; of two
/// declarations of one name each is named where one is.
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
    func end(at place: Int) {
      guard let hash = word else { return }
      while let key = keys.first, key.end.index < place { keys = keys.dropFirst() }
      let isKey = keys.first.map { $0.start.index < place } ?? false
      if !isKey, !(before.map(declaring.contains) ?? false) { found.insert(hash) }
      (before, word) = (hash, nil)
    }
    bytes.withUnsafeBufferPointer { bytes in
      var comments = CommentScan()
      for (place, byte) in bytes.enumerated() {
        let isComment = comments.isInside(bytes, at: place)
        if !isComment, isOfName(byte) { word = step(word ?? seed, byte) } else { end(at: place) }
      }
      end(at: bytes.endIndex)
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

/// Tells the comments of code from the rest, byte by byte. The end of a line ends a text: of one over several lines
/// only the first and last are known as such, and an address in it is no comment.
private struct CommentScan {
  private enum Comment {
    case line, block
  }

  private var comment: Comment?
  private var isText = false

  /// - Parameter place: One more than the last time.
  mutating func isInside(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let (byte, before) = (bytes[place], place > 0 ? bytes[place - 1] : 0)
    switch (comment, byte) {
    case (.line, 0x0A), (nil, 0x0A): (comment, isText) = (nil, false)
    case (.block, UInt8(ascii: "/")) where before == UInt8(ascii: "*"): comment = nil
    case (nil, UInt8(ascii: "\"")) where before != UInt8(ascii: "\\"): isText.toggle()
    case (nil, UInt8(ascii: "/")) where !isText && place + 1 < bytes.count:
      let next = bytes[place + 1]
      if next == byte, before != UInt8(ascii: ":") { comment = .line }
      if next == UInt8(ascii: "*") { comment = .block }
    default: break
    }
    return comment != nil
  }
}
