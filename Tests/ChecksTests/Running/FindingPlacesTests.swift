import Testing

@testable import Checks

@Suite("Places of findings")
struct FindingPlacesTests {
  /// `{ a = ""; }` as a binary property list.
  private static let binary: [UInt8] =
    Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x51, 0x61, 0x50] + [0x08, 0x0B, 0x0D]
    + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 14]

  @Test("no line of a binary table is shown", arguments: [true, false])
  func lines(isBinary: Bool) throws {
    let bytes = isBinary ? Self.binary : Array(#""a" = "";"#.utf8)
    let findings = try CheckFixture().strings("en", #""a" = "Start";"#)
      .file("de.lproj/Localizable.strings", bytes: bytes).findings([.emptyTranslation])
    #expect(findings.map(\.key) == ["a"])
    #expect(findings.map(\.excerpt) == [isBinary ? nil : #""a" = "";"#])
  }
}
