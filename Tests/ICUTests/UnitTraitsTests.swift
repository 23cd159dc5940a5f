import TestSupport
import Testing

@testable import ICU

struct UnitTraitsTests {
  private let table = UnitTraitTable()

  /// Random texts of the units that a predicate admits, among them all scripts of the basic plane.
  private func texts(of units: [UInt16], count: Int, seed: UInt64) -> [[UInt16]] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...12, using: &random)).map { _ in units.randomElement(using: &random)! }
    }
  }

  @Test(arguments: [false, true])
  func flatTextsHaveOneLevel(rightToLeft: Bool) throws {
    let trait: UnitTraits = rightToLeft ? .flatRight : .flatLeft
    let units = (0...UInt16.max).filter { table[$0].contains(trait) }
    #expect(units.count > (rightToLeft ? 1_000 : 40_000))
    for text in texts(of: units, count: 4_000, seed: 1) {
      let levels = try Bidi.levels(of: text, rightToLeft: rightToLeft)
      #expect(levels.allSatisfy { $0 == (rightToLeft ? 1 : 0) }, "\(text)")
    }
  }

  @Test func lettersFromRightToLeftHaveOneLevelAmongOthers() throws {
    let units = (0...UInt16.max).filter {
      table[$0].contains(.rightOrNeutral) && !table[$0].contains(.bracket)
    }
    let letters = units.filter { !table[$0].contains(.flatLeft) }
    let others = units.filter { table[$0].contains(.flatLeft) }
    #expect(letters.count > 1_000 && others.count > 1_000)
    var random = SeededGenerator(seed: 9)
    for _ in 0..<8_000 {
      let text = (0..<Int.random(in: 1...10, using: &random)).map { _ in
        (Bool.random(using: &random) ? letters : others).randomElement(using: &random)!
      }
      guard let first = text.firstIndex(where: { !table[$0].contains(.flatLeft) }),
        let last = text.lastIndex(where: { !table[$0].contains(.flatLeft) })
      else { continue }
      let levels = try Bidi.levels(of: text, rightToLeft: false)
      #expect(levels == text.indices.map { first...last ~= $0 ? 1 : 0 }, "\(text)")
    }
  }

  @Test func loneUnitsAreClusters() throws {
    let graphemes = try GraphemeBreaker()
    let units = (0...UInt16.max).filter { table[$0].contains(.lone) }
    for text in texts(of: units, count: 4_000, seed: 2) {
      #expect(graphemes.boundaries(in: text) == Array(1...text.count), "\(text)")
    }
  }

  @Test func wordsBreakBehindSpacesOnly() throws {
    let breaker = try LineBreaker(locale: "en")
    let letters = (0...UInt16.max).filter { table[$0].contains(.word) && !table[$0].contains(.extends) }
    let ends = (0...UInt16.max).filter { table[$0].contains(.wordEnd) }
    #expect(letters.count > 10_000 && ends.count > 10)
    var random = SeededGenerator(seed: 3)
    for text in texts(of: letters, count: 4_000, seed: 4) {
      let end = (0..<Int.random(in: 0...2, using: &random)).map { _ in ends.randomElement(using: &random)! }
      let spaces = [UInt16](repeating: 0x20, count: Int.random(in: 1...2, using: &random))
      let word = text + end + spaces
      #expect(breaker.opportunities(in: word + text) == [word.count, word.count + text.count], "\(word)")
    }
  }

  @Test func scriptsOfClasses() {
    for (letter, name) in [("a", "Latn"), ("ж", "Cyrl"), ("ب", "Arab"), ("क", "Deva"), ("ก", "Thai"), ("한", "Hang")] {
      let scriptClass = table[letter.utf16.first!].scriptClass
      #expect(Script.name(ofTag: UnitTraits.script(ofClass: scriptClass)) == name)
    }
    #expect(table[0x31].scriptClass == 0 && table[0x301].scriptClass == 0)
    #expect(table[0x4E00].scriptClass == UnitTraits.otherScript && table[0xD800].rawValue == 15)
  }
}
