import Testing

@testable import Checks

@Suite("wrong-encoding")
struct WrongEncodingTests {
  @Test("finds what Apple's parser cannot read as text, before any syntax error")
  func fires() throws {
    let latin = Array("\"a\" = \"caf".utf8) + [0xE9] + Array("\";".utf8)
    let wide: [UInt8] = [0x22, 0, 0x61, 0, 0x22, 0, 0x3B, 0]
    for (bytes, place) in [(latin, "1:11"), (wide, "1:1")] {
      let places = try CheckFixture().file("en.lproj/Localizable.strings", bytes: bytes)
        .places([.wrongEncoding, .syntaxError])
      #expect(places.first == "wrong-encoding en.lproj/Localizable.strings:\(place)")
    }
  }

  @Test("points at the byte")
  func place() throws {
    try CheckFixture().latinFile("en.lproj/Localizable.strings", "\"a\" = \"caf⟦é⟧\";").expect(.wrongEncoding)
  }

  @Test("is silent about UTF-8 and UTF-16")
  func silent() throws {
    try CheckFixture().strings("en", #""a" = "café";"#).expectNothing(of: .wrongEncoding)
    try CheckFixture().wideFile("en.lproj/Localizable.strings", #""a" = "café";"#).expectNothing(of: .wrongEncoding)
  }
}
