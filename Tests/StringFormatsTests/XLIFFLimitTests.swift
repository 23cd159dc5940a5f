import SourceText
import StringFormats
import Testing
import XLIFF

@Suite("Lengths that XLIFF states")
struct XLIFFLimitTests {
  private static func version1(_ unit: String, in group: String = "<group>") -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="A.strings" source-language="en" target-language="de"><body>\(group)
    <trans-unit id="a" \(unit)><source>Save</source><target>Sichern</target></trans-unit></group>
    <trans-unit id="free"><source>Open</source></trans-unit></body></file></xliff>
    """
  }

  @Test(
    "maxwidth counts in its size-unit, and in pixels without one",
    arguments: [
      ("maxwidth='20' size-unit='char'", LengthLimit(20, .codePoints)),
      ("maxwidth='20' size-unit='glyph'", LengthLimit(20, .characters)),
      ("maxwidth='20' size-unit='byte'", LengthLimit(20, .bytes(.utf8))),
      ("maxwidth='20'", LengthLimit(20, .points)),
      ("maxwidth='20' size-unit='pixel'", LengthLimit(20, .points)),
      ("maxwidth='20.5' size-unit='point'", LengthLimit(20.5, .points)),
      ("maxwidth='2' size-unit='in'", LengthLimit(144, .points)),
      ("maxwidth='2.54' size-unit='cm'", LengthLimit(2.54 * 72 / 2.54, .points)),
      ("maxwidth='25.4' size-unit='mm'", LengthLimit(25.4 * 72 / 25.4, .points)),
      ("maxwidth='8' size-unit='em'", LengthLimit(8, .ems)),
      ("maxwidth='8' size-unit='dlgunit'", LengthLimit(8, .other("dlgunit"))),
      ("maxbytes='30'", LengthLimit(30, .bytes(.utf8))),
    ])
  func sizeUnits(attributes: String, limit: LengthLimit) {
    let document = StringDocument(Self.version1(attributes), .xliff)
    #expect(document.problems.isEmpty)
    #expect(document.entries.map(\.limits) == [[limit], [limit], []])
    #expect(document.entries.map(\.locale) == ["de", "en", "en"])
    #expect(document.entries.map(\.table) == ["A.strings", "A.strings", "A.strings"])
  }

  @Test("maxbytes of a group holds for its units, its maxwidth for what the group describes")
  func groups() {
    let group = "<group maxbytes='12' maxwidth='300' size-unit='char'>"
    let inherited = StringDocument(Self.version1("", in: group), .xliff)
    #expect(
      inherited.entries.map(\.limits) == [[LengthLimit(12, .bytes(.utf8))], [LengthLimit(12, .bytes(.utf8))], []])
    let own = StringDocument(Self.version1("maxbytes='5' maxwidth='4' size-unit='char'", in: group), .xliff)
    #expect(own.entries[0].limits == [LengthLimit(4, .codePoints), LengthLimit(5, .bytes(.utf8))])
  }

  @Test("what is no length is a problem at its place", arguments: ["many", "-1", "", "nan", "inf", "1e999"])
  func noLength(value: String) throws {
    let document = StringDocument(Self.version1("maxwidth='\(value)'"), .xliff)
    #expect(document.complaints == ["3:30 'maxwidth' is no length: '\(value)'"])
    #expect(document.entries.allSatisfy { $0.limits.isEmpty })
  }

  private static func version2(
    _ unit: String, profiles: String, declaration: String = "xmlns:slr='urn:oasis:names:tc:xliff:sizerestriction:2.0'"
  ) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de" \(declaration)>
    <file id="f">\(profiles)<unit id="a" \(unit)><segment><source>Save</source><target>Sichern</target></segment></unit>
    </file></xliff>
    """
  }

  @Test(
    "size restrictions count by the profiles of the file",
    arguments: [
      ("slr:sizeRestriction='40'", [LengthLimit(40, .codePoints)]),
      ("slr:sizeRestriction='10,40'", [LengthLimit(40, .codePoints)]),
      ("slr:sizeRestriction='*'", []), ("slr:sizeRestriction='5,*'", []),
      ("slr:storageRestriction='64'", [LengthLimit(64, .bytes(.utf16), normalization: .nfc)]),
      (
        "slr:storageRestriction='64' slr:sizeRestriction=' 9 '",
        [LengthLimit(64, .bytes(.utf16), normalization: .nfc), LengthLimit(9, .codePoints)]
      ),
      ("sizeRestriction='40'", []), ("fs:sizeRestriction='40'", []),
    ])
  func sizeRestrictions(attributes: String, limits: [LengthLimit]) {
    let profiles = """
      <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf16">
      <slr:normalization storage="nfc"/></slr:profiles>
      """
    let document = StringDocument(Self.version2(attributes, profiles: profiles), .xliff)
    #expect(document.problems.isEmpty)
    #expect(document.pairs == ["a=Sichern", "a=Save"])
    #expect(document.entries.map(\.limits) == [limits, limits])
  }

  @Test("a file without profiles has no restrictions, one with an unknown profile one that nobody can check")
  func profiles() {
    let none = StringDocument(Self.version2("slr:sizeRestriction='4'", profiles: ""), .xliff)
    #expect(none.entries.allSatisfy { $0.limits.isEmpty })
    let own = StringDocument(
      Self.version2("slr:sizeRestriction='4'", profiles: "<slr:profiles generalProfile='acme:px'/>"), .xliff)
    #expect(own.entries[0].limits == [LengthLimit(4, .other("acme:px"))])
  }

  @Test("the module goes by its namespace, not by its prefix")
  func prefixes() {
    let profiles = "<z:profiles generalProfile='xliff:codepoints'/>"
    let document = StringDocument(
      Self.version2(
        "z:sizeRestriction='4'", profiles: profiles,
        declaration: "xmlns:z='urn:oasis:names:tc:xliff:sizerestriction:2.0'"), .xliff)
    #expect(document.entries[0].limits == [LengthLimit(4, .codePoints)])
    let other = StringDocument(
      Self.version2("z:sizeRestriction='4'", profiles: profiles, declaration: "xmlns:z='urn:example'"), .xliff)
    #expect(other.pairs == ["a=Sichern", "a=Save"])
    #expect(other.entries[0].limits.isEmpty)
    let profilesByDefault = """
      <profiles xmlns='urn:oasis:names:tc:xliff:sizerestriction:2.0' generalProfile='xliff:codepoints'>
      <normalization general='nfd'/></profiles>
      """
    let byDefault = StringDocument(Self.version2("slr:sizeRestriction='4'", profiles: profilesByDefault), .xliff)
    #expect(byDefault.entries[0].limits == [LengthLimit(4, .codePoints, normalization: .nfd)])
  }

  @Test("a restriction that is no number is a problem")
  func noSize() {
    let document = StringDocument(
      Self.version2("slr:sizeRestriction='x'", profiles: "<slr:profiles generalProfile='xliff:codepoints'/>"), .xliff)
    #expect(document.complaints.count == 1)
    #expect(document.complaints[0].hasSuffix("'slr:sizeRestriction' is no size: 'x'"))
  }
}
