import TestFonts
import Testing

@testable import Shaping

struct FontFaceTests {
  private static func face(_ font: SyntheticFont) throws -> FontFace {
    try FontFace(blob: FontBlob(bytes: font.bytes))
  }

  @Test func namesByKind() throws {
    var font = SyntheticFont()
    font.names = [
      1: "Sample Semi", 2: "Bold", 4: "Sample Semi Bold", 6: "Sample-SemiBold", 16: "Sample", 17: "Semi Bold",
    ]
    font.japaneseNames = [1: "見本", 4: "見本 太字"]
    let face = try Self.face(font)
    #expect(face.familyName == "Sample" && face.styleName == "Semi Bold")
    #expect(face.typographicFamilies == ["Sample"])
    #expect(face.legacyFamilies == ["Sample Semi", "見本"])
    #expect(face.fullNames == ["Sample Semi Bold", "Sample-SemiBold", "見本 太字"])
  }

  @Test func aFontWithoutNamesHasNone() throws {
    let face = try FontFace(blob: FontBlob(bytes: BoxFont.bytes))
    #expect(face.typographicFamilies.isEmpty && face.legacyFamilies.isEmpty && face.fullNames.isEmpty)
    #expect(face.weight == 400 && face.stretch == 100 && !face.isItalic)
    #expect(face.instances.isEmpty)
  }

  @Test(arguments: [(1, 1.0), (400, 400), (950, 950), (1_000, 1_000), (65_535, 1_000), (0, 1)])
  func weightOfTheTable(weightClass: Int, weight: Double) throws {
    var font = SyntheticFont()
    font.weightClass = weightClass
    font.isItalic = true
    font.widthClass = 3
    let face = try Self.face(font)
    #expect(face.weight == weight)
    #expect(face.isItalic)
    #expect(face.stretch == 75)
  }

  @Test func namedInstances() throws {
    var font = SyntheticFont()
    font.names = [1: "Sample", 256: "Heavy", 257: "Sample-Heavy"]
    font.axes = [.init("wght", 100, 400, 900)]
    font.instances = [(name: 256, postScriptName: 257, values: [850])]
    let instance = try #require(try Self.face(font).instances.first)
    #expect(instance.style == "Heavy" && instance.postScriptName == "Sample-Heavy")
    #expect(instance.coordinates == [.weight: 850])
  }

  @Test(arguments: [(12.0, Int32(0)), (17, -26), (28, 14), (20, -15)])
  func trackingBySize(size: Double, units: Int32) throws {
    var font = SyntheticFont()
    font.tracking = [(12, 0), (17, -26), (28, 14)]
    let tracked = Font(face: try Self.face(font))
    #expect(tracked.hasTracking)
    #expect(tracked.tracking(atPointSize: size).value == units)
    let plain = Font(face: try FontFace(blob: FontBlob(bytes: BoxFont.bytes)))
    #expect(!plain.hasTracking && plain.tracking(atPointSize: size) == .zero)
  }

  @Test func unitsAreThoseAskedFor() throws {
    let face = try FontFace(blob: FontBlob(bytes: BoxFont.bytes))
    #expect(Font(face: face, unitsPerEm: 2_816).ascender.value == 2_253)
  }
}
