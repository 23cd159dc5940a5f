import PositionedJSON
import TestSupport
import Testing

@Suite struct JSONNumberTests {
  private func value(_ text: String) throws -> Double? { try JSONDocument(parsing: [UInt8](text.utf8)).root.number }

  @Test(arguments: [
    "0", "-0", "1", "-1", "0.1", "0.30196078431372547", "9007199254740993", "9007199254740992", "123456789012345678",
    "12345678901234567890", "0.000000000000001", "1e5", "1E-5", "-2.5e+3", "1e-400", "0.9607843137254902",
    "99999999999999.9999", "5e-324", "1.7976931348623157e308",
  ])
  func readsWhatTheStandardLibraryReads(text: String) throws {
    #expect(try value(text)?.bitPattern == Double(text)?.bitPattern)
  }

  @Test func beyondTheRangeThereIsNoValue() throws {
    #expect(try value("1e400") == nil)
    #expect(try value("-1e400") == nil)
  }

  @Test func randomNumbersAreReadAlike() throws {
    var random = SeededGenerator(seed: 20_261_121)
    for _ in 0..<2000 {
      var text = Bool.random(using: &random) ? "-" : ""
      text += String(Int.random(in: 0...999_999_999, using: &random))
      if Bool.random(using: &random) { text += "." + String(Int.random(in: 0...99_999_999_999, using: &random)) }
      if Int.random(in: 0..<4, using: &random) == 0 { text += "e" + String(Int.random(in: -30...30, using: &random)) }
      #expect(try value(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }
}
