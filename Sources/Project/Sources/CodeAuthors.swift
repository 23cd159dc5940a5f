import SourceFacts

/// The people who wrote the code, as its files begin: “Created by Ada Lovelace on 10.12.15.” Their names are the same
/// in every language.
struct CodeAuthors {
  private let names: Set<String>

  /// Bytes of a file in which such a line stands.
  private static let headLength = 600

  /// - Complexity: O(*n*) in the number of the files.
  init(_ files: [ScannedFile]) {
    names = Set(files.lazy.compactMap { Self.author(in: $0.bytes.prefix(Self.headLength)) })
  }

  func contains(_ text: KeyText) -> Bool { text.key.map(names.contains) ?? false }

  private static func author(in head: ArraySlice<UInt8>) -> String? {
    for line in head.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = String(decoding: line, as: UTF8.self)
      guard let start = line.firstRange(of: "Created by ")?.upperBound else { continue }
      return line[start...].firstRange(of: " on ").map { String(line[start..<$0.lowerBound]) }
    }
    return nil
  }
}
