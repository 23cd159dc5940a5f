/// The language and table of entries, shared by all that have the same.
final class EntryOrigin: Sendable {
  let locale: String?
  let table: String?

  init(locale: String?, table: String?) {
    self.locale = locale
    self.table = table
  }
}

/// The languages of a catalog, each once.
struct EntryOrigins {
  private var origins: [EntryOrigin] = []
  private var numbers: [[UInt8]: Int] = [:]
  /// How each language is written.
  private var tokens: [UnsafeBufferPointer<UInt8>] = []
  private var next = 0

  /// The origin of a language that was added before.
  ///
  /// - Parameter token: How the language is written.
  @inline(__always)
  mutating func origin(_ token: UnsafeBufferPointer<UInt8>) -> EntryOrigin? {
    // The languages of a key follow one another as those of the key before.
    if next == tokens.count { next = 0 }
    if next < tokens.count, tokens[next].count == token.count, tokens[next].elementsEqual(token) {
      next += 1
      return origins[next - 1]
    }
    guard let number = numbers[Array(token)] else { return nil }
    next = number + 1
    return origins[number]
  }

  /// Adds a language.
  ///
  /// - Parameters:
  ///   - token: How the language is written; it must live as long as this value.
  ///   - locale: The language that the token stands for.
  mutating func add(_ token: UnsafeBufferPointer<UInt8>, locale: String) -> EntryOrigin {
    let origin = EntryOrigin(locale: locale, table: nil)
    numbers[Array(token)] = origins.count
    origins.append(origin)
    tokens.append(token)
    next = origins.count
    return origin
  }
}
