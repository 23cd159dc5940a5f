import SourceFacts

/// Answers the requests of `l10n`, one after the other.
///
/// Both are as ``ScanProtocol`` says. The end of the input ends the work.
package struct ScanServer {
  /// Bytes of the largest file: a longer one is no source.
  static let limit = 1 << 30

  private var reader: RequestReader
  private let write: ([UInt8]) throws -> Void

  /// - Parameters:
  ///   - read: Waits for bytes and gives at most as many as asked; none at the end of the input.
  ///   - write: Hands bytes to who asked.
  package init(read: @escaping (_ limit: Int) throws -> [UInt8], write: @escaping ([UInt8]) throws -> Void) {
    reader = RequestReader(read: read)
    self.write = write
  }

  /// Answers until the input ends.
  ///
  /// - Throws: ``RequestError`` for a request that does not follow the protocol, and what reading and writing throw.
  package mutating func run() throws {
    guard let greeting = try reader.line() else { throw RequestError("the request is empty: see --help") }
    guard greeting.hasPrefix(ScanProtocol.version + " "),
      let length = Self.length(greeting.dropFirst(ScanProtocol.version.count + 1))
    else {
      throw RequestError("'\(greeting.prefix(40))' is no request: it begins with '\(ScanProtocol.version) LENGTH'")
    }
    let scan = SwiftScan(try settings(reader.bytes(length, of: "settings")))
    try write(ScanProtocol.greeting)
    while let line = try reader.line() {
      guard let length = Self.length(line[...]) else {
        throw RequestError("'\(line.prefix(40))' is no length of a file in bytes")
      }
      let facts = scan.facts(of: try reader.bytes(length, of: "file")).json
      try write(ScanProtocol.part(facts))
    }
  }

  private func settings(_ json: [UInt8]) throws -> ScanSettings {
    do {
      return try ScanSettings(json: json)
    } catch {
      throw RequestError("settings, byte \(error.offset.index): \(error.message)")
    }
  }

  /// A length of digits alone.
  private static func length(_ text: Substring) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard !text.isEmpty, text.utf8.allSatisfy({ digits.contains($0) }) else { return nil }
    return Int(text).flatMap { $0 <= limit ? $0 : nil }
  }
}
