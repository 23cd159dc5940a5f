import Foundation
import Messages
import StringFormats
import XLIFF

/// The texts of all string tables below a folder, translations as well as sources, each once.
struct PseudoCorpus: Sendable {
  static let shared = PseudoCorpus(
    ProcessInfo.processInfo.environment["L10N_PSEUDO_CORPUS"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Strings"))

  /// Sorted.
  let texts: [String]
  /// Those with variants, in the order of the files.
  let messages: [Message]

  private init(_ folder: URL) {
    var texts: Set<[UInt8]> = []
    var messages: [Message] = []
    var seen: Set<[String]> = []
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() {
      guard let table = TablePath(path), let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
        continue
      }
      let document = StringDocument(parsing: Array(data), format: table.format)
      for entry in document.entries {
        guard let message = Message(entry.value, in: document) else { continue }
        let strings = message.texts.map(\.string)
        for text in strings { texts.insert(Array(text.utf8)) }
        if strings.count > 1, seen.insert(strings).inserted { messages.append(message) }
      }
    }
    self.texts = texts.map { String(decoding: $0, as: UTF8.self) }.sorted()
    self.messages = messages
  }

  /// What `work` returns for the parts of `items`, in order; the parts are worked on at the same time.
  static func inParts<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (ArraySlice<Item>) throws -> [Result]
  ) async throws -> [Result] {
    let length = max(items.count / 64, 16)
    let starts = stride(from: 0, to: items.count, by: length)
    return try await withThrowingTaskGroup(of: (Int, [Result]).self) { group in
      for start in starts {
        group.addTask { (start, try work(items[start..<min(start + length, items.count)])) }
      }
      var parts: [(Int, [Result])] = []
      for try await part in group { parts.append(part) }
      return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }
}
