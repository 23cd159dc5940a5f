import Foundation
import Testing

@testable import DesignTokens

@Suite struct TokenFileLayoutTests {
  @Test func everyFileOfTheRepositoryIsWrittenAsItStands() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: TokenFixtures.folder.path)
      .filter { $0.hasSuffix(".tokens.json") || $0.hasSuffix(".resolver.json") }
    #expect(names.count == 29)
    for name in names {
      let bytes = try TokenFixtures.file(name).bytes
      #expect(try TokenFileLayout.bytes(of: bytes) == bytes, "\(name)")
    }
  }

  @Test func literalsStayAsTheyAreWritten() throws {
    let text = #"{"a":1.50,"b":"\u00e9\/","c":[],"d":{},"e":[1e3,{"f":null}]}"#
    let laidOut = try TokenFileLayout.bytes(of: [UInt8](text.utf8))
    #expect(
      String(decoding: laidOut, as: UTF8.self) == #"""
        {
          "a": 1.50,
          "b": "\u00e9\/",
          "c": [],
          "d": {},
          "e": [1e3, { "f": null }]
        }

        """#)
    #expect(try TokenFileLayout.bytes(of: laidOut) == laidOut)
  }
}
