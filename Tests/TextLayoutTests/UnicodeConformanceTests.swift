import ICU
import TestFonts
import Testing

@testable import TextLayout

/// Unicode's own tests, run through paragraphs in the box font. What fails is listed, and must go on failing.
@Suite(
  .enabled(
    if: UnicodeTestFile.isComparable,
    "the known failures are those of ICU 72 with the files of Unicode 15.0; this is another ICU"))
struct UnicodeConformanceTests {
  /// Lines of LineBreakTest.txt.
  ///
  /// - 2265–2431: a hyphen at the start of a line, and a letter: ICU 72 keeps them together (its rule 20.09, for the
  ///   suffixes of Finnish), the standard breaks between them.
  /// - 2873–7587: a comma or full stop, and a digit (“, 0”, “a.2”): ICU 72 takes it for the start of a number, the
  ///   test's rule 25 does only after a digit.
  private static let lineBreakFailures = [
    2265, 2267, 2421, 2423, 2425, 2427, 2429, 2431, 2873, 2875, 7477, 7576, 7577, 7578, 7579, 7580, 7581, 7583, 7584,
    7585, 7586, 7587,
  ]

  /// Lines of BidiCharacterTest.txt: in texts with characters that rule X9 removes ICU gives these the level of a
  /// neighbour, and the explicit levels and brackets around them come out otherwise.
  private static let bidiFailures = [
    59, 60, 61, 62, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 83, 84, 85, 86, 87, 88, 102, 108,
    113, 120, 164,
  ]

  /// A line never ends inside a grapheme cluster, as between a space and a mark on it: such breaks are left out.
  @Test func lineBreaks() throws {
    let boxes = try Boxes()
    var failures: [Int] = []
    var count = 0
    try UnicodeTestFile("auxiliary/LineBreakTest.txt").forEachLine { line in
      let (text, ends) = line.breaks()
      let shaped = boxes.shape(text)
      let boundaries = Set(shaped.offsets.map { Int($0) })
      let found = shaped.segments.map { Int(shaped.offsets[Int($0.end)]) }
      if found != ends.filter(boundaries.contains) { failures.append(line.number) }
      count += 1
    }
    #expect(count == 7_654)
    #expect(failures == Self.lineBreakFailures)
  }

  @Test func graphemeClusters() throws {
    let boxes = try Boxes()
    var failures: [Int] = []
    var count = 0
    try UnicodeTestFile("auxiliary/GraphemeBreakTest.txt").forEachLine { line in
      let (text, ends) = line.breaks()
      let shaped = boxes.shape(text)
      if shaped.offsets.map({ Int($0) }) != [0] + ends { failures.append(line.number) }
      count += 1
    }
    #expect(count == 602)
    #expect(failures == [])
  }

  @Test func bidiLevels() throws {
    let table = UnitTraitTable()
    var failures: [Int] = []
    var count = 0
    try UnicodeTestFile("BidiCharacterTest.txt").forEachLine { line in
      let scalars = line.scalars()
      _ = line.numbers(radix: 10)  // The direction that is asked for; a paragraph's comes from the locale.
      let isRightToLeft = line.numbers(radix: 10) == [1]
      let levels = line.numbers(radix: 10)
      let order = line.numbers(radix: 10)
      let items = TextItems(
        TextUnits(String(String.UnicodeScalarView(scalars)), table: table), rightToLeft: isRightToLeft)
      var places: [Int] = []
      var found: [UInt8] = []
      var expected: [UInt8] = []
      var unit = 0
      for place in scalars.indices {
        // Without a level: rule X9 removes the character.
        if levels[place] >= 0 {
          places.append(place)
          found.append(items.levels.isEmpty ? items.level : items.levels[unit])
          expected.append(UInt8(levels[place]))
        }
        unit += UTF16.width(scalars[place])
      }
      if found != expected || Bidi.visualOrder(ofLevels: found).map({ places[$0] }) != order {
        failures.append(line.number)
      }
      count += 1
    }
    #expect(count == 91_707)
    #expect(failures == Self.bidiFailures)
  }
}
