import SourceFacts
import Testing

@testable import SwiftScan

@Suite struct ScanServerTests {
  /// What the server answers, its input handed over in pieces of `size` bytes; or why it stops.
  private static func answer(_ input: [UInt8], pieces size: Int = 1 << 20) -> Result<[UInt8], RequestError> {
    var rest = input[...]
    var output: [UInt8] = []
    var server = ScanServer(
      read: { limit in
        defer { rest = rest.dropFirst(min(limit, size)) }
        return Array(rest.prefix(min(limit, size)))
      }, write: { output += $0 })
    do {
      try server.run()
      return .success(output)
    } catch {
      return .failure(error as? RequestError ?? RequestError("\(error)"))
    }
  }

  private static func request(_ settings: ScanSettings, _ files: [[UInt8]]) -> [UInt8] {
    let json = settings.json
    return Array("l10n-scan 1 \(json.count)\n".utf8) + json + files.flatMap { Array("\($0.count)\n".utf8) + $0 }
  }

  @Test(arguments: [1, 7, 1 << 20])
  func `files are answered in their order`(pieces: Int) throws {
    var settings = ScanSettings()
    settings.wrappers = [.init(name: "tr")]
    let files = ["tr(\"a\")", "", "let \0 = \u{FEFF}", "NSLocalizedString(\"b\", comment: \"12\\n3\")\n"].map {
      Array($0.utf8)
    }
    let scan = SwiftScan(settings)
    var expected = Array("l10n-scan 1\n".utf8)
    for file in files {
      let facts = scan.facts(of: file).json
      expected += Array("\(facts.count)\n".utf8) + facts
    }
    #expect(try Self.answer(Self.request(settings, files), pieces: pieces).get() == expected)
  }

  @Test(arguments: [
    ("", "the request is empty: see --help"),
    ("hello\n", "'hello' is no request: it begins with 'l10n-scan 1 LENGTH'"),
    ("l10n-scan 2 3\n", "'l10n-scan 2 3' is no request: it begins with 'l10n-scan 1 LENGTH'"),
    ("l10n-scan 1 -3\n", "'l10n-scan 1 -3' is no request: it begins with 'l10n-scan 1 LENGTH'"),
    (
      "l10n-scan 1 99999999999999999999\n",
      "'l10n-scan 1 99999999999999999999' is no request: it begins with 'l10n-scan 1 LENGTH'"
    ),
    ("l10n-scan 1 5\n{}", "the input ends 3 bytes before the end of the settings"),
    ("l10n-scan 1 2\n{}", "settings, byte 0: a member 'version' is missing"),
    (String(repeating: "x", count: 200), "a line of the request is too long"),
  ])
  func `broken requests`(input: String, message: String) {
    #expect(Self.answer(Array(input.utf8)) == .failure(RequestError(message)))
  }

  @Test func `a file that is cut off`() {
    let request = Self.request(ScanSettings(), [Array("let a".utf8)])
    #expect(
      Self.answer(request.dropLast(2)) == .failure(RequestError("the input ends 2 bytes before the end of the file")))
    #expect(Self.answer(request + Array("x\n".utf8)) == .failure(RequestError("'x' is no length of a file in bytes")))
  }
}
