import DesignTokens
import Foundation
import ICU
import TestFonts
import Testing
import TextLayout

@testable import Project

/// The guide's screen, made of the components that it names, against the same with every box written out.
@Suite("The example screen is laid out as it was with every box written out")
struct ExampleScreenTests {
  private static func file(_ path: String) throws -> (path: String, bytes: [UInt8]) {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (path, Array(try Data(contentsOf: root.appendingPathComponent(path))))
  }

  private static func screens() throws -> (nested: Component, byHand: Component) {
    let system = DesignSystem(files: [
      try file("Tokens/eko.tokens.json"), try file("Tests/Fixtures/DesignTokens/example-screen.tokens.json"),
    ])
    try #require(system.problems.isEmpty, "\(system.problems)")
    return (
      try #require(system.component(named: "ExampleScreen")),
      try #require(system.component(named: "ExampleScreenByHand"))
    )
  }

  @Test("its boxes are the same, but for those that take no space")
  func boxes() throws {
    let (nested, byHand) = try Self.screens()
    #expect(nested.slots == byHand.slots && nested.container == byHand.container)
    #expect(nested.nestedNames == ["featureCard", "EkoButton"])
    for size in DynamicTypeSize.allCases {
      let boxes = try nested.drawing(axes: [:], at: size).withoutPaint.withoutMarks
      #expect(try byHand.drawing(axes: [:], at: size).withoutPaint.withoutMarks == boxes)
    }
    #expect(Set(nested.colorPairs.map(Pair.init)).isSuperset(of: byHand.colorPairs.map(Pair.init)))
  }

  private struct Pair: Hashable {
    let part: String
    let ratio: Double

    init(_ pair: ColorPair) {
      part = "\(pair.part)"
      ratio = pair.ratio
    }
  }

  @Test("its layouts are the same, with all texts and with each alone", arguments: [false, true])
  func layouts(rightToLeft: Bool) throws {
    let (nested, byHand) = try Self.screens()
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: [try BoxFont.write()]))
    let locale = try #require(LocaleIdentifier("en"))
    let words = ["Start", "A text of several words that wraps in most places", "Ok", "One more line of words"]
    var texts: [String: ShapedText] = [:]
    for (number, slot) in nested.slots.enumerated() {
      texts[slot] = measurer.paragraph(
        words[number % words.count], font: FontRequest(family: "Urbanist", weight: 400), locale: locale, ligatures: true
      )
    }
    var compared = 0
    for chosen in [texts] + texts.map({ [$0.key: $0.value] }) {
      for size in DynamicTypeSize.allCases {
        for width in [288.0, 361, 700] {
          func layout(_ component: Component) throws -> ComponentLayout {
            ComponentLayout.layout(
              try component.drawing(axes: [:], at: size), texts: chosen, size: size, available: Points(width),
              rightToLeft: rightToLeft)
          }
          let (one, other) = (try layout(nested), try layout(byHand))
          #expect(one.width == other.width && one.height == other.height)
          #expect(one.texts.map(\.slot) == other.texts.map(\.slot))
          #expect(one.texts.map(\.frame) == other.texts.map(\.frame))
          #expect(one.texts.map(\.verdict) == other.texts.map(\.verdict))
          compared += one.texts.count
        }
      }
    }
    #expect(compared == 2 * 8 * 12 * 3)
  }
}

extension Box {
  /// The same without what takes no space and is no paint: the marks of buttons, and surfaces that are gone already.
  fileprivate var withoutMarks: Box {
    map { if case .button = $0.kind { $0.children[0] } else { $0 } }
  }
}
