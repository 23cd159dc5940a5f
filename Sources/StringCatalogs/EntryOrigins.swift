import StringFormats

/// The languages of a catalog, each once.
struct EntryOrigins {
  /// How a language is written.
  private struct Token: Hashable {
    let bytes: UnsafeBufferPointer<UInt8>

    static func == (left: Token, right: Token) -> Bool { left.bytes.elementsEqual(right.bytes) }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
  }

  private var origins: [EntryOrigin] = []
  private var tokens: [Token] = []
  private var numbers: [Token: UInt32] = [:]
  private var next = 0

  /// The origin of a language that was added before.
  ///
  /// - Parameter token: How the language is written.
  @inline(__always)
  mutating func origin(_ token: UnsafeBufferPointer<UInt8>) -> EntryOrigin? {
    // The languages of a key follow one another as those of the key before.
    if next == tokens.count { next = 0 }
    if next < tokens.count, tokens[next].bytes.count == token.count, tokens[next].bytes.elementsEqual(token) {
      next += 1
      return origins[next - 1]
    }
    guard let number = numbers[Token(bytes: token)] else { return nil }
    next = Int(number) + 1
    return origins[Int(number)]
  }

  /// Adds a language.
  ///
  /// - Parameters:
  ///   - token: How the language is written; it must live as long as this value.
  ///   - locale: The language that the token stands for.
  mutating func add(_ token: UnsafeBufferPointer<UInt8>, locale: String) -> EntryOrigin {
    let origin = EntryOrigin(locale: locale, table: nil)
    numbers[Token(bytes: token)] = UInt32(origins.count)
    origins.append(origin)
    tokens.append(Token(bytes: token))
    next = origins.count
    return origin
  }
}
