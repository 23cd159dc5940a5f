import Foundation
import TestFonts
import TestSupport
import Testing

@testable import Shaping

struct GlyphOutlineTests {
  /// Boxes that fontTools 4.68 finds in the instances of Urbanist and in Inter (`BoundsPen`), rounded outwards.
  struct Recorded: Sendable, CustomTestStringConvertible {
    let letter: Unicode.Scalar
    let weight: Double
    let box: [Int32]

    var testDescription: String { "\(letter) at \(weight)" }
  }

  static let urbanist = [
    Recorded(letter: "j", weight: 400, box: [-80, -500, 332, 1_333]),
    Recorded(letter: "f", weight: 400, box: [50, 0, 642, 1_524]),
    Recorded(letter: "Q", weight: 400, box: [80, -24, 1_471, 1_429]),
    Recorded(letter: "j", weight: 700, box: [-80, -500, 372, 1_380]),
    Recorded(letter: "f", weight: 700, box: [50, 0, 710, 1_524]),
    Recorded(letter: "Q", weight: 700, box: [80, -43, 1_493, 1_433]),
  ]

  @Test(arguments: urbanist)
  func boxesOfAVariableFont(recorded: Recorded) throws {
    let face = try FontFace(blob: FontBlob(path: InstalledFonts.urbanist()))
    let font = Font(face: face, variations: [.weight: recorded.weight])
    let glyph = try #require(face.glyph(for: recorded.letter))
    let outline = font.outline(of: glyph)
    #expect(try #require(outline.controlBox).edges == recorded.box)
    let extents = try #require(font.extents(of: glyph))
    #expect(zip(extents.edges, recorded.box).allSatisfy { abs($0 - $1) <= 1 })
  }

  static let inter = [
    Recorded(letter: "j", weight: 400, box: [-36, -576, 500, 2_112]),
    Recorded(letter: "Q", weight: 400, box: [168, -192, 1_976, 2_076]),
  ]

  /// Cubic contours of a CFF font.
  @Test(arguments: inter)
  func boxesOfInter(recorded: Recorded) throws {
    let path = try #require(InstalledFonts.inter().first { $0.hasSuffix("Inter-Regular.otf") })
    let face = try FontFace(blob: FontBlob(path: path))
    let font = Font(face: face)
    let glyph = try #require(face.glyph(for: recorded.letter))
    let outline = font.outline(of: glyph)
    #expect(outline.controlBox?.edges == recorded.box)
    #expect(outline.verbs.contains(.cubic))
    #expect(font.extents(of: glyph)?.edges == recorded.box)
  }

  /// Contours begin with a move and end with a close, and have as many points as their verbs say.
  @Test func contoursAreWhole() throws {
    let face = try FontFace(blob: FontBlob(path: InstalledFonts.urbanist()))
    let font = Font(face: face)
    var drawn = 0
    for glyph in UInt32(0)..<600 {
      let outline = font.outline(of: glyph)
      #expect(outline.coordinates.count == 2 * outline.verbs.reduce(0) { $0 + $1.pointCount })
      var isOpen = false
      for verb in outline.verbs {
        #expect(isOpen == (verb != .move), "glyph \(glyph)")
        isOpen = verb != .close
      }
      #expect(!isOpen)
      if !outline.isEmpty { drawn += 1 }
    }
    #expect(drawn > 400)
  }

  @Test func noInk() throws {
    let face = try FontFace(blob: FontBlob(path: InstalledFonts.urbanist()))
    let font = Font(face: face)
    let space = try #require(face.glyph(for: " "))
    #expect(font.outline(of: space).isEmpty)
    #expect(font.outline(of: space).controlBox == nil)
    #expect(font.extents(of: space)?.isEmpty ?? true)
    #expect(font.outline(of: 65_000).isEmpty)
    // The box font has no table of outlines.
    let boxes = Font(face: try FontFace(blob: FontBlob(bytes: BoxFont.bytes)))
    #expect(boxes.outline(of: 1).isEmpty)
  }

  @Test func damagedFontsNeverTrap() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: InstalledFonts.urbanist())))
    var random = SeededGenerator(seed: 11)
    var drawn = 0
    for _ in 0..<40 {
      var damaged = bytes
      for _ in 0..<200 {
        damaged[Int.random(in: 300..<damaged.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let face = try? FontFace(blob: FontBlob(bytes: damaged)) else { continue }
      let font = Font(face: face, variations: [.weight: 650])
      for glyph in UInt32(0)..<300 where !font.outline(of: glyph).isEmpty { drawn += 1 }
    }
    #expect(drawn > 0)
  }
}

extension GlyphExtents {
  fileprivate var edges: [Int32] { [left.value, bottom.value, right.value, top.value] }
}
