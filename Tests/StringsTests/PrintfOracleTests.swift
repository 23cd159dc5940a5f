import TestSupport
import Testing

@testable import Strings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

@Suite("Numbers without a locale")
struct PrintfOracleTests {
  private static let integerConversions = Array("diuxXo".utf8)
  private static let fractionConversions = Array("fFeEgGaA".utf8)
  private static let lengths = ["", "", "hh", "h", "l", "ll", "q", "z", "t", "j"]

  /// What C prints. `format` has one number, and `*` for each of `extents`.
  private static func printed(_ format: String, _ extents: [CInt], _ number: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let values: [any CVarArg] = extents.map { $0 as any CVarArg } + [number]
    let count = withVaList(values) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private struct Random {
    var generator: SeededGenerator

    mutating func flags() -> String {
      var flags = ""
      for flag in "-+ #0'" where generator.next() % 4 == 0 { flags.append(flag) }
      return flags
    }

    mutating func extent(_ prefix: String, _ bound: Int32, _ extents: inout [CInt]) -> String {
      switch generator.next() % 5 {
      case 0, 1: return ""
      case 2:
        extents.append(CInt.random(in: -bound...bound, using: &generator))
        return prefix + "*"
      default: return prefix + String(Int32.random(in: 0...bound, using: &generator))
      }
    }

    mutating func integer() -> Int64 {
      let bits = Int64(bitPattern: generator.next())
      switch generator.next() % 6 {
      case 0: return [0, 1, -1, 300, -300, .max, .min, 2_147_483_648, -2_147_483_648, 4_294_967_295][Int(bits & 7)]
      default: return bits >> Int64(generator.next() % 64)
      }
    }

    mutating func fraction() -> Double {
      switch generator.next() % 8 {
      case 0: return [0, -0.0, .infinity, -.infinity, .nan, 1, 0.5, 1e300][Int(generator.next() % 8)]
      case 1: return Double(bitPattern: generator.next())
      case 2: return Double(integer() % 1_000) / 8
      default: return Double(integer()) / pow(10, Double(generator.next() % 24))
      }
    }
  }

  @Test("are what C prints, for 100,000 random specifiers and values", arguments: 0..<20)
  func random(seed: UInt64) throws {
    let formatter = MessageFormatter(locale: "de", numbers: .c)
    var random = Random(generator: SeededGenerator(seed: seed))
    for _ in 0..<5_000 {
      var extents: [CInt] = []
      let isInteger = random.generator.next() % 2 == 0
      let flags = random.flags()
      let width = random.extent("", isInteger ? 60 : 400, &extents)
      let precision = random.extent(".", isInteger ? 40 : 340, &extents)
      let conversions = isInteger ? Self.integerConversions : Self.fractionConversions
      let length = isInteger ? Self.lengths.randomElement(using: &random.generator) ?? "" : ""
      let conversion = conversions.randomElement(using: &random.generator) ?? 0
      let format = "%\(flags)\(width)\(precision)\(length)\(Character(UnicodeScalar(conversion)))"
      let expected: String
      let number: FormatArgument
      if isInteger {
        let value = random.integer()
        expected = Self.printed(format, extents, value)
        number = random.generator.next() % 2 == 0 ? .integer(value) : .unsigned(UInt64(bitPattern: value))
      } else {
        let value = random.fraction()
        expected = Self.printed(format, extents, value)
        number = .floatingPoint(value)
      }
      let arguments = extents.map { FormatArgument.integer(Int64($0)) } + [number]
      let text = formatter.text(MessageFixtures.message(format), arguments: arguments)
      guard text.string == expected, text.issues.isEmpty else {
        Issue.record("seed \(seed): '\(format)' of \(arguments) is '\(text)', not '\(expected)'")
        return
      }
    }
  }

  @Test("do not depend on the process's locale")
  func point() throws {
    let formatter = MessageFormatter(locale: "de", numbers: .c)
    #expect(formatter.text(MessageFixtures.message("%.2f"), arguments: [.floatingPoint(1_234.5)]).string == "1234.50")
  }

  @Test(
    "have 1,000 blanks, zeros or digits at most",
    arguments: [
      ("%5000d", 1_000), ("%05000d", 1_000), ("%-99999999d", 1_000), ("%.5000d", 1_000), ("%.5000f", 1_002),
      ("%5000.1f", 1_000), ("%5000x", 1_000), ("%5000s", 1_000),
    ])
  func limits(format: String, count: Int) throws {
    for style in MessageFormatter.Numerals.allCases where style == .c || !format.hasSuffix("f") {
      let argument = format.hasSuffix("s") ? FormatArgument.text("x") : .integer(1)
      for data in LocaleData.allCases {
        let formatter = data.formatter("ar-EG-u-nu-latn", numbers: style)
        let text = formatter.text(MessageFixtures.message(format), arguments: [argument]).string
        let digits = text.unicodeScalars.filter { "0123456789. x".unicodeScalars.contains($0) }
        #expect(digits.count == count, "\(style), \(data)")
      }
    }
  }
}
