import Foundation
import ICU
import TestSupport
import Testing

@Suite("Normal forms")
struct NormalFormTests {
  @Test("are those of Foundation", arguments: 0..<10)
  func foundation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scalars = "aeoAZ éüÅ\u{212B}\u{301}\u{308}\u{323}\u{345}가각世か\u{3099}ﬁ½🙂\u{0}"
      .unicodeScalars.map { $0 }
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.unicodeScalars.append(scalars.randomElement(using: &random)!)
      }
      let (composed, decomposed) = (NormalForm.composed.of(text), NormalForm.decomposed.of(text))
      #expect(composed.unicodeScalars.elementsEqual(text.precomposedStringWithCanonicalMapping.unicodeScalars))
      #expect(decomposed.unicodeScalars.elementsEqual(text.decomposedStringWithCanonicalMapping.unicodeScalars))
    }
  }

  // Foundation for Linux leaves the last letter of such a syllable apart.
  @Test("of Korean letters", arguments: ["각", "\u{1100}\u{1161}\u{11A8}", "가\u{11A8}"])
  func korean(text: String) {
    #expect(NormalForm.composed.of(text).unicodeScalars.map(\.value) == [0xAC01])
    #expect(NormalForm.decomposed.of(text).unicodeScalars.map(\.value) == [0x1100, 0x1161, 0x11A8])
  }

  @Test("of a long text")
  func long() {
    let text = String(repeating: "e\u{301}", count: 1_000)
    #expect(NormalForm.composed.of(text).unicodeScalars.count == 1_000)
    #expect(NormalForm.decomposed.of(text).unicodeScalars.count == 2_000)
  }
}
